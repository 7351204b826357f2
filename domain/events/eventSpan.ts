import { dayAfter } from '../timeZone.js';

/** The days and times of an event as they are stored: '2027-03-31' and '09:30', or null where none is named. */
export interface EventTimes {
  readonly startsOn?: string | null;
  readonly endsOn?: string | null;
  readonly infoStartTime?: string | null;
  readonly infoEndTime?: string | null;
}

/** When something begins and ends by the clocks of the place where it is: '2027-03-31T09:30', or the day alone. */
export interface EventSpan {
  readonly start: string;
  /** Null when all that is known is the beginning. */
  readonly end: string | null;
}

/** From when to when an event lasts; null when no day is named. */
export function eventSpan({ startsOn, endsOn, infoStartTime, infoEndTime }: EventTimes): EventSpan | null {
  if (!startsOn) return null;
  if (!infoStartTime) return { start: startsOn, end: endsOn ?? null };
  const start = `${startsOn}T${infoStartTime}`;
  const lastDay = endsOn ?? startsOn;
  if (!infoEndTime) return { start, end: lastDay > startsOn ? lastDay : null };
  // SPEC-D40: an event may span midnight.
  const overMidnight = lastDay === startsOn && infoEndTime <= infoStartTime;
  return { start, end: `${overMidnight ? dayAfter(lastDay) : lastDay}T${infoEndTime}` };
}
