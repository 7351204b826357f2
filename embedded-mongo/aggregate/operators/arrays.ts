import { tick } from '../../deadline.js';
import { add, divide, double, isNumber } from '../../bson/numbers.js';
import type { Value } from '../../bson/value.js';
import { location } from '../../errors.js';
import { isTrue } from '../../query/matcher.js';
import { typeName } from '../../query/types.js';
import { describe } from '../../update/describe.js';
import { comparison } from '../comparing.js';
import { isNullish } from '../scope.js';
import type { ValueOperator } from './index.js';
import { placeOf } from './strings.js';

function asArray(value: Value, code: number, message: string): Value[] {
  if (Array.isArray(value)) return value as Value[];
  throw location(code, `${message}${typeName(value)}`);
}

const fitsInt = (value: number): boolean => (value | 0) === value;

/** A number that is a 32-bit integer; one error for another type, the next for another number. */
function int32(value: Value, code: number, notNumber: string, notInt: string): number {
  if (!isNumber(value)) throw location(code, `${notNumber}${typeName(value)}`);
  const number = Number(value);
  if (!fitsInt(number)) throw location(code + 1, `${notInt}${describe(value)}`);
  return number;
}

const elementAt: ValueOperator = ([value, index]) => {
  if (isNullish(value) || isNullish(index)) return null;
  const name = "$arrayElemAt's";
  const array = asArray(value, 28689, `${name} first argument must be an array, but is `);
  const second = `${name} second argument must be`;
  const place = int32(
    index,
    28690,
    `${second} a numeric value, but is `,
    `${second} representable as a 32-bit integer: `,
  );
  return array.at(place);
};

function end(operator: string, index: number): ValueOperator {
  return ([value]) =>
    isNullish(value) ? null : asArray(value, 28689, `${operator}'s argument must be an array, but is `).at(index);
}

const slice: ValueOperator = (values) => {
  const [value, first, second] = values;
  if (values.some(isNullish)) return null;
  const array = asArray(value, 28724, 'First argument to $slice must be an array, but is of type: ');
  const start = int32(
    first,
    28725,
    'Second argument to $slice must be a numeric value, but is of type: ',
    "Second argument to $slice can't be represented as a 32-bit integer: ",
  );
  if (values.length < 3) return start >= 0 ? array.slice(0, start) : array.slice(start);
  const length = int32(
    second,
    28727,
    'Third argument to $slice must be numeric, but is of type: ',
    "Third argument to $slice can't be represented as a 32-bit integer: ",
  );
  if (length <= 0) throw location(28729, `Third argument to $slice must be positive: ${length}`);
  const from = start >= 0 ? start : Math.max(0, array.length + start);
  return array.slice(from, from + length);
};

const range: ValueOperator = ([first, last, step = 1]) => {
  const whole = (value: Value, code: number, what: string): number =>
    int32(
      value,
      code,
      `$range requires a numeric ${what} value, found value of type: `,
      `$range requires a ${what} value that can be represented as a 32-bit integer, found value: `,
    );
  const [from, to, by] = [whole(first, 34443, 'starting'), whole(last, 34445, 'ending'), whole(step, 34447, 'step')];
  if (by === 0) throw location(34449, '$range requires a non-zero step value');
  const values: number[] = [];
  for (let value = from; by > 0 ? value < to : value > to; value += by) {
    tick();
    values.push(value);
  }
  return values;
};

function distinctValues(array: readonly Value[]): Map<string, Value> {
  const values = new Map<string, Value>();
  const { key } = comparison();
  for (const value of array) if (!values.has(key(value))) values.set(key(value), value);
  return values;
}

/** Any number of sets; null when one is null before one that is no array. */
function onSets(operator: string, code: number, apply: (sets: Map<string, Value>[]) => Value): ValueOperator {
  return (values) => {
    const sets: Map<string, Value>[] = [];
    for (const value of values) {
      if (isNullish(value)) return null;
      const message = `All operands of ${operator} must be arrays. One argument is of type: `;
      sets.push(distinctValues(asArray(value, code, message)));
    }
    return apply(sets);
  };
}

function twoSets(operator: string, codes: readonly [number, number], values: readonly Value[]): Map<string, Value>[] {
  return ['First', 'Second'].map((which, i) =>
    distinctValues(
      asArray(
        values[i],
        codes[i] as number,
        `both operands of ${operator} must be arrays. ${which} argument is of type: `,
      ),
    ),
  );
}

const byOrder = (values: Iterable<Value>): Value[] => [...values].sort(comparison().compare);

/** A missing value is in no array, not even one with null. */
const isSame = (item: Value, wanted: Value): boolean => wanted !== undefined && comparison().equal(item, wanted);

const indexOfArray: ValueOperator = (values) => {
  const [value, wanted] = values;
  if (isNullish(value)) return null;
  const array = asArray(value, 40090, '$indexOfArray requires an array as a first argument, found: ');
  const start = values.length > 2 ? placeOf(values[2], '$indexOfArray', 'starting') : 0;
  const last = values.length > 3 ? placeOf(values[3], '$indexOfArray', 'ending') : array.length;
  return array.findIndex((item, index) => index >= start && index < last && isSame(item, wanted));
};

/** The error of $indexOfArray with a constant first operand: MongoDB prepares to search it before it has the others. */
export function assertSearched(value: Value): void {
  if (!isNullish(value))
    asArray(value, 50809, 'First operand of $indexOfArray must be an array. First argument is of type: ');
}

export const areEqualSets: ValueOperator = (values) => {
  const [first, ...rest] = values.map((value, i) =>
    distinctValues(
      asArray(value, 17044, `All operands of $setEquals must be arrays. ${i + 1}-th argument is of type: `),
    ),
  );
  return rest.every((set) => set.size === first?.size && [...set.keys()].every((key) => first.has(key)));
};

export function isSubset(values: readonly Value[], code: number): boolean {
  const [first, second] = twoSets('$setIsSubset', [code, 17042], values);
  return [...(first?.keys() ?? [])].every((key) => second?.has(key));
}

export const arrayOperators: Readonly<Record<string, ValueOperator>> = {
  $arrayElemAt: elementAt,
  $first: end('$first', 0),
  $last: end('$last', -1),
  $size: ([value]) => asArray(value, 17124, 'The argument to $size must be an array, but was of type: ').length,
  $isArray: ([value]) => Array.isArray(value),
  $in: ([wanted, value]) =>
    asArray(value, 40081, '$in requires an array as a second argument, found: ').some((item) => isSame(item, wanted)),
  $indexOfArray: indexOfArray,
  $concatArrays: (values) =>
    values.some(isNullish)
      ? null
      : values.flatMap((value) => asArray(value, 28664, '$concatArrays only supports arrays, not ')),
  $reverseArray: ([value]) =>
    isNullish(value)
      ? null
      : [...asArray(value, 34435, 'The argument to $reverseArray must be an array, but was of type: ')].reverse(),
  $slice: slice,
  $range: range,
  $setUnion: onSets('$setUnion', 17043, (sets) => byOrder(new Map(sets.flatMap((set) => [...set])).values())),
  $setIntersection: onSets('$setIntersection', 17047, ([first = new Map<string, Value>(), ...rest]) =>
    byOrder([...first].filter(([key]) => rest.every((set) => set.has(key))).map(([, value]) => value)),
  ),
  $setDifference: (values) => {
    if (values.some(isNullish)) return null;
    const [first, second] = twoSets('$setDifference', [17048, 17049], values);
    return [...(first ?? [])].filter(([key]) => !second?.has(key)).map(([, value]) => value);
  },
  $allElementsTrue: ([value]) =>
    asArray(value, 17040, "$allElementsTrue's argument must be an array, but is ").every(isTrue),
  $anyElementTrue: ([value]) =>
    asArray(value, 17041, "$anyElementTrue's argument must be an array, but is ").some(isTrue),
  $max: (values) => extreme(values, 1),
  $min: (values) => extreme(values, -1),
  $sum: (values) => arithmeticSum(operands(values)),
  $avg: (values) => average(operands(values)),
  $stdDevPop: (values) => deviation(operands(values), false),
  $stdDevSamp: (values) => deviation(operands(values), true),
};

/** A single array operand is the list of operands. */
function operands(values: Value[]): Value[] {
  return values.length === 1 && Array.isArray(values[0]) ? (values[0] as Value[]) : values;
}

export function extreme(values: Value[], sign: 1 | -1): Value {
  return operands(values).reduce((best: Value, value) => {
    if (isNullish(value)) return best;
    return isNullish(best) || comparison().compare(value, best) * sign > 0 ? value : best;
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

/** The standard deviation of what are numbers, of a population or of a sample. */
export function deviation(values: readonly Value[], sample: boolean): Value {
  const numbers = values.filter(isNumber).map(Number);
  const count = numbers.length - (sample ? 1 : 0);
  if (count <= 0) return null;
  // As MongoDB does it, number after number, so that the same digits come out.
  let mean = 0;
  let squares = 0;
  numbers.forEach((number, i) => {
    const difference = number - mean;
    mean += difference / (i + 1);
    squares += difference * (number - mean);
  });
  return double(Math.sqrt(squares / count));
}
