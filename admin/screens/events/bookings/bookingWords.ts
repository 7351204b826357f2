import type { BookingStep } from '../../../graphql/generated/typed/graphql';

/** Whether it is paid for. */
export const PAID_WORDS = { on: 'events.paid', off: 'events.notPaid' } as const;

/** Labels of the buttons that set it for several bookings. */
export const PAY_WORDS = { on: 'events.markAsPaid', off: 'events.markAsNotPaid' } as const;

/** Steps in the history of a booking. */
export const STEP_WORDS = {
  BOOKED: 'events.booked',
  CONFIRMED: 'events.confirmed',
  CANCELLED: 'events.cancelled',
  PAID: 'events.markedAsPaid',
  UNPAID: 'events.markedAsNotPaid',
  NOTED: 'events.noteWritten',
  CHECKED_IN: 'events.admitted',
  CHECK_IN_UNDONE: 'events.checkInUndone',
} as const satisfies Record<BookingStep, string>;

export interface Booked {
  readonly visitor: { readonly firstName: string; readonly lastName: string } | null;
}

/** The name of who booked; null when the account is gone. */
export const visitorName = ({ visitor }: Booked): string | null =>
  visitor && `${visitor.firstName} ${visitor.lastName}`;
