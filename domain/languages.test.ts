import { languagesOf, pageLanguage, pageLanguages } from './languages.js';

const site = { active: ['en', 'ar', 'es'], default: 'es', base: 'en' };

test('a page is one of the active languages that its title is written in', () => {
  expect(languagesOf({ en: 'Walk', ar: '', fr: null, es: 'Paseo' })).toEqual(['en', 'es']);
  expect(languagesOf(null)).toEqual([]);
  expect(pageLanguages(['en', 'ar', 'fr'], site)).toEqual(['en', 'ar']);
  expect(pageLanguages(null, site)).toEqual(['en', 'ar', 'es']);
  expect(pageLanguages(['fr'], site)).toEqual(['es']);
});

test.each([
  ['ar', ['en', 'ar'], 'ar'],
  ['es', ['en', 'ar'], 'en'],
  ['ar', ['en', 'es'], 'es'],
  ['en', ['ar'], 'ar'],
])('a page requested in %s that is there in %j is read in %s', (requested, own, read) => {
  expect(pageLanguage(requested, own, site)).toBe(read);
});
