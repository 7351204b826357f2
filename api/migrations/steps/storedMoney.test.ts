import { storePricesAsMoney } from './0004-store-prices-as-money.js';
import { withMoney } from './0005-store-booked-prices-as-money.js';

test.each([
  [
    'a price in Ngultrum',
    { nationality: 'BHUTANESE', amount: 1500 },
    { amount: { minorUnits: 150_000, currency: 'BTN' } },
  ],
  [
    'a price in dollars',
    { nationality: 'INTERNATIONAL', amount: 40 },
    { amount: { minorUnits: 4000, currency: 'USD' } },
  ],
  ['a package in dirhams', { price: 'AED,1000' }, { price: { minorUnits: 100_000, currency: 'AED' } }],
  ['a package with cents', { price: 'USD,99.5' }, { price: { minorUnits: 9950, currency: 'USD' } }],
  ['a package with more decimals', { price: 'AED,1.235' }, { price: { minorUnits: 124, currency: 'AED' } }],
  ['a package without a price', { price: null }, { price: null }],
  ['a package with a text that is no price', { price: 'on request' }, { price: 'on request' }],
])('stores %s in minor units, once', (_, before, changes) => {
  const record = storePricesAsMoney.record({ label: { en: 'A' }, ...before });
  expect(record).toEqual({ label: { en: 'A' }, ...before, ...changes });
  expect(storePricesAsMoney.record(record)).toEqual(record);
});

test('stores the price of a booking in minor units, once', () => {
  const price = { label: { en: 'Early bird' }, nationality: 'BHUTANESE', priceType: 'FRESHER' };
  const booking = withMoney({ status: 'Pending', price: { ...price, amount: 1200, currency: 'BTN' } });
  expect(booking).toEqual({
    status: 'Pending',
    price: { ...price, amount: { minorUnits: 120_000, currency: 'BTN' } },
  });
  expect(withMoney(booking)).toEqual(booking);
  expect(withMoney({ status: 'Pending' })).toEqual({ status: 'Pending' });
});
