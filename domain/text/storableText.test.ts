import { storableText } from './storableText.js';

test.each([
  ['U+0000', 'a\u0000b', 'ab'],
  ['the first half of a surrogate pair', 'a\ud83db', 'ab'],
  ['the second half of a surrogate pair', 'a\ude00b', 'ab'],
  ['a pair the wrong way round', 'a\ude00\ud83db', 'ab'],
])('%s is removed from a text', (_, text, expected) => {
  expect(storableText(text)).toBe(expected);
});

test.each(['', 'العربية', 'e\u0301', '😀 and 👩‍👧', 'two\nlines\tand a tab', '\ufffd \ufeff \u200f'])(
  'every other character of a text is kept: %j',
  (text) => {
    expect(storableText(text)).toBe(text);
  },
);
