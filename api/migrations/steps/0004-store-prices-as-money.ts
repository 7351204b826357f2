import { moneyOf, type Money } from '@polyphony/domain/money/money.js';
import type { RecordStep, Values } from '../migration.js';

/** The currency of a price followed from whom it is for. */
const CURRENCIES: ReadonlyMap<unknown, string> = new Map([
  ['BHUTANESE', 'BTN'],
  ['INTERNATIONAL', 'USD'],
]);

/** 'AED,1000', 'USD,99.50'. */
const PACKAGE_PRICE = /^([A-Z]{3}),(\d+(?:\.\d+)?)$/;

function amountOf({ amount, nationality }: Values): Money | null {
  const currency = CURRENCIES.get(nationality);
  return typeof amount === 'number' && currency !== undefined ? moneyOf(amount, currency) : null;
}

function packagePriceOf({ price }: Values): Money | null {
  const [, currency, amount] = (typeof price === 'string' && PACKAGE_PRICE.exec(price)) || [];
  return currency !== undefined && amount !== undefined ? moneyOf(Number(amount), currency) : null;
}

/**
 * Prices of events were whole numbers, those of packages texts. Histories, files and archives have them as clients read them, then
 * as now. A text that is no price, stored past the rules, is left as it is.
 */
export const storePricesAsMoney: RecordStep = {
  number: 4,
  name: 'stores prices of eventPrice, coursePackage in minor units',
  kinds: ['eventPrice', 'coursePackage'],
  record: (record) => {
    const amount = amountOf(record);
    const price = packagePriceOf(record);
    return { ...record, ...(amount && { amount }), ...(price && { price }) };
  },
  path: (path) => path,
  value: (_path, value) => value,
};
