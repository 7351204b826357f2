import type { Texts } from '../texts/texts.js';
import type { Elsewhere } from '../routing/route.js';
import type { Visit } from '../visit/visit.js';

/** A message above a form. */
export interface Notice {
  readonly tone: 'good' | 'bad';
  readonly text: string;
}

/** All that a form shows of itself. */
export interface FormState {
  /** The entered or stored values; never secrets. */
  readonly values: Readonly<Record<string, string>>;
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
  readonly notice: Notice | null;
  /** The first field with an error, which gets the focus. */
  readonly focus: string | null;
}

/** The result of a form: refused, with reasons, or a redirect. */
export interface Refused {
  readonly errors: Readonly<Record<string, string>>;
  /** A message about the entire form, if no field is wrong. */
  readonly message: string | null;
}
export type Outcome = Refused | Elsewhere;

/** The part of every payload of the API that forms read. */
interface Payload {
  readonly success: boolean;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/** Converts a refusal of the API, whose messages are in the visitor's language. */
export function refusedBy({ message, errors }: Payload): Refused {
  // The first error of each field.
  const told = errors.map(({ field, message: why }) => [field, why] as const);
  return { errors: Object.fromEntries(told.reverse()), message: errors.length > 0 ? null : message };
}

/**
 * The notice for an address parameter (`?done=verified`): one of a fixed set, so that links cannot inject other texts.
 */
export function noticeOf({ search, texts }: Visit): Notice | null {
  const done = search.get('done') ?? '';
  const known: Texts['notices'] = texts.notices;
  return Object.hasOwn(known, done) ? { tone: 'good', text: known[done as keyof typeof known] } : null;
}
