import { MongoError } from '../errors.js';
import type { Doc } from '../bson/value.js';
import type { Catalog, View } from './catalog.js';
import { isRecordChange, isSchemaChange, type StoreChange } from './changes.js';
import { Collection, type WriteGuard } from './collection.js';
import { type LockOwner, lockNames, namespaceLock, writeConflict } from './locks.js';
import type { StoredRecord } from './record.js';

/** State of a collection when it was copied. */
interface Origin {
  readonly version: number;
  /** Records with this id or a later one, in the copy, are the transaction's own. */
  readonly firstOwn: number;
}

/**
 * A transaction's view: the data as of its start, and its own changes. A collection is copied (cheaply, see SortedList)
 * when the transaction first uses it, or just before another writer changes it.
 */
export class ForkedView implements View, WriteGuard {
  readonly log: StoreChange[] = [];
  /** Undefined: there was none at the start. */
  private readonly copies = new Map<string, Collection | undefined>();
  private readonly created = new Set<Collection>();
  private readonly origins = new Map<Collection, Origin>();

  constructor(
    private readonly catalog: Catalog,
    private readonly owner: LockOwner,
  ) {}

  get(namespace: string): Collection | undefined {
    if (!this.copies.has(namespace)) {
      const original = this.catalog.collections.get(namespace);
      if (original) this.preserve(original);
    }
    return this.copies.get(namespace);
  }

  /** Another is about to change the collection: from now on there is a copy. */
  preserve(original: Collection): void {
    if (this.copies.has(original.namespace)) return;
    const copy = original.fork();
    copy.guard = this;
    this.copies.set(original.namespace, copy);
    this.origins.set(copy, { version: original.version, firstOwn: original.nextId });
  }

  /** Another is about to make the collection. */
  preserveAbsence(namespace: string): void {
    if (!this.copies.has(namespace)) this.copies.set(namespace, undefined);
  }

  forWriting(namespace: string): Collection {
    return this.get(namespace) ?? this.create(namespace, {});
  }

  create(namespace: string, options: Doc): Collection {
    this.catalog.assertNamespace(namespace);
    const lock = namespaceLock(namespace);
    if (this.catalog.collections.has(namespace) || this.catalog.locks.owner(lock)) throw writeConflict();
    this.catalog.locks.acquire(lock, this.owner);
    const collection = Collection.create(this.catalog.nextNumber(), namespace, options);
    collection.guard = this;
    this.created.add(collection);
    this.copies.set(namespace, collection);
    this.log.push({
      collection,
      description: collection.description(),
      undo: () => this.catalog.collections.delete(namespace),
    });
    return collection;
  }

  drop(_namespace: string): boolean {
    throw notInTransactions('drop');
  }

  namespaces(db: string): string[] {
    return this.catalog
      .namespaces(db, this.copies.keys())
      .filter((namespace) => !this.copies.has(namespace) || this.copies.get(namespace));
  }

  /**
   * The first writer wins: a conflict with its locks, or with changes since the transaction's start, is an immediate
   * error.
   */
  record(copy: Collection, before: StoredRecord | undefined, keys: readonly (readonly string[])[]): void {
    if (this.created.has(copy)) return;
    const original = this.catalog.collections.get(copy.namespace);
    if (original?.number !== copy.number || !sameIndexes(original, copy)) throw writeConflict();
    const { locks } = this.catalog;
    const names = lockNames(copy, before, keys);
    for (const name of names) {
      const holder = locks.owner(name);
      if (holder && holder !== this.owner) throw writeConflict();
    }
    const isMine = (name: string): boolean => locks.owner(name) === this.owner;
    const isOwn = before !== undefined && before.id >= (this.origins.get(copy)?.firstOwn ?? Infinity);
    if (before && !isOwn && !isMine(names[0] as string) && original.record(before.id) !== before) throw writeConflict();
    for (const [i, index] of copy.indexes.entries()) {
      if (!index.spec.unique) continue;
      for (const key of keys[i] ?? []) {
        if (isMine(`${copy.number}/${index.spec.name}/${key}`)) continue;
        if (original.indexes[i]?.holder(key) !== index.holder(key)) throw writeConflict();
      }
    }
    for (const name of names) locks.acquire(name, this.owner);
  }

  schema(copy: Collection): void {
    if (this.created.has(copy)) return;
    throw new MongoError(
      263,
      'OperationNotSupportedInTransaction',
      `Cannot create new indexes on existing collection ${copy.namespace} in a multi-document transaction.`,
    );
  }

  /**
   * Publishes its changes atomically, and returns them to be committed. Its locks guarantee that there are no
   * conflicts.
   */
  apply(): StoreChange[] {
    const { catalog } = this;
    const adopted = new Map<Collection, boolean>();
    return this.log.map((change): StoreChange => {
      if (!isRecordChange(change)) {
        if (isSchemaChange(change)) catalog.adopt(change.collection, this);
        return change;
      }
      const { collection: copy, before, after } = change;
      if (this.created.has(copy)) return change;
      const collection = catalog.collections.get(copy.namespace) as Collection;
      let isAdopted = adopted.get(copy);
      if (isAdopted === undefined) {
        catalog.preserveForOthers(collection, this);
        // Nobody else has changed it: the copy is what would come of making each change again.
        isAdopted = collection.version === this.origins.get(copy)?.version;
        if (isAdopted) collection.adopt(copy);
        adopted.set(copy, isAdopted);
      }
      if (!isAdopted) collection.swap(before, after);
      return { ...change, collection };
    });
  }
}

function notInTransactions(what: string): MongoError {
  const message = `Cannot ${what} a collection in a multi-document transaction.`;
  return new MongoError(263, 'OperationNotSupportedInTransaction', message);
}

function sameIndexes(a: Collection, b: Collection): boolean {
  return a.indexes.length === b.indexes.length && a.indexes.every(({ spec }, i) => spec === b.indexes[i]?.spec);
}
