import { location } from '../../errors.js';

/** A time zone: how many milliseconds its clock is ahead of UTC at a moment. */
export interface Zone {
  readonly isUtc: boolean;
  offsetAt(time: number): number;
}

const MINUTE = 60_000;
export const UTC: Zone = { isUtc: true, offsetAt: () => 0 };
const OFFSET = /^([+-])(\d\d)(?::?(\d\d))?$/;

const zones = new Map<string, Zone>();

/** A time zone by its Olson identifier or as an offset such as +02:30. Throws 40485 for anything else. */
export function zoneOf(name: string): Zone {
  if (name === 'UTC' || name === 'GMT' || name === 'Z') return UTC;
  let zone = zones.get(name);
  if (!zone) zones.set(name, (zone = readZone(name)));
  return zone;
}

function readZone(name: string): Zone {
  const match = OFFSET.exec(name);
  if (match) {
    const [, sign, hours, minutes = '0'] = match;
    const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -MINUTE : MINUTE);
    return { isUtc: false, offsetAt: () => offset };
  }
  try {
    return olsonZone(name);
  } catch {
    throw location(40485, `unrecognized time zone identifier: "${name}"`);
  }
}

function olsonZone(timeZone: string): Zone {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    era: 'short',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return {
    isUtc: false,
    offsetAt: (time) => {
      const part: Record<string, string> = {};
      for (const { type, value } of format.formatToParts(time)) part[type] = value;
      const year = part.era === 'BC' ? 1 - Number(part.year) : Number(part.year);
      const local =
        utcTime(year, Number(part.month) - 1, Number(part.day)) +
        ((Number(part.hour) * 60 + Number(part.minute)) * 60 + Number(part.second)) * 1000;
      return local - Math.floor(time / 1000) * 1000;
    },
  };
}

/** Midnight UTC; unlike Date.UTC, years below 100 mean themselves. */
export function utcTime(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return date.getTime();
}

/** The local time in the zone, as a Date to be read by its UTC methods. */
export function localClock(date: Date, zone: Zone): Date {
  return new Date(date.getTime() + zone.offsetAt(date.getTime()));
}

/** The moment at which the zone's clock shows `local`; of two the earlier, in a gap as if it had not begun. */
export function momentOf(local: number, zone: Zone): Date {
  const before = zone.offsetAt(local - 24 * 60 * MINUTE);
  const candidate = local - before;
  if (zone.offsetAt(candidate) === before) return new Date(candidate);
  const after = zone.offsetAt(local + 24 * 60 * MINUTE);
  return new Date(zone.offsetAt(local - after) === after ? local - after : candidate);
}
