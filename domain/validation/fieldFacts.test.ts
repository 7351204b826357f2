import { object, string } from 'yup';
import { factsOf, labelOf, maxLengthOf, referencesOf, returnedFieldsOf } from './fieldFacts.js';
import { allKinds } from '../kinds/index.js';
import { rulesFor } from '../kinds/parts/kind.js';
import { staffMember } from '../kinds/staffMember.js';
import { optionalReference, optionalText, requiredReference } from './rules.js';
import { richText } from '../richText/richTextRule.js';

describe('The rules of kinds', () => {
  const names = allKinds.map(({ name }) => name);

  test.each(allKinds.map((kind) => [kind.name, kind] as const))('label every field of %s', (_, { rules }) => {
    const labels = Object.keys(rules.fields).map((field) => labelOf(rules, field));
    expect(new Set(labels).size).toBe(labels.length);
  });

  test.each(allKinds.map((kind) => [kind.name, kind] as const))('let %s refer to kinds only', (_, { references }) => {
    for (const { kind } of Object.values(references)) expect(names).toContain(kind);
  });
});

test('a rule tells references, their kinds and their labels', () => {
  const rules = object({
    title: optionalText('labels.title', 5),
    event: requiredReference('event', 'labels.event'),
    price: optionalReference('eventPrice', 'labels.price'),
  });
  expect(referencesOf(rules)).toEqual({
    event: { kind: 'event', label: 'labels.event' },
    price: { kind: 'eventPrice', label: 'labels.price' },
  });
});

test('a rule tells how long a text may be, formatted or not', () => {
  expect([optionalText('labels.text', 5), richText('labels.text', 7), string(), null].map(maxLengthOf)).toEqual([
    5,
    7,
    null,
    null,
  ]);
});

test('a hint is added to what a rule says already', () => {
  expect(factsOf(optionalText('labels.text', 5).meta({ hint: 'words.higherNumbersAppearFirst' }))).toEqual({
    label: 'labels.text',
    hint: 'words.higherNumbersAppearFirst',
  });
  expect(() => labelOf(object({ plain: string() }), 'plain')).toThrow("'plain' has no label");
});

test('every field of a kind is returned but a password, of a new record and of a changed one', () => {
  const withheld = allKinds.flatMap(({ name, rules }) =>
    Object.keys(rules.fields)
      .filter((field) => !returnedFieldsOf(rules).includes(field))
      .map((field) => `${name}.${field}`),
  );
  expect(withheld).toEqual(['staffMember.password']);
  expect(returnedFieldsOf(rulesFor(staffMember, true))).toEqual(returnedFieldsOf(staffMember.rules));
});
