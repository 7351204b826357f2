import { folded } from '../text/folded.js';
import { CATALOGUES } from './catalogues.js';

/** What people type in a language where the product reads words: in spreadsheets, and as opening hours. */
export interface ReadingWords {
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** Names of the weekdays besides those of Intl, Monday first. */
  readonly days: readonly (readonly string[])[];
  readonly everyDay: readonly string[];
  readonly closed: readonly string[];
  readonly allDay: readonly string[];
  /** Between the first and the last of a range. */
  readonly to: readonly string[];
  readonly and: readonly string[];
  /** Before a day or a time, where it adds nothing. */
  readonly before: readonly string[];
  readonly am: readonly string[];
  readonly pm: readonly string[];
}

const all = Object.values(CATALOGUES).map(({ reading }) => reading);

/** The words for something in all languages, folded. */
export const wordsFor = (what: Exclude<keyof ReadingWords, 'days'>): ReadonlySet<string> =>
  new Set(all.flatMap((reading) => reading[what].map(folded)));

/** 2024-01-01 was a Monday. */
const weekday = (day: number) => new Date(Date.UTC(2024, 0, day));

/** The weekdays by their names in all languages, folded; 1 for Monday. */
export function weekdayNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>();
  for (const [language, { reading }] of Object.entries(CATALOGUES)) {
    const formats = (['long', 'short'] as const).map(
      (length) => new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }),
    );
    for (let day = 1; day <= 7; day += 1) {
      const own = formats.map((format) => format.format(weekday(day)));
      for (const name of [...own, ...(reading.days[day - 1] ?? [])]) names.set(folded(name).replace(/\.$/, ''), day);
    }
  }
  return names;
}
