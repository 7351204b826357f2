import { BSONSymbol } from 'bson';
import { compareValues, equalValues, keyOf } from '../bson/key.js';
import { TypeOrder, typeOrder } from '../bson/order.js';
import { type Doc, isDoc, setField, type Value } from '../bson/value.js';
import { badValue, unsupported } from '../errors.js';

/** How values are compared: MongoDB's binary order, or a collation's for the strings inside them. */
export interface Comparison {
  readonly compare: (a: Value, b: Value) => number;
  readonly equal: (a: Value, b: Value) => boolean;
  /** Equal keys for equal values. In binary order keys also sort as the values do. */
  readonly key: (value: Value) => string;
  /** The collation as given; undefined for binary order. */
  readonly collation?: Doc;
}

export const binaryOrder: Comparison = { compare: compareValues, equal: equalValues, key: keyOf };

const STRENGTHS: Readonly<Record<number, Intl.CollatorOptions['sensitivity']>> = {
  1: 'base',
  2: 'accent',
  3: 'variant',
};
const OPTIONS = new Set(['locale', 'strength', 'numericOrdering', 'caseLevel', 'version']);

/** Reads a command's `collation`. Strengths 1 to 3 and numericOrdering are supported; the rest is refused by name. */
export function readCollation(spec: Value): Comparison {
  if (spec === undefined || spec === null) return binaryOrder;
  if (!isDoc(spec) || typeof spec.locale !== 'string') throw badValue('collation must be a document with a locale');
  if (spec.locale === 'simple') return binaryOrder;
  for (const option of Object.keys(spec)) {
    const isDefault = spec[option] === false || spec[option] === 'off' || spec[option] === 'non-ignorable';
    if (!OPTIONS.has(option) && !isDefault && !(option === 'maxVariable'))
      throw unsupported(`collation option ${option}`);
  }
  const strength = Number(spec.strength ?? 3);
  const sensitivity = strength === 1 && spec.caseLevel === true ? 'case' : STRENGTHS[strength];
  if (sensitivity === undefined) throw unsupported(`collation strength ${strength}`);
  return collated(spec, sensitivity, spec.numericOrdering === true);
}

function collated(spec: Doc, sensitivity: Intl.CollatorOptions['sensitivity'], numeric: boolean): Comparison {
  const locale = String(spec.locale).replaceAll('_', '-');
  const collator = new Intl.Collator(locale, { sensitivity, numeric });
  const fold = (text: string): string => {
    const plain =
      sensitivity === 'base' || sensitivity === 'case' ? text.normalize('NFD').replace(/\p{M}/gu, '') : text;
    const folded = sensitivity === 'base' || sensitivity === 'accent' ? plain.toLocaleLowerCase(locale) : plain;
    return numeric ? folded.normalize('NFC').replace(/0*(\d+)/g, '$1') : folded.normalize('NFC');
  };
  const compare = (a: Value, b: Value): number => {
    const order = typeOrder(a);
    if (order !== typeOrder(b)) return order - typeOrder(b);
    if (order === TypeOrder.string) return collator.compare(textOf(a), textOf(b));
    if (order === TypeOrder.array) return compareLists(a as Value[], b as Value[], compare);
    if (order === TypeOrder.object) return compareValues(foldStrings(a, fold), foldStrings(b, fold));
    return compareValues(a, b);
  };
  const key = (value: Value): string => keyOf(foldStrings(value, fold));
  return { compare, equal: (a, b) => key(a) === key(b), key, collation: spec };
}

function compareLists(a: Value[], b: Value[], compare: (a: Value, b: Value) => number): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compare(a[i], b[i]);
    if (order !== 0) return order;
  }
  return a.length - b.length;
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
