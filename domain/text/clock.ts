import { SOURCE_LANGUAGE } from '../limits.js';

/** The locale of dates and times in a language that Intl knows: English ones are written as in Britain. */
export const dateLocale = (language: string): string => (language === SOURCE_LANGUAGE ? 'en-GB' : language);

/** The clock that people read, in every language (FMT-007). */
export const TWELVE_HOURS = { hourCycle: 'h12' } as const satisfies Intl.DateTimeFormatOptions;

/** A zero before another digit, in the digits of Latin, Arabic, Persian and Devanagari texts. */
const LEADING_ZERO = /^[0\u0660\u06f0\u0966](?=\p{Nd})/u;

/**
 * The parts of a formatted time as a text, in the form of the specification: '2:30 PM', where British English writes
 * '02:30 pm'.
 */
export const clockText = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  parts
    .map(({ type, value }) => {
      if (type === 'hour') return value.replace(LEADING_ZERO, '');
      if (type === 'literal') return value.replaceAll('\u202f', ' ');
      return type === 'dayPeriod' && /^[ap]m$/.test(value) ? value.toUpperCase() : value;
    })
    .join('');

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * A time on a wall as a language writes it: '2:30 PM'.
 * @param time '14:30'
 * @param language a locale that Intl knows
 */
export function clockTime(time: string, language: string): string {
  const locale = dateLocale(language);
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(locale, { timeStyle: 'short', ...TWELVE_HOURS, timeZone: 'UTC' });
  formats.set(locale, format);
  return clockText(format.formatToParts(new Date(`2000-01-01T${time}Z`)));
}
