import type { FormProblem } from '../host.js';
import type { OpenedPage } from '../routing/route.js';
import type { Visit } from '../visit/visit.js';

const STATUS: Readonly<Record<FormProblem, number>> = {
  foreign: 403,
  tooLarge: 413,
  malformed: 400,
  notUtf8: 400,
  busy: 429,
};
const BUSY_RETRY_S = 5;

/** The page for a form that could not be processed, with a link back to it. */
export function formProblemPage({ texts, path }: Visit, problem: FormProblem): OpenedPage {
  return {
    status: STATUS[problem],
    head: { title: texts.forms.problemTitle, lead: texts.forms[problem], unlisted: true },
    hydrate: null,
    ...(problem === 'busy' && { retryAfter: BUSY_RETRY_S }),
    body: (
      <div className="wrap message">
        <h1>{texts.forms.problemTitle}</h1>
        <p>{texts.forms[problem]}</p>
        <a className="button" href={path} rel="nofollow">
          {texts.forms.back}
        </a>
      </div>
    ),
  };
}
