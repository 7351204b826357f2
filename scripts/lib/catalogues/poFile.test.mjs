import { parametersOf } from '@polyphony/domain/catalogues/parameters.js';
import { poOf, withTranslations } from './poFile.mjs';

const english = {
  direction: 'ltr',
  site: { title: 'Courses', places: '{count, plural, one {# place} other {# places}}', points: ['One', 'Two'] },
  messages: { unknownField: "Unknown field ''{field}'." },
  reading: { yes: ['yes'] },
};
const own = { direction: 'rtl', site: { title: 'الدورات', points: ['واحد', 'اثنان'] }, reading: { yes: ['نعم'] } };

const imported = (file) => withTranslations(file, { own, english, parametersOf });
const withText = (path, text) => {
  const file = poOf('ar', own, english);
  return file.replace(new RegExp(`(msgctxt "${path}"\\nmsgid .*\\nmsgstr )".*"`), (_, before) => `${before}"${text}"`);
};

test('a file has each text with its path, the English one and the translation, and changes nothing as it is', () => {
  const file = poOf('ar', own, english);
  expect(file).toContain('msgctxt "site.title"\nmsgid "Courses"\nmsgstr "الدورات"\n');
  expect(file).toContain('msgctxt "site.points.1"\nmsgid "Two"\nmsgstr "اثنان"\n');
  expect(imported(file)).toEqual({ catalogue: own, changed: 0, problems: [] });
});

test('a translation is stored in its place, in the order of English', () => {
  const { catalogue, changed } = imported(withText('messages.unknownField', 'الحقل {field} غير معروف.'));
  expect(changed).toBe(1);
  expect(Object.keys(catalogue)).toEqual(['direction', 'site', 'messages', 'reading']);
  expect(catalogue.messages).toEqual({ unknownField: 'الحقل {field} غير معروف.' });
});

test('a new language begins with the English words that it reads', () => {
  const { catalogue } = withTranslations(poOf('it', {}, english), { own: {}, english, parametersOf });
  expect(catalogue).toEqual({ direction: 'ltr', reading: english.reading });
});

test.each([
  ['a name that is lost', 'site.places', 'أماكن', /^site\.places: the names in braces must be "count", not ""\.$/],
  [
    'a plural without other',
    'site.places',
    '{count, plural, one {#}}',
    /^site\.places: it cannot be read as an ICU message/,
  ],
])('%s is a problem', (_what, path, text, problem) => {
  expect(imported(withText(path, text)).problems).toEqual([expect.stringMatching(problem)]);
});

test('a text whose English has changed since, and one that there is not, are problems', () => {
  const file = poOf('ar', own, english)
    .replace('msgid "Courses"', 'msgid "Lessons"')
    .replace('"site.points.1"', '"site.gone"');
  expect(imported(file).problems).toEqual([
    'site.title: its English text has changed since: Courses',
    'site.gone: there is no such text.',
  ]);
});
