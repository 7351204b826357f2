import { readdirSync, readFileSync } from 'node:fs';
import { isPluralElement } from '@formatjs/icu-messageformat-parser';
import { elementsOf, parametersOf } from './parameters.js';
import { parseMessage, parseTexts, withFallback, type Written } from './parse.js';
import { hasTextsIn } from './catalogues.js';
import { siteTextsIn } from './siteTexts.js';
import { format, formatParts } from './text.js';

const folder = new URL('.', import.meta.url);
const read = (code: string): Written => JSON.parse(readFileSync(new URL(`${code}.json`, folder), 'utf8')) as Written;
const codes = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => name.replace('.json', ''));
const translations = codes.filter((code) => code !== 'en');

/** What a catalogue says besides messages. */
const NO_MESSAGES = new Set(['direction', 'reading']);

/** The messages of a catalogue, by their path. */
const messagesOf = (written: Written, path = ''): readonly (readonly [path: string, message: string])[] =>
  typeof written === 'string'
    ? [[path, written]]
    : Object.entries(written)
        .filter(([name]) => !NO_MESSAGES.has(name) || path !== '')
        .flatMap(([name, inner]) => messagesOf(inner, path ? `${path}.${name}` : name));

/** The names of a message's parameters, sorted. */
const namesOf = (message: string): readonly string[] => [...parametersOf(message).keys()].sort();

const english = messagesOf(read('en'));

/** What is wrong with the messages of a catalogue in a language, in comparison with the English ones. */
function faultsOf(messages: readonly (readonly [string, string])[], code: string): string[] {
  const texts = new Map(messages);
  const categories: readonly string[] = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  const missing = english.filter(([path]) => !texts.has(path)).map(([path]) => `${path} is missing`);
  const expected = new Map(english);
  const wrong = messages.flatMap(([path, message]) => {
    const source = expected.get(path);
    if (source === undefined) return [`${path} is not in English`];
    if (message.trim() === '') return [`${path} is empty`];
    const differ = String(namesOf(message)) !== String(namesOf(source));
    const forms = elementsOf(parseMessage(message))
      .filter(isPluralElement)
      .flatMap(({ options }) => Object.keys(options))
      .filter((form) => !form.startsWith('=') && !categories.includes(form));
    return [
      ...(differ ? [`${path} has other parameters`] : []),
      ...forms.map((form) => `${path} counts by '${form}', which the language has not`),
    ];
  });
  return [...missing, ...wrong];
}

test.each(translations)('the catalogue in %s has every text, with the parameters and plural forms it needs', (code) => {
  expect(faultsOf(messagesOf(read(code)), code)).toEqual([]);
});

test('every catalogue is one of the languages of the site', () => {
  expect(codes.filter((code) => !hasTextsIn(code))).toEqual([]);
});

test.each([
  ['a text that is missing', null, 'is missing'],
  ['an empty text', ' ', 'is empty'],
  ['a parameter that is missing', 'No places', 'has other parameters'],
  [
    'a plural form of another language',
    '{count, plural, few {#} other {#}}',
    "counts by 'few', which the language has not",
  ],
])('%s is found', (_what, changed, fault) => {
  const changedPath = 'site.book.placesLeft';
  const messages = english.flatMap(([path, message]) => {
    if (path !== changedPath) return [[path, message] as const];
    return changed === null ? [] : [[path, changed] as const];
  });
  expect(faultsOf(messages, 'de')).toEqual([`${changedPath} ${fault}`]);
});

test('a plural without `other` cannot be read', () => {
  expect(() => parseMessage('{count, plural, one {One place}}')).toThrow(SyntaxError);
});

test('markup in a text is text', () => {
  expect(parseTexts('<b>Free</b>', 'en')).toBe('<b>Free</b>');
});

test('texts count by the rules of their own language, with Latin digits', () => {
  const count = (code: string, of: number) => format(siteTextsIn(code).bookings.count, { count: of });
  expect([count('en', 1), count('en', 1234)]).toEqual(['1 booking', '1,234 bookings']);
  expect(count('ar', 2)).toBe('حجزان');
  expect(count('ar', 5)).toMatch(/^5 /);
  expect(count('de', 1234)).toContain('1.234');
});

test('a text that a translation lacks is the English one, which counts as English does', () => {
  const base = parseTexts({ places: { left: '{count, plural, one {# place} other {# places}}', none: 'None' } }, 'en');
  const texts = withFallback(parseTexts({ places: { none: 'لا شيء' } }, 'ar'), base);
  expect(texts).toMatchObject({ places: { none: 'لا شيء', left: { language: 'en' } } });
});

test('an unknown language reads the English texts', () => {
  expect(siteTextsIn('xx')).toBe(siteTextsIn('en'));
});

test('an element takes the place of a parameter', () => {
  const { closes } = siteTextsIn('en').careers;
  expect(formatParts(closes, { date: { day: 1 } })).toContainEqual({ day: 1 });
});
