import { MongoError } from '../../errors.js';
import { isoTime } from './parts.js';
import { momentOf, UTC, utcTime, type Zone, zoneOf } from './zone.js';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function failed(text: string, why: string): MongoError {
  return new MongoError(241, 'ConversionFailure', `Error parsing date string '${text}'; ${why}`);
}

interface Found {
  year?: number;
  month?: number;
  day?: number;
  hour?: number;
  minute?: number;
  second?: number;
  millisecond?: number;
  zone?: Zone;
  isoYear?: number;
  isoWeek?: number;
  isoDay?: number;
  dayOfYear?: number;
}

const TIME = '(?:[T ]+(\\d{1,2}):(\\d\\d)(?::(\\d\\d)(?:[.,](\\d{1,9}))?)?)?';
const ZONE = '\\s*(Z|[A-Z]{3,4}|[+-]\\d\\d(?::?\\d\\d)?|[A-Z][A-Za-z]+/[A-Za-z_/]+)?';
const NAME = '([A-Za-z]{3,9})';
type Names = readonly (keyof Found)[];
const YMD: Names = ['year', 'month', 'day'];

/** The date formats that MongoDB parses without a format string. */
const PATTERNS: readonly (readonly [pattern: RegExp, names: Names])[] = [
  [new RegExp(`^(\\d{4})-(\\d{1,2})-(\\d{1,2})${TIME}${ZONE}$`), YMD],
  [new RegExp(`^(\\d{4})/(\\d{1,2})/(\\d{1,2})${TIME}${ZONE}$`), YMD],
  [new RegExp(`^(\\d{4})(\\d\\d)(\\d\\d)${TIME}${ZONE}$`), YMD],
  [new RegExp(`^(\\d{1,2})/(\\d{1,2})/(\\d{4})${TIME}${ZONE}$`), ['month', 'day', 'year']],
  [new RegExp(`^(\\d{1,2})[.-](\\d{1,2})[.-](\\d{4})${TIME}${ZONE}$`), ['day', 'month', 'year']],
  [
    new RegExp(`^(?:[A-Za-z]{3,9},? +)?${NAME} +(\\d{1,2})(?:st|nd|rd|th)?,? +(\\d{4})${TIME}${ZONE}$`),
    ['month', 'day', 'year'],
  ],
  [new RegExp(`^(?:[A-Za-z]{3,9},? +)?(\\d{1,2})[ -]${NAME}[ -](\\d{4})${TIME}${ZONE}$`), ['day', 'month', 'year']],
  [new RegExp(`^(\\d{4})-(\\d\\d)()${TIME}${ZONE}$`), ['year', 'month']],
];

/** Reads a date as people write it. Throws ConversionFailure (241). */
export function parseDate(text: string, zone?: Zone): Date {
  for (const [pattern, names] of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    const found: Found = { day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 };
    names.forEach((name, i) => Object.assign(found, { [name]: numberOf(match[i + 1] ?? '', text) }));
    const [hour = '0', minute = '0', second = '0', fraction = '0', zoneName] = match.slice(4);
    Object.assign(found, { hour: Number(hour), minute: Number(minute), second: Number(second) });
    found.millisecond = Math.trunc(Number(`0.${fraction}`) * 1000);
    if (zoneName !== undefined) found.zone = namedZone(zoneName, text);
    return dateOf(found, text, zone);
  }
  throw new MongoError(
    241,
    'ConversionFailure',
    `an incomplete date/time string has been found, with elements missing: "${text}"`,
  );
}

function namedZone(name: string, text: string): Zone {
  try {
    return zoneOf(name);
  } catch {
    throw failed(text, 'The timezone could not be found in the database');
  }
}

function numberOf(part: string, text: string): number {
  if (!/^[A-Za-z]/.test(part)) return Number(part);
  const month = MONTHS.indexOf(part.slice(0, 3).toLowerCase());
  if (month < 0) throw failed(text, 'The timezone could not be found in the database');
  return month + 1;
}

function dateOf(found: Found, text: string, zone: Zone | undefined): Date {
  if (found.zone && zone)
    throw new MongoError(
      241,
      'ConversionFailure',
      'you cannot pass in a date/time string with time zone information together with a timezone argument',
    );
  const { hour = 0, minute = 0, second = 0, millisecond = 0 } = found;
  if (hour > 24 || minute > 59 || second > 59) throw failed(text, 'The parsed time was invalid');
  const local = dayOf(found, text) + ((hour * 60 + minute) * 60 + second) * 1000 + millisecond;
  return momentOf(local, found.zone ?? zone ?? UTC);
}

function dayOf(found: Found, text: string): number {
  if (found.isoYear !== undefined) return isoTime(found.isoYear, found.isoWeek ?? 1, found.isoDay ?? 1);
  if (found.year === undefined)
    throw new MongoError(
      241,
      'ConversionFailure',
      `an incomplete date/time string has been found, with elements missing: "${text}"`,
    );
  if (found.dayOfYear !== undefined) return utcTime(found.year, 0, found.dayOfYear);
  const { month = 1, day = 1 } = found;
  const time = utcTime(found.year, month - 1, day);
  const date = new Date(time);
  if (date.getUTCDate() !== day || date.getUTCMonth() !== month - 1) throw failed(text, 'The parsed date was invalid');
  return time;
}

const FIELDS: Readonly<Record<string, readonly [pattern: string, name: keyof Found]>> = {
  Y: ['(\\d{4})', 'year'],
  G: ['(\\d{4})', 'isoYear'],
  m: ['(\\d{1,2})', 'month'],
  d: ['(\\d{1,2})', 'day'],
  H: ['(\\d{1,2})', 'hour'],
  M: ['(\\d{1,2})', 'minute'],
  S: ['(\\d{1,2})', 'second'],
  L: ['(\\d{1,3})', 'millisecond'],
  j: ['(\\d{1,3})', 'dayOfYear'],
  u: ['(\\d)', 'isoDay'],
  V: ['(\\d{1,2})', 'isoWeek'],
  b: ['([A-Za-z]{3})', 'month'],
  B: ['([A-Za-z]{3,9})', 'month'],
  z: ['(Z|[+-]\\d\\d:?\\d\\d)', 'zone'],
  Z: ['([+-]\\d{1,4})', 'zone'],
};

/** Parses a date in the given format, which has been validated. */
export function parseFormatted(text: string, format: string, zone?: Zone): Date {
  const names: (keyof Found)[] = [];
  const source = format.replace(/%(.)|([^%]+)/gs, (_match, specifier?: string, plain?: string) => {
    if (specifier === undefined) return (plain ?? '').replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const field = FIELDS[specifier];
    if (!field) return specifier === '%' ? '%' : '\\d+';
    names.push(field[1]);
    return field[0];
  });
  const match = new RegExp(`^${source}$`).exec(text);
  if (!match) throw failed(text, 'Format literal not found');
  const found: Found = {};
  names.forEach((name, i) => {
    const part = match[i + 1] as string;
    if (name !== 'zone') Object.assign(found, { [name]: numberOf(part, text) });
    else if (part === 'Z' || /:|\d{4}/.test(part)) found.zone = namedZone(part, text);
    else found.zone = { isUtc: false, offsetAt: () => Number(part) * 60_000 };
  });
  return dateOf(found, text, zone);
}
