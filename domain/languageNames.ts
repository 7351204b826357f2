// cspell:ignore Hebr Thaa Syrc Nkoo Adlm
import { baseLanguage } from './baseLanguage.js';
import { LANGUAGE_CODE } from './languages.js';

/** A language's name for itself, as a list of languages begins it: 'Español'; null for a code that Intl does not know. */
export function nameOfLanguage(code: string): string | null {
  // Without this, Intl would take a code such as 'x' for an error.
  if (!LANGUAGE_CODE.test(code) || code.length < 2) return null;
  const name = new Intl.DisplayNames([code], { type: 'language', fallback: 'none' }).of(code);
  return name ? name.charAt(0).toLocaleUpperCase(code) + name.slice(1) : null;
}

/** The base language as texts call it. */
export const nameOfBaseLanguage = (): string => nameOfLanguage(baseLanguage()) ?? baseLanguage();

/** The scripts that are written from right to left and that a language of two letters has. */
const RTL_SCRIPTS: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']);

/** Whether a language is written from right to left, as far as Intl knows it. */
export function isWrittenRtl(code: string): boolean {
  if (nameOfLanguage(code) === null) return false;
  return RTL_SCRIPTS.has(new Intl.Locale(code).maximize().script ?? '');
}
