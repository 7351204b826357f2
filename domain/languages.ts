import { baseLanguage } from './baseLanguage.js';
import { SOURCE_LANGUAGE } from './limits.js';

/** A value held per language: `{ en: 'Workshops', ar: '…' }`; the base language is always there. */
export interface Localized<T = string> {
  readonly [language: string]: T;
}

/** The languages of a response, in the order they are tried. */
export interface LanguageChoice {
  /** The requested one. */
  readonly requested: string;
  /** Whether the request named that one; otherwise it is the default one. */
  readonly isExplicit?: boolean;
  /** The one visitors see first. */
  readonly default: string;
}

/** The cookie that holds a visitor's or a member of staff's language. */
export const LANGUAGE_COOKIE = 'language';

/** What a code of a language is (SPEC-D30). */
export const LANGUAGE_CODE = /^[a-z]{1,2}$/;

/** The language as Intl takes it; English where Intl does not know it: a code is any one or two letters (SPEC-D30). */
export function localeOf(code: string): string {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(code)[0] ?? SOURCE_LANGUAGE;
  } catch {
    // Not a language tag at all, such as one letter.
    return SOURCE_LANGUAGE;
  }
}

/** Whether there is something to read: no text that is blank, and no list without entries. */
export const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The language that a value is read in: the asked one, else the default one, else the base language. Blank counts as missing. */
export function languageRead<T>(value: Localized<T> | null | undefined, choice: LanguageChoice): string | null {
  if (!value) return null;
  for (const code of [choice.requested, choice.default, baseLanguage()]) {
    if (Object.hasOwn(value, code) && isPresent(value[code])) return code;
  }
  return null;
}

/** The value in the asked language, else the default one, else the base language. */
export function inLanguage<T>(value: Localized<T> | null | undefined, choice: LanguageChoice): T | null {
  const code = languageRead(value, choice);
  return code === null ? null : (value?.[code] ?? null);
}

/** The codes of the languages that a value is there in. */
export const languagesOf = (value: unknown): string[] =>
  Object.entries((value ?? {}) as Localized<unknown>).flatMap(([code, one]) => (isPresent(one) ? [code] : []));

/** The languages of a site, by their codes. */
export interface SiteLanguages {
  readonly active: readonly string[];
  /** The one visitors see first. */
  readonly default: string;
  /** The one that content is written in first. */
  readonly base: string;
}

/**
 * The languages in which a page is a page of its own, for search engines: those that its title is written in. Where none of them
 * is active, it is the page of the default language.
 * @param written null: a page without a title of its own, such as a list, is there in each language
 */
export function pageLanguages(
  written: readonly string[] | null,
  { active, default: first }: Omit<SiteLanguages, 'base'>,
): string[] {
  const own = active.filter((code) => written === null || written.includes(code));
  return own.length > 0 ? own : [first];
}

/** The one of its languages in which a page is read by those who request it in another one. */
export function pageLanguage(
  requested: string,
  own: readonly string[],
  { default: first, base }: SiteLanguages,
): string {
  return [requested, first, base].find((code) => own.includes(code)) ?? own[0] ?? first;
}
