import type { EventTimes } from '@polyphony/domain/eventSpan.js';
import { dateFormats } from '../../texts/dateFormat.js';

/** Dates and times are those of the place where an event is. */
const formatOf = dateFormats({
  days: { dateStyle: 'long' },
  times: { timeStyle: 'short' },
  dayNumber: { day: 'numeric' },
  month: { month: 'short' },
});

const at = (day: string, time = '00:00') => new Date(`${day}T${time}Z`);

/** '15 – 16 May 2027'; null when no day is named. */
export function daysOf({ startsOn, endsOn }: EventTimes, language: string): string | null {
  return startsOn ? formatOf('days', language).formatRange(at(startsOn), at(endsOn ?? startsOn)) : null;
}

/** '10:00–17:30'; null when no time is named. */
export function timesOf({ infoStartTime, infoEndTime }: EventTimes, language: string): string | null {
  const [first, last] = [infoStartTime, infoEndTime].flatMap((time) => (time ? [at('2000-01-01', time)] : []));
  if (!first) return null;
  const format = formatOf('times', language);
  // A range whose end is on the next morning is written as two times, and not as two days.
  return last && last >= first
    ? format.formatRange(first, last)
    : [first, last].flatMap((time) => (time ? [format.format(time)] : [])).join(' – ');
}

/** The first day as a leaf of a calendar: '15' and 'May'; null when no day is named. */
export function leafOf({ startsOn }: EventTimes, language: string) {
  if (!startsOn) return null;
  const day = at(startsOn);
  return { day: formatOf('dayNumber', language).format(day), month: formatOf('month', language).format(day) };
}
