/** The days of an event, as they are stored: '2027-03-31', or null where none is named. */
export interface EventDays {
  readonly startsOn?: string | null;
  readonly endsOn?: string | null;
}

/** A time that visitors look for events in. */
export const PERIODS = ['week', 'weekend', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/**
 * What is left of this week, its weekend or this month: the first and the last day. Weeks end on Sunday in every language,
 * for the events are in one place.
 * @param today the day that it is on the site, '2027-03-31'
 */
export function daysLeftOf(period: Period, today: string): { readonly from: string; readonly to: string } {
  const now = new Date(today);
  const [year, month, day] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
  const textOf = (...date: readonly [number, number, number]) => new Date(Date.UTC(...date)).toISOString().slice(0, 10);
  if (period === 'month') return { from: today, to: textOf(year, month + 1, 0) };
  const untilSunday = (7 - now.getUTCDay()) % 7;
  const untilFirst = period === 'weekend' ? Math.max(0, untilSunday - 1) : 0;
  return { from: textOf(year, month, day + untilFirst), to: textOf(year, month, day + untilSunday) };
}

/** Whether today is one of the event's days; an event without days is always on. @param today '2027-03-31' */
export const isOnToday = ({ startsOn, endsOn }: EventDays, today: string): boolean =>
  !startsOn || (startsOn <= today && (endsOn ?? startsOn) >= today);
