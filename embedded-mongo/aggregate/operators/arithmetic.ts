import { Decimal128, Long } from 'bson';
import {
  add,
  divide,
  double,
  isNumber,
  multiply,
  numberText,
  numberType,
  remainder,
  subtract,
} from '../../bson/numbers.js';
import { decimalDigits, exactDouble } from '../../bson/decimal.js';
import type { Value } from '../../bson/value.js';
import { badValue, location, typeMismatch } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { isNullish } from '../scope.js';
import type { ValueOperator } from './index.js';

function assertNumber(value: Value, operator: string): void {
  if (!isNumber(value)) throw location(28765, `${operator} only supports numeric types, not ${typeName(value)}`);
}

const sum: ValueOperator = (values) => {
  if (values.some(isNullish)) return null;
  const dates = values.filter((value): value is Date => value instanceof Date);
  if (dates.length > 1) throw location(16612, 'only one date allowed in an $add expression');
  const total = values.reduce((result: Value, value) => {
    if (value instanceof Date) return add(result, Long.fromNumber(value.getTime()));
    if (!isNumber(value)) throw typeMismatch(`$add only supports numeric or date types, not ${typeName(value)}`);
    return add(result, value);
  }, 0);
  return dates.length === 1 ? new Date(Math.round(Number(total))) : total;
};

const difference: ValueOperator = ([a, b]) => {
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
  if (a instanceof Date && isNumber(b)) return new Date(Math.round(a.getTime() - Number(b)));
  if (!isNumber(a) || !isNumber(b)) throw typeMismatch(`can't $subtract ${typeName(b)} from ${typeName(a)}`);
  return subtract(a, b);
};

function binary(operator: string, apply: (a: Value, b: Value) => Value): ValueOperator {
  return ([a, b]) => {
    if (isNullish(a) || isNullish(b)) return null;
    if (!isNumber(a) || !isNumber(b))
      throw typeMismatch(`${operator} only supports numeric types, not ${typeName(a)} and ${typeName(b)}`);
    return apply(a, b);
  };
}

/** A function of doubles. */
function unary(operator: string, apply: (value: number) => number): ValueOperator {
  return ([value]) => {
    if (isNullish(value)) return null;
    assertNumber(value, operator);
    return double(apply(Number(value)));
  };
}

/** Whole numbers stay as they are; doubles and decimals are rounded. */
function whole(operator: string, apply: (value: number) => number): ValueOperator {
  return ([value]) => {
    if (isNullish(value)) return null;
    assertNumber(value, operator);
    const type = numberType(value);
    if (type === 'int' || type === 'long') return value;
    const rounded = apply(Number(value));
    return type === 'decimal' ? Decimal128.fromString(String(rounded)) : double(rounded);
  };
}

/** $round (half to even) and $trunc, to a number of decimal places. */
function places(operator: '$round' | '$trunc'): ValueOperator {
  return ([value, digits = 0]) => {
    if (isNullish(value) || isNullish(digits)) return null;
    assertNumber(value, operator);
    const to = Number(digits);
    const type = numberType(value);
    const number = Number(value);
    if (!Number.isFinite(number) || ((type === 'int' || type === 'long') && to >= 0)) return value;
    const exact = type === 'double' ? exactDouble(number) : decimalDigits(numberText(value));
    const rounded = operator === '$round' ? exact.rounded(-to) : truncated(number, to);
    if (type === 'decimal') return decimalDigits(rounded.toString()).toDecimal128();
    const result = Number(rounded.toString());
    return type === 'double' ? double(result) : type === 'long' ? Long.fromNumber(result) : result;
  };
}

function truncated(value: number, to: number): { toString(): string } {
  const text = decimalDigits(String(value));
  const rounded = text.rounded(-to);
  const away = Math.abs(Number(rounded.toString())) > Math.abs(value);
  return away ? rounded.plus(decimalDigits(`${value < 0 ? 1 : -1}E${-to}`)) : rounded;
}

const absolute: ValueOperator = ([value]) => {
  if (isNullish(value)) return null;
  assertNumber(value, '$abs');
  return Number(value) < 0 ? subtract(0, value) : value;
};

const power = (a: Value, b: Value): Value => {
  const result = Number(a) ** Number(b);
  const wholes = [a, b].every((value) => ['int', 'long'].includes(numberType(value))) && Number(b) >= 0;
  return wholes && Number.isSafeInteger(result)
    ? (result | 0) === result
      ? result
      : Long.fromNumber(result)
    : double(result);
};

function positive(value: number, operator: string): number {
  if (value <= 0) throw location(28766, `${operator}'s argument must be a positive number, but is ${value}`);
  return value;
}

export const arithmeticOperators: Readonly<Record<string, ValueOperator>> = {
  $add: sum,
  $subtract: difference,
  $multiply: (values) => {
    if (values.some(isNullish)) return null;
    return values.reduce((result: Value, value) => {
      if (!isNumber(value)) throw typeMismatch(`$multiply only supports numeric types, not ${typeName(value)}`);
      return multiply(result, value);
    }, 1);
  },
  $divide: binary('$divide', divide),
  $mod: binary('$mod', remainder),
  $pow: binary('$pow', power),
  $log: binary('$log', (a, b) => double(Math.log(positive(Number(a), '$log')) / Math.log(Number(b)))),
  $abs: absolute,
  $ceil: whole('$ceil', Math.ceil),
  $floor: whole('$floor', Math.floor),
  $round: places('$round'),
  $trunc: places('$trunc'),
  $exp: unary('$exp', Math.exp),
  $ln: unary('$ln', (value) => Math.log(positive(value, '$ln'))),
  $log10: unary('$log10', (value) => Math.log10(positive(value, '$log10'))),
  $sqrt: unary('$sqrt', (value) => {
    if (value < 0) throw badValue("$sqrt's argument must be greater than or equal to 0");
    return Math.sqrt(value);
  }),
};
