import { utcTime } from './zone.js';

const DAY = 86_400_000;

export interface DateParts {
  readonly year: number;
  readonly month: number;
  readonly dayOfMonth: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
  readonly millisecond: number;
  /** 1 for Sunday. */
  readonly dayOfWeek: number;
  readonly dayOfYear: number;
  /** The week of the year, 0 to 53, weeks beginning on Sunday. */
  readonly week: number;
  readonly isoDayOfWeek: number;
  readonly isoWeek: number;
  readonly isoWeekYear: number;
}

/** The date parts of a local time, read by UTC methods. */
export function partsOf(local: Date): DateParts {
  const year = local.getUTCFullYear();
  const today = Math.floor(local.getTime() / DAY);
  const dayOfYear = today - utcTime(year, 0, 1) / DAY + 1;
  const dayOfWeek = local.getUTCDay() + 1;
  const isoDayOfWeek = local.getUTCDay() === 0 ? 7 : local.getUTCDay();
  // The week belongs to the year its Thursday is in.
  const thursday = new Date((today - isoDayOfWeek + 4) * DAY);
  const isoWeekYear = thursday.getUTCFullYear();
  return {
    year,
    month: local.getUTCMonth() + 1,
    dayOfMonth: local.getUTCDate(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
    millisecond: local.getUTCMilliseconds(),
    dayOfWeek,
    dayOfYear,
    week: Math.floor((dayOfYear + 7 - dayOfWeek) / 7),
    isoDayOfWeek,
    isoWeek: Math.floor((thursday.getTime() - utcTime(isoWeekYear, 0, 1)) / DAY / 7) + 1,
    isoWeekYear,
  };
}

/** The Monday of an ISO week, or that weekday of it, as a time in UTC. */
export function isoTime(year: number, week: number, weekday: number): number {
  const fourth = new Date(utcTime(year, 0, 4));
  const monday = fourth.getTime() - ((fourth.getUTCDay() + 6) % 7) * DAY;
  return monday + ((week - 1) * 7 + weekday - 1) * DAY;
}
