import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import DataLoader from 'dataloader';
import { Types } from 'mongoose';
import { partScope, type ContentStamps } from '../../platform/cache/contentStamps.js';
import type { StoredRecord } from '../schema/record.js';
import type { Form } from '../write/form.js';
import type { RecordRules } from '../write/recordRules.js';
import type { RecordStore } from './recordStore.js';
import { TreeStore } from './treeStore.js';

/** The stores of all kinds, by the kind's name and by its GraphQL type. */
export class RecordStores {
  readonly #byName: ReadonlyMap<string, RecordStore>;
  readonly #byType: ReadonlyMap<string, RecordStore>;
  readonly #drafted: ReadonlyMap<string, Form>;

  /** @param panels stores of one record each, which no list has: the panels of the website's settings, the texts of its pages */
  constructor(
    readonly all: readonly RecordStore[],
    readonly panels: readonly RecordRules[] = [],
  ) {
    this.#byName = new Map(all.map((store) => [store.kind.name, store]));
    this.#byType = new Map(all.map((store) => [store.kind.names.type, store]));
    const forms = [...all, ...panels].flatMap(({ form, partForms }) => [form, ...partForms.drafted]);
    this.#drafted = new Map(forms.map((form) => [form.spec.name, form]));
  }

  /** @throws Error when there is no kind of that name */
  of(name: string): RecordStore {
    return found(this.#byName.get(name), name);
  }

  /** The store of a record, by the name of its kind and its id; undefined when there is none. */
  holding(name: string, id: string): RecordRules | undefined {
    return this.#byName.get(name) ?? this.panels.find(({ kind, single }) => kind.name === name && single === id);
  }

  /** The form whose drafts are called so. @throws Error when there is none */
  drafted(name: string): Form {
    return found(this.#drafted.get(name), name);
  }

  /** The same; undefined when there is none. */
  formNamed(name: string): Form | undefined {
    return this.#drafted.get(name);
  }

  /** Names of the drafts of the forms that this is true of. */
  draftedBy(is: (form: Form) => boolean): string[] {
    return [...this.#drafted].flatMap(([name, form]) => (is(form) ? [name] : []));
  }

  ofType(typeName: string): RecordStore {
    return found(this.#byType.get(typeName), typeName);
  }
}

function found<One>(registered: One | undefined, name: string): One {
  if (!registered) throw new Error(`No store is registered for '${name}'.`);
  return registered;
}

/** Batches the reads of one request: however many rows name a reference, it costs one round trip. */
export class Loaders {
  readonly #loaders = new Memory();
  readonly #once = new Memory();

  /** Names of stamps of what responses to visitors show of kinds that declare `cachedParts`. */
  readonly stampNames = new Set<string>();

  constructor(readonly stores: RecordStores) {}

  /** Notes that the response shows these records, so that a cached page is stale once one of them is written. */
  noteRecords(kindName: string, records: readonly StoredRecord[]): void {
    const ids = records.map(({ _id }) => _id.toHexString());
    this.noteParts(kindName, ids);
  }

  /** The same for parts of a kind that are no records (`partsOf` of its store). */
  noteParts(kindName: string, parts: readonly string[]): void {
    for (const part of parts) this.stampNames.add(partScope(kindName, part));
  }

  /** Notes that every write of the kind may change the response: a search looks at all titles. */
  noteSearched(kindName: string): void {
    this.stampNames.add(kindName);
  }

  /** Result of `read`, read once a request. A write that waited for a lease forgets it first. */
  once<T>(name: string, read: () => Promise<T>): Promise<T> {
    return this.#once.of(name, read);
  }

  forget(): void {
    this.#once.clear();
  }

  /** The record with this id; null when there is none any more. */
  record<Stored extends StoredRecord>(store: RecordRules<AnyKind, Stored>, id: Types.ObjectId): Promise<Stored | null> {
    const batch = async (ids: readonly string[]): Promise<(Stored | null)[]> => {
      const rows = await store.model.find({ ...store.scope, _id: { $in: ids } }).lean<Stored[]>();
      const byId = new Map(rows.map((row) => [row._id.toHexString(), row]));
      return ids.map((key) => byId.get(key) ?? null);
    };
    return this.#loaders.of(store, () => new DataLoader(batch)).load(id.toHexString());
  }

  /** Result for an id of `read`, called once for all ids of the request; null where it returns nothing. */
  one<T>(
    name: string,
    id: string,
    read: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
  ): Promise<T | null> {
    const batch = async (ids: readonly string[]): Promise<(T | null)[]> => {
      const found = await read(ids);
      return ids.map((key) => found.get(key) ?? null);
    };
    return this.#loaders.of(name, () => new DataLoader(batch)).load(id);
  }

  /** The records directly below one, in list order; for visitors only the active ones. */
  children(store: RecordStore, id: Types.ObjectId, publishedOnly: boolean): Promise<StoredRecord[]> {
    if (!store.kind.tree) return Promise.resolve([]);
    const batch = async (ids: readonly string[]): Promise<StoredRecord[][]> => {
      const rows = await store.childrenOf(
        ids.map((key) => new Types.ObjectId(key)),
        publishedOnly,
      );
      return ids.map((key) => rows.filter((row) => row.parentId?.toHexString() === key));
    };
    const name = `children of ${store.kind.name} ${publishedOnly}`;
    return this.#loaders.of(name, () => new DataLoader(batch)).load(id.toHexString());
  }

  /** Whether visitors find something in a record of a tree, or below it (`holds` of its kind). */
  async holds(store: RecordStore, id: Types.ObjectId, stamps: ContentStamps): Promise<boolean> {
    return store instanceof TreeStore && (await store.holding(stamps)).has(id.toHexString());
  }
}

/** What was created for a key, created once. A key is used with one type of values. */
class Memory {
  readonly #created = new Map<unknown, unknown>();

  of<Value>(key: unknown, create: () => Value): Value {
    if (!this.#created.has(key)) this.#created.set(key, create());
    // No map has values whose type follows from their key.
    return this.#created.get(key) as Value;
  }

  clear(): void {
    this.#created.clear();
  }
}
