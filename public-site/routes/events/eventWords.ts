import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { EventTimes } from '@polyphony/domain/eventSpan.js';

/** Dates and times are those of the place where an event is: no zone is ever counted in. */
const formats = {
  days: { dateStyle: 'long', timeZone: 'UTC' },
  times: { timeStyle: 'short', timeZone: 'UTC' },
  dayNumber: { day: 'numeric', timeZone: 'UTC' },
  month: { month: 'short', timeZone: 'UTC' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

/** English dates are written as in Britain; a language that the server does not know is written so too. */
const ENGLISH = 'en-GB';

const made = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than writing a hundred dates. Languages are those of the site, a few. */
function formatOf(name: keyof typeof formats, language: string): Intl.DateTimeFormat {
  const key = `${name} ${language}`;
  const kept = made.get(key);
  if (kept) return kept;
  const format = new Intl.DateTimeFormat([language === BASE_LANGUAGE ? ENGLISH : language, ENGLISH], formats[name]);
  made.set(key, format);
  return format;
}

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
