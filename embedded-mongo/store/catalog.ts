import type { Doc } from '../bson/value.js';
import { MongoError } from '../errors.js';
import type { StoreChange } from './changes.js';
import { Collection, type WriteGuard } from './collection.js';
import { ForkedView } from './forked-view.js';
import { LockedByTransaction, type LockOwner, lockNames, Locks, namespaceLock } from './locks.js';
import type { StoredRecord } from './record.js';
import type { StoredCollection } from './storage.js';

const MAX_NAMESPACE = 255;

/** The collections a command sees, and the changes it makes. A plain command works on the catalog, a transaction on copies. */
export interface View {
  readonly log: StoreChange[];
  get(namespace: string): Collection | undefined;
  /** For writing; made when there is none. */
  forWriting(namespace: string): Collection;
  create(namespace: string, options: Doc): Collection;
  drop(namespace: string): boolean;
  namespaces(db: string): string[];
}

/** Every collection of the data folder, by "database.collection". */
export class Catalog implements WriteGuard {
  readonly collections = new Map<string, Collection>();
  readonly locks = new Locks();
  private readonly forks = new Set<ForkedView>();
  private lastNumber = 0;

  static load(stored: ReadonlyMap<number, StoredCollection>): Catalog {
    const catalog = new Catalog();
    for (const [number, { description, records }] of stored) {
      catalog.add(Collection.load(number, description, records));
      catalog.lastNumber = Math.max(catalog.lastNumber, number);
    }
    return catalog;
  }

  private add(collection: Collection): void {
    collection.guard = this;
    this.collections.set(collection.namespace, collection);
  }

  nextNumber(): number {
    return ++this.lastNumber;
  }

  databases(): string[] {
    return [...new Set([...this.collections.keys()].map((namespace) => namespace.split('.')[0] as string))].sort();
  }

  namespaces(db: string, others: Iterable<string> = []): string[] {
    const all = new Set([...this.collections.keys(), ...others]);
    return [...all].filter((namespace) => namespace.startsWith(`${db}.`)).sort();
  }

  /** A view whose changes show at once. */
  view(): View {
    return new CatalogView(this);
  }

  /** A transaction's or a long read's view: of the catalog as it is now. To be closed. */
  fork(owner: LockOwner): ForkedView {
    const view = new ForkedView(this, owner);
    this.forks.add(view);
    return view;
  }

  closeFork(view: ForkedView): void {
    this.forks.delete(view);
  }

  assertNamespace(namespace: string): void {
    const name = namespace.slice(namespace.indexOf('.') + 1);
    const invalid =
      name === '' || name.startsWith('.') || name.startsWith('system.') || name.includes('$') || name.includes('\0');
    if (invalid) throw new MongoError(73, 'InvalidNamespace', `Invalid namespace specified '${namespace}'`);
    if (Buffer.byteLength(namespace) > MAX_NAMESPACE)
      throw new MongoError(73, 'InvalidNamespace', 'Fully qualified namespace is too long');
    this.assertOneCase(namespace.slice(0, namespace.indexOf('.')));
  }

  /** Throws for a database beside one whose name differs in case alone, as file systems would mix them up. */
  private assertOneCase(db: string): void {
    const other = this.databases().find((name) => name !== db && name.toLowerCase() === db.toLowerCase());
    if (other === undefined) return;
    const message = `db already exists with different case already have: [${other}] trying to create [${db}]`;
    throw new MongoError(13297, 'DatabaseDifferCase', message);
  }

  create(namespace: string, options: Doc): Collection {
    this.assertFree(namespace);
    const collection = Collection.create(this.nextNumber(), namespace, options);
    this.adopt(collection);
    return collection;
  }

  /** Throws for what cannot be a namespace, or is being made by a transaction. */
  assertFree(namespace: string): void {
    this.assertNamespace(namespace);
    this.assertUnlocked(this.locks.owner(namespaceLock(namespace)));
  }

  /** Takes in a collection that someone made. */
  adopt(collection: Collection, maker?: ForkedView): void {
    for (const fork of this.forks) if (fork !== maker) fork.preserveAbsence(collection.namespace);
    this.add(collection);
  }

  record(collection: Collection, before: StoredRecord | undefined, keys: readonly (readonly string[])[]): void {
    if (!this.locks.isEmpty)
      for (const name of lockNames(collection, before, keys)) this.assertUnlocked(this.locks.owner(name));
    this.preserveForOthers(collection);
  }

  schema(collection: Collection): void {
    this.assertUnlocked(this.locks.ownerIn(collection.number));
    this.preserveForOthers(collection);
  }

  private assertUnlocked(owner: LockOwner | undefined): void {
    if (owner) throw new LockedByTransaction(owner);
  }

  /** The collection is about to change: open transactions keep it as it is. */
  preserveForOthers(collection: Collection, changer?: ForkedView): void {
    for (const fork of this.forks) if (fork !== changer) fork.preserve(collection);
  }
}

class CatalogView implements View {
  readonly log: StoreChange[] = [];

  constructor(private readonly catalog: Catalog) {}

  get(namespace: string): Collection | undefined {
    return this.catalog.collections.get(namespace);
  }

  forWriting(namespace: string): Collection {
    return this.get(namespace) ?? this.create(namespace, {});
  }

  create(namespace: string, options: Doc): Collection {
    const collection = this.catalog.create(namespace, options);
    const undo = (): void => void this.catalog.collections.delete(namespace);
    this.log.push({ collection, description: collection.description(), undo });
    return collection;
  }

  drop(namespace: string): boolean {
    const collection = this.get(namespace);
    if (!collection) return false;
    this.catalog.schema(collection);
    this.catalog.collections.delete(namespace);
    const undo = (): void => void this.catalog.collections.set(namespace, collection);
    this.log.push({ collection, description: undefined, undo });
    return true;
  }

  namespaces(db: string): string[] {
    return this.catalog.namespaces(db);
  }
}
