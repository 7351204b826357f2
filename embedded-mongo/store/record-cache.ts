import type { StoredRecord } from './record.js';

/**
 * The memory of a decoded document per byte of BSON, and per document: measured with documents of some twenty fields.
 */
const DECODED_FACTOR = 4;
const DECODED_BASE = 200;

/**
 * Decides which records stay in memory, as BSON or decoded: recently used ones, up to about `limit` bytes. Two
 * generations: when the younger one is full, records that were not used in it are evicted.
 */
export class RecordCache {
  private generation = 2;
  private bytes = 0;
  private older: StoredRecord[] = [];
  private younger: StoredRecord[] = [];

  constructor(private readonly limit: number) {}

  /** Whether the record's use has been noted in one of the two generations. */
  wasUsed({ generation }: StoredRecord): boolean {
    return generation >= this.generation - 1;
  }

  /** Notes that the record is in use. Cheap when it has been noted already. */
  touch(record: StoredRecord): void {
    if (record.generation === this.generation) return;
    record.generation = this.generation;
    this.younger.push(record);
    this.weigh(record.isDecoded ? record.size + decodedSize(record.size) : record.size);
  }

  /** Notes that the record has been decoded. */
  decoded(size: number): void {
    this.weigh(decodedSize(size));
  }

  private weigh(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > this.limit / 2) this.turn();
  }

  private turn(): void {
    for (const record of this.older) if (record.generation !== this.generation) record.release();
    this.older = this.younger;
    this.younger = [];
    this.bytes = 0;
    this.generation++;
  }
}

function decodedSize(size: number): number {
  return size * DECODED_FACTOR + DECODED_BASE;
}
