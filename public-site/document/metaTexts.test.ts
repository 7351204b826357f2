import { metaTextsOf } from './metaTexts.js';

const texts = { metaTitle: 'Raku near Paro', metaDescription: 'Fire and glaze.', metaKeywords: 'raku' };
const all = { title: 'Raku near Paro', description: 'Fire and glaze.', keywords: 'raku' };
const none = { title: null, description: null, keywords: null };
const fallbacks = (...fields: readonly string[]) => fields.map((field) => ({ field, lang: 'en' }));

test.each([
  ['all of them in the language of the page', fallbacks(), all],
  ['none that is read in another language than the title', fallbacks(...Object.keys(texts)), none],
  ['all of them where the title is read in the same other language', fallbacks('name', ...Object.keys(texts)), all],
  ['those in the language of the page', fallbacks('metaTitle'), { ...all, title: null }],
  ['none of the page’s language beside a title in another one', fallbacks('name'), none],
] as const)('a page has %s', (_, read, expected) =>
  expect(metaTextsOf({ ...texts, fallbacks: read }, 'name')).toEqual(expected),
);

test('an empty meta text is none', () =>
  expect(metaTextsOf({ metaTitle: '', metaDescription: null, fallbacks: [] }, 'name')).toEqual(none));
