import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import { followBaseLanguage } from '@polyphony/domain/baseLanguage.js';
import { SOURCE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { PublishedLanguagesQuery } from '../graphql/generated/typed/graphql';
import { requestIn } from '../graphql/endpoint';
import { supportsLanguage } from '../texts/catalogue';

export type ActiveLanguage = PublishedLanguagesQuery['publishedLanguages'][number];

/** The only language when the list could not be loaded. */
export const ENGLISH: ActiveLanguage = {
  id: SOURCE_LANGUAGE,
  name: 'English',
  code: SOURCE_LANGUAGE,
  rtl: false,
  default: true,
  base: true,
};

/** The language that was chosen last with this browser, here or on the site. */
export function languageOfCookie(): string | null {
  const found = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return found ? decodeURIComponent(found) : null;
}

/** The languages that a person understands who has chosen none: those of their browser that the console has words in, then English. */
const understood = (): string[] =>
  [...navigator.languages.map((tag) => tag.split('-')[0] ?? ''), SOURCE_LANGUAGE].filter(supportsLanguage);

/**
 * The language to read in: the chosen one of the active languages, else one that the person understands. The site's default
 * language is for its visitors: a change of it changes nobody's console.
 */
export const languageAmong = (languages: readonly ActiveLanguage[], chosen: string | null): ActiveLanguage =>
  [chosen, ...understood()].flatMap((wanted) => languages.find(({ code }) => code === wanted) ?? [])[0] ??
  languages[0] ??
  ENGLISH;

/** The language that forms begin in. */
export const baseAmong = (languages: readonly ActiveLanguage[]): ActiveLanguage =>
  languages.find(({ base }) => base) ?? ENGLISH;

/** Lets forms begin in the base language of the installation. */
export const writeIn = (languages: readonly ActiveLanguage[]): void => followBaseLanguage(baseAmong(languages).code);

/**
 * Makes the document say the language that is read, and its direction; requests are for it from now on. Without a cookie the
 * server responds in the site's default language.
 */
export function readIn({ code, rtl }: ActiveLanguage, languages: readonly ActiveLanguage[]): void {
  writeIn(languages);
  document.documentElement.lang = code;
  document.documentElement.dir = rtl ? 'rtl' : 'ltr';
  const served = [languageOfCookie(), languages.find((language) => language.default)?.code ?? code];
  const first = served.find((wanted) => wanted === code || languages.some((one) => one.code === wanted));
  requestIn(first === code ? null : code);
}
