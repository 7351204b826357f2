import type { Doc } from '../bson/value.js';
import { MongoError } from '../errors.js';
import { Collection } from './collection.js';
import type { Storage, StoreChange } from './storage.js';

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
export class Catalog {
  readonly collections = new Map<string, Collection>();
  private lastNumber = 0;

  static load(storage: Storage): Catalog {
    const catalog = new Catalog();
    catalog.reload(storage);
    return catalog;
  }

  /** Reads everything from disk again, dropping what memory has. */
  reload(storage: Storage): void {
    this.collections.clear();
    for (const [number, description] of storage.readCollections()) {
      const collection = Collection.load(number, description, storage.readRecords(number));
      this.collections.set(collection.namespace, collection);
      this.lastNumber = Math.max(this.lastNumber, number);
    }
  }

  nextNumber(): number {
    return ++this.lastNumber;
  }

  databases(): string[] {
    return [...new Set([...this.collections.keys()].map((namespace) => namespace.split('.')[0] as string))].sort();
  }

  /** A view whose changes show at once. */
  view(): View {
    return new CatalogView(this, (namespace) => this.collections.get(namespace), this.collections);
  }

  /** A view of its own: nothing shows until `adopt`. */
  fork(): ForkedView {
    return new ForkedView(this);
  }
}

function assertNamespace(namespace: string): void {
  const name = namespace.slice(namespace.indexOf('.') + 1);
  const invalid =
    name === '' || name.startsWith('.') || name.endsWith('.') || name.includes('$') || name.includes('\0');
  if (invalid) throw new MongoError(73, 'InvalidNamespace', `Invalid namespace specified '${namespace}'`);
  if (Buffer.byteLength(namespace) > MAX_NAMESPACE)
    throw new MongoError(73, 'InvalidNamespace', 'Fully qualified namespace is too long');
}

class CatalogView implements View {
  readonly log: StoreChange[] = [];

  constructor(
    private readonly catalog: Catalog,
    private readonly find: (namespace: string) => Collection | undefined,
    private readonly target: Map<string, Collection>,
  ) {}

  get(namespace: string): Collection | undefined {
    return this.find(namespace);
  }

  forWriting(namespace: string): Collection {
    return this.find(namespace) ?? this.create(namespace, {});
  }

  create(namespace: string, options: Doc): Collection {
    assertNamespace(namespace);
    const collection = Collection.create(this.catalog.nextNumber(), namespace, options);
    this.target.set(namespace, collection);
    this.log.push(collection.description());
    return collection;
  }

  drop(namespace: string): boolean {
    const collection = this.find(namespace);
    if (!collection) return false;
    collection.removeAll(this.log);
    this.log.push({ collection: collection.number, description: undefined });
    this.target.delete(namespace);
    return true;
  }

  namespaces(db: string): string[] {
    return [...this.catalog.collections.keys()].filter((namespace) => namespace.startsWith(`${db}.`)).sort();
  }
}

/** A transaction's view: collections are copied (cheaply, see SortedList) when first used. */
export class ForkedView implements View {
  private readonly copies = new Map<string, Collection>();
  private readonly inner: CatalogView;

  constructor(private readonly catalog: Catalog) {
    this.inner = new CatalogView(catalog, (namespace) => this.get(namespace), this.copies);
  }

  get log(): StoreChange[] {
    return this.inner.log;
  }

  get(namespace: string): Collection | undefined {
    const copy = this.copies.get(namespace);
    if (copy) return copy;
    const original = this.catalog.collections.get(namespace);
    if (original) this.copies.set(namespace, original.fork());
    return this.copies.get(namespace);
  }

  forWriting(namespace: string): Collection {
    return this.get(namespace) ?? this.create(namespace, {});
  }

  create(namespace: string, options: Doc): Collection {
    return this.inner.create(namespace, options);
  }

  drop(_namespace: string): boolean {
    throw new MongoError(
      263,
      'OperationNotSupportedInTransaction',
      'Cannot drop a collection in a multi-document transaction.',
    );
  }

  namespaces(db: string): string[] {
    return this.inner.namespaces(db);
  }

  /** Makes the copies that changed the catalog's own. */
  adopt(): void {
    for (const [namespace, copy] of this.copies) {
      if (copy.version !== this.catalog.collections.get(namespace)?.version)
        this.catalog.collections.set(namespace, copy);
    }
  }
}
