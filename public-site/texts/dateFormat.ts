import { localeOf } from '@polyphony/domain/languages.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';

/** English dates are written as in Britain; a language that the server does not know is written so too. */
const ENGLISH = 'en-GB';

/** Date and time formats of a language, by purpose, always in UTC. */
export function dateFormats<Name extends string>(formats: Readonly<Record<Name, Intl.DateTimeFormatOptions>>) {
  /**
   * Cached, because creating a format takes longer than formatting a hundred dates. Bounded by the site's few
   * languages.
   */
  const made = new Map<string, Intl.DateTimeFormat>();
  return (name: Name, language: string): Intl.DateTimeFormat => {
    const key = `${name} ${language}`;
    const kept = made.get(key);
    if (kept) return kept;
    const locale = localeOf(language);
    const format = new Intl.DateTimeFormat(locale === BASE_LANGUAGE ? ENGLISH : locale, {
      ...formats[name],
      timeZone: 'UTC',
    });
    made.set(key, format);
    return format;
  };
}
