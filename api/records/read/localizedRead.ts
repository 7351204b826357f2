import { inLanguage, type LanguageChoice, type Localized } from '@polyphony/domain/languages.js';

/** Reads a stored value that each language has its own of: a text, a list of texts. */
export type LocalizedRead = (value: Localized<unknown> | null | undefined) => unknown;

/** The value of one language alone, null where it has none: what the form of that language shows. */
export const inOneLanguage =
  (lang: string): LocalizedRead =>
  (value) =>
    value?.[lang] ?? null;

/** The value that visitors read: in their language, else in the default one, else in English. */
export const forVisitors =
  (choice: LanguageChoice): LocalizedRead =>
  (value) =>
    inLanguage(value, choice);
