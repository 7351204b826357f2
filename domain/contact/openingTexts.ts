import { withLatinDigits } from '../text/digits.js';

/** Open from a time of a day until another one: '09:00', '17:00', at most '24:00'. */
export interface Span {
  readonly from: string;
  readonly until: string;
}

const MINUTES = 24 * 60;
const HOUR = 60;
/** Longer spans past midnight are rather a time of the afternoon without 'pm': '9:00 – 5:00'. */
const NIGHT_MAX = 12 * 60;

const DAYS: readonly RegExp[] = [
  /^(mon|mondays?|ال[اإ]?ثنين|الإثنين|[اإ]ثنين)$/,
  /^(tues?|tuesdays?|الثلاثاء|ثلاثاء)$/,
  /^(wed|wednesdays?|ال[اأ]ربعاء|[اأ]ربعاء)$/,
  /^(thu|thurs?|thursdays?|الخميس|خميس)$/,
  /^(fri|fridays?|الجمعة|جمعة)$/,
  /^(sat|saturdays?|السبت|سبت)$/,
  /^(sun|sundays?|ال[اأ]حد|[اأ]حد)$/,
];
const EVERY_DAY = /^(every ?day|daily|all days|all week|كل يوم|كل ال[اأ]يام|يوميا|طوال ال[اأ]سبوع)$/;
const CLOSED = /^(closed|shut|مغلق|مغلقة|عطلة)$/;
const ALWAYS = /^((open )?24 ?(h|hrs|hours)( a day)?|24\/7|(open )?all day|24 ساعة|على مدار الساعة|طوال اليوم)$/;
const TO = String.raw`\s*(?:-|–|—|\bto\b|\btill\b|\buntil\b|\bthrough\b|إلى|الى|حتى)\s*`;
const RANGE = new RegExp(`^(.+?)${TO}(.+)$`, 'u');
const AND = /\s*(?:[,،;؛&+/]|\band\b|\s(?:و\s)|\sو(?=ال|من|\d))\s*/u;
const ARABIC_MARKS = /[\u064b-\u0652\u0640]/g;
const TIME = /^(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.?|p\.m\.?|صباحا|مساء|ص|م)?$/u;

const words = (text: string) =>
  withLatinDigits(text).toLowerCase().replace(ARABIC_MARKS, '').replace(/\s+/gu, ' ').trim();

const partsOf = (text: string) =>
  words(text)
    .split(AND)
    .map((part) => part.replace(/^(from|on|open|من|ال?أيام)\s+/u, '').replace(/[.:]$/, ''));

function dayIn(word: string): number | null {
  const place = DAYS.findIndex((names) => names.test(word.replace(/\.$/, '')));
  return place < 0 ? null : place + 1;
}

function daysOfPart(part: string): number[] | null {
  if (EVERY_DAY.test(part)) return [1, 2, 3, 4, 5, 6, 7];
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
 * The weekdays that a text in English or Arabic names, 1 for Monday: 'Mon – Fri', 'Saturday and Sunday', 'كل يوم'. Null when
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
  const [found, hours = '', minutes, half] = TIME.exec(text) ?? [];
  // A bare '9' may be of the morning or of the evening.
  if (found === undefined || (minutes === undefined && !half)) return null;
  const [hour, minute] = [Number(hours), Number(minutes ?? 0)];
  const inTime = half ? hour >= 1 && hour <= 12 : hour <= 23 || (hour === 24 && minute === 0);
  if (!inTime || minute > 59) return null;
  if (!half) return { minutes: hour * 60 + minute, half: null };
  const isMorning = /^(a|ص)/u.test(half);
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
  if (ALWAYS.test(part)) return [{ from: '00:00', until: '24:00' }];
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
 * The times that a text in English or Arabic names: '09:00 – 12:30, 14:00 – 18:00', '9 am to 5 pm', 'closed' (none). Null when
 * it says something else, or may mean two things: 'by appointment', '9 – 5'.
 */
export function timesIn(text: string): Span[] | null {
  const [alone = '', ...others] = partsOf(text);
  if (others.length === 0 && CLOSED.test(alone)) return [];
  if (ALWAYS.test(words(text))) return [{ from: '00:00', until: '24:00' }];
  const spans = each([alone, ...others], spansOfPart);
  return spans && isOutOfOrder(spans) ? null : spans;
}
