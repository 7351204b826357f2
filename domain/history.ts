/** How a write reached the server: the console and other programs use GraphQL, legacy clients REST; else the server's own. */
export const FACES = ['GRAPHQL', 'REST', 'SERVER'] as const;
export type Face = (typeof FACES)[number];
