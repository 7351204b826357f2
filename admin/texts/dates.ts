import { clockText, dateLocale, TWELVE_HOURS } from '@polyphony/domain/text/clock.js';
import { consoleLanguage } from './useT';

/** Latin digits in all languages. */
const localeOf = (language: string) => `${dateLocale(language)}-u-nu-latn-ca-gregory`;

/** A moment as the console shows it, with the month in letters in every language: 25 Nov 2026, 3:49 PM. */
export const MOMENT = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const satisfies Intl.DateTimeFormatOptions;

/**
 * Returns a function that formats dates, with a 12-hour clock, in the current language of the console. Formats are
 * memoized, because creating one is slow.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (date) => {
    const language = consoleLanguage();
    const format =
      formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { ...options, ...TWELVE_HOURS });
    formats.set(language, format);
    return clockText(format.formatToParts(date));
  };
}
