import { messages } from '@polyphony/domain/messages.js';
import type { FieldError } from '../../../records/schema/types.js';
import type { StoredBooking } from './booking.js';

/** What a step of a booking came to: the booking as it is now, or why nothing was changed. */
export interface BookingOutcome {
  readonly success: boolean;
  readonly message: string;
  readonly errors: readonly FieldError[];
  readonly booking: StoredBooking | null;
}

export const succeeded = (message: string, booking: StoredBooking): BookingOutcome => ({
  success: true,
  message,
  errors: [],
  booking,
});

/** @param errors the fields to blame; without any, the state of things forbids it */
export const refused = (message: string, errors: readonly FieldError[] = []): BookingOutcome => ({
  success: false,
  message: errors.length > 0 ? (errors[0]?.message ?? messages.notSaved) : message,
  errors,
  booking: null,
});

/** Thrown within a transaction, so that nothing of it is written. */
export class Refused extends Error {
  override readonly name = 'Refused';

  constructor(readonly outcome: BookingOutcome) {
    super(outcome.message);
  }
}
