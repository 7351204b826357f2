import { labelOf } from '@polyphony/domain/validation/fieldFacts.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { MongoServerError } from 'mongodb';
import { FieldErrorCode } from '../schema/enums.js';
import type { StoredRecord } from '../schema/record.js';
import type { FieldError } from '../schema/types.js';

/** What a write came to: the record, or why nothing was changed. */
export interface Outcome {
  readonly success: boolean;
  readonly message: Message;
  readonly errors: readonly FieldError[];
  readonly record: StoredRecord | null;
}

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

/** A write was refused while it was made, on some of its fields; nothing was written. */
export class WriteRefused extends Error {
  constructor(readonly errors: readonly FieldError[]) {
    super(errors.map(({ field, message }) => `${field}: ${inEnglish(message)}`).join(' '));
  }
}

/** A kind as far as its unique keys go. */
interface Keyed {
  readonly kind: Pick<AnyKind, 'rules'>;
  /** The fields that keys of another name are made of. */
  readonly keyFields: Readonly<Record<string, string>>;
}

/**
 * The outcome of a write that was refused while it was made: for the files that it names, or by a unique index on fields of
 * the form. Any other error is thrown on.
 */
export function refusedWrite(error: unknown, { kind, keyFields }: Keyed): Outcome {
  if (error instanceof WriteRefused) return refusedFields(error.errors);
  if (!(error instanceof MongoServerError) || error.code !== 11000) throw error;
  const keys = Object.keys((error as { keyPattern?: Record<string, unknown> }).keyPattern ?? {});
  const fields = keys.map((key) => keyFields[key] ?? key).filter((field) => field in kind.rules.fields);
  if (fields.length === 0) throw error;
  return refusedFields(
    fields.map((field) => ({
      field,
      message: messages.taken(labelOf(kind.rules, field)),
      code: FieldErrorCode.DUPLICATE,
    })),
  );
}
