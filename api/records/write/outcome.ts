import { labelOf } from '@polyphony/domain/validation/fieldFacts.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages, type Label, type Message } from '@polyphony/domain/messages/messages.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { duplicateKeyOf } from '../../platform/database/duplicateKey.js';
import { FieldErrorCode } from '../schema/enums.js';
import type { StoredRecord } from '../schema/record.js';
import type { FieldError } from '../schema/types.js';

/** Result of a write: the record, or why nothing was changed. */
export interface Outcome {
  readonly success: boolean;
  readonly message: Message;
  readonly errors: readonly FieldError[];
  readonly record: StoredRecord | null;
}

/** Tells an outcome from the values of a write that is still to be made. */
export const isOutcome = (value: Outcome | Readonly<Record<string, unknown>>): value is Outcome =>
  'success' in value && 'record' in value;

export const done = (message: Message, record: StoredRecord): Outcome => ({
  success: true,
  message,
  errors: [],
  record,
});

/** A rule about the record's state forbids it. */
export const refused = (message: Message): Outcome => ({ success: false, message, errors: [], record: null });

/** Fields were refused; nothing was changed. */
export const refusedFields = (errors: readonly FieldError[]): Outcome => ({
  success: false,
  message: errors[0]?.message ?? messages.notSaved,
  errors,
  record: null,
});

export const invalid = (field: string, message: Message): FieldError => ({
  field,
  message,
  code: FieldErrorCode.INVALID,
});

/** Messages of rules about a form, as errors of its fields. */
export const invalidFields = (errors: readonly Pick<FieldError, 'field' | 'message'>[]): FieldError[] =>
  errors.map(({ field, message }) => invalid(field, message));

/** Another record has the value of a field already. */
export const duplicate = (field: string, label: Label): FieldError => ({
  field,
  message: messages.taken(label),
  code: FieldErrorCode.DUPLICATE,
});

/** Thrown while a write is made, also within a transaction: it is refused, and nothing of it is written. */
export class WriteRefused extends Error {
  override readonly name = 'WriteRefused';

  constructor(readonly outcome: Outcome) {
    const { message, errors } = outcome;
    const beside = errors.map(({ field, message: why }) => `${field}: ${inEnglish(why)}`);
    super(beside.join(' ') || inEnglish(message));
  }
}

/** A kind as far as its unique keys go. */
interface Keyed {
  readonly kind: Pick<AnyKind, 'rules'>;
  /** The fields that keys of another name are made of. */
  readonly uniqueKeys: { readonly builtFrom?: Readonly<Record<string, string>> };
}

/**
 * The outcome of a write that was refused while it was made: for the files that it names, or by a unique index on fields of
 * the form. Any other error is thrown on.
 */
export function refusedWrite(error: unknown, { kind, uniqueKeys }: Keyed): Outcome {
  if (error instanceof WriteRefused) return error.outcome;
  const keys = duplicateKeyOf(error) ?? [];
  const fields = keys.map((key) => uniqueKeys.builtFrom?.[key] ?? key).filter((field) => field in kind.rules.fields);
  if (fields.length === 0) throw error;
  return refusedFields(fields.map((field) => duplicate(field, labelOf(kind.rules, field))));
}
