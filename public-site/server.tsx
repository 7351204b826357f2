import type { SiteHost, SiteRequest, SiteResponse } from './host.js';
import { answer } from './answer.js';

export { SPECULATION_RULES_PATH } from './responses.js';
export { sendsFile, unlistedPaths } from './routes/index.js';
export { answerKept, keepPage, type KeptPage } from './keptPage.js';
export type { FormProblem, SentForm, SiteHost, SiteRequest, SiteResponse } from './host.js';

/**
 * Creates the visitors' site on a host's API. Cheap: a host may create one per request, to execute queries as that
 * visitor. `handle` responds to every address (404 for unknown ones) and never rejects.
 */
export function createSite(host: SiteHost): {
  readonly handle: (request: SiteRequest) => Promise<SiteResponse>;
  /** The folder that the host serves under /assets/site/. */
  readonly clientDir: string;
} {
  return { handle: (request) => answer(host, request), clientDir: host.clientDir };
}
