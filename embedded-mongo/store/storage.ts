import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { type Database, open, type RootDatabase } from 'lmdb';
import { decode } from '../bson/decode.js';
import { encode } from '../bson/encode.js';
import type { Doc } from '../bson/value.js';
import { EmbeddedMongoError, messageOf, MongoError } from '../errors.js';

/** One change to the file: a collection's description or one of its records put, or removed when there are no bytes. */
export type StoreChange =
  | { readonly collection: number; readonly description: Doc | undefined }
  | { readonly collection: number; readonly record: number; readonly raw: Buffer | undefined };

interface Waiting {
  readonly changes: readonly StoreChange[];
  readonly resolve: () => void;
  readonly reject: (error: MongoError) => void;
}

const FORMAT = 1;
const CHECKSUM_SIZE = 4;

/**
 * The documents on disk: one LMDB environment per data folder. Changes that arrive while a commit is on its way are
 * committed together (group commit). Every value ends in a CRC-32, so that a damaged file is noticed when it is read.
 */
export class Storage {
  private waiting: Waiting[] = [];
  private committing: Promise<void> | undefined;

  private constructor(
    private readonly environment: RootDatabase<Buffer, Buffer>,
    private readonly collections: Database<Buffer, Buffer>,
    private readonly records: Database<Buffer, Buffer>,
  ) {}

  /** `sync`: a commit is one on the disk itself, not only in the system's cache. */
  static open(dataDir: string, sync: boolean): Storage {
    try {
      mkdirSync(dataDir, { recursive: true });
      accessSync(dataDir, constants.W_OK);
    } catch (error) {
      throw new EmbeddedMongoError(
        'DATA_DIR_UNWRITABLE',
        `The data folder ${dataDir} cannot be written (${messageOf(error)}).`,
      );
    }
    try {
      const binary = { keyEncoding: 'binary', encoding: 'binary' } as const;
      const environment = open<Buffer, Buffer>({
        path: join(dataDir, 'data.mdb'),
        maxDbs: 8,
        overlappingSync: false,
        noSync: !sync,
        ...binary,
      });
      const storage = new Storage(
        environment,
        environment.openDB<Buffer, Buffer>({ name: 'collections', ...binary }),
        environment.openDB<Buffer, Buffer>({ name: 'records', ...binary }),
      );
      storage.checkFormat(dataDir);
      return storage;
    } catch (error) {
      if (error instanceof EmbeddedMongoError) throw error;
      throw new EmbeddedMongoError('DATA_DAMAGED', `The database in ${dataDir} cannot be read (${messageOf(error)}).`);
    }
  }

  private checkFormat(dataDir: string): void {
    const key = Buffer.from('format');
    const format = this.environment.get(key);
    if (format === undefined) this.environment.putSync(key, Buffer.from([FORMAT]));
    else if (format[0] !== FORMAT) {
      throw new EmbeddedMongoError(
        'DATA_DAMAGED',
        `The database in ${dataDir} has format ${format[0]}; this version reads ${FORMAT}.`,
      );
    }
  }

  /** Every collection's description by its number. */
  *readCollections(): Generator<[number, Doc]> {
    for (const { key, value } of this.collections.getRange()) {
      yield [key.readUInt32BE(0), decode(checked(value, `collection ${key.toString('hex')}`))];
    }
  }

  /** A collection's records in insertion order; throws DATA_DAMAGED at one whose bytes are not those written. */
  *readRecords(collection: number): Generator<[number, Buffer]> {
    const range = { start: recordKey(collection, 0), end: recordKey(collection + 1, 0) };
    for (const { key, value } of this.records.getRange(range)) {
      const id = key.readUInt32BE(4) * 0x1_0000_0000 + key.readUInt32BE(8);
      yield [id, Buffer.from(checked(value, `record ${id} of collection ${collection}`))];
    }
  }

  /** Resolves once the changes are on disk, all or none of them. */
  commit(changes: readonly StoreChange[]): Promise<void> {
    if (changes.length === 0) return Promise.resolve();
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
      try {
        await this.environment.batch(() => {
          for (const { changes } of group) for (const change of changes) this.apply(change);
        });
        for (const { resolve } of group) resolve();
      } catch (error) {
        const failure = new MongoError(14031, 'OutOfDiskSpace', `The write could not be stored: ${messageOf(error)}`);
        for (const { reject } of group) reject(failure);
      }
    }
    this.committing = undefined;
  }

  private apply(change: StoreChange): void {
    if ('record' in change) {
      const key = recordKey(change.collection, change.record);
      if (change.raw) void this.records.put(key, sealed(change.raw));
      else void this.records.remove(key);
      return;
    }
    const key = Buffer.alloc(4);
    key.writeUInt32BE(change.collection);
    if (change.description) void this.collections.put(key, sealed(encode(change.description)));
    else void this.collections.remove(key);
  }

  async close(): Promise<void> {
    await this.committing;
    await this.environment.flushed;
    await this.environment.close();
  }
}

function recordKey(collection: number, record: number): Buffer {
  const key = Buffer.allocUnsafe(12);
  key.writeUInt32BE(collection, 0);
  key.writeUInt32BE(Math.floor(record / 0x1_0000_0000), 4);
  key.writeUInt32BE(record >>> 0, 8);
  return key;
}

function sealed(raw: Buffer): Buffer {
  const value = Buffer.allocUnsafe(raw.length + CHECKSUM_SIZE);
  raw.copy(value);
  value.writeUInt32LE(crc32(raw), raw.length);
  return value;
}

function checked(value: Buffer, what: string): Buffer {
  const raw = value.subarray(0, Math.max(0, value.length - CHECKSUM_SIZE));
  if (raw.length >= 5 && raw.readInt32LE(0) === raw.length && crc32(raw) === value.readUInt32LE(raw.length)) return raw;
  throw new EmbeddedMongoError(
    'DATA_DAMAGED',
    `The database is damaged: ${what} does not have the bytes that were written.`,
  );
}
