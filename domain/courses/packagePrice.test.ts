import { object } from 'yup';
import { inEnglish } from '../messages/languages.js';
import { validate } from '../validation/fieldErrors.js';
import { packagePrice, priceOf, priceParts, priceText, textOfPrice } from './packagePrice.js';

const rules = object({ price: packagePrice('labels.price') });

/** Normalised text of a price, or the error message for it. */
async function stored(price: unknown): Promise<string | null> {
  const { value, errors } = await validate(rules, { price });
  return errors?.[0] ? inEnglish(errors[0].message) : ((value as { price: string | null }).price ?? null);
}

test.each([
  ['AED,1000', 'AED,1000'],
  [' aed , 1000 ', 'AED,1000'],
  ['AED,٢٥٠', 'AED,250'],
  ['AED،١٬٢٥٠٫٥', 'AED,1250.50'],
  ['EUR,12,50', 'EUR,12.50'],
  ['EUR,1.234,56', 'EUR,1234.56'],
  ['KWD,1.250', 'KWD,1.250'],
  ['JPY,1,500', 'JPY,1500'],
  ['aed,۱۲', 'AED,12'],
  ['USD,0', 'USD,0'],
  ['USD,0099.50', 'USD,99.50'],
  ['', null],
  [',', null],
  [null, null],
  [undefined, null],
])('a price typed as %j is normalised to %j (PKG-018, SPEC-D15)', async (typed, expected) => {
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
  ['AED,1.2345', 'Price in AED has at most 2 decimals'],
  ['EUR,1.250', 'Price can be read in two ways. Write it without a separator of thousands.'],
  ['XYZ,5', 'Currency must be a currency code of ISO 4217, such as EUR'],
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

test('a price is stored as money, and read as its text', () => {
  const price = priceOf('AED,1250');
  expect(price).toEqual({ minorUnits: 125_000, currency: 'AED' });
  expect(price && textOfPrice(price)).toBe('AED,1250');
  expect([priceOf('USD,99.50'), priceOf('nonsense')]).toEqual([{ minorUnits: 9950, currency: 'USD' }, null]);
});
