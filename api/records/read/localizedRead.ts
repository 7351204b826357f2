import { inLanguage, type LanguageChoice, type Localized } from '@polyphony/domain/languages.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import type { Context } from '../../context.js';

/** Reads a stored value that each language has its own of: a text, a list of texts. */
export type LocalizedRead = (value: Localized<unknown> | null | undefined) => unknown;

/** The value of one language alone, null where it has none: what the form of that language shows. */
export const inOneLanguage =
  (lang: string): LocalizedRead =>
  (value) =>
    value?.[lang] ?? null;

/** The value that visitors read: in their language, else in the default one, else in the base language. */
export const forVisitors =
  (choice: LanguageChoice): LocalizedRead =>
  (value) =>
    inLanguage(value, choice);

/** Whether visitors may read a language: an active one, or the base language, in which they read what no other language has. */
export const isActive = (lang: string, { languages }: Pick<Context, 'languages'>): boolean =>
  lang === baseLanguage() || languages.some(({ code }) => code === lang);

/**
 * The language that a text is read in: the named one, else the request's. Only staff read a language that is not active;
 * visitors read the default one in its place (SPEC-D27).
 */
export function readableLanguage(lang: string | null | undefined, context: Context): string {
  const { language, session } = context;
  if (!lang) return language.requested;
  return session || isActive(lang, context) ? lang : language.default;
}
