/** The days of an event, as they are stored: '2027-03-31', or null where none is named. */
export interface EventDays {
  readonly startsOn?: string | null;
  readonly endsOn?: string | null;
}

/** The time zone furthest behind: while it is still the last day anywhere, the event is not over. */
const FURTHEST_BEHIND_MS = 12 * 60 * 60 * 1000;

/** Whether the last day of the event has ended everywhere; an event without days is never over. */
export function isOver({ startsOn, endsOn }: EventDays, now: Date = new Date()): boolean {
  const last = endsOn ?? startsOn;
  if (!last) return false;
  return last < new Date(now.getTime() - FURTHEST_BEHIND_MS).toISOString().slice(0, 10);
}
