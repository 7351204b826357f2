import { BSONRegExp } from 'bson';
import { compareValues, equalValues, keyOf } from '../bson/key.js';
import { TypeOrder, typeOrder } from '../bson/order.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { badValue, unsupported } from '../errors.js';
import { compileFilter, isTrue, type MatchContext } from './matcher.js';
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

const LOGICAL: ReadonlySet<string> = new Set(['$and', '$or', '$nor']);

/** True for operators about an element of an array itself ({ $gt: 1 }), false for a filter of an element's fields. */
export function isElementTest(operand: Value): operand is Doc {
  return isOperatorDoc(operand) && !LOGICAL.has(Object.keys(operand)[0] ?? '');
}

/** A test on the value or, when it is an array, on one of its elements. */
function orElement(test: (value: Value) => boolean): ValueTest['matches'] {
  return (value, direct) =>
    test(value) || (direct !== true && Array.isArray(value) && value.some((element) => test(element)));
}

export function equality(operand: Value): ValueTest {
  if (operand === undefined) throw badValue('cannot compare to undefined');
  if (operand instanceof BSONRegExp) return regexTest(toRegExp(operand.pattern, operand.options), operand);
  return exactly(operand);
}

/** Equality even to a regular expression, as by $eq. */
function exactly(operand: Value): ValueTest {
  if (typeof operand === 'string') {
    return { matches: orElement((value) => value === operand) };
  }
  const key = keyOf(operand);
  const order = typeOrder(operand);
  return { matches: orElement((value) => typeOrder(value) === order && keyOf(value) === key) };
}

/** The regular expression that meets a $regex by being the same. */
const literalOf = (operand: Value, options: Value): BSONRegExp =>
  operand instanceof BSONRegExp && operand.options !== ''
    ? operand
    : new BSONRegExp(
        operand instanceof BSONRegExp ? operand.pattern : String(operand),
        typeof options === 'string' ? options : '',
      );

function regexTest(regex: RegExp, literal: BSONRegExp): ValueTest {
  return {
    matches: orElement((value) =>
      typeof value === 'string' ? regex.test(value) : value instanceof BSONRegExp && equalValues(value, literal),
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

type OperatorTest = (operand: Value, context: MatchContext, siblings: Doc) => ValueTest;

/** Every operator on a field's value by its name; $options goes with $regex. */
export const fieldOperators: Readonly<Record<string, OperatorTest>> = {
  $eq: (operand) => exactly(operand),
  $ne: (operand) => {
    if (operand instanceof BSONRegExp) throw badValue("Can't have regex as arg to $ne.");
    return { ...equality(operand), negated: true };
  },
  $gt: (operand) => ordering(operand, (order) => order > 0, false),
  $gte: (operand) => ordering(operand, (order) => order >= 0, true),
  $lt: (operand) => ordering(operand, (order) => order < 0, false),
  $lte: (operand) => ordering(operand, (order) => order <= 0, true),
  $in: (operand) => membership('$in', operand),
  $nin: (operand) => ({ ...membership('$nin', operand), negated: true }),
  $exists: (operand) => ({ matches: (value) => value !== undefined, negated: !isTrue(operand) }),
  $type: (operand) => {
    const names = typeNames(operand);
    return { matches: orElement((value) => names.has(typeName(value))) };
  },
  $regex: (operand, _context, { $options }) => regexTest(regexOf(operand, $options), literalOf(operand, $options)),
  $not: negation,
  $elemMatch: elementMatch,
};

/** Operators on a field's value of MongoDB 7.0 that this server refuses by name. */
const UNSUPPORTED: ReadonlySet<string> = new Set([
  ...['$all', '$bitsAllClear', '$bitsAllSet', '$bitsAnyClear', '$bitsAnySet', '$geoIntersects', '$geoWithin', '$mod'],
  ...['$near', '$nearSphere', '$size', '$where'],
]);

function operatorTest(name: string, operand: Value, siblings: Doc, context: MatchContext): ValueTest {
  const test = Object.hasOwn(fieldOperators, name) ? fieldOperators[name] : undefined;
  if (test) return test(operand, context, siblings);
  if (UNSUPPORTED.has(name)) throw unsupported(`the operator ${name}`);
  throw badValue(`unknown operator: ${name}`);
}

/** Ranges stay within the operand's type (MongoDB's type bracketing), except against MinKey and MaxKey. */
function ordering(operand: Value, wanted: (order: number) => boolean, orEqual: boolean): ValueTest {
  if (operand instanceof BSONRegExp) throw badValue("Can't have RegEx as arg to predicate over field");
  const order = typeOrder(operand);
  const anyType = order === TypeOrder.minKey || order === TypeOrder.maxKey;
  const nan = isNaNValue(operand);
  const test = (value: Value): boolean => {
    if (anyType) return wanted(compareValues(value, operand));
    if (typeOrder(value) !== order) return false;
    if (nan || isNaNValue(value)) return orEqual && nan && isNaNValue(value);
    return wanted(compareValues(value, operand));
  };
  return { matches: orElement(test) };
}

function isNaNValue(value: Value): boolean {
  return typeOrder(value) === TypeOrder.number && Number.isNaN(Number(value));
}

function membership(name: string, operand: Value): ValueTest {
  if (!Array.isArray(operand)) throw badValue(`${name} needs an array`);
  const keys = new Set<string>();
  const regexes: ValueTest[] = [];
  for (const item of operand as Value[]) {
    if (item instanceof BSONRegExp) regexes.push(equality(item));
    else if (isOperatorDoc(item)) throw badValue(`cannot nest $ under ${name}`);
    else keys.add(keyOf(item));
  }
  const member = orElement((value) => keys.has(keyOf(value)));
  if (regexes.length === 0) return { matches: member };
  return { matches: (value, direct) => member(value, direct) || regexes.some((regex) => regex.matches(value, direct)) };
}

function negation(operand: Value, context: MatchContext): ValueTest {
  if (operand instanceof BSONRegExp) return { ...equality(operand), negated: true };
  if (!isOperatorDoc(operand)) throw badValue('$not needs a regex or a document');
  const inner = valueTest(operand, context);
  return { ...inner, negated: !(inner.negated ?? false) };
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
