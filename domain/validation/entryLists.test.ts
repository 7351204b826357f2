import { object, string } from 'yup';
import { entryListsOf, richTextPathsOf, translatedFieldsOf, valuesAtPath, withValueAt } from './entryLists.js';
import { entryList, inEveryLanguage, textList } from './entryRules.js';
import { inEnglish } from '../messages/languages.js';
import { richText } from '../richText/richTextRule.js';
import { formFlag, optionalId, optionalText, requiredText, wholeNumber } from './rules.js';
import { translationRules, validate } from './fieldErrors.js';

const rules = object({
  title: requiredText('labels.title', { max: 20 }),
  cards: entryList(
    'labels.cards',
    {
      title: requiredText('labels.title', { max: 20 }),
      text: richText('labels.text', 50),
      icon: optionalId('labels.icon'),
      link: inEveryLanguage(optionalText('labels.link', 20)),
      amount: wholeNumber('labels.amount', 9),
      featured: formFlag('labels.featuredImage'),
    },
    { min: 1, max: 2 },
  ),
  topics: textList('labels.topics', { min: 1, max: 3, length: 5 }),
});
const kind = { rules, translatable: ['title', 'topics'] };

const errorTextsOf = async (checked: ReturnType<typeof validate>) =>
  (await checked).errors?.map(({ field, message }) => `${field}: ${inEnglish(message)}`) ?? [];

test('what an entry has per language follows from its rules: texts, unless they are the same everywhere', () => {
  const [list, ...others] = entryListsOf(rules);
  expect(others).toEqual([]);
  expect(list?.fields.map(({ name, holds, perLanguage, required }) => [name, holds, perLanguage, required])).toEqual([
    ['title', 'text', true, true],
    ['text', 'richText', true, false],
    ['icon', 'id', false, false],
    ['link', 'text', false, false],
    ['amount', 'number', false, false],
    ['featured', 'flag', false, false],
  ]);
  expect(translatedFieldsOf(kind)).toEqual(['title', 'topics', 'cards']);
  expect(richTextPathsOf(rules)).toEqual(['cards.text']);
});

test('errors are on the field of the entry that is wrong', async () => {
  const card = { title: 'Fold' };
  const input = { title: 'Paper', topics: ['Paper'] };
  const errorsWith = (cards: unknown) => errorTextsOf(validate(rules, { ...input, cards }));
  expect(await errorsWith([card])).toEqual([]);
  expect(await errorsWith([card, { title: '' }])).toEqual(['cards.1.title: Title is required.']);
  expect(await errorsWith([])).toEqual(['cards: Cards must have at least one entry.']);
  expect(await errorsWith([card, card, card])).toEqual(['cards: Cards cannot have more than 2 entries.']);
  const id = 'ab'.repeat(12);
  expect(
    await errorsWith([
      { ...card, id },
      { ...card, id: id.toUpperCase() },
    ]),
  ).toEqual(['cards.1: This entry is sent twice.']);
});

test('blank texts of a list do not count', async () => {
  const errorsWith = (topics: unknown) =>
    errorTextsOf(validate(rules, { title: 'Paper', cards: [{ title: 'Fold' }], topics }));
  expect(await errorsWith([' ', 'Glue'])).toEqual([]);
  expect(await errorsWith(['', ' '])).toEqual(['topics: Topics must have at least one entry.']);
  expect(await errorsWith(['Glue', 'Scissors'])).toEqual([
    'topics: Topics cannot have entries of more than 5 characters.',
  ]);
});

test('a translation has only the texts of entries, each by its own rule when it is filled', async () => {
  const translated = translationRules(kind);
  const { value } = await validate(translated, { cards: [{ title: ' ', text: '<p></p>' }], topics: [] });
  expect(value).toMatchObject({ title: null, topics: null, cards: [{ title: null, text: null }] });
  expect(await errorTextsOf(validate(translated, { cards: [{ title: 'x'.repeat(21) }] }))).toEqual([
    'cards.0.title: Title cannot exceed 20 characters.',
  ]);
});

test('values are found and replaced by their place', () => {
  const values = { cards: [{ title: 'A' }, { title: 'B' }], about: 'x' };
  expect(valuesAtPath(values, 'cards.title')).toEqual([
    { field: 'cards.0.title', value: 'A' },
    { field: 'cards.1.title', value: 'B' },
  ]);
  expect(withValueAt(values, 'cards.1.title', 'C')).toEqual({ cards: [{ title: 'A' }, { title: 'C' }], about: 'x' });
  expect(valuesAtPath(values, 'about')).toEqual([{ field: 'about', value: 'x' }]);
  expect(entryListsOf(object({ about: string() }))).toEqual([]);
});
