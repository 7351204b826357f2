/** The days of an event, as they are stored: '2027-03-31', or null where none is named. */
export interface EventDays {
  readonly startsOn?: string | null;
  readonly endsOn?: string | null;
}

/** The time zone furthest behind: while it is still the last day anywhere, the event is not over. */
const FURTHEST_BEHIND_MS = 12 * 60 * 60 * 1000;

/** The day that it still is somewhere: what ended before it has ended everywhere. */
export const earliestToday = (now: Date = new Date()): string =>
  new Date(now.getTime() - FURTHEST_BEHIND_MS).toISOString().slice(0, 10);

/** A time that visitors look for events in. */
export const PERIODS = ['week', 'weekend', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/**
 * What is left of this week, its weekend or this month: the first and the last day. Weeks end on Sunday in every language,
 * for the events are in one place. Days are those of UTC: the server knows no visitor's clock.
 */
export function daysLeftOf(period: Period, now: Date = new Date()): { readonly from: string; readonly to: string } {
  const dayIn = (days: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + days)).toISOString().slice(0, 10);
  if (period === 'month') {
    const last = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 0));
    return { from: dayIn(0), to: last.toISOString().slice(0, 10) };
  }
  const untilSunday = (7 - now.getUTCDay()) % 7;
  return { from: dayIn(period === 'weekend' ? Math.max(0, untilSunday - 1) : 0), to: dayIn(untilSunday) };
}

/** The time zone furthest ahead: there, a day begins first. */
const FURTHEST_AHEAD_MS = 14 * 60 * 60 * 1000;

/** Whether it is one of the event's days anywhere; an event without days is always on. */
export function isOnToday({ startsOn, endsOn }: EventDays, now: Date = new Date()): boolean {
  if (!startsOn) return true;
  const latest = new Date(now.getTime() + FURTHEST_AHEAD_MS).toISOString().slice(0, 10);
  return startsOn <= latest && (endsOn ?? startsOn) >= earliestToday(now);
}

/** Whether the last day of the event has ended everywhere; an event without days is never over. */
export function isOver({ startsOn, endsOn }: EventDays, now?: Date): boolean {
  const last = endsOn ?? startsOn;
  return Boolean(last) && String(last) < earliestToday(now);
}
