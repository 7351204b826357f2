import { location } from '../../errors.js';
import { type DateParts, partsOf } from './parts.js';
import { localClock, type Zone } from './zone.js';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const padded = (value: number, length: number): string => String(value).padStart(length, '0');

function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${padded(Math.floor(size / 60), 2)}${padded(size % 60, 2)}`;
}

const SPECIFIERS: Readonly<Record<string, (parts: DateParts, offset: number) => string>> = {
  '%': () => '%',
  Y: ({ year }) => padded(year, 4),
  G: ({ isoWeekYear }) => padded(isoWeekYear, 4),
  m: ({ month }) => padded(month, 2),
  d: ({ dayOfMonth }) => padded(dayOfMonth, 2),
  H: ({ hour }) => padded(hour, 2),
  M: ({ minute }) => padded(minute, 2),
  S: ({ second }) => padded(second, 2),
  L: ({ millisecond }) => padded(millisecond, 3),
  j: ({ dayOfYear }) => padded(dayOfYear, 3),
  w: ({ dayOfWeek }) => String(dayOfWeek),
  u: ({ isoDayOfWeek }) => String(isoDayOfWeek),
  U: ({ week }) => padded(week, 2),
  V: ({ isoWeek }) => padded(isoWeek, 2),
  b: ({ month }) => (MONTHS[month - 1] as string).slice(0, 3),
  B: ({ month }) => MONTHS[month - 1] as string,
  z: (_parts, offset) => offsetText(offset),
  Z: (_parts, offset) => (offset < 0 ? `-${-offset}` : `${offset === 0 ? '' : '+'}${offset}`),
};

/** Throws for a format that MongoDB does not know. */
export function assertFormat(format: string): void {
  for (let at = format.indexOf('%'); at >= 0; at = format.indexOf('%', at + 2)) {
    const specifier = format[at + 1];
    if (specifier === undefined) throw location(18535, "Unmatched '%' at end of format string");
    if (!(specifier in SPECIFIERS)) throw location(18536, `Invalid format character '%${specifier}' in format string`);
  }
}

export function formatted(date: Date, format: string, zone: Zone): string {
  const parts = partsOf(localClock(date, zone));
  if (parts.year < 0 || parts.year > 9999)
    throw location(
      18537,
      `Could not convert date to string: date component was outside the supported range of 0-9999: ${parts.year}`,
    );
  const offset = zone.offsetAt(date.getTime()) / 60_000;
  return format.replace(/%(.)/gs, (_match, specifier: string) => SPECIFIERS[specifier]?.(parts, offset) ?? '');
}
