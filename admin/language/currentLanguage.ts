import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import type { PublishedLanguagesQuery } from '../graphql/generated/typed/graphql';

export type ActiveLanguage = PublishedLanguagesQuery['publishedLanguages'][number];

/** What there is when the list could not be loaded. */
export const ENGLISH: ActiveLanguage = {
  id: BASE_LANGUAGE,
  name: 'English',
  code: BASE_LANGUAGE,
  rtl: false,
  default: true,
};

/** The language that was chosen last with this browser, here or on the site. */
export function languageOfCookie(): string | null {
  const found = new RegExp(`(?:^|; )${LANGUAGE_COOKIE}=([^;]*)`).exec(document.cookie)?.[1];
  return found ? decodeURIComponent(found) : null;
}

/** The language to read in: the chosen one of the active languages, else the default one. */
export const languageAmong = (languages: readonly ActiveLanguage[], chosen: string | null): ActiveLanguage =>
  languages.find(({ code }) => code === chosen) ??
  languages.find((language) => language.default) ??
  languages[0] ??
  ENGLISH;

/** Makes the document say its language and direction. */
export function markDocument({ code, rtl }: Pick<ActiveLanguage, 'code' | 'rtl'>): void {
  document.documentElement.lang = code;
  document.documentElement.dir = rtl ? 'rtl' : 'ltr';
}
