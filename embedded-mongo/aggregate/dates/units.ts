import { failedToParse, location } from '../../errors.js';
import { localClock, momentOf, utcTime, type Zone } from './zone.js';

const DAY = 86_400_000;
const MILLISECONDS: Readonly<Record<string, number>> = {
  millisecond: 1,
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: DAY,
  week: 7 * DAY,
};
const MONTHS: Readonly<Record<string, number>> = { month: 1, quarter: 3, year: 12 };

export type Unit = string;

export function assertUnit(unit: string, operator: string): void {
  if (!(unit in MILLISECONDS) && !(unit in MONTHS))
    throw failedToParse(
      `${operator} parameter 'unit' value parsing failed :: caused by :: unknown time unit value: ${unit}`,
    );
}

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** 0 for Sunday; names may be cut to three letters. */
export function weekdayOf(name: string, operator: string): number {
  const wanted = name.toLowerCase();
  const index = WEEKDAYS.findIndex((day) => day === wanted || day.slice(0, 3) === wanted);
  if (index < 0)
    throw location(
      5439016,
      `${operator} parameter 'startOfWeek' value cannot be recognized as a day of a week: ${name}`,
    );
  return index;
}

/** Units from a day up follow the zone's calendar, shorter ones count milliseconds. */
const followsCalendar = (unit: Unit): boolean => unit in MONTHS || unit === 'day' || unit === 'week';

export function addUnits(date: Date, unit: Unit, amount: number, zone: Zone): Date {
  if (!followsCalendar(unit)) return new Date(date.getTime() + amount * (MILLISECONDS[unit] as number));
  const local = localClock(date, zone);
  const months = MONTHS[unit];
  if (months === undefined) return momentOf(local.getTime() + amount * (MILLISECONDS[unit] as number), zone);
  const target = local.getUTCFullYear() * 12 + local.getUTCMonth() + amount * months;
  const [year, month] = [Math.floor(target / 12), target - Math.floor(target / 12) * 12];
  const lastDay = new Date(utcTime(year, month + 1, 0)).getUTCDate();
  const day = utcTime(year, month, Math.min(local.getUTCDate(), lastDay));
  return momentOf(day + (local.getTime() - Math.floor(local.getTime() / DAY) * DAY), zone);
}

/** How many boundaries of the unit lie between the two. */
export function unitsBetween(start: Date, end: Date, unit: Unit, zone: Zone, startOfWeek: number): number {
  const [from, to] = [localClock(start, zone), localClock(end, zone)];
  const months = (date: Date): number => date.getUTCFullYear() * 12 + date.getUTCMonth();
  const size = MONTHS[unit];
  if (size !== undefined) return Math.floor(months(to) / size) - Math.floor(months(from) / size);
  const length = MILLISECONDS[unit] as number;
  if (unit === 'week') return weekNumber(to, startOfWeek) - weekNumber(from, startOfWeek);
  if (unit === 'day') return Math.floor(to.getTime() / DAY) - Math.floor(from.getTime() / DAY);
  return Math.floor(end.getTime() / length) - Math.floor(start.getTime() / length);
}

/** Weeks since the first that begins on that day in 1970; 1 January 1970 was a Thursday. */
const weekNumber = (local: Date, startOfWeek: number): number =>
  Math.floor((Math.floor(local.getTime() / DAY) + ((4 - startOfWeek + 7) % 7)) / 7);

/** Bins are counted from 1 January 2000 (weeks from the first that begins on `startOfWeek`), in the zone. */
export function truncated(date: Date, unit: Unit, size: number, zone: Zone, startOfWeek: number): Date {
  const local = localClock(date, zone);
  const months = MONTHS[unit];
  if (months !== undefined) {
    const bin = months * size;
    const since = (local.getUTCFullYear() - 2000) * 12 + local.getUTCMonth();
    const start = Math.floor(since / bin) * bin;
    return momentOf(utcTime(2000, start, 1), zone);
  }
  const reference = utcTime(2000, 0, 1);
  const bin = (MILLISECONDS[unit] as number) * size;
  if (!followsCalendar(unit)) {
    const origin = momentOf(reference, zone).getTime();
    return new Date(origin + Math.floor((date.getTime() - origin) / bin) * bin);
  }
  // 1 January 2000 was a Saturday.
  const origin = unit === 'week' ? reference + ((startOfWeek - 6 + 7) % 7) * DAY : reference;
  return momentOf(origin + Math.floor((local.getTime() - origin) / bin) * bin, zone);
}
