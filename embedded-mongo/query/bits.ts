import { Binary } from 'bson';
import { TypeOrder, typeOrder } from '../bson/order.js';
import type { Value } from '../bson/value.js';
import { badValue } from '../errors.js';

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

function maskOf(name: string, operand: Value): bigint {
  if (Array.isArray(operand))
    return operand.reduce((mask: bigint, bit: Value) => mask | (1n << BigInt(Number(bit))), 0n);
  const mask = bitsOf(operand);
  if (mask === undefined || mask < 0n) throw badValue(`${name} takes an Array, a number, or a BinData`);
  return mask;
}

function bitsOf(value: Value): bigint | undefined {
  if (value instanceof Binary) {
    return value.value().reduceRight((bits, byte) => (bits << 8n) | BigInt(byte), 0n);
  }
  if (typeOrder(value) !== TypeOrder.number) return undefined;
  const number = Number(value);
  return Number.isInteger(number) && Math.abs(number) < 2 ** 63 ? BigInt(String(value)) : undefined;
}
