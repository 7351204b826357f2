import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { spokenLanguage } from './useT';

/** Days before months, as the specification writes English dates; digits that every reader of the console shares. */
const localeOf = (language: string) => (language === BASE_LANGUAGE ? 'en-GB' : `${language}-u-nu-latn-ca-gregory`);

/** British English writes '02:30 pm', the specification '2:30 PM' (FMT-007). */
const hours = (text: string) =>
  text.replace(/\b0?(\d+:[\d:]+)\s([ap]m)\b/g, (_, clock: string, half: string) => `${clock} ${half.toUpperCase()}`);

/** Writes dates, and times of day by twelve hours, in the language that the console is read in when it is called; making a format takes long, using one does not. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date | number) => string {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (date) => {
    const language = spokenLanguage();
    const format =
      formats.get(language) ?? new Intl.DateTimeFormat(localeOf(language), { ...options, hourCycle: 'h12' });
    formats.set(language, format);
    return hours(format.format(date));
  };
}
