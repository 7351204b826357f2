import { folded, isNumberAmong, searchWords } from '@polyphony/domain/text/folded.js';
import { patternOf } from './textPattern.js';

/**
 * The hidden field by which an index finds parts of names: beginnings, this long, of what is left of each word of a folded
 * name after every second letter. A part of a word, or that part without its first letter, is the beginning of one of
 * them. Another way to make them is another field, which then is filled in at the next start.
 */
export const SEARCH_KEYS = 'wordKeys';

/** The hidden field with the folded names themselves, by which what an index found is checked. */
export const FOLDED_NAMES = 'foldedNames';

/** The key of a name that is the same in all languages. */
export const EVERY_LANGUAGE = '*';

/** The field of keys that were made of names that were not folded. */
export const RETIRED_KEYS = 'searchKeys';

/** Letters of a key: as many as tell names apart, and take no more room in an index held in memory than fewer would. */
const LENGTH = 14;
/** A key begins at every second letter: half as many as letters, for a search that looks in two places. */
const STRIDE = 2;
/** Words of a search that are looked up in the index; all are checked. */
const MOST_LOOKED_UP = 4;

/** The letters of a word as keys are made of them: signs are all the same, so that a key is never a pattern. */
const lettersOf = (word: string): string[] => [...word.replace(/[^\p{L}\p{N}\p{M}]/gu, ' ')];

/** The keys of what holds these names. */
export function keysOfNames(names: readonly string[]): string[] {
  const keys = new Set<string>();
  for (const word of names.flatMap(searchWords)) {
    const letters = lettersOf(word);
    for (let at = 0; at < letters.length; at += STRIDE) keys.add(letters.slice(at, at + LENGTH).join(''));
  }
  return [...keys];
}

/**
 * The condition for all that has the words in a name, and some more: what is found is still to be checked. What has no
 * keys yet is among it. Nothing is left out for words too short to have a key.
 */
export function mayHold(words: readonly string[]): Readonly<Record<string, unknown>> {
  const places = words
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .map(lettersOf)
    .filter((letters) => letters.length >= STRIDE)
    .toSorted((one, other) => other.length - one.length)
    .slice(0, MOST_LOOKED_UP)
    .flatMap(placesIn);
  if (places.length === 0) return {};
  return { $and: places.map((begins) => ({ [SEARCH_KEYS]: { $in: [...begins, null] } })) };
}

/** Of a long word its beginning and its end: the database takes what fewer names hold. */
function placesIn(letters: readonly string[]): RegExp[][] {
  const last = letters.length - LENGTH - STRIDE + 1;
  return (last > 0 ? [0, last] : [0]).map((at) => beginningAt(letters, at));
}

/** A key holds the letters from here on, or all but the first of them. */
const beginningAt = (letters: readonly string[], at: number): RegExp[] =>
  Array.from({ length: STRIDE }, (_, step) => {
    const from = at + step;
    return new RegExp(`^${letters.slice(from, from + LENGTH).join('')}`);
  });

/**
 * The pattern of a folded name that has all of the words, in any order, as `hasWords` says.
 * @param after a pattern of what follows each of them
 */
export function holdsWords(words: readonly string[], after = ''): { readonly $regex: string } {
  const [only = '', ...others] = words.map(
    (word) => `${isNumberAmong(word, words) ? '(?<!\\d)' : ''}${patternOf(word)}${after}`,
  );
  return { $regex: others.length === 0 ? only : `^${[only, ...others].map((each) => `(?=.*${each})`).join('')}` };
}

/** The folded names of what holds these names, by what tells them apart: a language, say. */
export const foldedNamesOf = (names: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) => (typeof name === 'string' ? [[key, folded(name)] as const] : [])),
  );
