import { invertKey, keyOf } from '../bson/key.js';
import { EMPTY_ARRAY } from '../bson/order.js';
import type { Doc, Value } from '../bson/value.js';
import { MongoError } from '../errors.js';
import { keyTuples, type KeyTuples, ParallelArrays } from '../query/key-tuples.js';
import { plainValue } from '../query/paths.js';
import { describe } from '../update/describe.js';
import type { IndexField, IndexSpec } from './index-spec.js';
import { RECORD_KEY_SIZE, recordKey, type StoredRecord } from './record.js';
import { SortedList } from './sorted-list.js';

/** One index of a collection: its records by the keys of their fields, the record's id after each key. */
export class CollectionIndex {
  private constructor(
    readonly spec: IndexSpec,
    public list: SortedList<StoredRecord>,
    /** Fields that have contained an array: their bounds and order are less selective. */
    readonly multikey: Set<string>,
  ) {}

  static create(spec: IndexSpec): CollectionIndex {
    return new CollectionIndex(spec, new SortedList(), new Set());
  }

  fork(): CollectionIndex {
    return new CollectionIndex(this.spec, this.list.fork(), new Set(this.multikey));
  }

  /** Becomes what a fork of it has become. */
  adopt(fork: CollectionIndex): void {
    this.list = fork.list;
    for (const field of fork.multikey) this.multikey.add(field);
  }

  /** The document's keys, without a record's id: none when the index leaves it out, several for an array. */
  keysOf(doc: Doc): string[] {
    const { fields, sparse, partial } = this.spec;
    if (partial && !partial.matches(doc)) return [];
    const plain = fields.map(({ path }) => plainValue(doc, path));
    if (plain.every((value) => value !== undefined && !Array.isArray(value))) return [this.tupleKey(plain)];
    const { tuples, throughArrays } = this.tuplesOf(doc);
    for (const i of throughArrays) this.multikey.add((fields[i] as IndexField).field);
    const keys = tuples.filter(({ isMissing }) => !(sparse && isMissing)).map(({ values }) => this.tupleKey(values));
    return keys.length > 1 ? [...new Set(keys)] : keys;
  }

  private tuplesOf(doc: Doc): KeyTuples {
    const { fields } = this.spec;
    try {
      return keyTuples(
        doc,
        fields.map(({ path }) => path),
        EMPTY_ARRAY,
      );
    } catch (error) {
      if (!(error instanceof ParallelArrays)) throw error;
      const [one, other] = error.paths.map((i) => `[${fields[i]?.field ?? ''}]`);
      throw new MongoError(171, 'CannotIndexParallelArrays', `cannot index parallel arrays ${one} ${other}`);
    }
  }

  private tupleKey(values: readonly Value[]): string {
    return this.spec.fields.map(({ direction }, i) => this.valueKey(values[i], direction)).join('');
  }

  valueKey(value: Value, direction: 1 | -1): string {
    const key = keyOf(value);
    return direction === 1 ? key : invertKey(key);
  }

  /** The record that has the key, in a unique index. */
  holder(key: string): StoredRecord | undefined {
    return this.list.first(key, key + '\xff');
  }

  /** Whether a record other than `self` has this key. */
  private isUsedByOther(key: string, self: number): boolean {
    for (const record of this.list.range(key, key + '\xff')) if (record.id !== self) return true;
    return false;
  }

  assertFree(doc: Doc, keys: readonly string[], self: number, namespace: string): void {
    if (!this.spec.unique) return;
    // Of several duplicates, report the first one in index order.
    const ordered = keys.length > 1 ? [...keys].sort() : keys;
    for (const key of ordered) if (this.isUsedByOther(key, self)) throw this.duplicate(doc, key, namespace);
  }

  /** Throws when two records of the list have the same key. */
  assertUnique(namespace: string): void {
    if (!this.spec.unique) return;
    let before = '';
    for (const [key, record] of this.list.entries()) {
      const value = key.slice(0, -RECORD_KEY_SIZE);
      if (value === before) throw this.duplicate(record.doc, value, namespace);
      before = value;
    }
  }

  private duplicate(doc: Doc, duplicateKey: string, namespace: string): MongoError {
    const tuple = this.tuplesOf(doc).tuples.find(({ values }) => this.tupleKey(values) === duplicateKey);
    const keyValue: Doc = {};
    this.spec.fields.forEach(({ field }, i) => (keyValue[field] = stored(tuple?.values[i])));
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

const stored = (value: Value): Value => (value === EMPTY_ARRAY ? null : (value ?? null));
