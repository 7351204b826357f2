import { Long } from 'bson';
import { describe } from '../update/describe.js';
import { isNumber } from './numbers.js';
import type { Value } from './value.js';

/** Fault of a value where MongoDB wants a whole number, in its words; undefined for a whole number. */
export function integerFault(value: Value, name: string): string | undefined {
  const description = `${name}: ${describe(value)}`;
  if (!isNumber(value)) return `Expected a number in: ${description}`;
  const number = Number(value);
  if (Number.isNaN(number)) return `Expected an integer, but found NaN in: ${description}`;
  if (!(value instanceof Long) && Math.abs(number) >= 2 ** 63)
    return `Cannot represent as a 64-bit integer: ${description}`;
  return Number.isInteger(number) ? undefined : `Expected an integer: ${description}`;
}

/** The same where it must not be negative. */
export function countFault(value: Value, name: string): string | undefined {
  const fault = integerFault(value, name);
  if (fault !== undefined || Number(value) >= 0) return fault;
  return `Expected a non-negative number in: ${name}: ${describe(value)}`;
}
