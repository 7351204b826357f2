import { BASE_LANGUAGE } from '../limits.js';

/** The clock that people read, in every language (FMT-007). */
export const TWELVE_HOURS = { hourCycle: 'h12' } as const satisfies Intl.DateTimeFormatOptions;

/** Text with times in the form of the specification, '2:30 PM', where British English writes '02:30 pm'. Other text stays. */
export const withClock = (text: string): string =>
  /\d\s[ap]m\b/.test(text)
    ? text.replace(/(?<![\d:])0(\d:)/g, '$1').replace(/\s([ap]m)\b/g, (_, half: string) => ` ${half.toUpperCase()}`)
    : text;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A time on a wall as a language writes it: '2:30 PM'.
 * @param time '14:30'
 * @param language a locale that Intl knows
 */
export function clockTime(time: string, language: string): string {
  const locale = language === BASE_LANGUAGE ? 'en-GB' : language;
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...TWELVE_HOURS, timeZone: 'UTC' });
  formats.set(locale, format);
  return withClock(format.format(new Date(`2000-01-01T${time}Z`)));
}
