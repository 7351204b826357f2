const API = '/graphql';

let language: string | null = null;

/** Names the language of responses in the addresses from now on; null: the server chooses it by the cookie, or the site's default. */
export function requestIn(code: string | null): void {
  language = code;
}

/** Address for queries of the console and its sign-in page, with the response's language where no cookie names it. */
export function apiAddress(): string {
  return language ? `${API}?lang=${encodeURIComponent(language)}` : API;
}

/** The header without which the API refuses a request: a page of another site cannot set it. */
export const OUR_OWN = { 'apollo-require-preflight': '1' } as const;
