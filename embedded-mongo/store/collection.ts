import { encode, MAX_STORED_NESTING } from '../bson/encode.js';
import { assertStorable } from '../bson/size.js';
import type { Doc, Value } from '../bson/value.js';
import { MongoError } from '../errors.js';
import type { SchemaChange, StoreChange } from './changes.js';
import { fillIndex, loadRecords } from './load-records.js';
import { CollectionIndex } from './index.js';
import { assertNew, type IndexSpec, readIndexSpec } from './index-spec.js';
import { QueryCache } from './query-cache.js';
import { recordKey, StoredRecord } from './record.js';
import { SortedList } from './sorted-list.js';

/** Called before each change: throws when a transaction conflicts with it. */
export interface WriteGuard {
  /** `keys`: the record's keys before and after the change, for each index. */
  record(collection: Collection, before: StoredRecord | undefined, keys: readonly (readonly string[])[]): void;
  schema(collection: Collection): void;
}

/**
 * A collection in memory: its records in insertion order and its indexes, always consistent. Changes are applied
 * immediately and recorded in the given log, which the caller commits or rolls back. Every method is synchronous.
 */
export class Collection {
  /** Incremented with each change: data derived from an earlier version is stale. */
  version = 0;
  guard: WriteGuard | undefined;
  /** Of all its documents' BSON. */
  bytes = 0;

  private constructor(
    readonly number: number,
    readonly namespace: string,
    readonly options: Doc,
    private records: SortedList<StoredRecord>,
    readonly indexes: CollectionIndex[],
    /** Shared with forks, so that records and versions of transactions side by side differ. */
    private readonly ids: { next: number; version: number },
    readonly cache = new QueryCache(),
  ) {}

  static create(number: number, namespace: string, options: Doc): Collection {
    const id = CollectionIndex.create(readIndexSpec({ v: 2, key: { _id: 1 }, name: '_id_' }));
    return new Collection(number, namespace, options, new SortedList(), [id], { next: 1, version: 0 });
  }

  /** Restores what `description` gave, with its records. */
  static load(number: number, description: Doc, records: ReadonlyMap<number, StoredRecord>): Collection {
    const collection = Collection.create(number, String(description.namespace), (description.options ?? {}) as Doc);
    for (const spec of description.indexes as Value[]) {
      const read = readIndexSpec(spec);
      if (read.name !== '_id_') collection.indexes.push(CollectionIndex.create(read));
    }
    const loaded = loadRecords(records, collection.indexes);
    collection.records = loaded.records;
    collection.bytes = loaded.bytes;
    collection.ids.next = loaded.lastId + 1;
    return collection;
  }

  description(): Doc {
    const indexes = this.indexes.map(({ spec }) => spec.document);
    return { namespace: this.namespace, options: this.options, indexes };
  }

  fork(): Collection {
    const indexes = this.indexes.map((index) => index.fork());
    const { number, namespace, options, ids, cache } = this;
    const copy = new Collection(number, namespace, options, this.records.fork(), indexes, ids, cache);
    copy.version = this.version;
    copy.bytes = this.bytes;
    return copy;
  }

  /** The id of the next record. */
  get nextId(): number {
    return this.ids.next;
  }

  get size(): number {
    return this.records.size;
  }

  all(reverse = false): Iterable<StoredRecord> {
    return reverse ? this.records.range('', '\xff\xff', true) : this.records.values();
  }

  /** The record with an id of ours (not its _id). */
  record(id: number): StoredRecord | undefined {
    return this.records.get(recordKey(id));
  }

  get idIndex(): CollectionIndex {
    return this.indexes[0] as CollectionIndex;
  }

  byId(id: Value): StoredRecord | undefined {
    return this.idIndex.holder(this.idIndex.valueKey(id, 1));
  }

  /** Throws DuplicateKey (11000) and changes nothing when a unique index has the key already. */
  insert(doc: Doc, raw: Buffer, log: StoreChange[]): void {
    assertStorable(raw, 'insert');
    const record = StoredRecord.fresh(this.ids.next, raw);
    const keys = this.newKeysOf(doc, record.id);
    this.guard?.record(this, undefined, keys);
    this.indexes.forEach((index, i) => index.assertFree(doc, keys[i] as string[], record.id, this.namespace));
    this.ids.next++;
    this.exchange(undefined, [], record, keys);
    log.push({ collection: this, before: undefined, after: record });
  }

  /** Puts a changed document in the place of a record; undefined when nothing changed. */
  replace(record: StoredRecord, doc: Doc, log: StoreChange[]): StoredRecord | undefined {
    const raw = encode(doc, MAX_STORED_NESTING);
    if (raw.equals(record.raw)) return undefined;
    assertStorable(raw, 'update');
    const next = StoredRecord.fresh(record.id, raw);
    const keys = this.newKeysOf(doc, record.id);
    const oldKeys = this.keysOf(record.doc);
    this.guard?.record(
      this,
      record,
      keys.map((own, i) => [...own, ...(oldKeys[i] as string[])]),
    );
    this.indexes.forEach((index, i) => index.assertFree(doc, keys[i] as string[], record.id, this.namespace));
    this.exchange(record, oldKeys, next, keys);
    log.push({ collection: this, before: record, after: next });
    return next;
  }

  remove(record: StoredRecord, log: StoreChange[]): void {
    const oldKeys = this.keysOf(record.doc);
    this.guard?.record(this, record, oldKeys);
    this.exchange(record, oldKeys, undefined, []);
    log.push({ collection: this, before: record, after: undefined });
  }

  /** Puts one record in another's place (or in none's, or takes it away) without asking anyone. */
  swap(before: StoredRecord | undefined, after: StoredRecord | undefined): void {
    this.exchange(before, before ? this.keysOf(before.doc) : [], after, after ? this.keysOf(after.doc) : []);
  }

  /** Becomes what a fork of it has become. It must not have changed since the fork, which must not be used any more. */
  adopt(fork: Collection): void {
    this.records = fork.records;
    this.indexes.forEach((index, i) => index.adopt(fork.indexes[i] as CollectionIndex));
    this.bytes = fork.bytes;
    this.version = ++this.ids.version;
  }

  /** If several indexes refuse the document, a duplicate in the first one is reported. */
  private newKeysOf(doc: Doc, self: number): string[][] {
    const keys: string[][] = [];
    try {
      for (const index of this.indexes) keys.push(index.keysOf(doc));
    } catch (error) {
      keys.forEach((own, i) => this.indexes[i]?.assertFree(doc, own, self, this.namespace));
      throw error;
    }
    return keys;
  }

  private keysOf(doc: Doc): string[][] {
    return this.indexes.map((index) => index.keysOf(doc));
  }

  private exchange(
    before: StoredRecord | undefined,
    oldKeys: readonly (readonly string[])[],
    after: StoredRecord | undefined,
    keys: readonly (readonly string[])[],
  ): void {
    for (const [i, index] of this.indexes.entries()) {
      const own = keys[i] ?? [];
      const retained = new Set(own);
      if (before) index.remove(oldKeys[i]?.filter((key) => !retained.has(key)) ?? [], before);
      if (after) index.add(own, after);
    }
    if (after) this.records.set(recordKey(after.id), after);
    else if (before) this.records.delete(recordKey(before.id));
    this.bytes += (after?.size ?? 0) - (before?.size ?? 0);
    this.version = ++this.ids.version;
  }

  /** False when the same index exists already; throws when one of its name or key exists with other options. */
  addIndex(spec: IndexSpec, log: StoreChange[]): boolean {
    if (!assertNew(spec, this.indexes)) return false;
    this.guard?.schema(this);
    const index = CollectionIndex.create(spec);
    fillIndex(index, this.records.values());
    index.assertUnique(this.namespace);
    this.indexes.push(index);
    log.push(this.changed(() => this.indexes.splice(this.indexes.indexOf(index), 1)));
    return true;
  }

  dropIndex(index: CollectionIndex, log: StoreChange[]): void {
    if (index === this.idIndex) throw new MongoError(72, 'InvalidOptions', 'cannot drop _id index');
    this.guard?.schema(this);
    const at = this.indexes.indexOf(index);
    this.indexes.splice(at, 1);
    // Taken back before anything that followed it stays: the index has every record again.
    log.push(this.changed(() => this.indexes.splice(at, 0, index)));
  }

  private changed(undo: () => void): SchemaChange {
    this.version = ++this.ids.version;
    return {
      collection: this,
      description: this.description(),
      undo: () => {
        undo();
        this.version = ++this.ids.version;
      },
    };
  }
}
