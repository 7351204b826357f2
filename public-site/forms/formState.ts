import type { Texts } from '../texts/texts.js';
import type { Elsewhere, OpenedFile } from '../routing/route.js';
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

/** The result of a form: refused, with reasons, a redirect, or a file. */
export interface Refused {
  readonly errors: Readonly<Record<string, string>>;
  /** A message about the entire form, if no field is wrong. */
  readonly message: string | null;
}
export type Outcome = Refused | Elsewhere | OpenedFile;

/** The part of every payload of the API that forms read. */
interface Payload {
  readonly success: boolean;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
}

/**
 * Converts a refusal of the API, whose messages are in the visitor's language.
 * @param formNames the fields of the form by those of the input, where the form does not show each under its own name: the
 * message of a field that it does not show is about the entire form
 */
export function refusedBy({ message, errors }: Payload, formNames?: Readonly<Record<string, string>>): Refused {
  const nameOf = (field: string) => (formNames ? formNames[field] : field);
  const beside = errors.flatMap(({ field, message: why }) => {
    const name = nameOf(field);
    return name === undefined ? [] : [[name, why] as const];
  });
  const [elsewhere] = errors.filter(({ field }) => nameOf(field) === undefined);
  return {
    // The first error of each field.
    errors: Object.fromEntries(beside.toReversed()),
    message: errors.length > 0 ? (elsewhere?.message ?? null) : message,
  };
}

/**
 * The notice for an address parameter (`?done=verified`): one of a fixed set, so that links cannot inject other texts.
 */
export function noticeOf({ search, texts }: Visit): Notice | null {
  const done = search.get('done') ?? '';
  const known: Texts['notices'] = texts.notices;
  return Object.hasOwn(known, done) ? { tone: 'good', text: known[done as keyof typeof known] } : null;
}
