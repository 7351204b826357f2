import { clockText, dateLocale, TWELVE_HOURS } from '@polyphony/domain/text/clock.js';
import { consoleLanguage } from './useT';

/** Latin digits in all languages. */
const localeOf = (language: string) => `${dateLocale(language)}-u-nu-latn-ca-gregory`;

const formatOf = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(localeOf(language), { ...options, ...TWELVE_HOURS });

/** A moment as the console shows it, with the month in letters in every language: 25 Nov 2026, 3:49 PM. */
export const MOMENT = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;

let siteZone: string | undefined;

/**
 * Sets the clock by which moments are read: the site's, where one is set, so that two people tell each other the same time.
 * Without one (days are those of UTC then) it is that of the person's own machine.
 */
export function setClock(zone: string | undefined): void {
  siteZone = zone === 'UTC' ? undefined : zone;
}

/**
 * Returns a function that formats dates, with a 12-hour clock, in the current language of the console, and by its clock unless
 * the options name a time zone. Formats are memoized, because creating one is slow. What is rendered with the console itself, before
 * its language is set for all, passes that of its texts.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date | number, language?: string) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (date, language = consoleLanguage()) => {
    const timeZone = options.timeZone ?? siteZone;
    const key = `${language} ${timeZone}`;
    const format = formats.get(key) ?? formatOf(language, { ...options, ...(timeZone && { timeZone }) });
    formats.set(key, format);
    return clockText(format.formatToParts(date));
  };
}
