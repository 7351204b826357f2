import { isNumber } from '../../bson/numbers.js';
import { isDoc, type Value } from '../../bson/value.js';
import { failedToParse, location } from '../../errors.js';
import { isTrue } from '../../query/matcher.js';
import { readSort, sortBy } from '../../query/sort.js';
import { typeName } from '../../query/types.js';
import { describe } from '../../update/describe.js';
import { comparison } from '../comparing.js';
import { bind, isNullish } from '../scope.js';
import type { ControlOperator } from './control.js';
import { namedOperands } from './named.js';

/** Operators on arrays that take named operands or look at each element. */

function arrayOrNull(value: Value, code: number, message: string): Value[] | null {
  if (isNullish(value)) return null;
  if (Array.isArray(value)) return value as Value[];
  throw location(code, message);
}

/** The name an operator binds its element to. */
export function variableName(name: Value): string {
  if (typeof name !== 'string' || name === '') throw failedToParse('empty variable names are not allowed');
  if (!/^[a-z\u0080-\uffff]/.test(name))
    throw failedToParse(`'${name}' starts with an invalid character for a user variable name`);
  if (!/^[\w\u0080-\uffff]*$/.test(name))
    throw failedToParse(`'${name}' contains an invalid character for a variable name`);
  return name;
}

const map: ControlOperator = (operand, compile) => {
  const required = { input: 16880, in: 16882 };
  const spec = { notDocument: 16878, unknown: 16879, required, optional: ['as'] };
  const { input, as = 'this', in: body } = namedOperands('$map', operand, spec);
  const name = variableName(as);
  const [list, each] = [compile(input), compile(body, name)];
  return (scope) => {
    const items = list(scope);
    const message = `input to $map must be an array not ${typeName(items)}`;
    return arrayOrNull(items, 16883, message)?.map((item) => each(bind(scope, { [name]: item })) ?? null) ?? null;
  };
};

const filter: ControlOperator = (operand, compile) => {
  const required = { input: 28648, cond: 28650 };
  const spec = { notDocument: 28646, unknown: 28647, required, optional: ['as', 'limit'] };
  const { input, as = 'this', cond: test, limit = null } = namedOperands('$filter', operand, spec);
  const name = variableName(as);
  const [list, keep, most] = [compile(input), compile(test, name), compile(limit)];
  return (scope) => {
    const value = list(scope);
    const items = arrayOrNull(value, 28651, `input to $filter must be an array not ${typeName(value)}`);
    if (!items) return null;
    const end = limitOf(most(scope));
    const kept = items.filter((item) => isTrue(keep(bind(scope, { [name]: item }))));
    return kept.slice(0, end);
  };
};

function limitOf(value: Value): number {
  if (isNullish(value)) return Infinity;
  const number = isNumber(value) ? Number(value) : NaN;
  if ((number | 0) !== number)
    throw location(327391, `$filter: limit must be represented as a 32-bit integral value: ${describe(value)}`);
  if (number <= 0) throw location(327392, `$filter: limit must be greater than 0: ${number}`);
  return number;
}

const reduce: ControlOperator = (operand, compile) => {
  const required = { input: 40077, initialValue: 40078, in: 40079 };
  const spec = { notDocument: 40075, unknown: 40076, required };
  const { input, initialValue, in: body } = namedOperands('$reduce', operand, spec);
  const [list, initial, step] = [compile(input), compile(initialValue), compile(body, 'value', 'this')];
  return (scope) => {
    const value = list(scope);
    const message = `$reduce requires that 'input' be an array, found: ${describe(value)}`;
    const items = arrayOrNull(value, 40080, message);
    if (!items) return null;
    return items.reduce((result, item) => step(bind(scope, { value: result, this: item })), initial(scope));
  };
};

const sortArray: ControlOperator = (operand, compile) => {
  const required = { input: 2942502, sortBy: 2942503 };
  const spec = { notDocument: 2942500, unknown: 2942501, required };
  const { input, sortBy: order } = namedOperands('$sortArray', operand, spec);
  assertOrder(order);
  const list = compile(input);
  return (scope) => {
    const value = list(scope);
    const message = `The input argument to $sortArray must be an array, but was of type: ${typeName(value)}`;
    const items = arrayOrNull(value, 2942504, message);
    if (!items) return null;
    if (isDoc(order)) return sortBy(items, (item) => (isDoc(item) ? item : {}), readSort(order), comparison());
    return [...items].sort((a, b) => comparison().compare(a, b) * Number(order));
  };
};

function assertOrder(order: Value): void {
  const isDirection = (value: Value): boolean => isNumber(value) && Math.abs(Number(value)) === 1;
  if (isDoc(order)) {
    const fields = Object.keys(order);
    if (fields.length === 0) throw location(2942505, 'The sort pattern is empty when it should be a set of fields.');
    if (!fields.every((field) => isDirection(order[field])))
      throw location(2942505, 'The sort element value must be either 1 or -1');
  } else if (!isNumber(order))
    throw location(
      2942507,
      'The $sort is invalid: use 1/-1 to sort the whole element, or {field:1/-1} to sort embedded fields',
    );
  else if (!isDirection(order)) throw location(2942506, 'The $sort element value must be either 1 or -1');
}

const zip: ControlOperator = (operand, compile) => {
  if (!isDoc(operand)) throw location(34460, `$zip only supports an object as an argument, found ${typeName(operand)}`);
  const { inputs, defaults, useLongestLength: longest } = operand;
  for (const name of Object.keys(operand)) {
    if (!['inputs', 'defaults', 'useLongestLength'].includes(name))
      throw location(34464, `$zip found an unknown argument: ${name}`);
  }
  if (inputs !== undefined && !Array.isArray(inputs))
    throw location(34461, `inputs must be an array of expressions, found ${typeName(inputs)}`);
  if (defaults !== undefined && !Array.isArray(defaults))
    throw location(34462, `defaults must be an array of expressions, found ${typeName(defaults)}`);
  if (longest !== undefined && typeof longest !== 'boolean')
    throw location(34463, `useLongestLength must be a bool, found ${typeName(longest)}`);
  if (inputs === undefined || inputs.length === 0) throw location(34465, '$zip requires at least one input array');
  if (defaults !== undefined && longest !== true)
    throw location(34466, 'cannot specify defaults unless useLongestLength is true');
  if (defaults !== undefined && defaults.length !== inputs.length)
    throw location(34467, 'defaults and inputs must have the same length');
  const lists = (inputs as Value[]).map((input) => compile(input));
  const fallbacks = ((defaults ?? []) as Value[]).map((fallback) => compile(fallback));
  return (scope) => {
    const arrays: Value[][] = [];
    for (const list of lists) {
      const value = list(scope);
      const message = `$zip found a non-array expression in input: ${describe(value)}`;
      const array = arrayOrNull(value, 34468, message);
      if (!array) return null;
      arrays.push(array);
    }
    const lengths = arrays.map(({ length }) => length);
    const length = longest === true ? Math.max(...lengths) : Math.min(...lengths);
    const missing = fallbacks.map((fallback) => fallback(scope));
    return Array.from({ length }, (_, row) =>
      arrays.map((array, i) => (row < array.length ? array[row] : missing[i]) ?? null),
    );
  };
};

/** $firstN and the like over one array. */
function nth(name: string, choose: (items: Value[], n: number) => Value[]): ControlOperator {
  const required = { n: 5787906, input: 5787907 };
  return (operand, compile) => {
    const { n, input } = namedOperands(name, operand, { notDocument: 5787801, unknown: 5787901, required });
    const [countOf, list] = [compile(n), compile(input)];
    return (scope) => {
      const count = elementCount(countOf(scope));
      const value = list(scope);
      if (!Array.isArray(value)) throw location(5788200, 'Input must be an array');
      return choose(value as Value[], count);
    };
  };
}

/** The n of $firstN and the like. */
export function elementCount(value: Value): number {
  const found = `Value for 'n' must be of integral type, but found ${describe(value)}`;
  if (!isNumber(value)) throw location(5787902, found);
  const count = Number(value);
  if (!Number.isInteger(count)) throw location(5787903, found);
  if (count <= 0) throw location(5787908, `'n' must be greater than 0, found ${count}`);
  return count;
}

const ranked = (items: Value[], sign: 1 | -1): Value[] =>
  items.filter((item) => !isNullish(item)).sort((a, b) => comparison().compare(a, b) * sign);

export const listOperators: Readonly<Record<string, ControlOperator>> = {
  $map: map,
  $filter: filter,
  $reduce: reduce,
  $sortArray: sortArray,
  $zip: zip,
  $firstN: nth('$firstN', (items, n) => items.slice(0, n)),
  $lastN: nth('$lastN', (items, n) => items.slice(-n)),
  $maxN: nth('$maxN', (items, n) => ranked(items, -1).slice(0, n)),
  $minN: nth('$minN', (items, n) => ranked(items, 1).slice(0, n)),
};
