import type { EventTimes } from '@polyphony/domain/events/eventSpan.js';
import { momentIn } from '@polyphony/domain/timeZone.js';
import { zoneName } from '@polyphony/domain/text/zoneName.js';
import { localeOf } from '@polyphony/domain/languages.js';
import type { Visit } from '../../visit/visit.js';
import { clockText, TWELVE_HOURS } from '@polyphony/domain/text/clock.js';
import { dateFormats } from '../../texts/dateFormat.js';

/** Dates and times are those of the place where an event is. */
const formatOf = dateFormats({
  days: { dateStyle: 'long' },
  times: { timeStyle: 'short', ...TWELVE_HOURS },
  dayNumber: { day: 'numeric' },
  month: { month: 'short' },
});
type Format = Parameters<typeof formatOf>[0];

/** Cache of formatted dates: a list of events contains the same few dates repeatedly. */
const WRITTEN_MAX = 2000;
const written = new Map<string, string>();

/** A time, or the span of two, in the language's own writing. Each is written once, for it takes as long as drawing a card. */
function write(format: Format, language: string, first: string, last: string | null = null): string {
  const key = `${format} ${language} ${first} ${last}`;
  const known = written.get(key);
  if (known !== undefined) return known;
  const [from, to] = [first, last ?? first].map((time) => new Date(`${time}Z`)) as [Date, Date];
  const how = formatOf(format, language);
  const text = clockText(last === null ? how.formatToParts(from) : how.formatRangeToParts(from, to));
  if (written.size >= WRITTEN_MAX) written.clear();
  written.set(key, text);
  return text;
}

const at = (day: string, time = '00:00') => `${day}T${time}`;

/** '15 – 16 May 2027'; null when no day is named. */
export function daysOf({ startsOn, endsOn }: EventTimes, language: string): string | null {
  return startsOn ? write('days', language, at(startsOn), at(endsOn ?? startsOn)) : null;
}

/** '10:00 AM – 5:30 PM'; null when no beginning is named: an end alone (SPEC-D40) would be read as one. */
export function timesOf({ infoStartTime, infoEndTime }: EventTimes, language: string): string | null {
  if (!infoStartTime) return null;
  const first = at('2000-01-01', infoStartTime);
  const last = infoEndTime ? at('2000-01-01', infoEndTime) : null;
  if (last === null || last >= first) return write('times', language, first, last);
  // A range whose end is on the next morning is written as two times, and not as two days.
  return `${write('times', language, first)} – ${write('times', language, last)}`;
}

/**
 * '10:00 AM – 5:30 PM (Bhutan Time, UTC+6)': times that may be read abroad, or are those of an event online. Without the zone
 * where nobody has set it.
 */
export function zonedTimesOf(
  event: EventTimes,
  { language, eventZone }: Pick<Visit, 'language' | 'eventZone'>,
): string | null {
  const times = timesOf(event, language.code);
  if (!times || !eventZone || !event.startsOn) return times;
  const moment = momentIn(eventZone, at(event.startsOn, event.infoStartTime ?? undefined));
  return `${times} (${zoneName(eventZone, moment, localeOf(language.code))})`;
}

/** The first day as a leaf of a calendar: '15' and 'May'; null when no day is named. */
export function leafOf({ startsOn }: EventTimes, language: string) {
  if (!startsOn) return null;
  const when = at(startsOn);
  return { day: write('dayNumber', language, when), month: write('month', language, when) };
}
