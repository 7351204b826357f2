import { dayAfter, momentIn, startOfDay } from '../timeZone.js';
import { eventSpan, momentsOf, type EventTimes } from './eventSpan.js';

/** The time that it is, and the IANA name of the zone that the times of events are in. */
export interface EventClock {
  readonly now: Date;
  readonly timeZone: string;
}

/**
 * When an event has ended, in the zone of its times: at its end time, where it names one, else at the end of its last day.
 * Null for an event without days, which never ends.
 */
export function endOfEvent(event: EventTimes, timeZone: string): Date | null {
  const { startsOn, endsOn, infoEndTime } = event;
  const last = endsOn ?? startsOn;
  if (!last) return null;
  const span = eventSpan(event);
  const end = span && momentsOf(span, timeZone)?.end;
  if (end) return end;
  const namesItsEnd = infoEndTime && !event.infoStartTime;
  return namesItsEnd ? momentIn(timeZone, `${last}T${infoEndTime}`) : startOfDay(timeZone, dayAfter(last));
}

/** Whether an event has ended: nobody can book a place from then on (ADR-0137). */
export function hasEventEnded(event: EventTimes, { now, timeZone }: EventClock): boolean {
  const end = endOfEvent(event, timeZone);
  return end !== null && end <= now;
}

/** Time at which the next of some events ends; null when none of them will. */
export function nextEnd(events: readonly EventTimes[], { now, timeZone }: EventClock): Date | null {
  const ends = events
    .flatMap((event) => endOfEvent(event, timeZone)?.getTime() ?? [])
    .filter((end) => end > now.getTime());
  return ends.length > 0 ? new Date(Math.min(...ends)) : null;
}
