import { number, object } from 'yup';
import { inEnglish } from '../messages/languages.js';
import { validate } from '../validation/fieldErrors.js';
import { amountRule, decimalsRefusal, wholeRefusal } from './amountRule.js';
import { readAmount } from './readAmount.js';

test.each([
  ['1000', 1000],
  ['12.50', 12.5],
  ['12,50', 12.5],
  ['12.5', 12.5],
  ['1.234,56', 1234.56],
  ['1,234.56', 1234.56],
  ['1.234.567', 1_234_567],
  ['12,34,567', 1_234_567],
  ['1,25,000.50', 125_000.5],
  ['1 234,56', 1234.56],
  ['1\u202f234,56', 1234.56],
  ['1’234.50', 1234.5],
  ['١٢٫٥٠', 12.5],
  ['١٬٢٥٠٫٥', 1250.5],
  ['۱۲', 12],
  [' 0 ', 0],
  ['0.500', 0.5],
  ['-5', -5],
  ['−٥', -5],
])('%j is read as %d', (typed, units) => {
  expect(readAmount(typed)).toMatchObject({ units });
});

test.each([
  ['12,505', 'ambiguous'],
  ['1.000', 'ambiguous'],
  ['x', 'invalid'],
  ['', 'invalid'],
  ['12.', 'invalid'],
  ['.5', 'invalid'],
  ['1,2,3', 'invalid'],
  ['1.23.456', 'invalid'],
  ['12,34.567,8', 'invalid'],
  ['1e5', 'invalid'],
  ['12 5', 'invalid'],
  ['€12', 'invalid'],
])('%j is %s', (typed, problem) => {
  expect(readAmount(typed)).toBe(problem);
});

test('one separator before three digits is clear in currencies of three decimals, and of none', () => {
  expect(readAmount('12.505', 3)).toMatchObject({ units: 12.505 });
  expect(readAmount('1,000', 0)).toMatchObject({ units: 1000 });
  expect(readAmount('1,000', 2)).toBe('ambiguous');
});

const rules = object({ amount: amountRule('labels.priceAmount').nullable().default(null), other: number() });

test.each([
  ['12,505', 'Price amount can be read in two ways. Write it without a separator of thousands.'],
  ['x', 'Price amount must be a valid number'],
  ['-1', 'Price amount must be greater than 0'],
  [-0.5, 'Price amount must be greater than 0'],
  [1.23456, 'Price amount must be a valid number'],
  ['2147483648', 'Price amount cannot exceed 2147483647'],
  [1e21, 'Price amount cannot exceed 2147483647'],
  [Number.NaN, 'Price amount must be a valid number'],
  [true, 'Price amount must be a valid number'],
  [{ minorUnits: 1, currency: 'EUR' }, 'Price amount must be a valid number'],
])('an amount of %j is refused: %s', async (amount, message) => {
  const { errors } = await validate(rules, { amount });
  expect(errors?.map((error) => [error.field, inEnglish(error.message)])).toEqual([['amount', message]]);
});

test.each([
  ['12,50', 12.5],
  [12.5, 12.5],
  [0, 0],
  ['', null],
  [null, null],
])('an amount of %j is %j', async (amount, expected) => {
  expect((await validate(rules, { amount })).value).toMatchObject({ amount: expected });
});

test('an amount has no more decimals than its currency', () => {
  const refusal = (units: number, currency: string) => {
    const message = decimalsRefusal('labels.priceAmount', units, currency);
    return message && inEnglish(message);
  };
  expect(refusal(12.5, 'EUR')).toBeNull();
  expect(refusal(12.505, 'EUR')).toBe('Price amount in EUR has at most 2 decimals');
  expect(refusal(12.505, 'KWD')).toBeNull();
  expect(refusal(12.5, 'JPY')).toBe('Price amount must be a valid number');
  expect(wholeRefusal('labels.priceAmount', 12)).toBeNull();
});
