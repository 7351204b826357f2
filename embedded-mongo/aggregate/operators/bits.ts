import { Long } from 'bson';
import { bigIntOf, isNumber, numberType } from '../../bson/numbers.js';
import type { Value } from '../../bson/value.js';
import { location, typeMismatch } from '../../errors.js';
import { typeName } from '../../query/types.js';
import { isNullish } from '../scope.js';
import type { ValueOperator } from './index.js';

const isWhole = (value: Value): boolean => isNumber(value) && ['int', 'long'].includes(numberType(value));

/** On 64 bits when a long is among the operands. */
function combined(name: string, initial: bigint, apply: (a: bigint, b: bigint) => bigint): ValueOperator {
  return (values) => {
    if (values.some(isNullish)) return null;
    if (!values.every(isWhole)) throw typeMismatch(`${name} only supports int and long operands.`);
    const result = values.reduce((bits: bigint, value) => apply(bits, bigIntOf(value)), initial);
    return values.some((value) => numberType(value) === 'long') ? Long.fromBigInt(result) : Number(result);
  };
}

export const bitOperators: Readonly<Record<string, ValueOperator>> = {
  $bitAnd: combined('$bitAnd', -1n, (a, b) => a & b),
  $bitOr: combined('$bitOr', 0n, (a, b) => a | b),
  $bitXor: combined('$bitXor', 0n, (a, b) => a ^ b),
  $bitNot: ([value]) => {
    if (isNullish(value)) return null;
    if (!isNumber(value)) throw location(28765, `$bitNot only supports numeric types, not ${typeName(value)}`);
    if (!isWhole(value)) throw typeMismatch(`$bitNot only supports int and long, not: ${typeName(value)}.`);
    const result = ~bigIntOf(value);
    return numberType(value) === 'long' ? Long.fromBigInt(result) : Number(result);
  },
};
