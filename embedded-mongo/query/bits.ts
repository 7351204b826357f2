import { Binary, Long } from 'bson';
import { TypeOrder, typeOrder } from '../bson/order.js';
import type { Value } from '../bson/value.js';
import { badValue, failedToParse } from '../errors.js';
import { countFault } from '../bson/integers.js';
import { isNumber } from '../bson/numbers.js';
import { describe } from '../update/describe.js';

/** $bitsAllSet, $bitsAllClear, $bitsAnySet and $bitsAnyClear on numbers (whole ones) and binary data. */
export function bitTest(name: string, operand: Value): (value: Value) => boolean {
  const mask = maskOf(name, operand);
  return (value) => {
    const bits = bitsOf(value);
    if (bits === undefined) return false;
    const set = bits & mask;
    if (name === '$bitsAllSet') return set === mask;
    if (name === '$bitsAllClear') return set === 0n;
    return name === '$bitsAnySet' ? set !== 0n : set !== mask;
  };
}

/** The mask: the positions of its bits, a number, or binary data. */
function maskOf(name: string, operand: Value): bigint {
  if (Array.isArray(operand))
    return operand.reduce((mask: bigint, bit: Value, i) => mask | (1n << position(bit, i)), 0n);
  if (isNumber(operand)) {
    const fault = countFault(operand, name);
    if (fault !== undefined) throw failedToParse(fault);
  }
  const mask = bitsOf(operand);
  if (mask === undefined)
    throw badValue(`${name} takes an Array, a number, or a BinData but received: ${describe(operand)}`);
  return mask;
}

/** A position past a number's 64 bits means its sign. */
function position(bit: Value, index: number): bigint {
  const fault = countFault(bit, String(index));
  if (fault !== undefined) throw badValue(`Failed to parse bit position. ${fault}`);
  return BigInt(Number(bit));
}

function bitsOf(value: Value): bigint | undefined {
  if (value instanceof Binary) {
    return value.value().reduceRight((bits, byte) => (bits << 8n) | BigInt(byte), 0n);
  }
  if (typeOrder(value) !== TypeOrder.number) return undefined;
  if (value instanceof Long) return value.toBigInt();
  const number = Number(value);
  return Number.isInteger(number) && Math.abs(number) < 2 ** 63 ? BigInt(number) : undefined;
}
