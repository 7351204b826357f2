import { plainNumber, withLatinDigits } from '../text/digits.js';
import { isDay } from '../validation/rules.js';

/*
 * Days, times, numbers and yes or no as spreadsheets write them, which is as the country of a computer does. What can be read
 * in two ways is read by the formats of the file; each function returns null for what it cannot read.
 */

/** Part of 03/04/2027 that comes first. Where the year does, the month follows. */
export const DAY_ORDERS = ['DMY', 'MDY'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** Decimal separator of a number: 12.5 or 12,5. */
export const DECIMALS = ['POINT', 'COMMA'] as const;
export type Decimals = (typeof DECIMALS)[number];

/** Formats in which the values of a file are read. */
export interface Formats {
  readonly dayOrder: DayOrder;
  readonly decimals: Decimals;
}

const BLANKS = /[\s\u00a0\u202f\u2007]+/g;
const plain = (cell: string): string => plainNumber(cell).replace(BLANKS, ' ');

/** Three numbers, and the midnight that some programs write behind a day. */
const DAY = /^(\d{1,4}) ?[/.\-؍] ?(\d{1,2}) ?[/.\-؍] ?(\d{1,4})\.?(?:[T ]0{1,2}:00(?::00(?:\.0+)?)?(?: ?AM|Z)?)?$/i;
/** Years of two digits are of this century. */
const CENTURY = 2000;

function dayOf(year: string, month: string, day: string): string | null {
  if (year.length === 3 || year.length === 1) return null;
  const full = year.length === 2 ? String(CENTURY + Number(year)) : year;
  const text = `${full}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

/** A day as records have it, '2027-03-31', of '31/03/2027', '31.3.2027', '3/31/2027', '2027/3/31' or with digits of Arabic. */
export function dayIn(cell: string, order: DayOrder): string | null {
  const [, first = '', second = '', third = ''] = DAY.exec(plain(cell)) ?? [];
  if (first.length === 4) return third.length > 2 ? null : dayOf(first, second, third);
  if (first.length > 2) return null;
  return order === 'DMY' ? dayOf(third, second, first) : dayOf(third, first, second);
}

const TIME = /^(\d{1,2})[:.](\d{2})(?:[:.]00(?:\.0+)?)? ?([ap]\.? ?m\.?|ص|م|صباحا|مساء)?$/i;

/** A time as records have it, '09:30', of '9:30', '09:30:00', '9:30 AM' or '٩:٣٠ ص'. */
export function timeIn(cell: string): string | null {
  const text = plain(cell).replace(/[\u064b-\u0652]/g, '');
  const [, hour = '', minute = '', half] = TIME.exec(text) ?? [];
  if (hour === '' || Number(minute) > 59) return null;
  if (half === undefined) return Number(hour) > 23 ? null : `${hour.padStart(2, '0')}:${minute}`;
  if (Number(hour) < 1 || Number(hour) > 12) return null;
  const isAfternoon = /^(p|م)/i.test(half);
  return `${String((Number(hour) % 12) + (isAfternoon ? 12 : 0)).padStart(2, '0')}:${minute}`;
}

/** A sign, groups of three digits or none, and a fraction. */
const NUMBERS: Readonly<Record<Decimals, RegExp>> = {
  POINT: /^[+-]?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ '’]\d{3})+)(?:\.\d+)?$/,
  COMMA: /^[+-]?(?:\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:[ '’]\d{3})+)(?:,\d+)?$/,
};

/** A number of '12.5', '12,5', '1 234,50' or '١٢٫٥'. */
export function numberIn(cell: string, decimals: Decimals): number | null {
  // Arabic has signs of its own, which can be read in one way alone.
  const isArabic = /[٫٬]/.test(cell);
  const text = plain(isArabic ? withLatinDigits(cell.replaceAll('٬', '')) : cell);
  const form = isArabic ? 'POINT' : decimals;
  if (!NUMBERS[form].test(text)) return null;
  const bare = text.replace(form === 'POINT' ? /[, '’]/g : /[. '’]/g, '');
  return Number(form === 'POINT' ? bare : bare.replace(',', '.'));
}

/** Counts of a column's cells readable by the first of two formats alone, the second alone, and both, as two values. */
export type Evidence = readonly [first: number, second: number, either: number];
export const NO_EVIDENCE: Evidence = [0, 0, 0];

function evidenceOf<T>(first: T | null, second: T | null): Evidence {
  if (first === second) return NO_EVIDENCE;
  if (second === null) return [1, 0, 0];
  return first === null ? [0, 1, 0] : [0, 0, 1];
}

export const added = (one: Evidence, other: Evidence): Evidence => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
];

/** Longer cells are neither days nor numbers. */
const LONGEST = 40;
const MAY_BE_NUMBER = /^[\s\u200e\u200f\u061c+\-−']*[\d٠-٩۰-۹]/;

/** Evidence of a cell for the order of days. */
export const dayEvidence = (cell: string): Evidence =>
  cell.length > LONGEST || !MAY_BE_NUMBER.test(cell) ? NO_EVIDENCE : evidenceOf(dayIn(cell, 'DMY'), dayIn(cell, 'MDY'));

/** Evidence of a cell for decimals. A number as programs write it, 1.234, is no question: only a comma is. */
export function decimalEvidence(cell: string): Evidence {
  if (cell.length > LONGEST || !MAY_BE_NUMBER.test(cell)) return NO_EVIDENCE;
  const found = evidenceOf(numberIn(cell, 'POINT'), numberIn(cell, 'COMMA'));
  return found[2] > 0 && !cell.includes(',') ? NO_EVIDENCE : found;
}

/** A format that a file has, or seems to have. */
export interface FormatGuess<T> {
  readonly value: T;
  /** Whether it is the only one by which all cells can be read. */
  readonly sure: boolean;
}

/** The format of a file by the evidence of all columns that it matters to: a file is written on one computer. */
export function formatGuess<T>([first, second]: readonly [T, T], evidence: readonly Evidence[]): FormatGuess<T> {
  const [ofFirst, ofSecond, either] = evidence.reduce(added, NO_EVIDENCE);
  const value = ofSecond > ofFirst ? second : first;
  if (ofFirst > 0 && ofSecond > 0) return { value, sure: false };
  return { value, sure: either === 0 || ofFirst > 0 || ofSecond > 0 };
}
