import { object } from 'yup';
import { inEnglish } from '../messages/languages.js';
import { messages } from '../messages/messages.js';
import { eventCategory } from '../kinds/eventCategory.js';
import { blogCategory } from '../kinds/blogCategory.js';
import { language } from '../kinds/language.js';
import { inLanguage } from '../languages.js';
import { permissionCatalogue, type Permission } from '../people/permissions.js';
import { deriveSlug } from '../text/slug.js';
import { translationRules, validate } from './fieldErrors.js';
import { lastDay, optionalDay, optionalTime, TYPED_IN_PART } from './rules.js';

const errorsOf = async (kind: { rules: Parameters<typeof validate>[0] }, input: object) =>
  Object.fromEntries(
    ((await validate(kind.rules, input)).errors ?? []).map(({ field, message }) => [field, inEnglish(message)]),
  );

const category = { name: 'Workshops', slug: 'workshops' };

describe('slug derivation', () => {
  test.each([
    ['FORM-018 lowercases', 'ABC', 'abc'],
    ['FORM-019 replaces other characters by the letter r', 'a&b', 'arb'],
    ['FORM-019 replaces characters as in the example of SPEC-D34', 'Rock & Roll', 'rock-r-roll'],
    ['transliterates letters with marks first', 'Café', 'cafe'],
    ['transliterates other scripts', 'ورش', 'wrsh'],
    ['FORM-020 turns spaces into hyphens', 'a b', 'a-b'],
    ['FORM-021 collapses hyphens', 'a  - b', 'a-b'],
    ['FORM-022 drops hyphens at both ends', ' -a- ', 'a'],
    ['FORM-016 empties with the name', '', ''],
  ])('%s', (_, name, slug) => expect(deriveSlug(name)).toBe(slug));
});

describe('rules of a category', () => {
  test.each([
    ['EVCAT-002 name required', { name: '' }, 'name', 'Category name is required.'],
    ['EVCAT-003 name at least 2', { name: 'a' }, 'name', 'Category name must be at least 2 characters.'],
    ['EVCAT-004 name at most 200', { name: 'a'.repeat(201) }, 'name', 'Category name cannot exceed 200 characters.'],
    ['EVCAT-006, FORM-023 slug required', { slug: '' }, 'slug', 'Slug is required.'],
    [
      'EVCAT-007, FORM-024 slug letters',
      { slug: 'a_b' },
      'slug',
      'Slug can only contain lowercase letters, numbers, and hyphens',
    ],
    ['FORM-028 order number text', { orderNumber: 'abc' }, 'orderNumber', 'Order number must be a valid number'],
    ['FORM-028 order number fraction', { orderNumber: '1.5' }, 'orderNumber', 'Order number must be a valid number'],
    [
      'FORM-028 order number fraction in Arabic-Indic digits',
      { orderNumber: '١٫٥' },
      'orderNumber',
      'Order number must be a valid number',
    ],
    ['FORM-029 order number zero', { orderNumber: 0 }, 'orderNumber', 'Order number must be greater than 0'],
    ['FORM-029 order number negative', { orderNumber: '-1' }, 'orderNumber', 'Order number must be greater than 0'],
    ['parent is an id', { parentId: 'abc' }, 'parentId', 'Parent category must be a valid ObjectId.'],
  ])('%s', async (_, change, field, message) => {
    expect(await errorsOf(eventCategory, { ...category, ...change })).toEqual({ [field]: message });
  });

  test('BLOG-037 a blog category name has at least 3 characters, wording literal', async () => {
    expect(await errorsOf(blogCategory, { ...category, name: 'ab' })).toEqual({
      name: 'Category name must atleast 3 characters long.',
    });
    expect(await errorsOf(blogCategory, { ...category, name: 'abc' })).toEqual({});
  });

  test('EVCAT-005, EVCAT-007, FORM-025..027, CAT-024 values are cleaned', async () => {
    const { value } = await validate(eventCategory.rules, {
      name: '  ab ',
      slug: 'AB-1',
      orderNumber: '',
      parentId: 'none',
    });
    expect(value).toMatchObject({ name: 'ab', slug: 'ab-1', orderNumber: 1, parentId: null, description: null });
    expect((await validate(eventCategory.rules, { ...category, orderNumber: ' 7 ' })).value).toMatchObject({
      orderNumber: 7,
    });
  });

  test.each([
    ['Arabic-Indic digits', '١٢'],
    ['Persian digits', ' ۱۲ '],
    ['marks of direction around it', '\u200f12\u200e'],
  ])('FORM-028 an order number in %s is read', async (_, orderNumber) => {
    expect((await validate(eventCategory.rules, { ...category, orderNumber })).value).toMatchObject({
      orderNumber: 12,
    });
  });

  test('unknown fields are refused by name', async () => {
    const { errors } = await validate(eventCategory.rules, { ...category, colour: 'red' });
    expect(errors?.[0]?.message).toEqual(messages.unknownField('colour'));
  });
});

describe('a day or a time that is typed in part', () => {
  const rules = object({
    startsOn: optionalDay('labels.startDate'),
    endsOn: lastDay('labels.endDate', 'startsOn'),
    time: optionalTime('labels.startTime'),
  });
  test.each([
    ['startsOn', 'labels.startDate', { startsOn: TYPED_IN_PART, endsOn: '2027-03-31' }],
    ['endsOn', 'labels.endDate', { startsOn: '2027-03-31', endsOn: TYPED_IN_PART }],
    ['time', 'labels.startTime', { time: TYPED_IN_PART }],
  ] as const)('is refused as such on its own field alone: %s', async (field, label, input) => {
    expect((await validate(rules, input)).errors).toEqual([{ field, message: messages.typedInPart(label) }]);
  });
});

describe('rules of a language', () => {
  test.each(['EN', 'eng', '', '1'])('LANG-009 code %p is refused', async (code) => {
    expect(await errorsOf(language, { name: 'English', code })).toHaveProperty('code');
  });
  test.each(['en', 'x'])('LANG-009 code %p is accepted', async (code) => {
    expect(await errorsOf(language, { name: 'English', code })).toEqual({});
  });
  test('LANG-008 name has 3 to 100 characters', async () => {
    for (const length of [2, 101])
      expect(await errorsOf(language, { name: 'a'.repeat(length), code: 'x' })).toHaveProperty('name');
    for (const length of [3, 100])
      expect(await errorsOf(language, { name: 'a'.repeat(length), code: 'x' })).toEqual({});
  });
});

describe('translations', () => {
  test('contain the translatable fields, validated when not empty', async () => {
    const rules = translationRules(eventCategory);
    expect(await validate(rules, { name: 'ورش', description: '', metaTitle: 'ورش العمل' })).toEqual({
      value: { name: 'ورش', description: null, metaTitle: 'ورش العمل', metaDescription: null },
      errors: null,
    });
    expect((await validate(rules, { name: 'a' })).errors).toEqual([
      { field: 'name', message: messages.minLength('labels.categoryName', 2) },
    ]);
    expect((await validate(rules, { slug: 'x' })).errors).not.toBeNull();
  });

  test('PUBLIC-023 fall back to the default language, then to English', () => {
    const name = { en: 'Home', ar: 'بيت', fr: '' };
    expect(inLanguage(name, { requested: 'ar', default: 'en' })).toBe('بيت');
    expect(inLanguage(name, { requested: 'fr', default: 'ar' })).toBe('بيت');
    expect(inLanguage(name, { requested: 'zz', default: 'fr' })).toBe('Home');
    expect(inLanguage(name, { requested: 'constructor', default: 'en' })).toBe('Home');
    expect(inLanguage(null, { requested: 'en', default: 'en' })).toBeNull();
  });
});

test('the catalogue of permissions has unique names', () => {
  const names = permissionCatalogue.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  // @ts-expect-error a misspelt name does not compile
  const misspelt: Permission = 'EDIT_EVNET';
  expect(names).not.toContain(misspelt);
});
