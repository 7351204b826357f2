import { eventCategory } from '@polyphony/domain/kinds/eventCategory.js';
import { language } from '@polyphony/domain/kinds/language.js';
import { nearLimit, ruleFacts } from './ruleFacts';

describe('what inputs read from the rules', () => {
  test.each([
    ['name', { label: 'labels.categoryName', required: true, max: 200 }],
    ['slug', { hint: 'words.lowercaseLettersNumbersAndHyphens', required: true, max: 200 }],
    ['description', { required: false, max: 5000 }],
    ['parentId', { required: false, max: null }],
    ['orderNumber', { label: 'labels.orderNumber', required: false, max: null, isNumber: true }],
  ] as const)('%s', (field, expected) => {
    expect(ruleFacts(eventCategory.rules.fields[field])).toMatchObject(expected);
  });

  test('a required code without a bound', () => {
    expect(ruleFacts(language.rules.fields.code)).toMatchObject({ required: true, max: null });
  });

  test.each([
    [159, 200, false],
    [160, 200, true],
    [201, 200, true],
    [9999, null, false],
  ])('%i of %s characters: counted %s', (length, max, expected) => {
    expect(nearLimit(length, max)).toBe(expected);
  });
});
