import type { TextName } from '../catalogues/generated/textNames.js';

/**
 * The states of a booking: it starts as Pending, and Confirmed and Cancelled are final (SPEC-D109), but that an erased account
 * gives back the places at events to come.
 */
export const BOOKING_STATUSES = ['Pending', 'Confirmed', 'Cancelled'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** What the console calls them, by their names in the API. */
export const BOOKING_STATUS_TEXTS = {
  PENDING: 'events.pending',
  CONFIRMED: 'events.confirmed',
  CANCELLED: 'events.cancelled',
} as const satisfies Readonly<Record<Uppercase<BookingStatus>, TextName>>;
