import { messages, type Message } from '../messages/messages.js';
import { momentsIn, timeIn } from '../timeZone.js';
import { isDay } from '../validation/rules.js';

/** A day and a time as an input of the type datetime-local has them: '2027-03-31T09:30'. */
const LOCAL_TIME = /^(\d{4}-\d{2}-\d{2})T((?:[01]\d|2[0-3]):[0-5]\d)$/;

/** The moment of a time that something is scheduled at, or what is wrong with the time. */
export type ScheduledTime =
  { readonly at: Date; readonly wrong: null } | { readonly at: null; readonly wrong: Message };

/**
 * Reads a time on clocks of the site's time zone. One in the past is refused, and so is one that the clocks skip or show
 * twice, as they are put forward or back: it would be published an hour off without anybody noticing.
 * @param time '2027-03-31T09:30'
 * @param timeZone IANA name
 */
export function scheduledTime(timeZone: string, time: string, now: Date): ScheduledTime {
  const [, day, clock] = LOCAL_TIME.exec(time) ?? [];
  if (!day || !clock || !isDay(day)) return { at: null, wrong: messages.scheduleIncomplete };
  const [at, second] = momentsIn(timeZone, time);
  if (!at) return { at: null, wrong: messages.scheduleSkipped(clock, day, timeZone) };
  if (second) return { at: null, wrong: messages.scheduleTwice(clock, day, timeZone) };
  if (at > now) return { at, wrong: null };
  const [today = '', hour = ''] = timeIn(timeZone, now).split('T');
  return { at: null, wrong: messages.schedulePast(today, hour, timeZone) };
}
