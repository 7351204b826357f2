import { plainNumber } from '../text/digits.js';

/** An amount as it was read, or why it cannot be. */
export type ReadAmount = { readonly units: number; readonly decimals: number } | 'invalid' | 'ambiguous';

/** Signs between groups of digits that are no decimal separator anywhere: spaces, apostrophes, the Arabic separator. */
const GROUPING = /(?<=\d)[\s\u00a0\u202f\u2009'’٬](?=\d{2,3}(?!\d))/g;
const PLAIN = /^[+-]?\d+$/;
/** Groups of three digits; with commas also those of Indian numbers, two before the last three: 12,34,567. */
const GROUPED = {
  ',': /^[+-]?\d{1,3}(?:,\d{3})+$|^[+-]?\d{1,2}(?:,\d{2})*,\d{3}$/,
  '.': /^[+-]?\d{1,3}(?:\.\d{3})+$/,
} as const;

const invalid = 'invalid';

const amountOf = (whole: string, fraction: string): ReadAmount =>
  PLAIN.test(whole) && /^\d*$/.test(fraction)
    ? { units: Number(`${whole}.${fraction || '0'}`), decimals: fraction.length }
    : invalid;

/** An amount whose separators were `grouping` and `decimal`. */
function separated(text: string, grouping: keyof typeof GROUPED, decimal: string): ReadAmount {
  const [whole = '', fraction = '', ...more] = text.split(decimal);
  const isGrouped = more.length === 0 && GROUPED[grouping].test(whole);
  return isGrouped ? amountOf(whole.replaceAll(grouping, ''), fraction) : invalid;
}

/**
 * An amount as it is typed in any language: 12.5, 12,50, 1.234,56, 1,25,000.00, 1 234,56, ١٢٫٥٠. One separator before exactly
 * three digits is ambiguous, 12,505 being twelve or twelve thousand, unless the currency has three decimals, or none.
 * @param digits the number of decimals of the currency, where it is known
 */
export function readAmount(typed: string, digits?: number): ReadAmount {
  const text = plainNumber(typed).replace(GROUPING, '');
  const points = text.split('.').length - 1;
  const commas = text.split(',').length - 1;
  if (points === 0 && commas === 0) return amountOf(text, '');
  if (points > 0 && commas > 0) {
    return text.lastIndexOf('.') > text.lastIndexOf(',') ? separated(text, ',', '.') : separated(text, '.', ',');
  }
  const sign = points > 0 ? '.' : ',';
  const [whole = '', fraction = ''] = text.split(sign);
  if (points + commas > 1) return separated(text, sign, ' ');
  if (fraction.length === 3 && whole !== '0' && digits !== 3 && /^[+-]?\d{1,3}$/.test(whole)) {
    if (digits !== 0) return /^\d+$/.test(fraction) ? 'ambiguous' : invalid;
    return separated(text, sign, ' ');
  }
  return fraction === '' ? invalid : amountOf(whole, fraction);
}
