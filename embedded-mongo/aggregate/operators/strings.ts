import { Timestamp } from 'bson';
import { isNumber, numberText } from '../../bson/numbers.js';
import type { Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { describe } from '../../update/describe.js';
import { isNullish } from '../scope.js';
import type { ValueOperator } from './index.js';

function asText(value: Value, code: number, message: string): string {
  if (typeof value === 'string') return value;
  throw location(code, `${message}${typeName(value)}`);
}

/** Doubles that are no numbers, as these operators write them; $toString has Infinity and NaN. */
const WRITTEN = new Map([
  [Infinity, 'inf'],
  [-Infinity, '-inf'],
]);

/** What $toUpper and its like make of a value: nothing becomes "", numbers and dates are written out. */
function lenientText(value: Value): string {
  if (isNullish(value)) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && !Number.isFinite(value)) return WRITTEN.get(value) ?? 'nan';
  if (isNumber(value)) return numberText(value);
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Timestamp) return timestampText(value);
  throw location(16007, `can't convert from BSON type ${typeName(value)} to String`);
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** As MongoDB writes it: Feb 29 00:00:00:7, the last number being the timestamp's own count. */
function timestampText({ t, i }: Timestamp): string {
  const date = new Date(t * 1000);
  const day = String(date.getUTCDate()).padStart(2);
  return `${MONTHS[date.getUTCMonth()] ?? ''} ${day} ${date.toISOString().slice(11, 19)}:${i}`;
}

export const codePoints = (text: string): string[] => Array.from(text);

/** Counts and finds in bytes (of UTF-8) or in code points. */
interface Counting {
  readonly length: (text: string) => number;
  readonly find: (text: string, part: string, start: number, end: number) => number;
}

const BYTES: Counting = {
  length: (text) => Buffer.byteLength(text),
  find: (text, part, start, end) => Buffer.from(text).subarray(0, end).indexOf(part, start),
};
const POINTS: Counting = {
  length: (text) => codePoints(text).length,
  find: (text, part, start, end) => {
    if (start >= end) return start === 0 && text === '' && part === '' ? 0 : -1;
    const points = codePoints(text);
    const at = points.slice(start, end).join('').indexOf(part);
    return at < 0 ? -1 : start + codePoints(points.slice(start, end).join('').slice(0, at)).length;
  },
};

export function placeOf(value: Value, operator: string, which: string): number {
  const place = isNumber(value) ? Number(value) : NaN;
  if (!Number.isInteger(place))
    throw location(
      40096,
      `${operator}requires an integral ${which} index, found a value of type: ${typeName(value)}, with value: ${describe(value)}`,
    );
  if (place < 0) throw location(40097, `${operator} requires a nonnegative ${which} index, found: ${place}`);
  return place;
}

function indexOf(operator: string, code: number, { length, find }: Counting): ValueOperator {
  return (values) => {
    const [value, part] = values;
    if (isNullish(value)) return null;
    const text = asText(value, code, `${operator} requires a string as the first argument, found: `);
    const wanted = asText(part, code + 1, `${operator} requires a string as the second argument, found: `);
    const start = values.length > 2 ? placeOf(values[2], operator, 'starting') : 0;
    const end = Math.min(values.length > 3 ? placeOf(values[3], operator, 'ending') : Infinity, length(text));
    return start > end ? -1 : find(text, wanted, start, end);
  };
}

const substringOfPoints: ValueOperator = ([value, start, length]) => {
  const text = codePoints(lenientText(value));
  const place = (operand: Value, what: string, code: number): number => {
    if (!isNumber(operand))
      throw location(code, `$substrCP: ${what} must be a numeric type (is BSON type ${typeName(operand)})`);
    const number = Number(operand);
    if (!Number.isInteger(number))
      throw location(
        code + 1,
        `$substrCP: ${what} cannot be represented as a 32-bit integral value: ${describe(operand)}`,
      );
    return number;
  };
  const from = place(start, 'starting index', 34450);
  const size = place(length, 'length', 34452);
  if (size < 0) throw location(34454, '$substrCP: length must be a nonnegative integer.');
  if (from < 0) throw location(34455, '$substrCP: the starting index must be nonnegative integer.');
  return text.slice(from, from + size).join('');
};

const isContinuation = (byte: number | undefined): boolean => byte !== undefined && (byte & 0xc0) === 0x80;

const substringOfBytes: ValueOperator = ([value, start, length]) => {
  const bytes = Buffer.from(lenientText(value));
  const place = (operand: Value, what: string, code: number): number => {
    if (!isNumber(operand))
      throw location(code, `$substrBytes:  ${what} must be a numeric type (is BSON type ${typeName(operand)})`);
    return Math.trunc(Number(operand));
  };
  const from = place(start, 'starting index', 16034);
  const size = place(length, 'length', 16035);
  if (from < 0) throw location(50752, `$substrBytes:  starting index must be non-negative (got: ${from})`);
  const end = size < 0 ? bytes.length : Math.min(from + size, bytes.length);
  if (isContinuation(bytes[from]))
    throw location(28656, '$substrBytes:  Invalid range, starting index is a UTF-8 continuation byte.');
  if (from < bytes.length && isContinuation(bytes[end]))
    throw location(28657, '$substrBytes:  Invalid range, ending index is in the middle of a UTF-8 character.');
  return bytes.toString('utf8', Math.min(from, bytes.length), end);
};

const upper = (text: string): string => text.replace(/[a-z]+/g, (part) => part.toUpperCase());
const lower = (text: string): string => text.replace(/[A-Z]+/g, (part) => part.toLowerCase());

export const stringOperators: Readonly<Record<string, ValueOperator>> = {
  $concat: (values) => {
    if (values.some(isNullish)) return null;
    return values.map((value) => asText(value, 16702, '$concat only supports strings, not ')).join('');
  },
  $toLower: ([value]) => lower(lenientText(value)),
  $toUpper: ([value]) => upper(lenientText(value)),
  $split: ([value, separator]) => {
    if (isNullish(value) || isNullish(separator)) return null;
    const requires = '$split requires an expression that evaluates to a string as a';
    const text = asText(value, 40085, `${requires} first argument, found: `);
    const by = asText(separator, 40086, `${requires} second argument, found: `);
    if (by === '') throw location(40087, '$split requires a non-empty separator');
    return text.split(by);
  },
  $strLenCP: ([value]) => codePoints(asText(value, 34471, '$strLenCP requires a string argument, found: ')).length,
  $strLenBytes: ([value]) => BYTES.length(asText(value, 34473, '$strLenBytes requires a string argument, found: ')),
  $substrCP: substringOfPoints,
  $substrBytes: substringOfBytes,
  $substr: substringOfBytes,
  $indexOfCP: indexOf('$indexOfCP', 40093, POINTS),
  $indexOfBytes: indexOf('$indexOfBytes', 40091, BYTES),
  $strcasecmp: ([a, b]) => {
    const [left, right] = [upper(lenientText(a)), upper(lenientText(b))].map((text) => Buffer.from(text));
    return Buffer.compare(left as Buffer, right as Buffer);
  },
};
