import { FieldSet } from '../bson/partial.js';
import { isDoc, type Doc } from '../bson/value.js';
import type { Collection } from '../store/collection.js';
import type { StoredRecord } from '../store/record.js';
import type { SortField } from './sort.js';

/** A collection of less BSON than this is held decoded as a whole, so long as the cache has room. */
const SMALL_COLLECTION = 4 * 1024 * 1024;
const LOGICAL = new Set(['$and', '$or', '$nor']);

/** Adds the top-level fields a filter looks at; false when it may look at any. */
function collectFields(filter: Doc, fields: Set<string>): boolean {
  return Object.keys(filter).every((field) => {
    const operand = filter[field];
    if (field === '$comment') return true;
    if (LOGICAL.has(field))
      return Array.isArray(operand) && operand.every((part) => isDoc(part) && collectFields(part, fields));
    if (field.startsWith('$')) return false;
    fields.add(field.split('.')[0] as string);
    return true;
  });
}

/** The top-level fields that a filter and a sort look at; undefined when they may look at any. */
export function fieldsOf(filter: Doc, sort: readonly SortField[]): ReadonlySet<string> | undefined {
  const fields = new Set(sort.map(({ field }) => field.split('.')[0] as string));
  return collectFields(filter, fields) ? fields : undefined;
}

/**
 * Reader of many records of a collection: it neither keeps each of a large one, nor reads fields that are not
 * requested.
 */
export function lookingInto(
  collection: Collection,
  filter: Doc,
  sort: readonly SortField[],
): (record: StoredRecord) => Doc {
  const fields = collection.bytes > SMALL_COLLECTION ? fieldsOf(filter, sort) : undefined;
  if (!fields) return (record) => record.doc;
  const wanted = new FieldSet(fields);
  return (record) => record.fields(wanted);
}
