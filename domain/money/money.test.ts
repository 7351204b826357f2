import { CURRENCIES, digitsOf, isCurrency } from './currencies.js';
import { amountText, formatMoney, isMoney, moneyOf, unitsOf, type Money } from './money.js';

/** Without marks of direction, and with plain spaces. */
const plain = (text: string) => text.replace(/[\u200e\u200f\u061c]/g, '').replace(/[\u00a0\u202f]/g, ' ');

test.each([
  ['FMT-001', 1000, 'BTN', 'en', 'Nu.1,000'],
  ['FMT-002', 1000, 'USD', 'en', '$1,000'],
  ['FMT-003', 1_234_567, 'BTN', 'en', 'Nu.12,34,567'],
  ['', 1_234_567, 'BTN', 'ar', 'Nu.12,34,567'],
  ['', 40, 'USD', 'es', '$40'],
  ['', 12.5, 'USD', 'en', '$12.50'],
  ['', 12.5, 'EUR', 'en', '€12.50'],
  ['', 12.5, 'EUR', 'es', '12,50 €'],
  ['', 12.5, 'EUR', 'de', '12,50 €'],
  ['', 12, 'EUR', 'fr', '12 €'],
  ['', 1234.5, 'EUR', 'pt', '€ 1.234,50'],
  ['', 1250, 'AED', 'en', 'AED 1,250'],
  ['', 1250, 'AED', 'ar-EG', '١٬٢٥٠ د.إ.'],
  ['', 1500, 'JPY', 'en', '¥1,500'],
  ['', 1.25, 'KWD', 'en', 'KWD 1.250'],
  // SPEC-D30: no language that Intl knows.
  ['', 1250, 'AED', 'x', 'AED 1,250'],
])('%s: %d %s is written in %s as %s', (_row, units, currency, lang, text) => {
  expect(plain(formatMoney(moneyOf(units, currency), lang))).toBe(text);
});

test.each([
  [12.5, 'EUR', 1250],
  [0.29, 'EUR', 29],
  [1.005, 'KWD', 1005],
  [1500, 'JPY', 1500],
  [2_147_483_647, 'BTN', 214_748_364_700],
  [1.235, 'AED', 124],
  [0, 'USD', 0],
])('%d %s is stored as %i of the smallest unit, and read as it was', (units, currency, minorUnits) => {
  const money = moneyOf(units, currency);
  expect(money).toEqual({ minorUnits, currency });
  expect(moneyOf(unitsOf(money), currency)).toEqual(money);
});

test('every amount of two decimals is the same after it was stored', () => {
  for (let cents = 0; cents < 100_000; cents += 1) {
    expect(moneyOf(unitsOf({ minorUnits: cents, currency: 'EUR' }), 'EUR').minorUnits).toBe(cents);
  }
});

test.each<[Money, string]>([
  [{ minorUnits: 100_000, currency: 'AED' }, '1000'],
  [{ minorUnits: 9950, currency: 'USD' }, '99.50'],
  [{ minorUnits: 1250, currency: 'KWD' }, '1.250'],
])('%j is %s in code', (money, text) => {
  expect(amountText(money)).toBe(text);
});

test('currencies are those of ISO 4217, with the decimals that Intl knows where it follows the standard', () => {
  expect([isCurrency('EUR'), isCurrency('DEM'), isCurrency('XYZ'), isCurrency('eur'), isCurrency('')]).toEqual([
    ...[true, false, false, false, false],
  ]);
  const known = new Set(Intl.supportedValuesOf('currency'));
  const missing = CURRENCIES.filter((code) => !known.has(code));
  // Codes that are newer than ICU.
  expect(missing.filter((code) => !['VED', 'XCG', 'ZWG'].includes(code))).toEqual([]);
  expect(['JPY', 'EUR', 'BTN', 'KWD'].map(digitsOf)).toEqual([0, 2, 2, 3]);
});

test('nothing else passes for an amount of money', () => {
  for (const other of [null, 12, 'AED,1000', {}, { minorUnits: 1.5, currency: 'EUR' }, { minorUnits: 1 }]) {
    expect(isMoney(other)).toBe(false);
  }
});
