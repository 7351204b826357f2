import { BASE_LANGUAGE } from './limits.js';

/** A value held per language: `{ en: 'Workshops', ar: '…' }`; the base language is always there. */
export type Localized<T = string> = Readonly<Record<string, T>>;

/** The languages of a response, in the order they are tried. */
export interface LanguageChoice {
  /** The requested one. */
  readonly asked: string;
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
    return Intl.DateTimeFormat.supportedLocalesOf(code)[0] ?? BASE_LANGUAGE;
  } catch {
    // Not a language tag at all, such as one letter.
    return BASE_LANGUAGE;
  }
}

/** Whether there is something to read: no text that is blank, and no list without entries. */
export const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);

/** The language that a value is read in: the asked one, else the default one, else English. Blank counts as missing. */
export function languageRead<T>(value: Localized<T> | null | undefined, choice: LanguageChoice): string | null {
  if (!value) return null;
  for (const code of [choice.asked, choice.default, BASE_LANGUAGE]) {
    if (Object.hasOwn(value, code) && isPresent(value[code])) return code;
  }
  return null;
}

/** The value in the asked language, else the default one, else English. */
export function inLanguage<T>(value: Localized<T> | null | undefined, choice: LanguageChoice): T | null {
  const code = languageRead(value, choice);
  return code === null ? null : (value?.[code] ?? null);
}
