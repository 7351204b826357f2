import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import { SOURCE_LANGUAGE, LANGUAGE_COOKIE_MAX_AGE_S } from '@polyphony/domain/limits.js';
import type { LanguagesQuery } from '../generated/graphql.js';

/** A language that visitors can read the site in. */
export type SiteLanguage = LanguagesQuery['publishedLanguages'][number];

/** The address parameter that selects a language. */
export const LANGUAGE_PARAMETER = 'lang';

/** The language of the site when the list of languages could not be loaded. */
export const ENGLISH: SiteLanguage = { code: SOURCE_LANGUAGE, name: 'English', rtl: false, default: true, base: true };

/** The language that content is written in first, which texts are in that are the same in every language. */
export const baseLanguageOf = (languages: readonly SiteLanguage[]): SiteLanguage =>
  languages.find(({ base }) => base) ?? ENGLISH;

/** The language visitors see first. */
export const defaultLanguage = (languages: readonly SiteLanguage[]): SiteLanguage =>
  languages.find((language) => language.default) ?? languages.find(({ base }) => base) ?? languages[0] ?? ENGLISH;

/** The first active language among the wishes (the address's, the cookie's), else the default one. */
export function chooseLanguage(languages: readonly SiteLanguage[], wishes: readonly (string | null)[]): SiteLanguage {
  for (const wish of wishes) {
    const found = languages.find(({ code }) => code === wish);
    if (found) return found;
  }
  return defaultLanguage(languages);
}

/** The Set-Cookie text that keeps a choice for a year. */
export const languageCookieFor = ({ code }: SiteLanguage, publicUrl: string): string =>
  `${LANGUAGE_COOKIE}=${encodeURIComponent(code)}; Path=/; SameSite=Lax; Max-Age=${LANGUAGE_COOKIE_MAX_AGE_S}` +
  (publicUrl.startsWith('https:') ? '; Secure' : '');
