import { eventCategory } from '@polyphony/domain/kinds/eventCategory.js';
import { language } from '@polyphony/domain/kinds/language.js';
import { requiredOrderNumber, shortText } from '@polyphony/domain/validation/rules.js';
import { object } from 'yup';
import { baseValues, blankValues, changedFields, translatedValues } from './formValues';
import { slugAfter } from './form/useSlugFollowing';

const record = {
  id: '1',
  version: 3,
  slug: 'yoga',
  parentId: null,
  orderNumber: 7,
  metaTitle: null,
  translations: [
    { lang: 'en', name: 'Yoga', description: null },
    { lang: 'ar', name: 'يوغا', description: 'وصف' },
  ],
};

describe('the values of a form', () => {
  test('FORM-001: a new record starts blank, with order number 1', () => {
    expect(blankValues(eventCategory)).toMatchObject({ name: '', slug: '', parentId: '', orderNumber: '1' });
    expect(blankValues(language)).toEqual({ name: '', code: '', appLangCode: '' });
  });

  test('FORM-008: the base form holds every field, its texts in English', () => {
    const values = baseValues(eventCategory, record);
    expect(Object.keys(values).sort()).toEqual(Object.keys(eventCategory.rules.fields).sort());
    expect(values).toMatchObject({ name: 'Yoga', description: '', slug: 'yoga', parentId: '', orderNumber: '7' });
  });

  test('FORM-009: a translation form holds the translatable fields only, without a fallback', () => {
    const noMeta = { metaTitle: '', metaDescription: '' };
    expect(translatedValues(eventCategory, record, 'ar')).toEqual({ ...noMeta, name: 'يوغا', description: 'وصف' });
    expect(translatedValues(eventCategory, record, 'fr')).toEqual({ ...noMeta, name: '', description: '' });
  });

  test('FORM-004: only what differs from the loaded values has changed', () => {
    const loaded = { name: 'Yoga', slug: 'yoga', tags: ['a'] };
    expect(changedFields(loaded, { name: 'Yoga', slug: 'yoga', tags: ['a'] })).toEqual({});
    expect(changedFields(loaded, { name: 'Yoga!', slug: 'yoga', tags: ['a', 'b'] })).toEqual({
      name: 'Yoga!',
      tags: ['a', 'b'],
    });
  });
});

describe('the slug of a new record', () => {
  test.each([
    ['FORM-015: follows the first letters', 'M', '', '', 'm'],
    ['FORM-015: follows the name', 'My Event', 'My Even', 'my-even', 'my-event'],
    ['FORM-016: is cleared with the name', '', 'My Event', 'my-event', ''],
    ['FORM-016: is cleared with the name although edited', '  ', 'My Event', 'mine', ''],
    ['stays as edited by hand where the name gives none', '瑜伽课', '瑜伽', 'yoga', 'yoga'],
    ['stays as edited by hand', 'My Event 2', 'My Event', 'mine', 'mine'],
    ['stays empty when emptied by hand', 'My Event 2', 'My Event', '', ''],
    ['follows again after the name was emptied', 'New', '', '', 'new'],
  ])('%s', (_, name, previous, slug, expected) => {
    expect(slugAfter(name, previous, slug)).toBe(expected);
  });
});

test('a new form starts with what a rule names for forms alone, where a value must be sent (SPEC-D38)', () => {
  const rules = object({ orderNumber: requiredOrderNumber(), title: shortText('labels.title') });
  expect(blankValues({ rules })).toEqual({ orderNumber: '1', title: '' });
});
