import { pseudoCatalogue, pseudoMessage } from './pseudoText.mjs';

test.each([
  ['Save view', '⟦Šàṽé ṽîéŵ öñé⟧'], // cspell:disable-line
  ['It’s {name}’s', '⟦Îţ’š {name}’š öñé⟧'], // cspell:disable-line
  ['{count, plural, one {# row} other {# rows}}', '⟦{count,plural,one{# ŕöŵ öñé} other{# ŕöŵš öñé}}⟧'], // cspell:disable-line
  ['{name}: {value}', '⟦{name}: {value} öñé⟧'], // cspell:disable-line
  ['{name}', '⟦{name}⟧'],
  ['<b>', '⟦<ƀ> öñé⟧'], // cspell:disable-line
])('%s is %s', (english, expected) => {
  expect(pseudoMessage(english)).toBe(expected);
});

test('a text is two fifths longer', () => {
  expect(pseudoMessage('x'.repeat(100)).length).toBeGreaterThanOrEqual(140);
});

test('what people type, and the direction, are no texts', () => {
  const english = { direction: 'ltr', site: { home: 'Home', list: ['One'] }, reading: { yes: ['yes'] } };
  expect(pseudoCatalogue(english, 'rtl')).toEqual({
    direction: 'rtl',
    site: { home: '⟦Ĥöɱé öñé⟧', list: ['⟦Öñé öñé⟧'] }, // cspell:disable-line
    reading: { yes: ['yes'] },
  });
});
