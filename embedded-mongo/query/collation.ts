import { BSONSymbol } from 'bson';
import { compareValues, equalValues, keyOf } from '../bson/key.js';
import { TypeOrder, typeOrder } from '../bson/order.js';
import { type Doc, isDoc, setField, type Value } from '../bson/value.js';
import { type CollationOptions, readCollationOptions, sensitivityOf } from './collation-options.js';
import { TextFolder } from './fold.js';

/** How values are compared: MongoDB's binary order, or a collation's for the strings inside them. */
export interface Comparison {
  readonly compare: (a: Value, b: Value) => number;
  readonly equal: (a: Value, b: Value) => boolean;
  /** Equal keys for equal values. In binary order keys also sort as the values do. */
  readonly key: (value: Value) => string;
  /** The collation with all its options, as listIndexes shows it; undefined for binary order. */
  readonly collation?: Doc;
}

export const binaryOrder: Comparison = { compare: compareValues, equal: equalValues, key: keyOf };

/** Compared by one collation again and again: each is made once. */
const made = new Map<string, Comparison>();
const MOST_KEPT = 200;

/** Reads a command's `collation`. Strengths 1 to 3, caseLevel, caseFirst and numericOrdering are supported. */
export function readCollation(spec: Value): Comparison {
  const options = readCollationOptions(spec);
  if (!options) return binaryOrder;
  const key = keyOf(options);
  const known = made.get(key);
  if (known) return known;
  const comparison = collated(options);
  if (made.size < MOST_KEPT) made.set(key, comparison);
  return comparison;
}

function collated(options: CollationOptions): Comparison {
  const locale = options.locale.replaceAll('_', '-');
  const collator = new Intl.Collator(locale, {
    sensitivity: sensitivityOf(options),
    numeric: options.numericOrdering,
    caseFirst: options.caseFirst === 'off' ? 'false' : options.caseFirst,
  });
  const folder = new TextFolder(collator, locale);
  const fold = (text: string): string => folder.fold(text);
  const compare = (a: Value, b: Value): number => {
    const order = typeOrder(a);
    if (order !== typeOrder(b)) return order - typeOrder(b);
    if (order === TypeOrder.string) return collator.compare(textOf(a), textOf(b));
    if (order === TypeOrder.array) return compareLists(a as Value[], b as Value[], compare);
    if (order === TypeOrder.object) return compareDocs(a as Doc, b as Doc, compare);
    return compareValues(a, b);
  };
  const key = (value: Value): string => keyOf(foldStrings(value, fold));
  return { compare, equal: (a, b) => key(a) === key(b), key, collation: { ...options } };
}

function compareLists(a: Value[], b: Value[], compare: (a: Value, b: Value) => number): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Field by field: by the type of the value, then by the field's name, then by the value. */
function compareDocs(a: Doc, b: Doc, compare: (a: Value, b: Value) => number): number {
  const [own, other] = [Object.keys(a), Object.keys(b)];
  for (let i = 0; i < Math.min(own.length, other.length); i++) {
    const [one, two] = [own[i] as string, other[i] as string];
    const order = typeOrder(a[one]) - typeOrder(b[two]) || compareValues(one, two) || compare(a[one], b[two]);
    if (order !== 0) return order;
  }
  return own.length - other.length;
}

function textOf(value: Value): string {
  return value instanceof BSONSymbol ? value.value : String(value);
}

function foldStrings(value: Value, fold: (text: string) => string): Value {
  if (typeof value === 'string') return fold(value);
  if (Array.isArray(value)) return value.map((element: Value) => foldStrings(element, fold));
  if (!isDoc(value)) return value;
  const folded: Doc = {};
  for (const field of Object.keys(value)) setField(folded, field, foldStrings(value[field], fold));
  return folded;
}
