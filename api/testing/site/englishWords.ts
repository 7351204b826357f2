import { CATALOGUES } from '@polyphony/domain/catalogues/catalogues.js';

const WORD = /\p{L}{3,}/gu;

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLocaleLowerCase());

/** All words that the product has in a language, in any of its texts. */
const wordsIn = (language: string): ReadonlySet<string> => new Set(wordsOf(JSON.stringify(CATALOGUES[language] ?? {})));

/**
 * The words of a text that the product has in English, and not in the language that is read: what was forgotten to translate.
 * @param content words that the site itself is written in
 */
export function englishWords(text: string, language: string, content: string): string[] {
  const own = wordsIn(language);
  const english = wordsIn('en');
  const written = new Set(wordsOf(content));
  return [...new Set(wordsOf(text))].filter((word) => english.has(word) && !own.has(word) && !written.has(word));
}
