import { dateLocale } from '@polyphony/domain/text/clock.js';
import { dayIn } from '@polyphony/domain/timeZone.js';
import { dateFormat } from '../../texts/dates';

/** A day without a time, '2027-03-31': the same wherever it is read. */
export type Day = string;
/** '2027-03'. */
export type Month = string;

const DAY_MS = 24 * 60 * 60 * 1000;
const at = (day: Day) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export const addDays = (day: Day, count: number): Day => dayOf(at(day) + count * DAY_MS);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => new Date(at(day)).getUTCDay();

export const monthOf = (day: Day): Month => day.slice(0, 7);

export function addMonths(month: Month, count: number): Month {
  const date = new Date(at(`${month}-01`));
  date.setUTCMonth(date.getUTCMonth() + count);
  return monthOf(dayOf(date.getTime()));
}

/** The day that it is on the site, wherever this person is. */
export const today = (zone: string, now = new Date()): Day => dayIn(zone, now);

/** The month that an address names; null for nonsense. */
export const readMonth = (text: string | null): Month | null =>
  /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/.test(text ?? '') ? text : null;

/** The weeks that hold a month, whole ones. */
export function weeksOf(month: Month, firstWeekday: number): readonly (readonly Day[])[] {
  const first = `${month}-01`;
  const last = addDays(`${addMonths(month, 1)}-01`, -1);
  const weeks: Day[][] = [];
  for (let day = addDays(first, -((weekdayOf(first) - firstWeekday + 7) % 7)); day <= last; day = addDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  }
  return weeks;
}

/** A tag of a language, as `navigator.languages` holds them, with what its country says of weeks. */
interface WeekLocale extends Intl.Locale {
  readonly getWeekInfo?: () => { readonly firstDay: number };
  readonly weekInfo?: { readonly firstDay: number };
}

/**
 * The first weekday of a week in the language and the country of this person. The browser's languages name the country;
 * without one, Monday.
 */
export function firstWeekdayOf(code: string, preferred: readonly string[] = navigator.languages): number {
  const tag = preferred.find((known) => known.toLowerCase().split('-')[0] === code) ?? dateLocale(code);
  try {
    const locale: WeekLocale = new Intl.Locale(tag);
    return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) % 7;
  } catch {
    // A language of one letter is no tag.
    return 1;
  }
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const write = dateFormat({ ...options, timeZone: 'UTC' });
  return (day: Day) => write(at(day));
};
const monthAndYear = format({ month: 'long', year: 'numeric' });
const longDate = format({ day: 'numeric', month: 'long', year: 'numeric' });
const dayAndMonth = format({ day: 'numeric', month: 'short' });
const long = format({ weekday: 'long' });
const short = format({ weekday: 'short' });

export const words = {
  /** 'May 2027'. */
  month: (month: Month) => monthAndYear(`${month}-01`),
  /** 'Saturday 15 May 2027'. */
  date: (day: Day) => `${long(day)} ${longDate(day)}`,
  /** '15 May'. */
  day: dayAndMonth,
  /** 'Saturday', 'Sat'. */
  weekday: long,
  weekdayShort: short,
} as const;
