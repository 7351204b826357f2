import { string } from 'yup';
import { localeOf } from '../languages.js';
import { messages, type Label, type Message } from '../messages/messages.js';
import { withLatinDigits } from '../text/digits.js';

/** A price as it is stored: 'AED,1000' (SPEC-D15). */
export interface PackagePrice {
  /** Three letters, in capitals: 'AED'. */
  readonly currency: string;
  /** Digits, perhaps with up to three after a point: '1000', '99.50'. */
  readonly amount: string;
}

/** Digits of an amount before its point. */
const AMOUNT_DIGITS = 12;

/** Digits, the comma and the decimal point of Arabic keyboards, as ASCII; separators of thousands are dropped. */
const inAscii = (text: string): string => withLatinDigits(text).replaceAll('،', ',').replaceAll('٬', '');

/** A price as it is typed, its currency and its amount apart; either may be ''. Everything after the first comma is amount. */
export function priceParts(text: string): PackagePrice {
  const comma = text.indexOf(',');
  return comma === -1
    ? { currency: '', amount: text }
    : { currency: text.slice(0, comma), amount: text.slice(comma + 1) };
}

/** The parts as one text; '' where both are blank. */
export const priceText = ({ currency, amount }: PackagePrice): string =>
  currency === '' && amount === '' ? '' : `${currency},${amount}`;

/** ' aed , ١٠٠٠ ' as 'AED,1000'. What is no price stays as recognisable as it was. */
export function normalisedPrice(text: string): string {
  const plain = inAscii(text).replace(/\s+/g, '').toUpperCase();
  return plain.replace(/,0+(?=\d)/, ',');
}

/** Reason for which a normalised text is no price; null when it is one. */
export function refusedPrice(price: string): Message | null {
  if (price.split(',').length > 2) return messages.packagePriceCommas;
  const { currency, amount } = priceParts(price);
  if (!/^[A-Z]{3}$/.test(currency)) return messages.packagePriceCurrency;
  if (amount.startsWith('-')) return messages.packagePriceNegative;
  if (!/^\d+(\.\d{1,3})?$/.test(amount)) return messages.packagePriceAmount;
  return amount.replace(/\..*/, '').length > AMOUNT_DIGITS ? messages.packagePriceAmount : null;
}

/** A price that may be left out: currency and amount with a comma between them. */
export const packagePrice = (label: Label) =>
  string()
    .transform((value: unknown, original: unknown) => {
      if (typeof value !== 'string') return original === undefined ? null : value;
      const price = normalisedPrice(value);
      return price === '' || price === ',' ? null : price;
    })
    .test('price', messages.packagePriceAmount, (price, context) => {
      const refusal = typeof price === 'string' ? refusedPrice(price) : null;
      return refusal === null || context.createError({ message: refusal });
    })
    .nullable()
    .default(null)
    .meta({ label, hint: 'courses.aCurrencyAndAnAmount' });

/** The amount as a number; null for what is no price. */
export const amountOf = (price: string): number | null =>
  refusedPrice(price) === null ? Number(priceParts(price).amount) : null;

/**
 * A stored price as visitors read it, in the digits and the order of their language: 'AED 1,000', '‏١٬٠٠٠ د.إ.‏'. Null for
 * none, and for what was stored past the rules.
 */
export function formattedPrice(price: string | null | undefined, lang: string): string | null {
  const amount = price ? amountOf(price) : null;
  if (!price || amount === null) return null;
  const { currency } = priceParts(price);
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: Math.max(digits, 3),
  }).format(amount);
}
