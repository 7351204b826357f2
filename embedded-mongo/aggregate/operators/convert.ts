import { dateAt } from './arithmetic.js';
import { Decimal128, Long, ObjectId, Timestamp } from 'bson';
import { decimalDigits } from '../../bson/decimal.js';
import { bigIntOf, decimalOf, double, isNumber, numberText, numberType } from '../../bson/numbers.js';
import type { Value } from '../../bson/value.js';
import { badValue, failedToParse, MongoError } from '../../errors.js';
import { isTrue } from '../../query/matcher.js';
import { isTypeAlias, typeName, typeOfNumber } from '../../query/types.js';
import { parseDate } from '../dates/parse.js';
import { type Evaluate, folded, isNullish } from '../scope.js';
import type { ControlOperator } from './control.js';
import { assertArity } from './arity.js';
import { namedOperands } from './named.js';
import { describe } from '../../update/describe.js';

type Conversion = (value: Value) => Value;

function failure(message: string): MongoError {
  return new MongoError(241, 'ConversionFailure', `${message} in $convert with no onError value`);
}

const unsupported = (value: Value, to: string): MongoError =>
  failure(`Unsupported conversion from ${typeName(value)} to ${to}`);
const unparsed = (text: string): MongoError => failure(`Failed to parse number '${text}'`);
const overflow = (value: Value): MongoError =>
  failure(`Conversion would overflow target type (${isNumber(value) ? numberText(value) : describe(value)})`);

/** A finite number without its fraction. */
function whole(value: Value): bigint {
  const number = Number(value);
  if (Number.isNaN(number)) throw failure('Attempt to convert NaN value to integer type');
  if (!Number.isFinite(number)) throw failure('Attempt to convert infinity value to integer type');
  if (value instanceof Long) return bigIntOf(value);
  if (!(value instanceof Decimal128)) return BigInt(Math.trunc(number));
  const { coefficient, exponent } = decimalDigits(value.toString());
  return exponent >= 0 ? coefficient * 10n ** BigInt(exponent) : coefficient / 10n ** BigInt(-exponent);
}

function integer(value: Value, to: 'int' | 'long'): bigint {
  let result: bigint;
  if (typeof value === 'boolean') result = value ? 1n : 0n;
  else if (typeof value === 'string') {
    if (!/^[+-]?\d+$/.test(value)) throw unparsed(value);
    result = BigInt(value.replace('+', ''));
  } else if (isNumber(value)) result = whole(value);
  else if (value instanceof Date && to === 'long') result = BigInt(value.getTime());
  else throw unsupported(value, to);
  if (result !== BigInt.asIntN(to === 'int' ? 32 : 64, result)) throw overflow(value);
  return result;
}

const NUMERAL = /^[+-]?(?:(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|inf|infinity|nan)$/i;

function special(text: string): string {
  return text
    .replace(/^([+-]?)inf(?:inity)?$/i, '$1Infinity')
    .replace(/^[+-]?nan$/i, 'NaN')
    .replace(/^\+/, '');
}

function toDouble(value: Value): Value {
  if (typeof value === 'boolean') return double(value ? 1 : 0);
  if (isNumber(value)) return double(Number(value));
  if (value instanceof Date) return double(value.getTime());
  if (typeof value !== 'string') throw unsupported(value, 'double');
  if (!NUMERAL.test(value)) throw unparsed(value);
  const number = Number(special(value));
  if (!Number.isFinite(number) && /\d/.test(value)) throw unparsed(value);
  return double(number);
}

function toDecimal(value: Value): Value {
  if (value instanceof Decimal128) return value;
  if (typeof value === 'boolean') return Decimal128.fromString(value ? '1' : '0');
  if (value instanceof Date) return Decimal128.fromString(String(value.getTime()));
  if (isNumber(value)) {
    return Number.isFinite(Number(value))
      ? decimalOf(value).toDecimal128()
      : Decimal128.fromString(String(Number(value)));
  }
  if (typeof value !== 'string') throw unsupported(value, 'decimal');
  if (!NUMERAL.test(value)) throw unparsed(value);
  return Decimal128.fromString(special(value));
}

function toText(value: Value): Value {
  if (typeof value === 'string') return value;
  if (value instanceof ObjectId) return value.toHexString();
  if (value instanceof Date) return value.toISOString();
  if (typeof value === 'boolean') return String(value);
  if (isNumber(value)) return numberText(value);
  throw unsupported(value, 'string');
}

function toObjectId(value: Value): Value {
  if (value instanceof ObjectId) return value;
  if (typeof value !== 'string') throw unsupported(value, 'objectId');
  if (/^[0-9a-f]{24}$/i.test(value)) return new ObjectId(value);
  throw failure(`Failed to parse objectId '${value}'`);
}

function toDate(value: Value): Value {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (value instanceof Timestamp) return new Date(value.t * 1000);
  if (typeof value === 'string') return parseDate(value);
  if (!isNumber(value) || numberType(value) === 'int') throw unsupported(value, 'date');
  const time = whole(value);
  if (time !== BigInt.asIntN(64, time)) throw overflow(value);
  return dateAt(Number(time));
}

const CONVERSIONS: Readonly<Record<string, Conversion>> = {
  int: (value) => Number(integer(value, 'int')),
  long: (value) => Long.fromBigInt(integer(value, 'long')),
  double: toDouble,
  decimal: toDecimal,
  bool: (value) => (isNumber(value) || typeof value === 'boolean' ? isTrue(value) : true),
  string: toText,
  objectId: toObjectId,
  date: toDate,
};

function to(name: string, type: string): ControlOperator {
  return (operand, compile) => {
    assertArity(name, operand);
    const input = compile(Array.isArray(operand) ? (operand[0] as Value) : operand);
    return folded([input], (scope) => {
      const value = input(scope);
      return isNullish(value) ? null : CONVERSIONS[type]?.(value);
    });
  };
}

/** The alias of the type that $convert's `to` names. */
function typeOf(target: Value): string {
  if (typeof target === 'string') {
    if (isTypeAlias(target)) return target;
    throw badValue(`Unknown type name: ${target}`);
  }
  if (!isNumber(target))
    throw failedToParse(`$convert's 'to' argument must be a string or number, but is ${typeName(target)}`);
  const number = Number(target);
  if (!Number.isInteger(number)) throw failedToParse("In $convert, numeric 'to' argument is not an integer");
  const name = typeOfNumber(number);
  if (name !== undefined) return name;
  throw failedToParse(`In $convert, numeric value for 'to' does not correspond to a BSON type: ${number}`);
}

const convert: ControlOperator = (operand, compile) => {
  const spec = { notDocument: 9, unknown: 9, required: { input: 9, to: 9 }, optional: ['onError', 'onNull'] };
  const operands = parsed(() => namedOperands('$convert', operand, spec));
  const part = (name: string): Evaluate | undefined => (name in operands ? compile(operands[name]) : undefined);
  const [input, target] = [compile(operands.input), compile(operands.to)];
  const [onError, onNull] = [part('onError'), part('onNull')];
  const parts = [input, target, ...[onError, onNull].filter((each) => each !== undefined)];
  return folded(parts, (scope) => {
    const [value, wanted] = [input(scope), target(scope)];
    const type = isNullish(wanted) ? undefined : typeOf(wanted);
    if (isNullish(value)) return onNull ? onNull(scope) : null;
    if (type === undefined) return null;
    const conversion = CONVERSIONS[type];
    try {
      if (!conversion) throw unsupported(value, type);
      return conversion(value);
    } catch (error) {
      if (onError && error instanceof MongoError && error.code === 241) return onError(scope);
      throw error;
    }
  });
};

/** $convert's own mistakes are FailedToParse by name too. */
function parsed<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof MongoError && error.code === 9 ? failedToParse(error.message) : error;
  }
}

export const conversionOperators: Readonly<Record<string, ControlOperator>> = {
  $toInt: to('$toInt', 'int'),
  $toLong: to('$toLong', 'long'),
  $toDouble: to('$toDouble', 'double'),
  $toDecimal: to('$toDecimal', 'decimal'),
  $toBool: to('$toBool', 'bool'),
  $toString: to('$toString', 'string'),
  $toObjectId: to('$toObjectId', 'objectId'),
  $toDate: to('$toDate', 'date'),
  $convert: convert,
};
