import { type EventDays, isOnToday } from './eventDays.js';

/** Concerns that staff confirm before they let the holder of a valid ticket in; the event's day counts first. */
export const CHECK_IN_CONCERNS = ['OTHER_DAY', 'NOT_PAID'] as const;
export type CheckInConcern = (typeof CHECK_IN_CONCERNS)[number];

/** The concerns that a valid ticket gives at the door. @param today the day that it is on the site, '2027-03-31' */
export function concernsOf(
  booking: { readonly paid: boolean; readonly event: EventDays | null | undefined },
  today: string,
): CheckInConcern[] {
  const holds = { OTHER_DAY: !isOnToday(booking.event ?? {}, today), NOT_PAID: !booking.paid };
  return CHECK_IN_CONCERNS.filter((concern) => holds[concern]);
}
