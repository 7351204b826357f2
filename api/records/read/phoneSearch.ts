import { withLatinDigits } from '@polyphony/domain/text/digits.js';

/** Minimum number of digits for a search to include phone numbers. */
const DIGITS_MIN = 4;
const TYPED_NUMBER = /^(?:[-+\d\s().\u2010-\u2015]|\p{Cf})+$/u;

/**
 * The pattern of phone numbers with the digits of a typed one, whatever is written between them: '0097517' and '+975 (17)'
 * are alike. Null for what is no number.
 */
export function phonePattern(text: string): { readonly $regex: string } | null {
  const typed = withLatinDigits(text);
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < DIGITS_MIN || !TYPED_NUMBER.test(typed) ? null : { $regex: [...digits].join('\\D*') };
}
