import { string } from 'yup';
import { messages, type Label, type Message } from '../messages/messages.js';
import { digitsOf, isCurrency } from '../money/currencies.js';
import { amountText, isMoney, moneyOf, type Money } from '../money/money.js';
import { readAmount, type ReadAmount } from '../money/readAmount.js';
import { withLatinDigits } from '../text/digits.js';
import type { Priced } from '../validation/facts.js';

/** A price as clients write it, 'AED,1000' (SPEC-D15), its currency and its amount apart. */
export interface PriceParts {
  /** Three letters, in capitals: 'AED'. */
  readonly currency: string;
  /** As it is typed: '1000', '99.50', '1.250,50'. */
  readonly amount: string;
}

/** Digits of an amount before its decimals. */
const AMOUNT_DIGITS = 12;

/** Digits and the comma of Arabic keyboards as ASCII. */
const inAscii = (text: string): string => withLatinDigits(text).replaceAll('،', ',');

/** A price as it is typed, its currency and its amount apart; either may be ''. Everything after the first comma is amount. */
export function priceParts(text: string): PriceParts {
  const comma = text.indexOf(',');
  return comma === -1
    ? { currency: '', amount: text }
    : { currency: text.slice(0, comma), amount: text.slice(comma + 1) };
}

/** The parts as one text; '' where both are blank. */
export const priceText = ({ currency, amount }: PriceParts): string =>
  currency === '' && amount === '' ? '' : `${currency},${amount}`;

/** A price as clients read it: 'AED,1000', 'USD,99.50'. */
export const textOfPrice = (price: Money): string => priceText({ currency: price.currency, amount: amountText(price) });

/** ' aed , ١٠٠٠ ' as 'AED,1000'. What is no price stays as recognisable as it was. */
const normalized = (text: string): string => inAscii(text).replace(/\s+/g, '').toUpperCase();

function refusalOfAmount(amount: string, currency: string, read: ReadAmount): Message | null {
  // 'AED,1,000' may be a thousand or one.
  if (read === 'ambiguous')
    return amount.includes(',') ? messages.packagePriceCommas : messages.amountAmbiguous('labels.price');
  if (read === 'invalid') return messages.packagePriceAmount;
  if (Math.trunc(read.units).toFixed(0).length > AMOUNT_DIGITS) return messages.packagePriceAmount;
  const digits = digitsOf(currency);
  return read.decimals > digits ? messages.amountDecimals(digits, 'labels.price', currency) : null;
}

/** A price of a normalised text, or the reason for which it is none. */
function readPrice(text: string): Money | Message {
  const { currency, amount } = priceParts(text);
  if (!/^[A-Z]{3}$/.test(currency)) return messages.packagePriceCurrency;
  if (!isCurrency(currency)) return messages.currencyUnknown('labels.currency');
  if (amount.startsWith('-')) return messages.packagePriceNegative;
  const read = readAmount(amount, digitsOf(currency));
  const refusal = refusalOfAmount(amount, currency, read);
  if (refusal) return refusal;
  return typeof read === 'string' ? messages.packagePriceAmount : moneyOf(read.units, currency);
}

/** A price that a text says; null where it says none. */
export function priceOf(text: string): Money | null {
  const price = readPrice(normalized(text));
  return isMoney(price) ? price : null;
}

/** A price that may be left out: currency and amount with a comma between them. It is stored as `Money`. */
export const packagePrice = (label: Label) =>
  string<Priced<string>>()
    .transform((value: unknown, original: unknown) => {
      if (typeof value !== 'string') return original === undefined ? null : value;
      const text = normalized(value);
      if (text === '' || text === ',') return null;
      const price = readPrice(text);
      return isMoney(price) ? textOfPrice(price) : text;
    })
    .test('price', messages.packagePriceAmount, (text, context) => {
      const price = typeof text === 'string' ? readPrice(text) : null;
      return price === null || isMoney(price) || context.createError({ message: price });
    })
    .nullable()
    .default(null)
    .meta({
      label,
      hint: 'courses.aCurrencyAndAnAmount',
      format: 'money',
      asRead: (stored) => (isMoney(stored) ? textOfPrice(stored) : stored),
    });
