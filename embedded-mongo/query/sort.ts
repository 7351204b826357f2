import { EMPTY_ARRAY } from '../bson/order.js';
import { isDoc, type Doc, type Value } from '../bson/value.js';
import { tick } from '../deadline.js';
import { badValue, location, unsupported } from '../errors.js';
import type { Comparison } from './collation.js';
import { leafValues, type Path, plainValue, splitPath } from './paths.js';

export interface SortField {
  readonly field: string;
  readonly path: Path;
  readonly direction: 1 | -1;
}

const MAX_FIELDS = 32;

/** Reads { a: 1, "b.c": -1 }. */
export function readSort(spec: Value): SortField[] {
  if (spec === undefined || spec === null) return [];
  if (!isDoc(spec)) throw badValue('sort must be a document');
  const fields = Object.keys(spec);
  if (fields.length > MAX_FIELDS) throw location(13103, 'too many compound keys');
  return fields.map((field) => {
    const direction = spec[field];
    if (isDoc(direction)) throw unsupported('sort by $meta');
    const sign = Number(direction);
    if (sign !== 1 && sign !== -1) {
      throw location(15975, '$sort key ordering must be 1 (for ascending) or -1 (for descending)');
    }
    return { field, path: splitPath(field), direction: sign };
  });
}

/** The value a document sorts by: of an array its least element going up, its greatest going down. */
function sortValue(doc: Doc, { path, direction }: SortField, { compare }: Comparison, whole: boolean): Value {
  const plain = plainValue(doc, path);
  if (plain !== undefined && !Array.isArray(plain)) return plain;
  if (whole) return plain;
  const [first, ...rest] = leafValues(doc, path, EMPTY_ARRAY);
  return rest.reduce((best, value) => (compare(value, best) * direction < 0 ? value : best), first);
}

/** The items in the sort's order; equal ones keep theirs. Each document's sort values are read once. */
export function sortBy<T>(
  items: readonly T[],
  docOf: (item: T) => Doc,
  sort: readonly SortField[],
  comparison: Comparison,
): T[] {
  // By _id alone MongoDB takes the _id as it is, an array too.
  const whole = sort.length === 1 && sort[0]?.field === '_id';
  const keyed = items.map((item) => {
    const doc = docOf(item);
    return { item, values: sort.map((field) => sortValue(doc, field, comparison, whole)) };
  });
  keyed.sort((a, b) => {
    tick();
    for (let i = 0; i < sort.length; i++) {
      const order = comparison.compare(a.values[i], b.values[i]);
      if (order !== 0) return order * (sort[i] as SortField).direction;
    }
    return 0;
  });
  return keyed.map(({ item }) => item);
}
