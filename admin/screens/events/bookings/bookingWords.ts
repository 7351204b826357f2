import type { BookingStatus, BookingStep } from '../../../graphql/generated/typed/graphql';

/** Possible states of a booking, as choices. */
export const STATUS_WORDS = {
  PENDING: 'Pending',
  CONFIRMED: 'Confirmed',
  CANCELLED: 'Cancelled',
} as const satisfies Record<BookingStatus, string>;

/** Whether it is paid for. */
export const PAID_WORDS = { on: 'Paid', off: 'Not paid' } as const;

/** Labels of the buttons that set it for several bookings. */
export const PAY_WORDS = { on: 'Mark as paid', off: 'Mark as not paid' } as const;

/** Steps in the history of a booking. */
export const STEP_WORDS = {
  BOOKED: 'Booked',
  CONFIRMED: 'Confirmed',
  CANCELLED: 'Cancelled',
  PAID: 'Marked as paid',
  UNPAID: 'Marked as not paid',
  NOTED: 'Note written',
  CHECKED_IN: 'Admitted',
  CHECK_IN_UNDONE: 'Check-in undone',
} as const satisfies Record<BookingStep, string>;

export interface Booked {
  readonly visitor: { readonly firstName: string; readonly lastName: string } | null;
}

/** The name of who booked; null when the account is gone. */
export const visitorName = ({ visitor }: Booked): string | null =>
  visitor && `${visitor.firstName} ${visitor.lastName}`;
