import type { OpenedPage } from '../routing/route.js';
import type { Visit } from '../visit/visit.js';

/** The page of a failure: what a visitor can do, and the number under which the cause is in the log. Nothing of the cause. */
export function failurePage({ texts, path }: Visit, requestId: string): OpenedPage {
  return {
    status: 500,
    head: { title: texts.failure.title, description: texts.failure.lead, unlisted: true },
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
