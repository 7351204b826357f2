import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { consoleLanguage } from './useT';

/** The day before the month, as in the specification's English dates; Latin digits in all languages. */
const localeOf = (language: string) => (language === BASE_LANGUAGE ? 'en-GB' : `${language}-u-nu-latn-ca-gregory`);

/** British English writes '02:30 pm', the specification '2:30 PM' (FMT-007). */
const hours = (text: string) =>
  text.replace(/\b0?(\d+:[\d:]+)\s([ap]m)\b/g, (_, clock: string, half: string) => `${clock} ${half.toUpperCase()}`);

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
      formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { ...options, hourCycle: 'h12' });
    formats.set(language, format);
    return hours(format.format(date));
  };
}
