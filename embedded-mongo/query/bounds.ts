import { BSONRegExp } from 'bson';
import { keyOf } from '../bson/key.js';
import { TypeOrder, typeOrder } from '../bson/order.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { isOperatorDoc } from './operators.js';

/** One end of an interval of keys. */
export interface Bound {
  readonly key: string;
  readonly inclusive: boolean;
  /** The key is the beginning of those of strings, without their end. */
  readonly unended?: boolean;
}

export interface Interval {
  readonly low: Bound;
  readonly high: Bound;
  /** A single value. */
  readonly point: boolean;
}

/** Conditions of a filter on one field, as intervals of keys. */
export interface FieldBounds {
  readonly intervals: readonly Interval[];
  /** The intervals say all that the filter says about the field (unless it holds arrays). */
  readonly exact: boolean;
  /** A document without the field, or with null, never matches. */
  readonly needsValue: boolean;
}

/** The conditions a filter puts on each field, and whether there is anything in it besides. */
export interface Conditions {
  readonly fields: ReadonlyMap<string, readonly Value[]>;
  readonly others: boolean;
}

/** Collects the conditions that must all hold, through $and. An operand that is no operator document is { $eq }. */
export function readConditions(filter: Doc): Conditions {
  const fields = new Map<string, Value[]>();
  let others = false;
  const collect = (part: Doc): void => {
    for (const field of Object.keys(part)) {
      const operand = part[field];
      if (field === '$and' && Array.isArray(operand)) operand.filter(isDoc).forEach(collect);
      else if (field.startsWith('$')) others = true;
      else {
        const conditions = isOperatorDoc(operand)
          ? Object.keys(operand).map((name): Value => ({
              [name]: operand[name],
              ...(name === '$regex' && { $options: operand.$options }),
            }))
          : [operand instanceof BSONRegExp ? { $regex: operand } : { $eq: operand }];
        fields.set(field, [...(fields.get(field) ?? []), ...conditions]);
      }
    }
  };
  collect(filter);
  return { fields, others };
}

const above = (order: number): Bound => ({ key: String.fromCharCode(order - 1), inclusive: false });
const below = (order: number): Bound => ({ key: String.fromCharCode(order + 1), inclusive: false });
export const EVERYTHING: Interval = { low: above(TypeOrder.minKey), high: below(TypeOrder.maxKey), point: false };

/**
 * The intervals of one field. `multikey`: the field has held arrays, whose elements may each meet another condition,
 * so only one condition may narrow the search.
 */
export function boundsOf(conditions: readonly Value[], multikey: boolean): FieldBounds {
  let result: FieldBounds = { intervals: [EVERYTHING], exact: true, needsValue: false };
  let narrowed = false;
  for (const condition of conditions) {
    const next = conditionBounds(condition as Doc);
    if (!next) result = { ...result, exact: false };
    else if (multikey && narrowed)
      result = { ...result, exact: false, needsValue: result.needsValue || next.needsValue };
    else {
      // A long list of values is not worth cutting with everything.
      const cut = narrowed || next.intervals[0]?.point !== true;
      narrowed = true;
      result = {
        intervals: cut ? intersect(result.intervals, next.intervals) : next.intervals,
        exact: result.exact && next.exact && !multikey,
        needsValue: result.needsValue || next.needsValue,
      };
    }
  }
  return result;
}

function conditionBounds(condition: Doc): FieldBounds | undefined {
  const [name] = Object.keys(condition);
  const operand = condition[name as string];
  switch (name) {
    case '$eq':
      return pointBounds([operand]);
    case '$in':
      // An operand that has an operator in it is for the filter to refuse.
      return Array.isArray(operand) && !operand.some(isOperatorDoc) ? anyBounds(operand) : undefined;
    case '$gt':
    case '$gte':
    case '$lt':
    case '$lte':
      return rangeBounds(name, operand);
    case '$exists':
      return operand === true ? { intervals: [EVERYTHING], exact: false, needsValue: false } : undefined;
    case '$regex':
      return prefixBounds(condition);
    default:
      return undefined;
  }
}

function pointBounds(values: readonly Value[]): FieldBounds | undefined {
  if (values.some((value) => Array.isArray(value) || value instanceof BSONRegExp)) return undefined;
  const keys = [...new Set(values.map(keyOf))].sort();
  const intervals = keys.map((point) => ({
    low: { key: point, inclusive: true },
    high: { key: point, inclusive: true },
    point: true,
  }));
  const needsValue = values.every((value) => value !== null && value !== undefined);
  return { intervals, exact: needsValue, needsValue };
}

/** Values, and patterns that begin plainly, any of which will do. */
function anyBounds(operands: readonly Value[]): FieldBounds | undefined {
  const patterns = operands.filter((operand) => operand instanceof BSONRegExp);
  if (patterns.length === 0) return pointBounds(operands);
  const values = operands.filter((operand) => !(operand instanceof BSONRegExp));
  const all = [pointBounds(values), ...patterns.map(($regex) => prefixBounds({ $regex }))];
  const known = all.filter((bounds) => bounds !== undefined);
  if (known.length < all.length) return undefined;
  return {
    intervals: united(known.flatMap(({ intervals }) => intervals)),
    exact: false,
    needsValue: known.every(({ needsValue }) => needsValue),
  };
}

/** The same keys in order, each in one interval. */
function united(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = [];
  for (const next of [...intervals].sort((a, b) => (lowText(a.low) < lowText(b.low) ? -1 : 1))) {
    const last = result.at(-1);
    if (!last || lowText(next.low) >= highText(last.high)) result.push(next);
    else if (highText(next.high) > highText(last.high))
      result[result.length - 1] = { low: last.low, high: next.high, point: false };
  }
  return result;
}

function rangeBounds(name: string, operand: Value): FieldBounds | undefined {
  const order = typeOrder(operand);
  const unordered: readonly number[] = [
    TypeOrder.minKey,
    TypeOrder.maxKey,
    TypeOrder.null,
    TypeOrder.array,
    TypeOrder.regex,
  ];
  if (unordered.includes(order) || (order === TypeOrder.number && Number.isNaN(Number(operand)))) return undefined;
  const bound = { key: keyOf(operand), inclusive: name === '$gte' || name === '$lte' };
  // NaN sorts below every number, and is below none.
  const lowest = order === TypeOrder.number ? { key: keyOf(NaN), inclusive: false } : above(order);
  const interval = name.startsWith('$g')
    ? { low: bound, high: below(order), point: false }
    : { low: lowest, high: bound, point: false };
  return { intervals: [interval], exact: true, needsValue: true };
}

/** Letters, digits and such that no quantifier follows. */
const PLAIN_BEGINNING = /^\^([\p{L}\p{M}\p{N}_ -]+)(?![*?{|+])/u;

/** A pattern that begins with ^ and plain characters reads only the strings that begin so (and regexes: never equal). */
function prefixBounds(condition: Doc): FieldBounds | undefined {
  const regex = condition.$regex;
  const pattern = regex instanceof BSONRegExp ? regex.pattern : regex;
  const options = condition.$options ?? (regex instanceof BSONRegExp ? regex.options : '');
  const match = typeof pattern === 'string' && options === '' ? PLAIN_BEGINNING.exec(pattern) : null;
  if (!match || String(pattern).includes('|')) return undefined;
  const prefix = match[1] as string;
  const low = keyOf(prefix).slice(0, -1);
  const interval = {
    low: { key: low, inclusive: true, unended: true },
    high: { key: low + '\xff', inclusive: false },
    point: false,
  };
  // A regular expression is met by itself too.
  const itself = keyOf(new BSONRegExp(String(pattern), ''));
  const bound = { key: itself, inclusive: true };
  return { intervals: [interval, { low: bound, high: bound, point: true }], exact: false, needsValue: true };
}

/** The first key at or after the bound as a low one; keys that begin with bound.key lie at it. */
const lowText = ({ key, inclusive }: Bound): string => (inclusive ? key : key + '\xff');
const highText = ({ key, inclusive }: Bound): string => (inclusive ? key + '\xff' : key);

function intersect(left: readonly Interval[], right: readonly Interval[]): Interval[] {
  return left.flatMap((a) =>
    right.flatMap((b) => {
      const low = lowText(a.low) >= lowText(b.low) ? a.low : b.low;
      const high = highText(a.high) <= highText(b.high) ? a.high : b.high;
      return lowText(low) < highText(high) ? [{ low, high, point: a.point || b.point }] : [];
    }),
  );
}

export { highText, lowText };
