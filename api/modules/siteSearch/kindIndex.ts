import { setImmediate as pause } from 'node:timers/promises';
import { withReferenced } from '@polyphony/domain/kinds/index.js';
import { pathOfFound, type SearchedKind } from '@polyphony/domain/siteSearch.js';
import type { Types } from 'mongoose';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoUntilWrite } from '../../platform/cache/memoUntilWrite.js';
import { textIn } from '../../platform/values.js';
import type { StoredRecord } from '../../records/schema/record.js';
import type { RecordStore } from '../../records/store/recordStore.js';
import { indexedTextsOf, storedFieldsOf, textsOf } from './recordTexts.js';
import { WordIndex } from './wordIndex.js';

/** A record as the index has it: what its place among results depends on. */
export interface IndexedRecord {
  readonly _id: Types.ObjectId;
  readonly path: string;
  /** Its first and its last day; null without days. */
  readonly startsOn: string | null;
  readonly endsOn: string | null;
  readonly orderNumber: number;
  readonly published: number;
}

/** Records that are read at once; between them, other requests are served. */
const BATCH = 50;

/** What a record is compared by, to tell whether it was written since it was indexed. */
const writeOf = ({ version, updatedAt }: StoredRecord): string => `${version} ${Number(updatedAt)}`;

function indexed(searched: SearchedKind, record: StoredRecord): IndexedRecord | null {
  const { _id, slug, orderNumber = 0, firstPublishedAt, createdAt } = record;
  const path = pathOfFound(searched, String(slug));
  if (path === null) return null;
  const { range } = searched.kind;
  const [from, to] = range ? [textIn(record[range.from]), textIn(record[range.to])] : [null, null];
  const published = Number(firstPublishedAt ?? createdAt);
  return { _id, path, startsOn: from ?? to, endsOn: to ?? from, orderNumber, published };
}

/**
 * The words of the records of a kind that visitors see. After a write it reads what was written, and no more. A search that runs
 * meanwhile sees some of the records as they were: its response was stale anyway.
 */
class KindIndex {
  readonly words = new WordIndex<IndexedRecord>();
  readonly #writes = new Map<string, string>();
  #updated: Promise<unknown> = Promise.resolve();

  constructor(
    readonly store: RecordStore,
    readonly searched: SearchedKind,
  ) {}

  /** Brings it up to date, one update after the other. */
  update(stamps: ContentStamps): Promise<WordIndex<IndexedRecord>> {
    const mine = this.#updated.then(() => this.#update(stamps));
    this.#updated = mine.catch(() => null);
    return mine.then(() => this.words);
  }

  async #update(stamps: ContentStamps): Promise<void> {
    const { store, searched } = this;
    const visible = await store.visibleRecords(null, { _id: 1, version: 1, updatedAt: 1 }, stamps);

    const ids = new Set(visible.map(({ _id }) => _id.toHexString()));
    const written = visible.filter((record) => this.#writes.get(record._id.toHexString()) !== writeOf(record));
    for (const id of this.#writes.keys()) if (!ids.has(id)) this.#remove(id);
    for (let at = 0; at < written.length; at += BATCH) {
      const batch = written.slice(at, at + BATCH).map(({ _id }) => _id);
      for (const record of await store.visibleRecords(batch, storedFieldsOf(searched), stamps)) this.#set(record);
      await pause();
    }
  }

  #set(record: StoredRecord): void {
    const id = record._id.toHexString();
    this.#writes.set(id, writeOf(record));
    const document = indexed(this.searched, record);
    if (!document) this.words.remove(id);
    else this.words.set(id, document, indexedTextsOf(textsOf(this.searched, record)));
  }

  #remove(id: string): void {
    this.#writes.delete(id);
    this.words.remove(id);
  }
}

type Indexed = (stamps: ContentStamps) => Promise<WordIndex<IndexedRecord>>;
const indexes = new WeakMap<RecordStore, Indexed>();

/** The words of a kind as they are now: cached until one of its records, or of those that may hide them, is written. */
export function wordsOfKind(store: RecordStore, searched: SearchedKind): Indexed {
  const known = indexes.get(store);
  if (known) return known;
  const perApp = new WeakMap<ContentStamps, KindIndex>();
  const read = memoUntilWrite(withReferenced(store.kind), (stamps) => {
    const index = perApp.get(stamps) ?? new KindIndex(store, searched);
    perApp.set(stamps, index);
    return index.update(stamps);
  });
  indexes.set(store, read);
  return read;
}
