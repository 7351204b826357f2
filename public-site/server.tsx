import type { SiteHost, SiteRequest, SiteResponse } from './host.js';
import { respond } from './respond.js';

export { SPECULATION_RULES_PATH } from './responses.js';
export { endsInText, sendsFile, unlistedPaths } from './routes/index.js';
export { respondFromCache, cachedPageOf, type CachedPage } from './cachedPage.js';
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
  return { handle: (request) => respond(host, request), clientDir: host.clientDir };
}
