import { decode } from '../bson/decode.js';
import type { FieldSet } from '../bson/partial.js';
import type { Doc } from '../bson/value.js';
import type { PlacedEntry } from './log/layout.js';
import type { Segment } from './log/segment.js';

/**
 * A stored document. Immutable: an update creates another record with the same id. Its bytes are in memory until they
 * are on disk; then they are read when needed and cached while there is room.
 */
export class StoredRecord {
  /** Generation in which it was last used (see RecordCache). */
  generation = 0;
  private segment: Segment | undefined;
  /** Offset in its segment at which its bytes begin, and their checksum. */
  at = 0;
  sum = 0;
  private decodedDoc: Doc | undefined;

  private constructor(
    /** Its place in insertion order, unique within its collection. */
    readonly id: number,
    private loadedRaw: Buffer | undefined,
    /** Of its BSON, in bytes. */
    readonly size: number,
  ) {}

  /** A record that is not on disk yet. */
  static fresh(id: number, raw: Buffer): StoredRecord {
    return new StoredRecord(id, raw, raw.length);
  }

  /** A record that is on disk. */
  static stored(id: number, segment: Segment, entry: PlacedEntry): StoredRecord {
    const record = new StoredRecord(id, undefined, entry.size);
    record.segment = segment;
    record.at = entry.at;
    record.sum = entry.sum;
    return record;
  }

  /** Call when its bytes are on disk: they may be evicted from now on. */
  place(segment: Segment, entry: PlacedEntry): void {
    this.segment = segment;
    this.at = entry.at;
    this.sum = entry.sum;
    if (this.loadedRaw) segment.cache.touch(this);
  }

  /** The segment its bytes are in, once they are on disk. */
  get storedIn(): Segment | undefined {
    return this.segment;
  }

  get isDecoded(): boolean {
    return this.decodedDoc !== undefined;
  }

  get raw(): Buffer {
    const { segment } = this;
    if (!segment) return this.loadedRaw as Buffer;
    this.loadedRaw ??= segment.read(this);
    segment.cache.touch(this);
    return this.loadedRaw;
  }

  /**
   * Its BSON, valid until another record is read. Cached only if it was used recently, because most records are not
   * read again soon.
   */
  get briefRaw(): Buffer {
    const { segment } = this;
    if (!segment || this.loadedRaw || segment.cache.wasUsed(this)) return this.raw;
    segment.cache.touch(this);
    return segment.peek(this);
  }

  /** Shared by every reader: never to be changed. */
  get doc(): Doc {
    if (this.decodedDoc) {
      this.segment?.cache.touch(this);
      return this.decodedDoc;
    }
    const doc = decode(this.raw);
    this.decodedDoc = doc;
    this.segment?.cache.decoded(this.size);
    return doc;
  }

  /** At least the wanted fields, for reading them once: nothing is cached. */
  fields(wanted: FieldSet): Doc {
    return this.decodedDoc ?? wanted.read(this.bytes());
  }

  /** Its BSON for a moment, until another record is read. */
  bytes(): Buffer {
    return this.loadedRaw ?? (this.segment as Segment).peek(this);
  }

  /** Its BSON as on disk, even if it is cached; valid only briefly. */
  storedBytes(): Buffer {
    return this.segment ? this.segment.peek(this) : (this.loadedRaw as Buffer);
  }

  /** Forgets what can be fetched again. */
  release(): void {
    if (!this.segment) return;
    this.loadedRaw = undefined;
    this.decodedDoc = undefined;
  }
}

export const RECORD_KEY_SIZE = 8;

/** Eight bytes that sort as the ids do. */
export function recordKey(id: number): string {
  const high = Math.floor(id / 0x1_0000_0000);
  const low = id >>> 0;
  return String.fromCharCode(
    high >>> 24,
    (high >>> 16) & 255,
    (high >>> 8) & 255,
    high & 255,
    low >>> 24,
    (low >>> 16) & 255,
    (low >>> 8) & 255,
    low & 255,
  );
}
