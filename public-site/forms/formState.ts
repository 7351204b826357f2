import type { Texts } from '../texts/texts.js';
import type { Elsewhere } from '../routing/route.js';
import type { Visit } from '../visit/visit.js';

/** What is said above a form. */
export interface Notice {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

/** All that a form shows of itself. */
export interface FormState {
  /** What was typed, or is stored; never a secret. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong, by the name of the field. */
  readonly errors: Readonly<Record<string, string>>;
  readonly notice: Notice | null;
  /** The field that the visitor shall mend first. */
  readonly focus: string | null;
}

/** What came of a form: nothing was done, for these reasons; or the visitor goes on. */
export interface Refused {
  readonly errors: Readonly<Record<string, string>>;
  /** Of the whole form, when no field is wrong. */
  readonly message: string | null;
}
export type Outcome = Refused | Elsewhere;

/** The part of every payload of the API that forms read. */
interface Payload {
  readonly success: boolean;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/** A refusal of the API, which speaks the visitor's language. */
export function refusedBy({ message, errors }: Payload): Refused {
  // The first error of a field counts.
  const told = errors.map(({ field, message: why }) => [field, why] as const);
  return { errors: Object.fromEntries(told.reverse()), message: errors.length > 0 ? null : message };
}

/** The notice that an address asks for (`?done=verified`): one of a fixed set, so that links can say nothing else. */
export function noticeOf({ search, texts }: Visit): Notice | null {
  const done = search.get('done') ?? '';
  const known: Texts['notices'] = texts.notices;
  return Object.hasOwn(known, done) ? { tone: 'good', text: known[done as keyof typeof known] } : null;
}
