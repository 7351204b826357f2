import { object } from 'yup';
import { inEnglish } from '../messages/languages.js';
import { validate } from '../validation/fieldErrors.js';
import { formattedPrice, packagePrice, priceParts, priceText } from './packagePrice.js';

const rules = object({ price: packagePrice('labels.price') });

/** Stored text of a price, or the error message for it. */
async function stored(price: unknown): Promise<string | null> {
  const { value, errors } = await validate(rules, { price });
  return errors?.[0] ? inEnglish(errors[0].message) : ((value as { price: string | null }).price ?? null);
}

test.each([
  ['AED,1000', 'AED,1000'],
  [' aed , 1000 ', 'AED,1000'],
  ['AED,٢٥٠', 'AED,250'],
  ['AED،١٬٢٥٠٫٥', 'AED,1250.5'],
  ['aed,۱۲', 'AED,12'],
  ['USD,0', 'USD,0'],
  ['USD,0099.50', 'USD,99.50'],
  ['', null],
  [',', null],
  [null, null],
  [undefined, null],
])('a price typed as %j is stored as %j (PKG-018, SPEC-D15)', async (typed, expected) => {
  expect(await stored(typed)).toBe(expected);
});

test.each([
  ['AED,1,000', 'Price must have one comma, between currency and amount'],
  ['1000', 'Price needs a currency of three letters, e.g. AED'],
  [',1000', 'Price needs a currency of three letters, e.g. AED'],
  ['DIRHAM,1000', 'Price needs a currency of three letters, e.g. AED'],
  ['AED,-5', 'Price cannot be negative'],
  ['AED,−٥', 'Price cannot be negative'],
  ['AED,', 'Price needs an amount in digits, e.g. 1000'],
  ['AED,a lot', 'Price needs an amount in digits, e.g. 1000'],
  ['AED,1234567890123', 'Price needs an amount in digits, e.g. 1000'],
  ['AED,1.2345', 'Price needs an amount in digits, e.g. 1000'],
])('%j is no price: %s (SPEC-D15)', async (typed, expected) => {
  expect(await stored(typed)).toBe(expected);
});

test('two inputs hold a price, and nothing when both are blank', () => {
  expect(priceParts('AED,1000')).toEqual({ currency: 'AED', amount: '1000' });
  expect(priceText({ currency: 'AED', amount: '1000' })).toBe('AED,1000');
  expect(priceText({ currency: '', amount: '' })).toBe('');
  // What was typed with a comma stays whole, so that it is refused and not cut.
  expect(priceParts('AED,1,000')).toEqual({ currency: 'AED', amount: '1,000' });
});

test('visitors read a price in the digits and the order of their language', () => {
  const plain = (text: string | null) => text?.replace(/[\u200e\u200f\u061c]/g, '').replace(/\u00a0/g, ' ');
  expect(plain(formattedPrice('AED,1250', 'en'))).toBe('AED 1,250');
  expect(plain(formattedPrice('USD,99.50', 'en'))).toBe('$99.50');
  expect(plain(formattedPrice('AED,1250', 'ar-EG'))).toBe('١٬٢٥٠ د.إ.');
  // SPEC-D30: no language that Intl knows.
  expect(plain(formattedPrice('AED,1250', 'x'))).toBe('AED 1,250');
  expect([formattedPrice(null, 'en'), formattedPrice('nonsense', 'en')]).toEqual([null, null]);
});
