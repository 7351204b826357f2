import { weekdayNames, wordsFor } from '../catalogues/reading.js';
import { withLatinDigits } from '../text/digits.js';
import { folded } from '../text/folded.js';

/** Open from a time of a day until another one: '09:00', '17:00', at most '24:00'. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

const MINUTES = 24 * 60;
const HOUR = 60;
/** Longer spans past midnight are rather a time of the afternoon without 'pm': '9:00 – 5:00'. */
const NIGHT_MAX = 12 * 60;

/** The words as alternatives of a regular expression, the longest first. */
const oneOf = (words: Iterable<string>) =>
  [...words]
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('|');

const DAYS = weekdayNames();
/** Names of days with a dash, which is no range, as in Portuguese. */
const DASHED = [...DAYS.keys()].filter((name) => name.includes('-')).sort((one, other) => other.length - one.length);
const EVERY_DAY = wordsFor('everyDay');
const CLOSED = wordsFor('closed');
const ALL_DAY = new Set([...wordsFor('allDay'), '24/7']);
const RANGE = new RegExp(String.raw`^(.+?)(?:\s*-\s*|\s+(?:${oneOf(wordsFor('to'))})\s+)(.+)$`, 'u');
/** Arabic writes 'and' before a word without a blank. */
const AND = new RegExp(String.raw`\s*[,،;؛&+/]\s*|\s(?:${oneOf(wordsFor('and'))})\s+|\sو(?=ال|من|\d)`, 'u');
const BEFORE = new RegExp(String.raw`^(?:${oneOf(wordsFor('before'))})\s+`, 'u');
/** Without the dot at their end, which may have ended the text. */
const halfDay = (half: 'am' | 'pm') => new Set([...wordsFor(half)].map((word) => word.replace(/\.$/, '')));
const AM = halfDay('am');
/** '9:30', '9.30', '9h30', and with what says that it is an hour of the day: '9 h', '9 Uhr', '9 am'. */
const TIME = new RegExp(
  String.raw`^(\d{1,2})(?:(?:[:.]|\s?h\s?)(\d{2}))?\s*(h|hs|uhr|${oneOf([...AM, ...halfDay('pm')])})?\.?$`,
  'u',
);

function words(text: string): string {
  const plain = folded(withLatinDigits(text));
  return DASHED.reduce((whole, name) => whole.replaceAll(name, name.replaceAll('-', '')), plain);
}

const partsOf = (text: string) =>
  words(text)
    .split(AND)
    .map((part) => part.replace(BEFORE, '').replace(/[.:]$/, ''));

const WITHOUT_DASH: ReadonlyMap<string, number> = new Map(
  [...DAYS].map(([name, day]) => [name.replaceAll('-', ''), day] as const),
);
const dayIn = (word: string): number | null => WITHOUT_DASH.get(word.replace(/\.$/, '')) ?? null;

function daysOfPart(part: string): number[] | null {
  if (EVERY_DAY.has(part)) return [1, 2, 3, 4, 5, 6, 7];
  const day = dayIn(part);
  if (day !== null) return [day];
  const [, from = '', to = ''] = RANGE.exec(part) ?? [];
  const [first, last] = [dayIn(from), dayIn(to)];
  if (first === null || last === null) return null;
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, index) => ((first - 1 + index) % 7) + 1);
}

/** All of the parts read, each by itself; null when one of them is not understood. */
function each<Read>(parts: readonly string[], read: (part: string) => readonly Read[] | null): Read[] | null {
  const found: Read[] = [];
  for (const part of parts) {
    const one = read(part);
    if (!one) return null;
    found.push(...one);
  }
  return found;
}

/**
 * The weekdays that a text in a language of the catalogues names, 1 for Monday: 'Mon – Fri', 'Saturday and Sunday', 'كل يوم'. Null when
 * it names something else: 'public holidays'.
 */
export function daysIn(text: string): number[] | null {
  const days = each(partsOf(text), daysOfPart);
  return days && [...new Set(days)].sort((one, other) => one - other);
}

interface TypedTime {
  /** Since midnight. */
  readonly minutes: number;
  readonly half: 'am' | 'pm' | null;
}

function timeIn(text: string): TypedTime | null {
  const [found, hours = '', minutes, sign] = TIME.exec(text) ?? [];
  // A bare '9' may be of the morning or of the evening.
  if (found === undefined || (minutes === undefined && !sign)) return null;
  const half = sign && !/^(h|hs|uhr)$/.test(sign) ? sign : null;
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  const inTime = half ? hour >= 1 && hour <= 12 : hour <= 23 || (hour === 24 && minute === 0);
  if (!inTime || minute > 59) return null;
  if (!half) return { minutes: hour * 60 + minute, half: null };
  const isMorning = AM.has(half);
  return { minutes: ((hour % 12) + (isMorning ? 0 : 12)) * 60 + minute, half: isMorning ? 'am' : 'pm' };
}

const written = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/**
 * What a time may mean beside another one: one without 'am' or 'pm' beside one with it is of the morning or the evening, except
 * for 12:00, which is noon.
 */
function meanings({ minutes, half }: TypedTime, other: TypedTime): readonly number[] {
  if (half !== null || other.half === null || minutes < HOUR || minutes >= MINUTES / 2) return [minutes];
  return [minutes, minutes + MINUTES / 2];
}

const isSpan = (from: number, until: number): boolean => {
  if (from === MINUTES) return false;
  const night = until <= from ? until + MINUTES - from : 0;
  return night <= NIGHT_MAX || until === 0;
};

function spansOfPart(part: string): Span[] | null {
  if (ALL_DAY.has(part)) return [{ from: '00:00', until: '24:00' }];
  const [, first = '', last = ''] = RANGE.exec(part) ?? [];
  const [from, until] = [timeIn(first.trim()), timeIn(last.trim())];
  if (!from || !until) return null;
  const [span, ...others] = meanings(from, until).flatMap((start) =>
    meanings(until, from)
      .filter((end) => isSpan(start, end))
      .map((end) => ({ from: written(start), until: end === 0 ? '24:00' : written(end) })),
  );
  // '2:00 – 6:00 pm' may begin at night or in the afternoon.
  return span && others.length === 0 ? [span] : null;
}

/** Whether a span begins before the one before it has ended: '9:00 – 12:00, 1:00 – 5:00' goes on in the afternoon. */
const isOutOfOrder = (spans: readonly Span[]): boolean =>
  spans.some(({ from }, at) => from < (spans[at - 1]?.until ?? ''));

/**
 * The times that a text in a language of the catalogues names: '09:00 – 12:30, 14:00 – 18:00', '9 am to 5 pm', 'closed' (none). Null when
 * it says something else, or may mean two things: 'by appointment', '9 – 5'.
 */
export function timesIn(text: string): Span[] | null {
  const [alone = '', ...others] = partsOf(text);
  if (others.length === 0 && CLOSED.has(alone)) return [];
  if (ALL_DAY.has(words(text))) return [{ from: '00:00', until: '24:00' }];
  const spans = each([alone, ...others], spansOfPart);
  return spans && isOutOfOrder(spans) ? null : spans;
}
