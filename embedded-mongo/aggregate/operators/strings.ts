import { isNumber, numberText } from '../../bson/numbers.js';
import { isDoc, type Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { isNullish } from '../scope.js';
import type { ValueOperator } from './index.js';

function asText(value: Value, operator: string, code: number): string {
  if (typeof value === 'string') return value;
  throw location(code, `${operator} requires a string argument, found: ${typeName(value)}`);
}

/** What $toUpper and its like make of a value: nothing becomes "", numbers and dates are written out. */
function lenientText(value: Value, operator: string): string {
  if (isNullish(value)) return '';
  if (typeof value === 'string') return value;
  if (isNumber(value)) return numberText(value);
  if (value instanceof Date) return value.toISOString();
  throw location(16007, `can't convert from BSON type ${typeName(value)} to String (${operator})`);
}

const codePoints = (text: string): string[] => Array.from(text);

const WHITESPACE = '\0 \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a';

function trimmer(operator: string, left: boolean, right: boolean): ValueOperator {
  return ([operand]) => {
    if (!isDoc(operand)) throw location(50696, `${operator} only supports an object as an argument`);
    if (isNullish(operand.input) || ('chars' in operand && isNullish(operand.chars))) return null;
    const text = codePoints(asText(operand.input, operator, 50699));
    const chars = new Set(
      codePoints(operand.chars === undefined ? WHITESPACE : asText(operand.chars, operator, 50700)),
    );
    let start = 0;
    let end = text.length;
    if (left) while (start < end && chars.has(text[start] as string)) start++;
    if (right) while (end > start && chars.has(text[end - 1] as string)) end--;
    return text.slice(start, end).join('');
  };
}

function replacer(operator: string, all: boolean): ValueOperator {
  return ([operand]) => {
    if (!isDoc(operand)) throw location(51751, `${operator} requires an object as an argument`);
    const parts = [operand.input, operand.find, operand.replacement];
    if (parts.some(isNullish)) return null;
    const [input, find, replacement] = parts.map((part) => asText(part, operator, 51746)) as [string, string, string];
    return all ? input.replaceAll(find, () => replacement) : input.replace(find, () => replacement);
  };
}

const indexOf: ValueOperator = ([value, part, start = 0, end]) => {
  if (isNullish(value)) return null;
  const text = codePoints(asText(value, '$indexOfCP', 40093));
  const wanted = asText(part, '$indexOfCP', 40094);
  const last = end === undefined ? text.length : Math.min(Number(end), text.length);
  const at = text.slice(Number(start), last).join('').indexOf(wanted);
  return at < 0 ? -1 : Number(start) + codePoints(text.slice(Number(start)).join('').slice(0, at)).length;
};

const substring: ValueOperator = ([value, start, length]) => {
  const text = codePoints(lenientText(value, '$substrCP'));
  const from = Number(start);
  const size = Number(length);
  return text.slice(from, size < 0 ? undefined : from + size).join('');
};

export const stringOperators: Readonly<Record<string, ValueOperator>> = {
  $concat: (values) =>
    values.some(isNullish) ? null : values.map((value) => asText(value, '$concat', 16702)).join(''),
  $toLower: ([value]) => lenientText(value, '$toLower').replace(/[A-Z]+/g, (part) => part.toLowerCase()),
  $toUpper: ([value]) => lenientText(value, '$toUpper').replace(/[a-z]+/g, (part) => part.toUpperCase()),
  $split: ([value, separator]) => {
    if (isNullish(value) || isNullish(separator)) return null;
    const by = asText(separator, '$split', 40086);
    if (by === '') throw location(40087, '$split requires a non-empty separator');
    return asText(value, '$split', 40085).split(by);
  },
  $strLenCP: ([value]) => codePoints(asText(value, '$strLenCP', 34471)).length,
  $substrCP: substring,
  $substr: substring,
  $indexOfCP: indexOf,
  $strcasecmp: ([a, b]) => {
    const [left, right] = [lenientText(a, '$strcasecmp').toUpperCase(), lenientText(b, '$strcasecmp').toUpperCase()];
    return left < right ? -1 : left > right ? 1 : 0;
  },
  $trim: trimmer('$trim', true, true),
  $ltrim: trimmer('$ltrim', true, false),
  $rtrim: trimmer('$rtrim', false, true),
  $replaceAll: replacer('$replaceAll', true),
  $replaceOne: replacer('$replaceOne', false),
};
