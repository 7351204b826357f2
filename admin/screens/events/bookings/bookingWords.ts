import type { BookingRowFragment, BookingStatus, BookingStep } from '../../../graphql/generated/typed/graphql';

export type BookingRow = BookingRowFragment;

/** What the root fields that a step of a booking changes are named after. */
export const BOOKING_NOUN = { name: 'eventBooking', plural: 'eventBookings' } as const;

/** What a booking can be, as choices. */
export const STATUS_WORDS = {
  Pending: 'Pending',
  Confirmed: 'Confirmed',
  Cancelled: 'Cancelled',
} as const satisfies Record<BookingStatus, string>;

/** Whether it is paid for, under the address's words. */
export const PAID_WORDS = { yes: 'Paid', no: 'Not paid' } as const;

/** What happened to a booking. */
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

export const visitorName = ({ visitor }: Pick<BookingRow, 'visitor'>): string | null =>
  visitor && `${visitor.firstName} ${visitor.lastName}`;
