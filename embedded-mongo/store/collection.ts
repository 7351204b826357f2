import { encode } from '../bson/encode.js';
import type { Doc, Value } from '../bson/value.js';
import { badValue, MongoError } from '../errors.js';
import { CollectionIndex } from './index.js';
import { type IndexSpec, readIndexSpec } from './index-spec.js';
import { recordKey, StoredRecord } from './record.js';
import { SortedList } from './sorted-list.js';
import type { StoreChange } from './storage.js';

const MAX_DOCUMENT_SIZE = 16 * 1024 * 1024;

/**
 * A collection in memory: its records in insertion order and its indexes, always in agreement. Changes are applied at
 * once and noted in the given log, which the caller commits. Every method is synchronous, so each write is atomic.
 */
export class Collection {
  /** Counts changes: what was derived from an earlier version is stale. */
  version = 0;
  /** Results of earlier queries, valid for `version` (see query-cache). */
  readonly cache = new Map<string, { version: number; records: readonly StoredRecord[] }>();

  private constructor(
    readonly number: number,
    readonly namespace: string,
    readonly options: Doc,
    private records: SortedList<StoredRecord>,
    readonly indexes: CollectionIndex[],
    private nextRecord: number,
  ) {}

  static create(number: number, namespace: string, options: Doc): Collection {
    const id = CollectionIndex.create(readIndexSpec({ v: 2, key: { _id: 1 }, name: '_id_' }));
    return new Collection(number, namespace, options, new SortedList(), [id], 1);
  }

  /** Restores what `describe` gave, with its records. */
  static load(number: number, description: Doc, records: Iterable<[number, Buffer]>): Collection {
    const collection = Collection.create(number, String(description.namespace), (description.options ?? {}) as Doc);
    for (const spec of description.indexes as Value[]) {
      const read = readIndexSpec(spec);
      if (read.name !== '_id_') collection.indexes.push(CollectionIndex.create(read));
    }
    for (const [id, raw] of records) {
      collection.place(new StoredRecord(id, raw));
      collection.nextRecord = id + 1;
    }
    return collection;
  }

  description(): StoreChange {
    const indexes = this.indexes.map(({ spec }) => spec.document);
    return { collection: this.number, description: { namespace: this.namespace, options: this.options, indexes } };
  }

  fork(): Collection {
    const indexes = this.indexes.map((index) => index.fork());
    const copy = new Collection(
      this.number,
      this.namespace,
      this.options,
      this.records.fork(),
      indexes,
      this.nextRecord,
    );
    copy.version = this.version;
    return copy;
  }

  get size(): number {
    return this.records.size;
  }

  all(reverse = false): Iterable<StoredRecord> {
    return reverse ? this.records.range('', '\xff', true) : this.records.values();
  }

  get idIndex(): CollectionIndex {
    return this.indexes[0] as CollectionIndex;
  }

  byId(id: Value): StoredRecord | undefined {
    const key = this.idIndex.valueKey(id, 1);
    for (const record of this.idIndex.list.range(key, key + '\xff')) return record;
    return undefined;
  }

  /** Throws DuplicateKey (11000) and changes nothing when a unique index has the key already. */
  insert(doc: Doc, raw: Buffer, log: StoreChange[]): void {
    assertSize(raw);
    const record = new StoredRecord(this.nextRecord, raw);
    const keys = this.indexes.map((index) => index.keysOf(doc));
    this.indexes.forEach((index, i) => index.assertFree(doc, keys[i] as string[], record.id, this.namespace));
    this.indexes.forEach((index, i) => index.add(keys[i] as string[], record));
    this.records.set(recordKey(record.id), record);
    this.nextRecord++;
    this.version++;
    log.push({ collection: this.number, record: record.id, raw });
  }

  /** Puts a changed document in the place of a record; false when nothing changed. */
  replace(record: StoredRecord, doc: Doc, log: StoreChange[]): StoredRecord | undefined {
    const raw = encode(doc);
    if (raw.equals(record.raw)) return undefined;
    assertSize(raw);
    const next = new StoredRecord(record.id, raw);
    const keys = this.indexes.map((index) => index.keysOf(doc));
    this.indexes.forEach((index, i) => index.assertFree(doc, keys[i] as string[], record.id, this.namespace));
    this.indexes.forEach((index, i) => {
      const gone = new Set(index.keysOf(record.doc));
      for (const key of keys[i] as string[]) gone.delete(key);
      index.remove([...gone], record);
      index.add(keys[i] as string[], next);
    });
    this.records.set(recordKey(record.id), next);
    this.version++;
    log.push({ collection: this.number, record: record.id, raw });
    return next;
  }

  remove(record: StoredRecord, log: StoreChange[]): void {
    for (const index of this.indexes) index.remove(index.keysOf(record.doc), record);
    this.records.delete(recordKey(record.id));
    this.version++;
    log.push({ collection: this.number, record: record.id, raw: undefined });
  }

  removeAll(log: StoreChange[]): void {
    for (const { id } of this.records.values()) log.push({ collection: this.number, record: id, raw: undefined });
  }

  /** False when the same index exists already; throws when one of its name or key exists with other options. */
  addIndex(spec: IndexSpec, log: StoreChange[]): boolean {
    if (this.existing(spec)) return false;
    const index = CollectionIndex.create(spec);
    for (const record of this.records.values()) {
      const keys = index.keysOf(record.doc);
      index.assertFree(record.doc, keys, record.id, this.namespace);
      index.add(keys, record);
    }
    this.indexes.push(index);
    this.version++;
    log.push(this.description());
    return true;
  }

  private existing(spec: IndexSpec): boolean {
    for (const { spec: other } of this.indexes) {
      const sameKey = JSON.stringify(other.key) === JSON.stringify(spec.key);
      const same = encode(other.document).equals(encode(spec.document));
      if (same || (sameKey && other.name === '_id_')) return true;
      if (other.name === spec.name) {
        throw new MongoError(
          86,
          'IndexKeySpecsConflict',
          `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${JSON.stringify(spec.document)}, existing index: ${JSON.stringify(other.document)}`,
        );
      }
      const sameOptions =
        JSON.stringify({ ...other.document, name: '' }) === JSON.stringify({ ...spec.document, name: '' });
      if (sameKey && sameOptions)
        throw new MongoError(85, 'IndexOptionsConflict', `Index already exists with a different name: ${other.name}`);
    }
    return false;
  }

  dropIndex(index: CollectionIndex, log: StoreChange[]): void {
    if (index === this.idIndex) throw new MongoError(72, 'InvalidOptions', 'cannot drop _id index');
    this.indexes.splice(this.indexes.indexOf(index), 1);
    this.version++;
    log.push(this.description());
  }

  private place(record: StoredRecord): void {
    for (const index of this.indexes) index.add(index.keysOf(record.doc), record);
    this.records.set(recordKey(record.id), record);
  }
}

function assertSize(raw: Buffer): void {
  if (raw.length > MAX_DOCUMENT_SIZE) {
    throw badValue(`object to insert too large. size in bytes: ${raw.length}, max size: ${MAX_DOCUMENT_SIZE}`);
  }
}
