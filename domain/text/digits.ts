const ZEROS = { '٠': 0x660, '۰': 0x6f0 } as const;

/** A text whose Arabic-Indic and Persian digits, decimal separators and minus signs are those of a number in code: '-27.5'. */
export const withLatinDigits = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ZEROS['٠']))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - ZEROS['۰']))
    .replace(/٫/g, '.')
    .replace(/[−﹣－]/g, '-');

/** Marks of direction are invisible, and come with what is copied from a page in Arabic. */
const DIRECTION_MARKS = /[\u200e\u200f\u061c\u2066-\u2069\u202a-\u202e]/g;

/** A number as it is typed or pasted, in Latin digits, without marks of direction and spaces around it. */
export const plainNumber = (text: string): string => withLatinDigits(text).replace(DIRECTION_MARKS, '').trim();

/** The same, as a transform of rules: what is no text stays as it is. */
export const asPlainNumber = (typed: unknown): unknown => (typeof typed === 'string' ? plainNumber(typed) : typed);

/** A number among other words, up to what is no part of it: '(+975) 2 32' of 'Tel. (+975) 2 32, or 17'. */
const TELEPHONE_NUMBER = /(?:[+(](?:[\s+(]|\p{Cf})*)?\d(?:[\d\s()./\-\u2010-\u2015]|\p{Cf})*/u;

/** Dialled form of the first number in a text as people write it: '+975 2 32 27 54' is '+9752322754'. */
export function dialled(text: string): string {
  const [number = ''] = TELEPHONE_NUMBER.exec(withLatinDigits(text)) ?? [];
  return (number.includes('+') ? '+' : '') + number.replace(/\D/g, '');
}
