import { eventDifficulty } from '@polyphony/domain/kinds/eventDifficulty.js';
import { shortText } from '@polyphony/domain/validation/rules.js';
import { array, object } from 'yup';
import { declaredFieldsOf, IdList, inputFieldsOf } from './fields.js';
import { RecordBase } from '../schema/record.js';
import { declareRuleFields } from './ruleFields.js';

const noOther = () => {
  throw new Error('There is no other kind.');
};

test('the class of a kind declares the fields of its rules and its switches, which forms do not send', () => {
  class Level extends RecordBase {}
  declareRuleFields(eventDifficulty, Level, noOther);
  expect(inputFieldsOf(Level).map(({ name }) => name)).toEqual(['name', 'slug', 'orderNumber']);
  expect(declaredFieldsOf(Level).map(({ name }) => name)).toEqual(['name', 'slug', 'orderNumber', 'active', 'default']);
  expect(inputFieldsOf(Level).map(({ description }) => description)).toEqual([
    'Difficulty name. At most 200 characters.',
    'Slug. Lowercase letters, numbers and hyphens. At most 200 characters. No two records share it.',
    'Order number. Higher numbers appear first.',
  ]);
});

test('a field that the class declares is left to the class, and one that its rule tells too little of is refused', () => {
  const rules = object({ title: shortText('labels.title'), ids: array().meta({ label: 'labels.list' }) });
  const kind = { ...eventDifficulty, translatable: [], toggles: [], unique: [], rules };
  class Undeclared extends RecordBase {}
  expect(() => declareRuleFields(kind, Undeclared, noOther)).toThrow("the class must declare 'ids'");
  class Declared extends RecordBase {
    @IdList('What it lists.') ids!: string[];
  }
  declareRuleFields(kind, Declared, noOther);
  expect(inputFieldsOf(Declared).map(({ name }) => name)).toEqual(['ids', 'title']);
});
