import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';

/** English dates are written as in Britain; a language that the server does not know is written so too. */
const ENGLISH = 'en-GB';

/** Dates and times in the words of a language, by what they are for. No zone is counted in but UTC. */
export function dateFormats<Name extends string>(formats: Readonly<Record<Name, Intl.DateTimeFormatOptions>>) {
  /** Making a format takes longer than writing a hundred dates. Languages are those of the site, a few. */
  const made = new Map<string, Intl.DateTimeFormat>();
  return (name: Name, language: string): Intl.DateTimeFormat => {
    const key = `${name} ${language}`;
    const kept = made.get(key);
    if (kept) return kept;
    const languages = [language === BASE_LANGUAGE ? ENGLISH : language, ENGLISH];
    const format = new Intl.DateTimeFormat(languages, { ...formats[name], timeZone: 'UTC' });
    made.set(key, format);
    return format;
  };
}
