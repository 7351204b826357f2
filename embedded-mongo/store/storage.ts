import { accessSync, constants } from 'node:fs';
import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import type { Doc } from '../bson/value.js';
import { EmbeddedMongoError, messageOf, MongoError } from '../errors.js';
import { isRecordChange, isSchemaChange, type RememberedReply, type StoreChange } from './changes.js';
import { type Disk, isFull, systemDisk } from './log/disk.js';
import { type Entry, Kind, type PlacedEntry } from './log/layout.js';
import { Log } from './log/log.js';
import type { Segment } from './log/segment.js';
import { RecordCache } from './record-cache.js';
import { StoredRecord } from './record.js';
import { decodeReply, encodeReply, rememberEntry, SmallState } from './small-state.js';

/** Memory limit of the record cache, for BSON and decoded documents. */
const CACHE_BYTES = 64 * 1024 * 1024;
const SMALLEST_SEGMENT = 1024 * 1024;
const LARGEST_SEGMENT = 256 * 1024 * 1024;
/** Bytes of a record in the log besides its BSON, in a frame of its own. */
const RECORD_OVERHEAD = 43;

interface Waiting {
  readonly changes: readonly StoreChange[];
  readonly resolve: () => void;
  readonly reject: (error: MongoError) => void;
}

/** A collection as the log has it. */
export interface StoredCollection {
  readonly description: Doc;
  readonly records: ReadonlyMap<number, StoredRecord>;
}

/** Lists the live records, to reclaim space. */
export type LiveRecords = () => Iterable<{ readonly number: number; all(): Iterable<StoredRecord> }>;

/**
 * The documents on disk. Changes that arrive during a commit are committed together (group commit). If a commit fails,
 * it and all waiting changes are passed to `onFailure` in their order, before any of them is reported.
 */
export class Storage {
  private readonly log: Log;
  private readonly state = new SmallState();
  private loaded = new Map<number, { description: Doc; records: Map<number, StoredRecord> }>();
  private replies: RememberedReply[] = [];
  private liveBytes = 0;
  private waiting: Waiting[] = [];
  private committing: Promise<void> | undefined;
  liveRecords: LiveRecords = () => [];
  onFailure: (changes: readonly StoreChange[]) => void = () => undefined;
  /** Throws when the folder is another process's meanwhile: nothing is written then. */
  assertOwned: () => void = () => undefined;

  private constructor(folder: string, sync: boolean, disk: Disk) {
    this.log = Log.open(
      { folder, disk, cache: new RecordCache(CACHE_BYTES), sync, state: () => this.state.entries() },
      (segment, entry, content) => this.load(segment, entry, content),
    );
    for (const { records } of this.loaded.values())
      for (const { size } of records.values()) this.liveBytes += size + RECORD_OVERHEAD;
  }

  /** `sync`: a commit is one on the disk itself, not only in the system's cache. Throws an EmbeddedMongoError. */
  static open(dataDir: string, sync: boolean, disk = systemDisk): Storage {
    try {
      accessSync(dataDir, constants.W_OK);
    } catch (error) {
      throw new EmbeddedMongoError(
        'DATA_DIR_UNWRITABLE',
        `The data folder ${dataDir} cannot be written (${messageOf(error)}).`,
      );
    }
    try {
      return new Storage(dataDir, sync, disk);
    } catch (error) {
      if (error instanceof EmbeddedMongoError) throw error;
      throw new EmbeddedMongoError('DATA_DAMAGED', `The database in ${dataDir} cannot be read (${messageOf(error)}).`);
    }
  }

  /** Data that was loaded at startup, once: collections by number, and the replies of retryable writes. */
  takeLoaded(): { collections: ReadonlyMap<number, StoredCollection>; replies: readonly RememberedReply[] } {
    const loaded = { collections: this.loaded, replies: this.replies };
    this.loaded = new Map();
    this.replies = [];
    return loaded;
  }

  private load(segment: Segment, entry: PlacedEntry, content: Buffer): void {
    const { kind, collection, record } = entry;
    if (kind === Kind.put) this.loadedRecords(collection).set(record, StoredRecord.stored(record, segment, entry));
    else if (kind === Kind.remove) this.loadedRecords(collection).delete(record);
    else if (kind === Kind.describe) {
      const records = this.loaded.get(collection)?.records ?? new Map<number, StoredRecord>();
      this.loaded.set(collection, { description: decode(Buffer.from(content)), records });
      this.state.describe(collection, Buffer.from(content));
    } else if (kind === Kind.drop) {
      this.loaded.delete(collection);
      this.state.drop(collection);
    } else {
      const reply = decodeReply(Buffer.from(content));
      this.state.remember(reply.session, Buffer.from(content), reply.at);
      this.replies.push(reply);
    }
  }

  private loadedRecords(collection: number): Map<number, StoredRecord> {
    const loaded = this.loaded.get(collection);
    if (!loaded) throw new Error(`collection ${collection} is not described`);
    return loaded.records;
  }

  /** The total size of the files, and of the live data in them, in bytes. */
  get sizes(): { readonly total: number; readonly live: number } {
    return { total: this.log.bytes, live: this.liveBytes };
  }

  /** Throws when no write can be stored until the database is started again. A full disk is no such reason. */
  assertWritable(): void {
    this.assertOwned();
    if (this.log.failure) throw this.log.failure;
  }

  /**
   * Resolves once the changes are on disk, all or none of them, and with them whatever they may rest on: without changes,
   * once all that has been changed before is.
   */
  commit(changes: readonly StoreChange[]): Promise<void> {
    if (changes.length === 0 && !this.committing) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.waiting.push({ changes, resolve, reject });
      this.committing ??= this.commitWaiting();
    });
  }

  private async commitWaiting(): Promise<void> {
    // Whatever else arrives in this turn joins the first commit.
    await new Promise((resolve) => setImmediate(resolve));
    while (this.waiting.length > 0) {
      const group = this.waiting;
      this.waiting = [];
      const changes = group.length === 1 ? (group[0] as Waiting).changes : group.flatMap((one) => one.changes);
      try {
        if (changes.length > 0) await this.write(changes);
      } catch (error) {
        this.fail(group, error);
        continue;
      }
      for (const { resolve } of group) resolve();
      await this.reclaim();
    }
    this.committing = undefined;
  }

  private fail(group: readonly Waiting[], error: unknown): void {
    // Later changes depend on the failed ones.
    const failed = [...group, ...this.waiting];
    this.waiting = [];
    this.onFailure(failed.flatMap(({ changes }) => changes));
    const message = `The write could not be stored: ${messageOf(error)}`;
    const failure = isFull(error)
      ? new MongoError(14031, 'OutOfDiskSpace', message)
      : new MongoError(1, 'InternalError', message);
    for (const { reject } of failed) reject(failure);
  }

  private async write(changes: readonly StoreChange[]): Promise<void> {
    this.assertOwned();
    const { segment, table } = await this.log.append(changes.map(entryOf), this.segmentSize);
    for (const [i, change] of changes.entries()) this.written(change, segment, table[i] as PlacedEntry);
  }

  private written(change: StoreChange, segment: Segment, entry: PlacedEntry): void {
    if (isRecordChange(change)) {
      if (change.before) this.liveBytes -= change.before.size + RECORD_OVERHEAD;
      if (!change.after) return;
      change.after.place(segment, entry);
      this.liveBytes += change.after.size + RECORD_OVERHEAD;
    } else if (isSchemaChange(change)) {
      const { collection, description } = change;
      if (description) return this.state.describe(collection.number, encode(description));
      this.state.drop(collection.number);
      for (const { size } of collection.all()) this.liveBytes -= size + RECORD_OVERHEAD;
    } else this.state.remember(change.remember.session, encodeReply(change.remember), change.remember.at);
  }

  private get segmentSize(): number {
    // What is repeated in each segment must be a small part of it.
    const least = Math.max(SMALLEST_SEGMENT, this.liveBytes / 16);
    return Math.max(Math.min(LARGEST_SEGMENT, least), 8 * this.state.bytes);
  }

  private hasWaste(): boolean {
    return this.log.count > 1 && this.log.bytes > 2 * this.liveBytes + 4 * this.segmentSize;
  }

  /** Makes the files smaller when they hold much that is not needed: one at least, all of them while no one waits. */
  private async reclaim(): Promise<void> {
    try {
      for (let left = this.log.count; left > 0 && this.hasWaste(); left--) {
        await this.emptyOldest();
        if (this.waiting.length > 0) return;
      }
    } catch (error) {
      // Nothing is lost by it: the space comes back another time.
      console.error('embedded-mongo: space could not be had back:', messageOf(error));
    }
  }

  /** Rewrites the live entries of the oldest segment at the end, and removes the segment. */
  private async emptyOldest(): Promise<void> {
    this.assertOwned();
    const { oldest } = this.log;
    const live: { entry: Entry; record: StoredRecord }[] = [];
    for (const { number, record } of this.neededRecords()) {
      if (record.storedIn !== oldest) continue;
      const content = Buffer.from(record.bytes());
      live.push({ entry: { kind: Kind.put, collection: number, record: record.id, content }, record });
    }
    if (live.length > 0) {
      const { segment, table } = await this.log.append(
        live.map(({ entry }) => entry),
        this.segmentSize,
      );
      for (const [i, { record }] of live.entries()) record.place(segment, table[i] as PlacedEntry);
    }
    await this.log.removeOldest();
  }

  /** The live records in the log: those in memory, and those that waiting changes have removed from there. */
  private *neededRecords(): Generator<{ number: number; record: StoredRecord }> {
    for (const collection of this.liveRecords())
      for (const record of collection.all()) yield { number: collection.number, record };
    for (const { changes } of this.waiting) {
      for (const change of changes) {
        if (isRecordChange(change) && change.before) yield { number: change.collection.number, record: change.before };
        if (isSchemaChange(change) && !change.description)
          for (const record of change.collection.all()) yield { number: change.collection.number, record };
      }
    }
  }

  async close(): Promise<void> {
    await this.committing;
    this.log.close();
  }
}

function entryOf(change: StoreChange): Entry {
  if ('remember' in change) return rememberEntry(encodeReply(change.remember));
  const collection = change.collection.number;
  if (isRecordChange(change)) {
    const { before, after } = change;
    if (after) return { kind: Kind.put, collection, record: after.id, content: after.bytes() };
    return { kind: Kind.remove, collection, record: (before as StoredRecord).id, content: undefined };
  }
  if (!change.description) return { kind: Kind.drop, collection, record: 0, content: undefined };
  return { kind: Kind.describe, collection, record: 0, content: encode(change.description) };
}
