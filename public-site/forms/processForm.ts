import { Limited, SignedOut, type Act } from '../graphql/act.js';
import { Unavailable } from '../graphql/run.js';
import type { SentForm } from '../host.js';
import type { Elsewhere, OpenedFile } from '../routing/route.js';
import { format } from '@polyphony/domain/catalogues/text.js';
import { loginFor } from '../visit/onward.js';
import type { Visit } from '../visit/visit.js';
import type { FormState, Notice, Outcome } from './formState.js';

/** A form as it was sent. */
export interface Sent {
  /** The texts of the form's fields; those that were not sent are empty. */
  readonly values: Readonly<Record<string, string>>;
  readonly files: SentForm['files'];
  /** The `intent` of the button that was pressed, where a page has several. */
  readonly intent: string;
}

/** Parts of a form, whatever page it is on. */
export interface FormDefinition {
  /** The names of its fields in their order. */
  readonly fields: readonly string[];
  /** The one among them that names this very submit: a form that is refused comes back with another name. */
  readonly submitName?: string;
  readonly submit: (sent: Sent, act: Act, visit: Visit) => Promise<Outcome>;
}

/** A form that comes back: its state with what was typed, and how its page is sent. */
export interface Again {
  readonly state: FormState;
  readonly status: number;
  readonly retryAfter?: number;
}

/** Typed anew each time: nothing secret is ever sent back. */
const SECRET: ReadonlySet<string> = new Set([
  'password',
  'confirmPassword',
  'currentPassword',
  'downloadPassword',
  'deletePassword',
  'code',
]);

const REFUSED = 422;
const MINUTE_S = 60;

function waitNotice({ texts }: Visit, seconds: number): Notice {
  const [count, forms] =
    seconds > MINUTE_S ? [Math.ceil(seconds / MINUTE_S), texts.forms.waitMinutes] : [seconds, texts.forms.waitSeconds];
  return { tone: 'bad', text: format(forms, { count }) };
}

/** Takes a form that was sent: what is right leads on, what is wrong comes back with what was typed. */
export async function processForm(
  { fields, submitName, submit }: FormDefinition,
  visit: Visit,
  form: SentForm,
  act: Act,
): Promise<Elsewhere | OpenedFile | Again> {
  const entries = fields.flatMap((name) => {
    const value = form.fields.get(name);
    // Browsers send two characters for the end of a line, and count one.
    return value === undefined ? [] : [[name, value.replaceAll('\r\n', '\n')] as const];
  });
  const values = Object.fromEntries(entries);
  const again = (feedback: Pick<FormState, 'errors' | 'notice'>, sentAs: Omit<Again, 'state'>): Again => {
    // A form that was sent too soon keeps its id: another click may have stored the same submit.
    const renewed = sentAs.status === REFUSED ? submitName : undefined;
    const retained = entries.filter(([name]) => !SECRET.has(name) && name !== renewed);
    const focus = fields.find((name) => feedback.errors[name] !== undefined) ?? null;
    return { ...sentAs, state: { ...feedback, values: Object.fromEntries(retained), focus } };
  };
  try {
    const outcome = await submit({ values, files: form.files, intent: form.fields.get('intent') ?? '' }, act, visit);
    if ('to' in outcome || 'text' in outcome) return outcome;
    const notice: Notice | null = outcome.message === null ? null : { tone: 'bad', text: outcome.message };
    return again({ errors: outcome.errors, notice }, { status: REFUSED });
  } catch (error) {
    if (error instanceof SignedOut) return loginFor(visit);
    if (error instanceof Unavailable) {
      const notice: Notice = { tone: 'bad', text: visit.texts.unavailable.form };
      return again({ errors: {}, notice }, { status: 503, retryAfter: error.retryAfter });
    }
    if (!(error instanceof Limited)) throw error;
    const { retryAfter } = error;
    return again({ errors: {}, notice: waitNotice(visit, retryAfter) }, { status: 429, retryAfter });
  }
}

/** Whether something is wrong with a form. */
export const isWrong = ({ notice, errors }: FormState): boolean =>
  notice?.tone === 'bad' || Object.keys(errors).length > 0;
