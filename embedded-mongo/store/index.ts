import { invertKey } from '../bson/key.js';
import { EMPTY_ARRAY } from '../bson/order.js';
import type { Doc, Value } from '../bson/value.js';
import { MongoError } from '../errors.js';
import { leafValues, plainValue } from '../query/paths.js';
import { describe } from '../update/describe.js';
import type { IndexSpec } from './index-spec.js';
import { RECORD_KEY_SIZE, recordKey, type StoredRecord } from './record.js';
import { SortedList } from './sorted-list.js';

/** One index of a collection: its records by the keys of their fields, the record's id after each key. */
export class CollectionIndex {
  private constructor(
    readonly spec: IndexSpec,
    public list: SortedList<StoredRecord>,
    /** The fields that have held an array: their bounds and order say less. */
    readonly multikey: Set<string>,
  ) {}

  static create(spec: IndexSpec): CollectionIndex {
    return new CollectionIndex(spec, new SortedList(), new Set());
  }

  /** The same entries under other options. */
  as(spec: IndexSpec): CollectionIndex {
    return new CollectionIndex(spec, this.list, this.multikey);
  }

  fork(): CollectionIndex {
    return new CollectionIndex(this.spec, this.list.fork(), new Set(this.multikey));
  }

  /** The document's keys, without a record's id: none when the index leaves it out, several for an array. */
  keysOf(doc: Doc): string[] {
    const { fields, sparse, partial } = this.spec;
    if (partial && !partial.matches(doc)) return [];
    let keys = [''];
    let missing = true;
    let array: string | undefined;
    for (const { field, path, direction } of fields) {
      const plain = plainValue(doc, path);
      const simple = plain !== undefined && !Array.isArray(plain);
      const values: Value[] = simple ? [plain] : leafValues(doc, path, EMPTY_ARRAY);
      if (values.some((value) => value !== undefined)) missing = false;
      if (!simple && (values.length > 1 || Array.isArray(plain) || plain !== values[0])) {
        this.multikey.add(field);
        if (array !== undefined && !shareArray(array, field)) {
          throw new MongoError(171, 'CannotIndexParallelArrays', `cannot index parallel arrays [${field}] [${array}]`);
        }
        array = field;
      }
      keys = keys.flatMap((key) => values.map((value) => key + this.valueKey(value, direction)));
    }
    if (sparse && missing) return [];
    return keys.length > 1 ? [...new Set(keys)] : keys;
  }

  valueKey(value: Value, direction: 1 | -1): string {
    const key = this.spec.comparison.key(value);
    return direction === 1 ? key : invertKey(key);
  }

  /** The record that has the key, in a unique index. */
  holder(key: string): StoredRecord | undefined {
    return this.list.first(key, key + '\xff');
  }

  /** Whether a record other than `self` has this key. */
  private isTaken(key: string, self: number): boolean {
    for (const record of this.list.range(key, key + '\xff')) if (record.id !== self) return true;
    return false;
  }

  assertFree(doc: Doc, keys: readonly string[], self: number, namespace: string): void {
    if (!this.spec.unique) return;
    for (const key of keys) if (this.isTaken(key, self)) throw this.duplicate(doc, namespace);
  }

  /** Throws when two records of the list have the same key. */
  assertUnique(namespace: string): void {
    if (!this.spec.unique) return;
    let before = '';
    for (const [key, record] of this.list.entries()) {
      const value = key.slice(0, -RECORD_KEY_SIZE);
      if (value === before) throw this.duplicate(record.doc, namespace);
      before = value;
    }
  }

  private duplicate(doc: Doc, namespace: string): MongoError {
    const keyValue: Doc = {};
    for (const { field, path } of this.spec.fields) keyValue[field] = leafValues(doc, path, undefined)[0] ?? null;
    const { name, key } = this.spec;
    const message = `E11000 duplicate key error collection: ${namespace} index: ${name} dup key: ${describe(keyValue)}`;
    return new MongoError(11000, 'DuplicateKey', message, { keyPattern: key, keyValue });
  }

  /** Takes the entries of a whole collection at once. */
  fill(entries: { key: string; record: StoredRecord }[]): void {
    entries.sort((a, b) => (a.key < b.key ? -1 : 1));
    this.list = SortedList.of(
      entries.map(({ key }) => key),
      entries.map(({ record }) => record),
    );
  }

  add(keys: readonly string[], record: StoredRecord): void {
    const suffix = recordKey(record.id);
    for (const key of keys) this.list.set(key + suffix, record);
  }

  remove(keys: readonly string[], record: StoredRecord): void {
    const suffix = recordKey(record.id);
    for (const key of keys) this.list.delete(key + suffix);
  }
}

function shareArray(a: string, b: string): boolean {
  return a.split('.')[0] === b.split('.')[0];
}
