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

/** Whether the last day of the event has ended everywhere; an event without days is never over. */
export function isOver({ startsOn, endsOn }: EventDays, now?: Date): boolean {
  const last = endsOn ?? startsOn;
  return Boolean(last) && String(last) < earliestToday(now);
}
