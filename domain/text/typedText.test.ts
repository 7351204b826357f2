import { object } from 'yup';
import { registrationRules } from '../people/account.js';
import { check } from '../validation/fieldErrors.js';
import { optionalText, requiredText } from '../validation/rules.js';
import { asTyped } from './typedText.js';

const rules = object({ name: requiredText('labels.name', { max: 100 }), text: optionalText('labels.text', 100) });

test.each([
  '\u200b\u200b',
  ' \u00a0\u3000',
  '\u2800',
  '\u3164\u115f',
  '\u00ad\ufeff',
  '\u202e\u2066',
  '\ufe0f\u200d',
  '',
])('a name of which nothing is seen is missing: %j', async (typed) => {
  const { errors } = await check(rules, { name: typed, text: 'x' });
  expect(errors).toEqual([expect.objectContaining({ field: 'name' })]);
  expect((await check(rules, { name: 'x', text: typed })).value).toEqual({ name: 'x', text: null });
  const registration = await check(registrationRules, { firstName: typed, lastName: typed, password: typed });
  expect(registration.errors?.map(({ field }) => field)).toEqual(
    expect.arrayContaining(['firstName', 'lastName', 'password']),
  );
});

test.each([
  [' Cafe\u0301 ', 'Café'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
  ['👩\u200d🚒', '👩\u200d🚒'],
  [7, 7],
  [null, null],
])('a typed text %j is stored as %j', (typed, stored) => expect(asTyped(typed)).toBe(stored));
