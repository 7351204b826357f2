// cspell:ignore março
import { CATALOGUES } from '../catalogues/catalogues.js';
import { format } from '../catalogues/text.js';
import { inEnglish } from '../messages/languages.js';
import { parametersOf } from '../catalogues/parameters.js';
import { editedTexts } from './editedTexts.js';
import { examplesOf, SAMPLES } from './textExamples.js';
import { faultOfText, SITE_TEXT_MAX } from './textFaults.js';
import { fieldOf, pathOf } from './siteTextNames.js';
import { EDITED_GROUPS, editedTextsByPath, textPageNames, textsIn, textsOfPage } from './textPages.js';

const COUNT = '{count, plural, one {One place} other {# places}}';

test.each<[string, string, string, string | null]>([
  ['Book now', 'Book', 'en', null],
  ['{count, plural, =0 {Full} one {Un lugar} many {# de lugares} other {# lugares}}', COUNT, 'es', null],
  ['{count} places', COUNT, 'en', null],
  ['Less than 2 < 3', 'Book', 'en', null],
  ['<b>Book</b>', 'Book', 'en', 'Write the text without HTML tags.'],
  ['Book <!-- here -->', 'Book', 'en', 'Write the text without HTML tags.'],
  [
    '{count, plural, one {One place}}',
    COUNT,
    'en',
    "Each plural needs the form 'other', for all numbers that no other form names.",
  ],
  ['{count', COUNT, 'en', 'The braces of this text cannot be read. Please compare it with the English text.'],
  [
    '{name, date}',
    'By {name}',
    'en',
    'The braces of this text cannot be read. Please compare it with the English text.',
  ],
  ['Places', COUNT, 'en', 'The placeholder {count} is missing.'],
  ['By {author} and {name}', 'By {name}', 'en', 'This text has no placeholder {author}.'],
  ['{count, plural, few {#} other {#}}', COUNT, 'de', "This language has no plural form 'few'."],
  ['x'.repeat(10_000), 'Book', 'en', `Text cannot exceed ${SITE_TEXT_MAX} characters.`],
])('%j in place of %j, in %s: %s', (text, source, language, expected) => {
  const fault = faultOfText(text, source, language);
  expect(fault && inEnglish(fault)).toBe(expected);
});

test('every text of every catalogue could be written by an editor', () => {
  const faults = Object.entries(CATALOGUES).flatMap(([language, catalogue]) =>
    EDITED_GROUPS.flatMap((group) => [...textsIn(catalogue[group], group)]).flatMap(([path, text]) => {
      const fault = faultOfText(text, editedTextsByPath.get(path)?.source ?? '', language);
      return fault ? [`${language} ${path}: ${inEnglish(fault)}`] : [];
    }),
  );
  expect(faults).toEqual([]);
});

test.each<[string, string, readonly string[]]>([
  [COUNT, 'en', ['One place', '2 places']],
  [
    '{count, plural, zero {صفر} one {واحد} two {اثنان} few {# قليل} many {# كثير} other {# آخر}}',
    'ar',
    ['صفر', 'واحد', 'اثنان', '3 قليل', '11 كثير', '100 آخر'],
  ],
  ['{count, plural, =0 {Full} one {Un lugar} other {# lugares}}', 'es', ['Full', 'Un lugar', '2 lugares']],
  [
    '{count, plural, one {# place} many {# de places} other {# places}}',
    'fr',
    ['1 place', '2 places', '1\u202f000\u202f000 de places'],
  ],
  ['A{groups, select, none {} other {, B}}', 'en', ['A', 'A, B']],
  ['{name}: {count} {count, plural, one {a} other {b}}', 'de', ['[Name]: 1 a', '[Name]: 2 b']],
  ['Open until {day}, {time}', 'en', ['Open until Wednesday, 2:30 PM']],
  ['Closes on {date}', 'pt', ['Closes on 31 de março de 2027']],
])('%j, in %s, is shown as %j', (text, language, expected) => {
  expect(examplesOf(text, language)).toEqual(expected);
});

test('there is a sample for each placeholder of a text', () => {
  const names = [...editedTextsByPath.values()].flatMap(({ source }) =>
    [...parametersOf(source)].flatMap(([name, { counts }]) => (counts ? [] : name)),
  );
  expect([...new Set(names)].filter((name) => SAMPLES[name] === undefined && name !== 'groups')).toEqual([]);
  expect(Object.keys(SAMPLES).filter((name) => !names.includes(name))).toEqual([]);
});

test('a text of many choices has a few examples', () => {
  const choices = Array.from({ length: 300 }, (_, at) => `a${at} {x${at}}`).join(' ');
  expect(examplesOf(`{one, select, ${choices} other {}}{two, select, ${choices} other {}}`, 'en')).toHaveLength(8);
});

test('every text is on one page, in a field of its own', () => {
  const onPages = textPageNames.flatMap((page) => textsOfPage(page).map(({ path }) => path));
  const all = EDITED_GROUPS.flatMap((group) => [...textsIn(CATALOGUES['en']?.[group], group)]).map(([path]) => path);
  expect(onPages.toSorted()).toEqual(all.toSorted());
  expect(onPages.map((path) => pathOf(fieldOf(path)))).toEqual(onPages);
  expect(textPageNames.filter((page) => textsOfPage(page).length === 0)).toEqual([]);
});

const written = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  editedTexts(new Map(Object.entries(texts).map(([lang, own]) => [lang, new Map(Object.entries(own))])));

test('what editors wrote takes the place of the text of the catalogue, in its language', () => {
  const texts = written({ es: { 'site.events.title': 'Agenda', 'site.privacy.sections.0.title': 'En tu equipo' } });
  expect(texts.siteIn('es').events.title).toBe('Agenda');
  expect(texts.siteIn('es').privacy.sections[0]?.title).toBe('En tu equipo');
  expect(texts.siteIn('es').events.lead).toBe(written({}).siteIn('es').events.lead);
  expect(texts.siteIn('en')).toBe(written({}).siteIn('en'));
});

test('a text whose placeholders a release has changed since is not shown', () => {
  const texts = written({ en: { 'site.careers.closes': 'Soon', 'site.careers.title': 'Jobs' } });
  expect(texts.siteIn('en').careers.title).toBe('Jobs');
  expect(format(texts.siteIn('en').careers.closes, { date: 'May' })).toContain('May');
});

test('a language without a catalogue is read in what was written in it, else in that of the base language', () => {
  const texts = written({ en: { 'site.home.title': 'Welcome' }, it: { 'site.events.title': 'Eventi' } });
  expect([texts.siteIn('it').events.title, texts.siteIn('it').home.title]).toEqual(['Eventi', 'Welcome']);
  expect(texts.hasIn('it', 'site.events')).toBe(false);
  const all = textsOfPage('testimonials').map(({ path, source }) => [path, source] as const);
  expect(written({ it: Object.fromEntries(all) }).hasIn('it', 'site.testimonials')).toBe(true);
});

test('mails are written with what editors wrote', () => {
  expect(written({ de: { 'mails.hello': 'Servus,' } }).mailsIn('de').hello).toBe('Servus,');
});
