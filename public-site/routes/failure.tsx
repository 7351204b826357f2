import type { OpenedPage } from '../routing/route.js';
import type { Visit } from '../visit/visit.js';

/**
 * The page for an internal error: what the visitor can do, and the request id to find the cause in the log. The cause
 * itself is not shown.
 */
export function failurePage({ texts, path }: Visit, requestId: string): OpenedPage {
  return {
    status: 500,
    head: { title: texts.failure.title, lead: texts.failure.lead, unlisted: true },
    hydrate: null,
    body: (
      <div className="wrap message">
        <h1>{texts.failure.title}</h1>
        <p>{texts.failure.lead}</p>
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
