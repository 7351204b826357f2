import { BSONRegExp, Long } from 'bson';
import { TypeOrder, typeOrder } from '../bson/order.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { badValue, unsupported } from '../errors.js';
import { bitTest } from './bits.js';
import type { Comparison } from './collation.js';
import { compileFilter, isTrue, type MatchContext } from './matcher.js';
import { countFault } from '../bson/integers.js';
import { regexOf, toRegExp } from './regex.js';
import { typeName, typeNames } from './types.js';

/** A test of the values under one path. `negated`: the clause holds when no value passes. */
export interface ValueTest {
  /** `direct`: the path ended at an array's index, so an array there is not opened. */
  readonly matches: (value: Value, direct?: boolean) => boolean;
  readonly negated?: boolean;
  /** Tests that must each hold over the path, perhaps by different values of it; `matches` is for a single value. */
  readonly all?: readonly ValueTest[];
}

/** True for { $gt: 1 } and the like, false for a document to be compared as a whole ({} and DBRef-like ones included). */
export function isOperatorDoc(operand: Value): operand is Doc {
  if (!isDoc(operand)) return false;
  const first = Object.keys(operand)[0];
  return first !== undefined && first.startsWith('$') && !('$ref' in operand && '$id' in operand);
}

const LOGICAL: ReadonlySet<string> = new Set(['$and', '$or', '$nor', '$comment', '$alwaysTrue', '$alwaysFalse']);

/** True for operators about an element of an array itself ({ $gt: 1 }), false for a filter of an element's fields. */
export function isElementTest(operand: Value): operand is Doc {
  return isOperatorDoc(operand) && !LOGICAL.has(Object.keys(operand)[0] ?? '');
}

/** A test on the value or, when it is an array, on one of its elements. */
function orElement(test: (value: Value) => boolean): ValueTest['matches'] {
  return (value, direct) =>
    test(value) || (direct !== true && Array.isArray(value) && value.some((element) => test(element)));
}

export function equality(operand: Value, comparison: Comparison): ValueTest {
  if (operand === undefined) throw badValue('cannot compare to undefined');
  if (operand instanceof BSONRegExp) return regexTest(toRegExp(operand.pattern, operand.options), operand, comparison);
  return exactly(operand, comparison);
}

/** Equality even to a regular expression, as by $eq. */
function exactly(operand: Value, comparison: Comparison): ValueTest {
  if (typeof operand === 'string' && comparison.collation === undefined) {
    return { matches: orElement((value) => value === operand) };
  }
  const key = comparison.key(operand);
  const order = typeOrder(operand);
  return { matches: orElement((value) => typeOrder(value) === order && comparison.key(value) === key) };
}

/** The regular expression that meets a $regex by being the same. */
const literalOf = (operand: Value, options: Value): BSONRegExp =>
  operand instanceof BSONRegExp && operand.options !== ''
    ? operand
    : new BSONRegExp(
        operand instanceof BSONRegExp ? operand.pattern : String(operand),
        typeof options === 'string' ? options : '',
      );

function regexTest(regex: RegExp, literal: BSONRegExp, comparison: Comparison): ValueTest {
  return {
    matches: orElement((value) =>
      typeof value === 'string' ? regex.test(value) : value instanceof BSONRegExp && comparison.equal(value, literal),
    ),
  };
}

/** The conjunction of the operators in one { $gt: …, $lt: … }. Each holds by itself: on an array, by different elements. */
export function valueTest(operators: Doc, context: MatchContext): ValueTest {
  if ('$options' in operators && !('$regex' in operators)) throw badValue('$options needs a $regex');
  const tests = Object.keys(operators)
    .filter((name) => name !== '$options')
    .map((name) => operatorTest(name, operators[name], operators, context));
  const [only] = tests;
  if (tests.length === 1 && only) return only;
  // Different values under the path may satisfy different operators: joined over the whole path, not value by value.
  return joined(tests);
}

function joined(tests: readonly ValueTest[]): ValueTest {
  return {
    all: tests,
    matches: (value, direct) => tests.every((test) => test.matches(value, direct) !== (test.negated ?? false)),
  };
}

function operatorTest(name: string, operand: Value, siblings: Doc, context: MatchContext): ValueTest {
  const { comparison } = context;
  switch (name) {
    case '$eq':
      return exactly(operand, comparison);
    case '$ne':
      if (operand instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
      return { ...equality(operand, comparison), negated: true };
    case '$gt':
      return ordering(operand, comparison, (order) => order > 0, false);
    case '$gte':
      return ordering(operand, comparison, (order) => order >= 0, true);
    case '$lt':
      return ordering(operand, comparison, (order) => order < 0, false);
    case '$lte':
      return ordering(operand, comparison, (order) => order <= 0, true);
    case '$in':
      return membership(name, operand, comparison);
    case '$nin':
      return { ...membership(name, operand, comparison), negated: true };
    case '$exists':
      return {
        matches: (value) => value !== undefined,
        negated: !isTrue(operand),
      };
    case '$type': {
      const names = typeNames(operand);
      const test = (value: Value): boolean => names.has(typeName(value));
      return { matches: orElement(test) };
    }
    case '$regex':
      return regexTest(regexOf(operand, siblings.$options), literalOf(operand, siblings.$options), comparison);
    case '$not':
      return negation(operand, context);
    case '$size': {
      const fault = countFault(operand, '$size');
      if (fault !== undefined) throw badValue(`Failed to parse $size. ${fault}`);
      const size = Number(operand);
      return { matches: (value) => Array.isArray(value) && value.length === size };
    }
    case '$all':
      return everyOf(operand, context);
    case '$elemMatch':
      return elementMatch(operand, context);
    case '$mod':
      return modulo(operand);
    case '$bitsAllSet':
    case '$bitsAllClear':
    case '$bitsAnySet':
    case '$bitsAnyClear':
      return { matches: orElement(bitTest(name, operand)) };
    case '$geoWithin':
    case '$geoIntersects':
    case '$near':
    case '$nearSphere':
    case '$where':
      throw unsupported(name);
    default:
      throw badValue(`unknown operator: ${name}`);
  }
}

/** Ranges stay within the operand's type (MongoDB's type bracketing), except against MinKey and MaxKey. */
function ordering(
  operand: Value,
  comparison: Comparison,
  wanted: (order: number) => boolean,
  orEqual: boolean,
): ValueTest {
  if (operand instanceof BSONRegExp) throw badValue("Can't have RegEx as arg to predicate over field");
  const order = typeOrder(operand);
  const anyType = order === TypeOrder.minKey || order === TypeOrder.maxKey;
  const nan = isNaNValue(operand);
  const test = (value: Value): boolean => {
    if (anyType) return wanted(comparison.compare(value, operand));
    if (typeOrder(value) !== order) return false;
    if (nan || isNaNValue(value)) return orEqual && nan && isNaNValue(value);
    return wanted(comparison.compare(value, operand));
  };
  return { matches: orElement(test) };
}

/** A number cut to its whole part; the number is finite. */
function wholeOf(value: Value): bigint {
  if (value instanceof Long) return value.toBigInt();
  return BigInt(Math.trunc(Number(value)));
}

function isNaNValue(value: Value): boolean {
  return typeOrder(value) === TypeOrder.number && Number.isNaN(Number(value));
}

function membership(name: string, operand: Value, comparison: Comparison): ValueTest {
  if (!Array.isArray(operand)) throw badValue(`${name} needs an array`);
  const keys = new Set<string>();
  const regexes: ValueTest[] = [];
  for (const item of operand as Value[]) {
    if (item instanceof BSONRegExp) regexes.push(equality(item, comparison));
    else if (isOperatorDoc(item)) throw badValue(`cannot nest $ under ${name}`);
    else keys.add(comparison.key(item));
  }
  const member = orElement((value) => keys.has(comparison.key(value)));
  if (regexes.length === 0) return { matches: member };
  return { matches: (value, direct) => member(value, direct) || regexes.some((regex) => regex.matches(value, direct)) };
}

function negation(operand: Value, context: MatchContext): ValueTest {
  if (operand instanceof BSONRegExp) return { ...equality(operand, context.comparison), negated: true };
  if (!isOperatorDoc(operand)) throw badValue('$not needs a regex or a document');
  const inner = valueTest(operand, context);
  return { ...inner, negated: !(inner.negated ?? false) };
}

function everyOf(operand: Value, context: MatchContext): ValueTest {
  if (!Array.isArray(operand)) throw badValue('$all needs an array');
  if (operand.length === 0) return { matches: () => false };
  const items = operand as Value[];
  const isElemMatch = (item: Value): item is Doc => isDoc(item) && Object.keys(item)[0] === '$elemMatch';
  if (isElemMatch(items[0])) {
    if (!items.every(isElemMatch)) throw badValue('$all/$elemMatch has to be consistent');
    return joined(items.map((item) => elementMatch(item.$elemMatch, context)));
  }
  if (items.some(isOperatorDoc)) throw badValue('no $ expressions in $all');
  return joined(items.map((item) => equality(item, context.comparison)));
}

function elementMatch(operand: Value, context: MatchContext): ValueTest {
  if (!isDoc(operand)) throw badValue('$elemMatch needs an Object');
  if (isElementTest(operand)) {
    const test = valueTest(operand, context);
    const matches = (element: Value): boolean => test.matches(element, true) !== (test.negated ?? false);
    return { matches: (value) => Array.isArray(value) && value.some(matches) };
  }
  const predicate = compileFilter(operand, context);
  const matches = (element: Value): boolean => {
    if (isDoc(element)) return predicate(element);
    // An array among the elements is a document of its places.
    return Array.isArray(element) && predicate({ ...(element as Value[]) });
  };
  return { matches: (value) => Array.isArray(value) && value.some(matches) };
}

/** A number of $mod, cut to a whole one. */
function coerced(value: Value, what: string): number {
  if (typeOrder(value) !== TypeOrder.number) throw badValue(`malformed mod, ${what} not a number`);
  const number = Number(value);
  const invalid = `malformed mod, ${what} value is invalid :: caused by :: `;
  if (!Number.isFinite(number)) throw badValue(`${invalid}Unable to coerce NaN/Inf to integral type`);
  if (!(value instanceof Long) && Math.abs(number) >= 2 ** 63)
    throw badValue(`${invalid}Out of bounds coercing to integral value`);
  return Math.trunc(number);
}

function modulo(operand: Value): ValueTest {
  if (!Array.isArray(operand) || operand.length < 2) throw badValue('malformed mod, not enough elements');
  if (operand.length > 2) throw badValue('malformed mod, too many elements');
  const [divisor, remainder] = [coerced(operand[0], 'divisor'), coerced(operand[1], 'remainder')];
  if (divisor === 0) throw badValue('divisor cannot be 0');
  const test = (value: Value): boolean =>
    typeOrder(value) === TypeOrder.number &&
    Number.isFinite(Number(value)) &&
    Number(wholeOf(value) % BigInt(divisor)) === remainder;
  return { matches: orElement(test) };
}
