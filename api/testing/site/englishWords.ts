// cspell:ignore Mayen selectordinal
import { CATALOGUES } from '@polyphony/domain/catalogues/catalogues.js';

const WORD = /\p{L}{3,}/gu;
/** Names that are the same in every language: of cookies, and of an island among the countries. */
const NAMES = 'language account_pending visitor session Jan Mayen';

/** Names of placeholders and forms of plurals, which are the same in every language: no words of it. */
const SYNTAX = /\{\w+(?:, (?:plural|select|selectordinal),)?|(?:\w+|=\d+) (?=\{)/g;

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map((word) => word.toLocaleLowerCase());

/** The texts of a part of a catalogue, without their names, which are English. */
const textsIn = (part: unknown): string[] => {
  if (typeof part === 'string') return [part.replaceAll(SYNTAX, ' ')];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(textsIn) : [];
};

/** All words that the product has in each language, in any of its texts. */
const words: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(CATALOGUES).map(([language, catalogue]) => [language, new Set(textsIn(catalogue).flatMap(wordsOf))]),
);

/**
 * The words of a text that the product has in English, and not in the language that is read: what was forgotten to translate.
 * @param content words that the site itself is written in
 */
export function englishWords(text: string, language: string, content: string): string[] {
  const written = new Set(wordsOf(`${NAMES} ${content}`.replaceAll('_', ' ')));
  return [...new Set(wordsOf(text))].filter(
    (word) => words.get('en')?.has(word) && !words.get(language)?.has(word) && !written.has(word),
  );
}
