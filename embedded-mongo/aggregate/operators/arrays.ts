import { compareValues, equalValues, keyOf } from '../../bson/key.js';
import { add, asInteger, divide, isNumber } from '../../bson/numbers.js';
import type { Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { isTrue } from '../../query/matcher.js';
import { typeName } from '../../query/types.js';
import { isNullish } from '../scope.js';
import type { ValueOperator } from './index.js';

function asArray(value: Value, operator: string, code: number): Value[] {
  if (Array.isArray(value)) return value as Value[];
  throw location(code, `${operator} requires an array, but found ${typeName(value)}`);
}

function elementAt(value: Value, index: number, operator: string): Value {
  if (isNullish(value)) return null;
  return asArray(value, operator, 28689).at(index);
}

const slice: ValueOperator = ([value, first, second]) => {
  if (isNullish(value) || isNullish(first)) return null;
  const array = asArray(value, '$slice', 28724);
  const start = asInteger(first, '$slice');
  if (second === undefined) return start >= 0 ? array.slice(0, start) : array.slice(start);
  const length = asInteger(second, '$slice');
  if (length <= 0) throw location(28729, `Third argument to $slice must be positive: ${length}`);
  const from = start >= 0 ? start : Math.max(0, array.length + start);
  return array.slice(from, from + length);
};

const range: ValueOperator = ([first, last, step = 1]) => {
  const [from, to, by] = [asInteger(first, '$range'), asInteger(last, '$range'), asInteger(step, '$range')];
  if (by === 0) throw location(34449, '$range requires a non-zero step value');
  const values: number[] = [];
  for (let value = from; by > 0 ? value < to : value > to; value += by) values.push(value);
  return values;
};

function distinctValues(arrays: readonly Value[][]): Map<string, Value> {
  const values = new Map<string, Value>();
  for (const array of arrays) for (const value of array) if (!values.has(keyOf(value))) values.set(keyOf(value), value);
  return values;
}

/** A set operator on arrays; null when one of them is null or missing. */
function onSets(operator: string, apply: (sets: Map<string, Value>[]) => Value): ValueOperator {
  return (values) =>
    values.some(isNullish) ? null : apply(values.map((value) => distinctValues([asArray(value, operator, 17043)])));
}

const byOrder = (values: Iterable<Value>): Value[] => [...values].sort(compareValues);

const indexOfArray: ValueOperator = ([value, wanted, start = 0, end]) => {
  if (isNullish(value)) return null;
  const array = asArray(value, '$indexOfArray', 40090);
  const last = end === undefined ? array.length : Number(end);
  return array.findIndex((item, index) => index >= Number(start) && index < last && equalValues(item, wanted));
};

export const arrayOperators: Readonly<Record<string, ValueOperator>> = {
  $arrayElemAt: ([value, index]) =>
    isNullish(index) ? null : elementAt(value, asInteger(index, '$arrayElemAt'), '$arrayElemAt'),
  $first: ([value]) => elementAt(value, 0, '$first'),
  $last: ([value]) => elementAt(value, -1, '$last'),
  $size: ([value]) => asArray(value, '$size', 17124).length,
  $isArray: ([value]) => Array.isArray(value),
  $in: ([wanted, value]) => asArray(value, '$in', 40081).some((item) => equalValues(item, wanted)),
  $indexOfArray: indexOfArray,
  $concatArrays: (values) =>
    values.some(isNullish) ? null : values.flatMap((value) => asArray(value, '$concatArrays', 28664)),
  $reverseArray: ([value]) => (isNullish(value) ? null : [...asArray(value, '$reverseArray', 34435)].reverse()),
  $slice: slice,
  $range: range,
  $setUnion: onSets('$setUnion', (sets) => byOrder(new Map(sets.flatMap((set) => [...set])).values())),
  $setIntersection: onSets('$setIntersection', ([first = new Map<string, Value>(), ...rest]) =>
    byOrder([...first].filter(([key]) => rest.every((set) => set.has(key))).map(([, value]) => value)),
  ),
  $setDifference: onSets('$setDifference', ([first, second]) =>
    [...(first ?? [])].filter(([key]) => !second?.has(key)).map(([, value]) => value),
  ),
  $setEquals: onSets('$setEquals', ([first, ...rest]) =>
    rest.every((set) => set.size === first?.size && [...set.keys()].every((key) => first.has(key))),
  ),
  $setIsSubset: onSets('$setIsSubset', ([first, second]) =>
    [...(first?.keys() ?? [])].every((key) => second?.has(key)),
  ),
  $allElementsTrue: ([value]) => asArray(value, '$allElementsTrue', 17040).every(isTrue),
  $anyElementTrue: ([value]) => asArray(value, '$anyElementTrue', 17041).some(isTrue),
  $max: (values) => extreme(values, 1),
  $min: (values) => extreme(values, -1),
  $sum: (values) => arithmeticSum(operands(values)),
  $avg: (values) => average(operands(values)),
};

/** One array operand stands for its elements. */
function operands(values: Value[]): Value[] {
  return values.length === 1 && Array.isArray(values[0]) ? (values[0] as Value[]) : values;
}

export function extreme(values: Value[], sign: 1 | -1): Value {
  return operands(values).reduce((best: Value, value) => {
    if (isNullish(value)) return best;
    return isNullish(best) || compareValues(value, best) * sign > 0 ? value : best;
  }, null);
}

/** The sum of what are numbers; the rest counts for nothing. */
export function arithmeticSum(values: readonly Value[]): Value {
  return values.filter(isNumber).reduce(add, 0);
}

export function average(values: readonly Value[]): Value {
  const numbers = values.filter(isNumber);
  return numbers.length === 0 ? null : divide(numbers.reduce(add, 0), numbers.length);
}
