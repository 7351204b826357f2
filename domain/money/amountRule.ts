import { mixed } from 'yup';
import { PRICE_AMOUNT_MAX } from '../limits.js';
import { messages, type Label, type Message } from '../messages/messages.js';
import type { Priced } from '../validation/facts.js';
import { digitsOf } from './currencies.js';
import { isMoney, unitsOf, type Money } from './money.js';
import { readAmount } from './readAmount.js';

/** The most decimals that any currency has. */
const MOST_DECIMALS = 3;

/** Number of decimals of an amount that was sent as a number. */
const decimalsOf = (units: number): number => (/\.(\d+)$/.exec(String(units))?.[1] ?? '').length;

/** What a typed amount says, in units; NaN where it says none. */
const typedUnits = (typed: string): number => {
  const read = readAmount(typed);
  return typeof read === 'string' ? Number.NaN : read.units;
};

/** Reason for which an amount is none; null for one. */
function refusalOf(label: Label, units: number, typed: unknown): Message | null {
  if (Number.isNaN(units)) {
    return typeof typed === 'string' && readAmount(typed) === 'ambiguous'
      ? messages.amountAmbiguous(label)
      : messages.wholeNumber(label);
  }
  if (units < 0) return messages.aboveZero(label);
  if (units > PRICE_AMOUNT_MAX) return messages.amountMax(label, PRICE_AMOUNT_MAX);
  const read = typeof typed === 'string' ? readAmount(typed) : null;
  const decimals = read !== null && typeof read !== 'string' ? read.decimals : decimalsOf(units);
  return decimals > MOST_DECIMALS ? messages.wholeNumber(label) : null;
}

/**
 * An amount in units of a currency that another field decides, given as a number or as typed in any language; 0 is free. It is
 * stored as `Money`.
 */
export const amountRule = (label: Label) =>
  // A number to all that follows from the rule; that NaN is refused by the test alone leaves it room for a reason.
  mixed<Priced<number>>({ type: 'number', check: (value): value is number => typeof value === 'number' })
    .transform((value: unknown, original: unknown) => {
      if (typeof original === 'string') return original.trim() === '' ? null : typedUnits(original);
      if (original === null || original === undefined) return null;
      return typeof value === 'number' ? value : Number.NaN;
    })
    .test('amount', messages.wholeNumber(label), (units, { createError, originalValue }) => {
      const message = typeof units === 'number' ? refusalOf(label, units, originalValue) : null;
      return message === null || createError({ message });
    })
    .meta({ label, format: 'money', asRead: (stored) => (isMoney(stored) ? unitsOf(stored) : stored) });

/** Reason for which an amount is none where amounts are whole; null for a whole one. */
export const wholeRefusal = (label: Label, units: number): Message | null =>
  Number.isInteger(units) ? null : messages.wholeNumber(label);

/** An amount as it is stored. */
export const moneyRule = mixed<Money>(isMoney);

/** Reason for which an amount is none of a currency; null where it has it. */
export function decimalsRefusal(label: Label, units: number, currency: string): Message | null {
  const digits = digitsOf(currency);
  if (decimalsOf(units) <= digits) return null;
  return digits === 0 ? messages.wholeNumber(label) : messages.amountDecimals(digits, label, currency);
}
