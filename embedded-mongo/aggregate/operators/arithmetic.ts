import { Decimal128, Long } from 'bson';
import {
  add,
  bigIntOf,
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
import { location, MongoError, typeMismatch } from '../../errors.js';
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
  return dates.length === 1 ? dateAt(Number(total)) : total;
};

/** JavaScript's last date, in milliseconds. */
const MAX_DATE = 8.64e15;

/** The date so many milliseconds from 1970; what MongoDB has as a date and JavaScript has not is refused as too far. */
export function dateAt(time: number): Date {
  if (!(Math.abs(time) <= MAX_DATE)) throw new MongoError(15, 'Overflow', 'date overflow');
  return new Date(Math.round(time));
}

const difference: ValueOperator = ([a, b]) => {
  if (isNullish(a) || isNullish(b)) return null;
  if (a instanceof Date && b instanceof Date) return Long.fromNumber(a.getTime() - b.getTime());
  if (a instanceof Date && isNumber(b)) return dateAt(a.getTime() - Number(b));
  if (!isNumber(a) || !isNumber(b)) throw typeMismatch(`can't $subtract ${typeName(b)} from ${typeName(a)}`);
  return subtract(a, b);
};

function binary(apply: (a: Value, b: Value) => Value, refuse: (a: Value, b: Value) => MongoError): ValueOperator {
  return ([a, b]) => {
    if (isNullish(a) || isNullish(b)) return null;
    if (!isNumber(a) || !isNumber(b)) throw refuse(a, b);
    return apply(a, b);
  };
}

const both = (operator: string, a: Value, b: Value): string =>
  `${operator} only supports numeric types, not ${typeName(a)} and ${typeName(b)}`;

/** A function of doubles. */
function unary(operator: string, apply: (value: number) => number): ValueOperator {
  return ([value]) => {
    if (isNullish(value)) return null;
    assertNumber(value, operator);
    const result = apply(Number(value));
    return numberType(value) === 'decimal' ? Decimal128.fromString(String(result)) : double(result);
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
    if (isNullish(value)) return null;
    if (!isNumber(value)) throw location(51081, `${operator} only supports numeric types, not ${typeName(value)}`);
    if (isNullish(digits)) return null;
    const to = placesOf(operator, digits);
    const type = numberType(value);
    const number = Number(value);
    if (!Number.isFinite(number) || ((type === 'int' || type === 'long') && to >= 0)) return value;
    const exact = type === 'double' ? exactDouble(number) : decimalDigits(numberText(value));
    const rounded = operator === '$round' ? exact.rounded(-to) : exact.cut(-to);
    if (type === 'decimal') return rounded.toDecimal128();
    if (type === 'double') return signed(Number(rounded.toString()), number);
    const result = BigInt(Number(rounded.exponent) >= 0 ? rounded.coefficient * 10n ** BigInt(rounded.exponent) : 0n);
    if (result !== BigInt.asIntN(64, result))
      throw location(51080, `invalid conversion from Decimal128 result in ${operator}`);
    // Below the least int32 MongoDB 7.0 goes round to the greatest; above the greatest it gives a long.
    if (type === 'int' && result < 2n ** 31n) return Number(BigInt.asIntN(32, result));
    return Long.fromBigInt(result);
  };
}

/** A number rounded to zero keeps its sign. */
const signed = (rounded: number, original: number): Value =>
  double(rounded === 0 && (original < 0 || Object.is(original, -0)) ? -0 : rounded);

function placesOf(operator: string, digits: Value): number {
  if (!isNumber(digits)) throw location(16004, `can't convert from BSON type ${typeName(digits)} to long`);
  const places = Number(digits);
  if (!Number.isInteger(places)) throw location(51082, `precision argument to  ${operator} must be a integral value`);
  if (places < -20 || places > 100)
    throw location(51083, `cannot apply ${operator} with precision value ${places} value must be in [-20, 100]`);
  return places;
}

const absolute: ValueOperator = ([value]) => {
  if (isNullish(value)) return null;
  assertNumber(value, '$abs');
  if (value instanceof Long && value.eq(Long.MIN_VALUE)) throw location(28680, "can't take $abs of long long min");
  const isNegative = Number(value) < 0 || Object.is(Number(value), -0);
  if (!isNegative) return value;
  if (numberType(value) === 'decimal') return Decimal128.fromString((value as Decimal128).toString().replace('-', ''));
  return numberType(value) === 'double' ? double(Math.abs(Number(value))) : subtract(0, value);
};

/** Whole numbers give a whole number where the result is one that a long can hold. */
function power(a: Value, b: Value): Value {
  const [base, exponent] = [Number(a), Number(b)];
  if (base === 0 && exponent < 0) throw location(28764, '$pow cannot take a base of 0 and a negative exponent');
  const types = [numberType(a), numberType(b)];
  if (types.includes('decimal')) return Decimal128.fromString(String(base ** exponent));
  if (types.includes('double')) return double(base ** exponent);
  const isUnit = base === 1 || base === -1;
  if (!isUnit && (exponent < 0 || exponent > 63)) return double(base ** exponent);
  const result = isUnit ? (exponent % 2 === 0 ? 1n : BigInt(base)) : bigIntOf(a) ** BigInt(exponent);
  if (result !== BigInt.asIntN(64, result)) return double(base ** exponent);
  return !types.includes('long') && result === BigInt.asIntN(32, result) ? Number(result) : Long.fromBigInt(result);
}

function logarithm(a: Value, b: Value): Value {
  const [value, base] = [Number(a), Number(b)];
  if (value <= 0) throw location(28758, `$log's argument must be a positive number, but is ${value}`);
  if (base <= 0 || base === 1)
    throw location(28759, `$log's base must be a positive number not equal to 1, but is ${base}`);
  const result = Math.log(value) / Math.log(base);
  const isDecimal = numberType(a) === 'decimal' || numberType(b) === 'decimal';
  return isDecimal ? Decimal128.fromString(String(result)) : double(result);
}

function positive(value: number, operator: string, code: number): number {
  if (value <= 0) throw location(code, `${operator}'s argument must be a positive number, but is ${value}`);
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
  $divide: binary(divide, (a, b) => typeMismatch(both('$divide', a, b))),
  $mod: binary(remainder, (a, b) => location(16611, both('$mod', a, b))),
  $pow: binary(power, (a, b) =>
    isNumber(a)
      ? location(28763, `$pow's exponent must be numeric, not ${typeName(b)}`)
      : location(28762, `$pow's base must be numeric, not ${typeName(a)}`),
  ),
  $log: binary(logarithm, (a, b) =>
    isNumber(a)
      ? location(28757, `$log's base must be numeric, not ${typeName(b)}`)
      : location(28756, `$log's argument must be numeric, not ${typeName(a)}`),
  ),
  $abs: absolute,
  $ceil: whole('$ceil', Math.ceil),
  $floor: whole('$floor', Math.floor),
  $round: places('$round'),
  $trunc: places('$trunc'),
  $exp: unary('$exp', Math.exp),
  $ln: unary('$ln', (value) => Math.log(positive(value, '$ln', 28766))),
  $log10: unary('$log10', (value) => Math.log10(positive(value, '$log10', 28761))),
  $sqrt: unary('$sqrt', (value) => {
    if (value < 0) throw location(28714, "$sqrt's argument must be greater than or equal to 0");
    return Math.sqrt(value);
  }),
};
