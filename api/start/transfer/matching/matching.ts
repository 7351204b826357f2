import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { TREE_MAX_DEPTH } from '@polyphony/domain/limits.js';
import { Types } from 'mongoose';
import { fieldsIn } from '../../../platform/values.js';
import type { Condition } from '../../../records/read/listQuery.js';
import { uniquesOf } from '../../../records/read/uniqueValues.js';
import type { StoredRecord } from '../../../records/schema/record.js';
import type { RecordRules } from '../../../records/write/recordRules.js';
import type { Storage } from '../../../storage/storage.js';
import type { Part } from '../format.js';
import { KnownIds } from './knownIds.js';
import { notedIds } from './matchNotes.js';
import { linesIn, type Archive, type ArchiveLine } from '../readArchive.js';
import { readRecord, type IncomingRecord } from '../readRecord.js';
import { SameRecords, type Candidate } from './sameRecords.js';
import { ArchiveError } from '../tar.js';

/** Records of the installation that are the same as those of an archive, although they have other ids. */
export interface Matches {
  readonly ids: KnownIds;
  /** The versions that those of the installation had when they were found, by id. */
  readonly versions: ReadonlyMap<string, number>;
}

/** The records of the kind that archives hold. Others, such as the built-in roles, are none of an archive's. */
export const archivable = ({ scope, archived }: RecordRules, more: Condition = {}): Condition => ({
  $and: [{ ...scope }, { ...archived?.condition }, more],
});

/**
 * Finds the records that each installation makes for itself, with ids of its own, and those that say the same: those that an
 * earlier import found; of a kind with unique values the record with the same value, of other kinds the one that says exactly
 * the same. A record whose id the archive has, too, is that one and no other.
 */
export class Matching {
  readonly #ids = new KnownIds();
  readonly #versions = new Map<string, number>();

  constructor(
    private readonly archive: Archive,
    private readonly storage: Storage,
  ) {}

  /** @param parts in the order in which they are written: what a record names is found before it */
  async of(parts: readonly Part[]): Promise<Matches> {
    for (const part of parts) {
      const { store, isPanel } = part;
      // Panels have the same ids everywhere; and a new installation has nothing to be found.
      if (isPanel || !(await store.model.exists(archivable(store)))) continue;
      const ids = await this.#idsIn(part);
      if (ids.size === 0) continue;
      await this.#byNotes(part, ids);
      await (store.kind.unique.length > 0 ? this.#byUniqueValues(part, ids) : this.#byContent(part, ids));
    }
    return { ids: this.#ids, versions: this.#versions };
  }

  async #idsIn(part: Part): Promise<ReadonlySet<string>> {
    const ids = new Set<string>();
    for await (const lines of linesIn(this.archive, part))
      for (const { content } of lines) {
        const { id } = fieldsIn(content);
        if (typeof id === 'string') ids.add(id);
      }
    return ids;
  }

  async #byNotes(part: Part, ids: ReadonlySet<string>): Promise<void> {
    const { store } = part;
    for await (const lines of linesIn(this.archive, part)) {
      const records = await this.#missing(part, lines);
      const noted = await notedIds(
        store.kind.name,
        records.map(({ archivedId }) => archivedId),
      );
      const _id = { $in: [...noted.values()].map((id) => new Types.ObjectId(id)) };
      const found = await store.model.collection
        .find<StoredRecord>(archivable(store, { _id }), { projection: { version: 1 } })
        .toArray();
      const here = new Map(found.map((record) => [record._id.toHexString(), record]));
      for (const record of records) {
        const candidate = here.get(noted.get(record.archivedId) ?? '');
        if (candidate && this.#isFree(candidate, ids)) this.#match(store, record, candidate);
      }
    }
  }

  async #byUniqueValues(part: Part, ids: ReadonlySet<string>): Promise<void> {
    const { store } = part;
    for await (const lines of linesIn(this.archive, part)) {
      const records = await this.#missing(part, lines);
      for (const { key, field } of uniquesOf(store)) {
        const found = await ownersOf(store, key, await keysOf(store, { key, field }, records));
        for (const { record, owner } of found) if (this.#isFree(owner, ids)) this.#match(store, record, owner);
      }
    }
  }

  async #byContent(part: Part, ids: ReadonlySet<string>): Promise<void> {
    const { store } = part;
    const here = new SameRecords(part, this.archive, this.storage);
    for await (const record of store.model.collection.find<StoredRecord>(archivable(store), { sort: { _id: 1 } }))
      if (this.#isFree(record, ids)) await here.add(record);
    // What is below another record is found once that one is.
    for (let level = 0; level < (store.kind.tree ? TREE_MAX_DEPTH : 1); level += 1) {
      const before = this.#ids.count(store.kind.name);
      for await (const lines of linesIn(this.archive, part))
        for (const record of await this.#missing(part, lines)) {
          const same = await here.claimMatch(record);
          if (same) this.#match(store, record, same);
        }
      if (this.#ids.count(store.kind.name) === before) return;
    }
  }

  /** Whether no other record of the archive is this one. @param ids those that the archive has of the kind */
  #isFree({ _id }: Candidate, ids: ReadonlySet<string>): boolean {
    const id = _id.toHexString();
    return !ids.has(id) && !this.#versions.has(id);
  }

  #match({ kind }: RecordRules, { archivedId }: IncomingRecord, { _id, version }: Candidate): void {
    const id = _id.toHexString();
    this.#ids.add(kind.name, archivedId, id);
    this.#versions.set(id, version);
  }

  /** The records of lines that the installation does not have, as far as they can be read: the check says what is wrong. */
  async #missing(part: Part, lines: readonly ArchiveLine[]): Promise<readonly IncomingRecord[]> {
    const records = lines.flatMap((line): IncomingRecord[] => {
      try {
        return [readRecord(part, line, this.archive.head.languages, this.#ids)];
      } catch (error) {
        if (error instanceof ArchiveError) return [];
        throw error;
      }
    });
    const { model, scope } = part.store;
    const _id = { $in: records.map(({ id }) => new Types.ObjectId(id)) };
    const here = await model.collection.find({ ...scope, _id }, { projection: { _id: 1 } }).toArray();
    const ids = new Set(here.map((record) => record._id.toHexString()));
    return records.filter(({ id }) => !ids.has(id));
  }
}

/** Records by a value that no two of the kind share, as it is stored. */
async function keysOf(
  store: RecordRules,
  { key, field }: { readonly key: string; readonly field: string },
  records: readonly IncomingRecord[],
): Promise<ReadonlyMap<unknown, IncomingRecord>> {
  const column = store.kind.translatable.includes(field) ? `${field}.${baseLanguage()}` : field;
  const keys = new Map<unknown, IncomingRecord>();
  for (const record of records) {
    const columnValue = record.values[column] ?? null;
    if (columnValue === null) continue;
    const value = (await store.form.toStored({ [field]: columnValue }))[key];
    if (!keys.has(value)) keys.set(value, record);
  }
  return keys;
}

/** The records of the installation with such values. */
async function ownersOf(store: RecordRules, key: string, keys: ReadonlyMap<unknown, IncomingRecord>) {
  if (keys.size === 0) return [];
  const condition = archivable(store, { [key]: { $in: [...keys.keys()] } });
  const owners = await store.model.collection
    .find<StoredRecord>(condition, { projection: { [key]: 1, version: 1 }, sort: { _id: 1 } })
    .toArray();
  return owners.flatMap((owner) => {
    const record = keys.get(owner[key]);
    return record ? [{ record, owner }] : [];
  });
}
