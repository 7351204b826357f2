import { TYPO_MIN } from '@polyphony/domain/limits.js';

/** Whether a letter of the word may be wrong: not in short words, and never in numbers and codes. */
export const mayBeMistyped = (word: string): boolean => word.length >= TYPO_MIN && !/\p{N}/u.test(word);

/** Whether one text becomes the other by one letter more or less, another letter, or two neighbours that change places. */
export function oneLetterApart(one: string, other: string): boolean {
  const longer = one.length - other.length;
  if (Math.abs(longer) > 1) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  if (longer === 1) return one.slice(at + 1) === other.slice(at);
  if (longer === -1) return one.slice(at) === other.slice(at + 1);
  if (one.slice(at + 1) === other.slice(at + 1)) return true;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** Letters that a word needs to be compared with beginnings of longer words: with fewer, it is like too many. */
const BEGINNING_MIN = 5;

/** Whether a word, or its beginning, is what was typed but for one letter. */
export function isSpelledAlike(typed: string, word: string): boolean {
  if (oneLetterApart(typed, word)) return true;
  if (typed.length < BEGINNING_MIN) return false;
  return [-1, 0, 1].some((more) => oneLetterApart(typed, word.slice(0, typed.length + more)));
}
