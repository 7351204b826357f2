import { readingMinutes, wordCount } from './readingTime.js';

test.each([
  ['nothing', null, 'en', 0],
  ['an empty paragraph', '<p></p>', 'en', 0],
  ['punctuation alone', '<p>— … !</p>', 'en', 0],
  ['words of several paragraphs, also without a space between them', '<p>Two words</p><p>three more here</p>', 'en', 5],
  ['a word that is marked in part', '<p>un<b>believ</b>able</p>', 'en', 1],
  ['a word with an apostrophe, and a number', '<p>Don’t fold 12 sheets.</p>', 'en', 4],
  ['entities', '<p>Salt &amp; pepper &lt;now&gt;</p>', 'en', 3],
  ['Arabic, with and without vowel signs', '<h2>كِتَابٌ جميل</h2><p>في المكتبة، اليوم.</p>', 'ar', 5],
  ['a language that writes no spaces', '<p>今日は良い天気です。</p>', 'ja', 5],
  ['a code that is no language tag', '<p>one two</p>', 'x', 2],
])('the reading time counts the words of %s', (_, html, lang, expected) =>
  expect(wordCount(html, lang)).toBe(expected),
);

test.each([
  [0, 'en', 0],
  [1, 'en', 1],
  [228 * 1.4, 'en', 1],
  [228 * 4, 'en', 4],
  [138 * 4, 'ar', 4],
  [184 * 3, 'xx', 3],
])('reading %i words of %s takes %i minutes', (words, lang, minutes) =>
  expect(readingMinutes(words, lang)).toBe(minutes),
);
