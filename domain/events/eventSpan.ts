import { dayAfter, momentIn } from '../timeZone.js';

/** The days and times of an event as they are stored: '2027-03-31' and '09:30', or null where none is named. */
export interface EventTimes {
  readonly startsOn?: string | null;
  readonly endsOn?: string | null;
  readonly infoStartTime?: string | null;
  readonly infoEndTime?: string | null;
}

/** Beginning and end of something by the clocks of the place where it is: '2027-03-31T09:30', or the day alone. */
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
  const isOneDay = lastDay <= startsOn;
  if (!infoEndTime || (isOneDay && infoEndTime === infoStartTime)) return { start, end: isOneDay ? null : lastDay };
  // SPEC-D40: an event may span midnight.
  const overMidnight = isOneDay && infoEndTime < infoStartTime;
  return { start, end: `${overMidnight ? dayAfter(lastDay) : lastDay}T${infoEndTime}` };
}

/** A span as moments; `end` is null where no time of it is known. */
interface EventMoments {
  readonly start: Date;
  readonly end: Date | null;
}

/**
 * The moments of a span in a zone; null when it begins with a whole day. Where clocks that are put forward skip the time of the
 * beginning, that is shifted, and an end that would be no later is shifted with it (RFC 5545 3.8.2.2).
 */
export function momentsOf({ start, end }: EventSpan, timeZone: string): EventMoments | null {
  if (!start.includes('T')) return null;
  const begins = momentIn(timeZone, start);
  if (!end?.includes('T')) return { start: begins, end: null };
  const ends = momentIn(timeZone, end);
  const lasts = Date.parse(`${end}Z`) - Date.parse(`${start}Z`);
  return { start: begins, end: ends > begins ? ends : new Date(begins.getTime() + lasts) };
}
