import { compareValues } from '../bson/key.js';
import { EMPTY_ARRAY } from '../bson/order.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { tick } from '../deadline.js';
import { isNumber } from '../bson/numbers.js';
import { badValue, location, typeMismatch, unsupported } from '../errors.js';
import { describe } from '../update/describe.js';
import { fieldPath } from './field-path.js';
import { typeName } from './types.js';
import { type KeyTuple, keyTuples, ParallelArrays } from './key-tuples.js';
import { type Path, plainValue } from './paths.js';

export interface SortField {
  readonly field: string;
  readonly path: Path;
  readonly direction: 1 | -1;
}

const MAX_FIELDS = 32;

/** Reads { a: 1, "b.c": -1 }. */
export function readSort(spec: Value): SortField[] {
  if (spec === undefined) return [];
  if (!isDoc(spec)) throw typeMismatch(`Expected field sort to be of type object, not ${typeName(spec)}`);
  const fields = Object.keys(spec);
  if (fields.length > MAX_FIELDS) throw location(13103, 'too many compound keys');
  return fields.map((field) => ({
    field,
    path: fieldPath(field),
    direction: directionOf(field, spec[field]),
  }));
}

function directionOf(field: string, direction: Value): 1 | -1 {
  if (isDoc(direction)) refuseMeta(direction);
  if (!isNumber(direction))
    throw location(15974, `Illegal key in $sort specification: ${field}: ${describe(direction)}`);
  const sign = Math.trunc(Number(direction));
  if (sign !== 1 && sign !== -1)
    throw location(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
  return sign;
}

function refuseMeta(direction: Doc): never {
  if (!('$meta' in direction)) throw location(17312, '$meta is the only expression supported by $sort right now');
  if (direction.$meta === 'textScore' || direction.$meta === 'randVal') throw unsupported('sort by $meta');
  throw location(31138, `Illegal $meta sort: $meta: ${describe(direction.$meta)}`);
}

/** The values a document sorts by: of the ways its arrays give, the one that sorts first. */
function sortValues(doc: Doc, sort: readonly SortField[]): readonly Value[] {
  const plain = sort.map(({ path }) => plainValue(doc, path));
  if (plain.every((value) => value !== undefined && !Array.isArray(value))) return plain;
  // By _id alone MongoDB takes the _id as it is, an array too.
  if (sort.length === 1 && sort[0]?.field === '_id') return plain;
  const [first, ...others] = tuplesOf(doc, sort).map(({ values }) => values);
  return others.reduce((least, values) => (compareTuples(values, least, sort) < 0 ? values : least), first ?? plain);
}

function tuplesOf(doc: Doc, sort: readonly SortField[]): readonly KeyTuple[] {
  try {
    const paths = sort.map(({ path }) => path);
    return keyTuples(doc, paths, EMPTY_ARRAY).tuples;
  } catch (error) {
    if (error instanceof ParallelArrays) throw badValue('cannot sort with keys that are parallel arrays');
    throw error;
  }
}

function compareTuples(a: readonly Value[], b: readonly Value[], sort: readonly SortField[]): number {
  for (let i = 0; i < sort.length; i++) {
    const order = compareValues(a[i], b[i]);
    if (order !== 0) return order * (sort[i] as SortField).direction;
  }
  return 0;
}

/** The items in the sort's order; equal ones keep theirs. Each document's sort values are read once. */
export function sortBy<T>(items: readonly T[], docOf: (item: T) => Doc, sort: readonly SortField[]): T[] {
  const keyed = items.map((item) => ({ item, values: sortValues(docOf(item), sort) }));
  keyed.sort((a, b) => {
    tick();
    return compareTuples(a.values, b.values, sort);
  });
  return keyed.map(({ item }) => item);
}
