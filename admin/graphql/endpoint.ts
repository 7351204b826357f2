import { languageOfRequests } from '../language/currentLanguage';

const API = '/graphql';

/** Where the console and its sign-in page send their queries, with the language of the response where no cookie names it. */
export function apiAddress(): string {
  const lang = languageOfRequests();
  return lang ? `${API}?lang=${encodeURIComponent(lang)}` : API;
}

/** The header without which the API refuses a request: a page of another site cannot set it. */
export const OUR_OWN = { 'apollo-require-preflight': '1' } as const;
