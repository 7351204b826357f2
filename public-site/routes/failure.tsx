import { Unavailable } from '../graphql/run.js';
import type { OpenedPage } from '../routing/route.js';
import type { Visit } from '../visit/visit.js';

/**
 * The page for an internal error: what the visitor can do, and the request id to find the cause in the log. The cause
 * itself is not shown. An outage has its own words, its own status, and is never stored.
 */
export function failurePage({ texts, path }: Visit, error: unknown, requestId: string): OpenedPage {
  const outage = error instanceof Unavailable ? error : null;
  const { title, lead } = outage ? texts.unavailable : texts.failure;
  return {
    ...(outage ? { status: 503, retryAfter: outage.retryAfter, personal: true } : { status: 500 }),
    head: { title, lead, unlisted: true },
    hydrate: null,
    body: (
      <div className="wrap message">
        <h1>{title}</h1>
        <p>{lead}</p>
        <p>
          {texts.failure.reference} <code dir="ltr">{requestId}</code>
        </p>
        <a className="button" href={path}>
          {texts.failure.retry}
        </a>
      </div>
    ),
  };
}
