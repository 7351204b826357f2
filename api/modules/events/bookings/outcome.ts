import { messages, type Message } from '@polyphony/domain/messages.js';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import type { FieldError } from '../../../records/schema/types.js';
import type { StoredBooking } from './booking.js';

/** What a step of a booking came to: the booking as it is now, or why nothing was changed. */
export interface BookingOutcome {
  readonly success: boolean;
  readonly message: Message;
  readonly errors: readonly FieldError[];
  readonly booking: StoredBooking | null;
}

export const succeeded = (message: Message, booking: StoredBooking): BookingOutcome => ({
  success: true,
  message,
  errors: [],
  booking,
});

/** @param errors the fields to blame; without any, the state of things forbids it */
export const refused = (message: Message, errors: readonly FieldError[] = []): BookingOutcome => ({
  success: false,
  message: errors.length > 0 ? (errors[0]?.message ?? messages.notSaved) : message,
  errors,
  booking: null,
});

/** Thrown within a transaction, so that nothing of it is written. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly outcome: BookingOutcome) {
    super(inEnglish(outcome.message));
  }
}
