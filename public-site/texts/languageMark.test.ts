import type { SiteLanguage } from '../visit/language.js';
import { languageMark } from '../components/languageMark.js';

const languages: readonly SiteLanguage[] = [
  { code: 'en', name: 'English', rtl: false, default: true, base: true },
  { code: 'ar', name: 'العربية', rtl: true, default: false, base: false },
];
const event = {
  fallbacks: [
    { field: 'name', lang: 'ar' },
    { field: 'label', lang: 'en' },
    { field: 'text', lang: 'xx' },
  ],
};

test.each([
  ['of a language from right to left', 'name', { lang: 'ar', dir: 'rtl' }],
  ['of a language from left to right', 'label', { lang: 'en', dir: 'ltr' }],
  ['of a language that is not active any more', 'text', { lang: 'xx', dir: 'ltr' }],
  ["of the page's own language", 'place', {}],
])('a text %s is marked with its language and direction', (_what, field, mark) => {
  expect(languageMark(event, field, { languages })).toEqual(mark);
});
