/** The islands of the site: a name, and the script that brings it to life. A page that hydrates names one of them. */
export const islands = {
  categorySearch: 'client/categorySearch.tsx',
  siteSearch: 'client/siteSearch.tsx',
} as const;

export type IslandName = keyof typeof islands;
