import type { SiteHost, SiteRequest, SiteResponse } from './host.js';
import { answer } from './answer.js';

export { SPECULATION_RULES_PATH } from './responses.js';
export { unlistedPaths } from './routes/index.js';
export { answerKept, keepPage, type KeptPage } from './keptPage.js';
export type { FormProblem, SentForm, SiteHost, SiteRequest, SiteResponse } from './host.js';

/**
 * The visitors' site over a host's API. Cheap to call: a host may make one per request, to execute as that visitor.
 * `handle` answers every address (404 where there is no page) and never rejects.
 */
export function createSite(host: SiteHost): {
  readonly handle: (request: SiteRequest) => Promise<SiteResponse>;
  /** What the host serves under /assets/site/. */
  readonly clientDir: string;
} {
  return { handle: (request) => answer(host, request), clientDir: host.clientDir };
}
