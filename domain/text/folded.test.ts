// cspell:words violín łódź tromsø tromso œuvre oeuvre softhyphen ｆｕｌｌ
import fc from 'fast-check';
import { folded, hasWords, searchWords } from './folded.js';

describe('a text is found as people type it', () => {
  test.each([
    ['Tiger’s Nest', "tiger's nest"],
    ['Tiger’s Nest', 'tigers nest'],
    ['D`Angelo', 'd‘angelo'],
    ['Qurʾan', "Qur'an"],
    ['“Voices”', '"voices"'],
    ['1999–2005', '1999-2005'],
    ['Café', 'cafe'],
    ['Café', 'Cafe\u0301'],
    ['violín', 'VIOLIN'],
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'strasse'],
    ['İSTANBUL', 'istanbul'],
    ['ısı', 'ISI'],
    ['ΊΣΟΣ', 'ίσος'],
    ['Łódź, Tromsø, Þór', 'lodz, tromso, thor'],
    ['Œuvre', 'oeuvre'],
    ['Йога', 'иога'],
    ['ﬁne', 'fine'],
    ['Soft\u00adhyphen', 'softhyphen'],
    ['two  \u00a0blanks ', 'two blanks'],
    ['أُمْسِيَة', 'امسية'],
    ['أمسية', 'امسيه'],
    ['إيمان آمنة ٱلبيت', 'ايمان امنه البيت'],
    ['مـــوسيقى', 'موسيقي'],
    ['مسؤول هيئة', 'مسوول هييه'],
    ['کیف', 'كيف'],
    ['می\u200cخواهم', 'ميخواهم'],
    ['٢٠٢٧', '2027'],
    ['۲۰۲۷', '2027'],
    ['༢༠༢༧ २०२७', '2027 2027'],
    ['שָׁלוֹם', 'שלום'],
    ['क़लम', 'कलम'],
    ['Ｆｕｌｌ', 'full'],
  ])('%s folds as %s does', (text, typed) => expect(folded(text)).toBe(folded(typed)));

  test.each([
    ['कि', 'का'],
    ['རྒྱལ', 'རལ'],
    ['が', 'か'],
    ['C++', 'C'],
    ['شيء', 'شوء'],
  ])('%s and %s are two words', (one, other) => expect(folded(one)).not.toBe(folded(other)));
});

test.each([
  ['nest tiger', 'Tiger’s Nest at dawn', true],
  ['  tiger   dawn ', 'Tiger’s Nest at dawn', true],
  ['tiger sunset', 'Tiger’s Nest at dawn', false],
  ['Haddad, Layla', 'Layla Haddad', true],
  ['jean-luc', 'Jean Luc', true],
  ['c++', 'C++ for beginners', true],
  ['c++', 'C for beginners', false],
  ['-', 'No dash', false],
  ['level 1', 'Level 12', true],
  ['level 1', 'Level 21', false],
  ['21', 'Level 121', true],
])('searching for %j in %j returns %j', (typed, name, found) => expect(hasWords(name, searchWords(typed))).toBe(found));

describe('of any text', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 12 });
  test('folding twice is folding once, and a part folds to a part', () => {
    fc.assert(
      fc.property(texts, texts, texts, (before, part, after) => {
        const whole = folded(before + part + after);
        expect(folded(whole)).toBe(whole);
        expect(whole).toContain(folded(part));
      }),
      { numRuns: 2000, seed: 20261128 },
    );
  });

  test('case and the form of Unicode do not count', () => {
    fc.assert(
      fc.property(texts, (text) => {
        for (const other of [text.normalize('NFC'), text.normalize('NFD'), text.normalize('NFKC')])
          expect(folded(other)).toBe(folded(text));
        expect(folded([...text].map((letter) => letter.toUpperCase()).join(''))).toBe(folded(text));
      }),
      { numRuns: 2000, seed: 20261128 },
    );
  });
});

const characters = Array.from({ length: 0x2_0000 }, (_, code) => code)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

test('every letter that differs by case only folds to the same', () => {
  const cased = characters.filter((char) => char.toLowerCase() !== char || char.toUpperCase() !== char);
  const wrong = cased.filter((char) =>
    [char.toLowerCase(), char.toUpperCase()].some((other) => folded(other) !== folded(char)),
  );
  expect(cased.length).toBeGreaterThan(2500);
  expect(wrong).toEqual([]);
});

test('every character folds to the same as all its forms and what it folds to', () => {
  const forms = (char: string) => [folded(char), ...['NFC', 'NFD', 'NFKC', 'NFKD'].map((form) => char.normalize(form))];
  expect(characters.filter((char) => forms(char).some((form) => folded(form) !== folded(char)))).toEqual([]);
});
