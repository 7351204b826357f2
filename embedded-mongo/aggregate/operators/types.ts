import { Decimal128, Long, ObjectId } from 'bson';
import { double, isNumber, numberType } from '../../bson/numbers.js';
import { isDoc, type Value } from '../../bson/value.js';
import { badValue, MongoError } from '../../errors.js';
import { isTrue } from '../../query/matcher.js';
import { typeName } from '../../query/types.js';
import { describe } from '../../update/describe.js';
import { isNullish } from '../scope.js';
import type { ValueOperator } from './index.js';

const MAX_LONG = 2 ** 63;

function failed(value: Value, to: string): MongoError {
  return new MongoError(
    241,
    'ConversionFailure',
    `Unsupported conversion from ${typeName(value)} to ${to} in $convert with no onError value`,
  );
}

function parse(value: string, to: string): number {
  const number = value.trim() === value && value !== '' && !/^0x/i.test(value) ? Number(value) : NaN;
  if (Number.isNaN(number) && value !== 'NaN')
    throw new MongoError(
      241,
      'ConversionFailure',
      `Failed to parse number '${value}' in $convert with no onError value (to ${to})`,
    );
  return number;
}

function toNumber(value: Value, to: string): number {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'string') return parse(value, to);
  if (isNumber(value)) return Number(value);
  if (value instanceof Date && to !== 'int') return value.getTime();
  throw failed(value, to);
}

function toWhole(value: Value, to: 'int' | 'long', limit: number): number {
  const number = toNumber(value, to);
  if (typeof value === 'string' && !Number.isInteger(number)) throw failed(value, to);
  const whole = Math.trunc(number);
  if (!(whole >= -limit && whole < limit))
    throw new MongoError(
      241,
      'ConversionFailure',
      `Conversion would overflow target type in $convert with no onError value: ${String(value)}`,
    );
  return whole + 0;
}

const CONVERSIONS: Readonly<Record<string, (value: Value) => Value>> = {
  int: (value) => toWhole(value, 'int', 2 ** 31),
  long: (value) =>
    value instanceof Long
      ? value
      : typeof value === 'string'
        ? Long.fromString(value)
        : Long.fromNumber(toWhole(value, 'long', MAX_LONG)),
  double: (value) => double(toNumber(value, 'double')),
  decimal: (value) =>
    value instanceof Decimal128
      ? value
      : Decimal128.fromString(typeof value === 'string' ? value : String(toNumber(value, 'decimal'))),
  bool: (value) => (isNumber(value) ? isTrue(value) : typeof value === 'boolean' ? value : true),
  string: (value) => {
    if (typeof value === 'string') return value;
    if (value instanceof ObjectId) return value.toHexString();
    if (value instanceof Date) return value.toISOString();
    if (typeof value === 'boolean' || isNumber(value)) return String(value);
    throw failed(value, 'string');
  },
  objectId: (value) => {
    if (value instanceof ObjectId) return value;
    if (typeof value === 'string' && /^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
    throw typeof value === 'string'
      ? new MongoError(
          241,
          'ConversionFailure',
          `Failed to parse objectId '${value}' in $convert with no onError value`,
        )
      : failed(value, 'objectId');
  },
  date: (value) => {
    if (value instanceof Date) return value;
    if (value instanceof ObjectId) return value.getTimestamp();
    if (isNumber(value) && numberType(value) !== 'int') return new Date(Math.trunc(Number(value)));
    const date =
      typeof value === 'string'
        ? new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(value) || !value.includes('T') ? value : `${value}Z`)
        : undefined;
    if (date && !Number.isNaN(date.getTime())) return date;
    throw typeof value === 'string'
      ? new MongoError(
          241,
          'ConversionFailure',
          `Error parsing date string '${value}' in $convert with no onError value`,
        )
      : failed(value, 'date');
  },
};
const NUMBERS: Readonly<Record<number, string>> = {
  1: 'double',
  2: 'string',
  7: 'objectId',
  8: 'bool',
  9: 'date',
  16: 'int',
  18: 'long',
  19: 'decimal',
};

function to(type: string): ValueOperator {
  return ([value]) => (isNullish(value) ? null : CONVERSIONS[type]?.(value));
}

const convert: ValueOperator = ([operand]) => {
  if (!isDoc(operand)) throw badValue('$convert expects an object of named arguments');
  if (isNullish(operand.input)) return operand.onNull ?? null;
  if (isNullish(operand.to)) return null;
  const type = typeof operand.to === 'string' ? operand.to : NUMBERS[Number(operand.to)];
  const conversion = type === undefined ? undefined : CONVERSIONS[type];
  if (!conversion) throw badValue(`Unknown type name: ${describe(operand.to)}`);
  try {
    return conversion(operand.input);
  } catch (error) {
    if ('onError' in operand && error instanceof MongoError) return operand.onError;
    throw error;
  }
};

export const typeOperators: Readonly<Record<string, ValueOperator>> = {
  $type: ([value]) => typeName(value),
  $isNumber: ([value]) => isNumber(value),
  $toInt: to('int'),
  $toLong: to('long'),
  $toDouble: to('double'),
  $toDecimal: to('decimal'),
  $toBool: to('bool'),
  $toString: to('string'),
  $toObjectId: to('objectId'),
  $toDate: to('date'),
  $convert: convert,
};
