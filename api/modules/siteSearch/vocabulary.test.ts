// cspell:ignore lamtern lanern lant lanntern latenr latnern lnatenr
import fc from 'fast-check';
import { SEED } from '../../testing/runs/seed.js';
import { isSpelledAlike, oneLetterApart } from './oneLetter.js';
import { Vocabulary } from './vocabulary.js';
import { likeness } from './words.js';

/** The words that a part or a wrong letter leads to are those that looking at every word finds. */

const word = (minLength: number) =>
  fc.array(fc.constantFrom(...'abcأب語'), { minLength, maxLength: 8 }).map((letters) => letters.join(''));
const words = fc.uniqueArray(word(1), { minLength: 1, maxLength: 60 });
const runs = { seed: SEED, numRuns: 2_000 };

const vocabularyOf = (all: readonly string[]) => {
  const vocabulary = new Vocabulary();
  for (const [at, one] of all.entries()) vocabulary.add(one, one, at);
  return vocabulary;
};
const sorted = (found: readonly { readonly word: string }[]) => found.map((one) => one.word).toSorted();

test('parts of words', () => {
  fc.assert(
    fc.property(words, word(1), (all, typed) => {
      const looked = all.filter((one) => likeness(typed, one) > 0).toSorted();
      expect(sorted(vocabularyOf(all).find(typed))).toEqual(looked);
    }),
    runs,
  );
});

test('a wrong letter', () => {
  fc.assert(
    fc.property(words, word(4), (all, typed) => {
      const looked = all.filter((one) => likeness(typed, one) === 0 && isSpelledAlike(typed, one)).toSorted();
      expect(sorted(vocabularyOf(all).alike(typed))).toEqual(looked);
    }),
    runs,
  );
});

test('what no document has any more is not found', () => {
  const vocabulary = vocabularyOf(['lantern', 'lantana']);
  vocabulary.filter((holder) => holder === 1);
  expect(sorted(vocabulary.find('lant'))).toEqual(['lantana']);
});

test.each([
  ['lantern', 'lantern', true],
  ['lantern', 'lanern', true],
  ['lantern', 'lanntern', true],
  ['lantern', 'lamtern', true],
  ['lantern', 'latnern', true],
  ['lantern', 'lnatenr', false],
  ['lantern', 'latenr', false],
  ['', 'a', true],
  ['', 'ab', false],
])('%s and %s are one letter apart: %s', (one, other, expected) => {
  expect([oneLetterApart(one, other), oneLetterApart(other, one)]).toEqual([expected, expected]);
});
