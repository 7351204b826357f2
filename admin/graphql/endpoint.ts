/** Where the console and its sign-in page send their queries. */
export const API = '/graphql';

/** The header without which the API refuses a request: a page of another site cannot set it. */
export const OUR_OWN = { 'apollo-require-preflight': '1' } as const;
