import { localeOf } from '../languages.js';
import { digitsOf } from './currencies.js';

/** An amount of money, everywhere. */
export interface Money {
  /** A whole number of the smallest unit: 1250 of EUR 12.50, 125000 of BTN 1,250. */
  readonly minorUnits: number;
  /** ISO 4217: 'EUR'. */
  readonly currency: string;
}

/** The same as clients read it. */
export interface Amount {
  /** In units of the currency: 12.5. 0 is free. */
  readonly amount: number;
  readonly currency: string;
}

/** Whether a value is stored as an amount of money. */
export const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' &&
  value !== null &&
  'minorUnits' in value &&
  Number.isSafeInteger(value.minorUnits) &&
  'currency' in value &&
  typeof value.currency === 'string';

/** Its amount as clients read and write it: 12.5. */
export const unitsOf = ({ minorUnits, currency }: Money): number => minorUnits / 10 ** digitsOf(currency);

/** The amount of a currency with so many units; decimals that the currency does not have are rounded. */
export const moneyOf = (units: number, currency: string): Money => ({
  minorUnits: Math.round(Number(`${units}e${digitsOf(currency)}`)),
  currency,
});

/** The amount in code: '1000', '99.50'. */
export function amountText(money: Money): string {
  const units = unitsOf(money);
  return Number.isInteger(units) ? String(units) : units.toFixed(digitsOf(money.currency));
}

/** Signs that the specification has for two currencies, with Indian grouping, in every language. */
const SPECIFIED_SIGNS: ReadonlyMap<string, string> = new Map([
  ['BTN', 'Nu.'],
  ['USD', '$'],
]);

const formats = new Map<string, Intl.NumberFormat>();

/** Formats are expensive to create, and a page has few. */
function formatOf(locale: string, currency: string, digits: number): Intl.NumberFormat {
  const sign = SPECIFIED_SIGNS.get(currency);
  const key = `${sign === undefined ? locale : ''} ${currency} ${digits}`;
  const found =
    formats.get(key) ??
    new Intl.NumberFormat(sign === undefined ? locale : 'en-IN', {
      ...(sign === undefined && { style: 'currency', currency }),
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, found);
  return found;
}

/**
 * An amount as people read it, in the digits and the order of their language, without decimals where it is whole: '12,50 €',
 * 'AED 1,000', 'Nu.1,25,000', '$40'.
 */
export function formatMoney(money: Money, lang: string): string {
  const { currency } = money;
  const units = unitsOf(money);
  const digits = Number.isInteger(units) ? 0 : digitsOf(currency);
  return (SPECIFIED_SIGNS.get(currency) ?? '') + formatOf(localeOf(lang), currency, digits).format(units);
}

/** The same of an amount as clients read it. */
export const formatAmount = ({ amount, currency }: Amount, lang: string): string =>
  formatMoney(moneyOf(amount, currency), lang);
