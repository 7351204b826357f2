import { decode } from '../bson/decode.js';
import { messageOf } from '../errors.js';
import type { Collection } from './collection.js';
import type { CollectionIndex } from './index.js';
import { recordKey, type StoredRecord } from './record.js';

export interface IndexReport {
  readonly name: string;
  readonly keys: number;
  readonly errors: readonly string[];
}

export interface CollectionReport {
  readonly records: number;
  readonly invalid: number;
  readonly errors: readonly string[];
  readonly indexes: readonly IndexReport[];
}

/** Reads every document of a collection from disk, and compares every index with its expected content. */
export function inspect(collection: Collection): CollectionReport {
  const errors: string[] = [];
  const expected = collection.indexes.map(() => new Map<string, StoredRecord>());
  let records = 0;
  let invalid = 0;
  let bytes = 0;
  for (const record of collection.all()) {
    records++;
    bytes += record.size;
    try {
      const doc = decode(Buffer.from(record.storedBytes()));
      for (const [i, index] of collection.indexes.entries())
        for (const key of index.keysOf(doc)) expected[i]?.set(key + recordKey(record.id), record);
    } catch (error) {
      invalid++;
      errors.push(`record ${record.id}: ${messageOf(error)}`);
    }
  }
  if (records !== collection.size) errors.push(`holds ${records} records and counts ${collection.size}`);
  if (bytes !== collection.bytes) errors.push(`holds ${bytes} bytes and counts ${collection.bytes}`);
  const indexes = collection.indexes.map((index, i) => compare(index, expected[i] ?? new Map()));
  return { records, invalid, errors, indexes };
}

function compare({ spec, list }: CollectionIndex, expected: ReadonlyMap<string, StoredRecord>): IndexReport {
  const errors: string[] = [];
  let keys = 0;
  let before = '';
  let beforeValue = '';
  for (const [key, record] of list.entries()) {
    keys++;
    const value = key.slice(0, -recordKey(0).length);
    if (key <= before) errors.push(`key ${keys} is out of order`);
    if (expected.get(key) !== record) errors.push(`key ${keys} is of no stored document (record ${record.id})`);
    if (spec.unique && value === beforeValue && keys > 1) errors.push(`key ${keys} is there twice`);
    before = key;
    beforeValue = value;
  }
  if (keys !== expected.size) errors.push(`has ${keys} keys instead of ${expected.size}`);
  if (keys !== list.size) errors.push(`has ${keys} keys and counts ${list.size}`);
  return { name: spec.name, keys, errors };
}
