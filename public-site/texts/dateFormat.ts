import { localeOf } from '@polyphony/domain/languages.js';
import { dateLocale } from '@polyphony/domain/text/clock.js';

/** Date and time formats of a language, by purpose, always in UTC. */
export function dateFormats<Name extends string>(formats: Readonly<Record<Name, Intl.DateTimeFormatOptions>>) {
  /**
   * Cached, because creating a format takes longer than formatting a hundred dates. Bounded by the site's few
   * languages.
   */
  const cache = new Map<string, Intl.DateTimeFormat>();
  return (name: Name, language: string): Intl.DateTimeFormat => {
    const key = `${name} ${language}`;
    const cached = cache.get(key);
    if (cached) return cached;
    const format = new Intl.DateTimeFormat(dateLocale(localeOf(language)), { ...formats[name], timeZone: 'UTC' });
    cache.set(key, format);
    return format;
  };
}
