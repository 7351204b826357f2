import { Decimal128, Double, Int32, Long } from 'bson';
import { decimalDigits, type Decimal } from './decimal.js';
import { TypeOrder, typeOrder } from './order.js';
import type { Value } from './value.js';

type NumberType = 'int' | 'long' | 'double' | 'decimal';
const WIDTH: readonly NumberType[] = ['int', 'long', 'double', 'decimal'];

export function isNumber(value: Value): boolean {
  return typeOrder(value) === TypeOrder.number;
}

export function numberType(value: Value): NumberType {
  if (typeof value === 'number') return (value | 0) === value && !Object.is(value, -0) ? 'int' : 'double';
  if (value instanceof Int32) return 'int';
  if (value instanceof Long) return 'long';
  return value instanceof Decimal128 ? 'decimal' : 'double';
}

/** A double as the engine holds it. */
export function double(value: number): Value {
  return (value | 0) === value && !Object.is(value, -0) ? new Double(value) : value;
}

/** A number in decimal digits, as exactly as its type holds it, written as MongoDB writes it: 1.5, 1e+20, 1e-07. */
export function numberText(value: Value): string {
  if (value instanceof Long || value instanceof Decimal128) return value.toString();
  const number = Number(value);
  if (!Number.isFinite(number)) return String(number);
  if (Object.is(number, -0)) return '-0';
  const [digits = '', exponent = '0'] = number.toExponential().split('e');
  const power = Number(exponent);
  if (number === 0 || (power >= -4 && power < 16)) return String(number);
  return `${digits}e${power < 0 ? '-' : '+'}${String(Math.abs(power)).padStart(2, '0')}`;
}

const MAX_LONG = 2n ** 63n;

function whole(value: bigint, type: 'int' | 'long'): Value {
  if (type === 'int' && value === BigInt.asIntN(32, value)) return Number(value);
  return Long.fromBigInt(value);
}

export function bigIntOf(value: Value): bigint {
  return value instanceof Long ? value.toBigInt() : BigInt(Number(value));
}

/** A finite number as a decimal; a double as MongoDB makes it one, with 15 significant digits. */
export function decimalOf(value: Value): Decimal {
  if (numberType(value) !== 'double') return decimalDigits(numberText(value));
  return decimalDigits(Number(value) === 0 ? '0' : Number(value).toPrecision(15));
}

interface Operation {
  readonly whole: (a: bigint, b: bigint) => bigint;
  readonly double: (a: number, b: number) => number;
  readonly decimal: (a: Decimal, b: Decimal) => Decimal;
}

const ADD: Operation = { whole: (a, b) => a + b, double: (a, b) => a + b, decimal: (a, b) => a.plus(b) };

const isInt = (value: Value): value is number =>
  typeof value === 'number' && (value | 0) === value && !Object.is(value, -0);

/** The result has the wider of the two types; an int32 that overflows becomes a long, a long a double. */
function apply(operation: Operation, a: Value, b: Value): Value {
  if (isInt(a) && isInt(b)) {
    const exact = operation.double(a, b);
    if ((exact | 0) === exact && !Object.is(exact, -0)) return exact;
  }
  const type = WIDTH[Math.max(WIDTH.indexOf(numberType(a)), WIDTH.indexOf(numberType(b)))] as NumberType;
  if (type === 'double') return double(operation.double(Number(a), Number(b)));
  if (type === 'decimal') {
    const finite = Number.isFinite(Number(a)) && Number.isFinite(Number(b));
    if (finite) {
      const result = operation.decimal(decimalOf(a), decimalOf(b)).toDecimal128();
      return isNegativeZero(operation.double(signOf(a), signOf(b))) ? negated(result) : result;
    }
    return Decimal128.fromString(String(operation.double(Number(a), Number(b))));
  }
  const result = operation.whole(bigIntOf(a), bigIntOf(b));
  const fits = result >= -MAX_LONG && result < MAX_LONG;
  return fits ? whole(result, type) : double(Number(result));
}

const isNegativeZero = (value: number): boolean => Object.is(value, -0);
const negated = (value: Decimal128): Decimal128 =>
  value.toString().startsWith('-') ? value : Decimal128.fromString(`-${value.toString()}`);

/** 1 or -1, or a zero with its sign: what tells the sign of a zero that numbers make. */
function signOf(value: Value): number {
  const number = Number(value);
  return Math.sign(number);
}

export const add = (a: Value, b: Value): Value => apply(ADD, a, b);

/** A number cut to a whole one, as MongoDB takes counts: NaN is 0, a decimal is rounded to even. */
export function clampedInteger(value: Value): number {
  const number = Number(value);
  if (Number.isNaN(number)) return 0;
  if (!(value instanceof Decimal128)) return Math.trunc(number) + 0;
  const floor = Math.floor(number);
  const up = number - floor > 0.5 || (number - floor === 0.5 && floor % 2 !== 0);
  return (up ? floor + 1 : floor) + 0;
}
