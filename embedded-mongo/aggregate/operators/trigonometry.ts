import { Decimal128 } from 'bson';
import { double, isNumber, numberType } from '../../bson/numbers.js';
import type { Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { isNullish } from '../scope.js';
import type { ValueOperator } from './index.js';

/** A function of doubles; a decimal's result is a decimal with a double's digits. */
function typed(result: number, ...operands: Value[]): Value {
  return operands.some((value) => numberType(value) === 'decimal')
    ? Decimal128.fromString(String(result))
    : double(result);
}

interface Domain {
  readonly holds: (value: number) => boolean;
  readonly text: string;
}

const FINITE: Domain = { holds: (value) => !Number.isFinite(value) === Number.isNaN(value), text: '(-inf,inf)' };
const UNIT: Domain = { holds: (value) => !(value < -1 || value > 1), text: '[-1,1]' };
const FROM_ONE: Domain = { holds: (value) => !(value < 1), text: '[1,inf]' };

function unary(name: string, apply: (value: number) => number, domain?: Domain): ValueOperator {
  return ([value]) => {
    if (isNullish(value)) return null;
    if (!isNumber(value)) throw location(28765, `${name} only supports numeric types, not ${typeName(value)}`);
    const number = Number(value);
    if (domain && !domain.holds(number))
      throw location(50989, `cannot apply ${name} to ${number}, value must be in ${domain.text}`);
    return typed(apply(number), value);
  };
}

export const trigonometryOperators: Readonly<Record<string, ValueOperator>> = {
  $sin: unary('$sin', Math.sin, FINITE),
  $cos: unary('$cos', Math.cos, FINITE),
  $tan: unary('$tan', Math.tan, FINITE),
  $asin: unary('$asin', Math.asin, UNIT),
  $acos: unary('$acos', Math.acos, UNIT),
  $atan: unary('$atan', Math.atan),
  $sinh: unary('$sinh', Math.sinh),
  $cosh: unary('$cosh', Math.cosh),
  $tanh: unary('$tanh', Math.tanh),
  $asinh: unary('$asinh', Math.asinh),
  $acosh: unary('$acosh', Math.acosh, FROM_ONE),
  $atanh: unary('$atanh', Math.atanh, UNIT),
  $degreesToRadians: unary('$degreesToRadians', (degrees) => degrees * (Math.PI / 180)),
  $radiansToDegrees: unary('$radiansToDegrees', (radians) => radians * (180 / Math.PI)),
  $atan2: ([y, x]) => {
    if (isNullish(y) || isNullish(x)) return null;
    const wrong = [y, x].find((value) => !isNumber(value));
    if (wrong !== undefined)
      throw location(isNumber(y) ? 51045 : 51044, `$atan2 only supports numeric types, not ${typeName(wrong)}`);
    return typed(Math.atan2(Number(y), Number(x)), y, x);
  },
};
