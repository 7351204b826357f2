import { LRUCache } from 'lru-cache';
import type { ContentStamps } from './contentStamps.js';

/** The kinds an answer came from, as they stood before it was worked out. */
export type Stamps = readonly (readonly [kindName: string, stamp: number])[];

interface Bounds<Value> {
  /** Memory that kept answers may take, in bytes. */
  readonly maxBytes: number;
  /** An answer larger than this is not kept. */
  readonly maxEntryBytes: number;
  readonly bytesOf: (value: Value) => number;
  /** How long an answer counts whatever is written, in milliseconds; without it, without end. */
  readonly ttlMs?: number;
}

/** Answers to visitors, each kept until a kind that it came from is written. */
export class StampedCache<Value> {
  readonly #entries: LRUCache<string, { readonly value: Value; readonly stamps: Stamps }>;

  constructor(
    readonly bounds: Bounds<Value>,
    readonly stamps: Pick<ContentStamps, 'of'>,
  ) {
    this.#entries = new LRUCache({
      maxSize: bounds.maxBytes,
      sizeCalculation: ({ value }, key) => bounds.bytesOf(value) + 2 * key.length + 200,
      ttl: bounds.ttlMs ?? 0,
    });
  }

  get size(): number {
    return this.#entries.size;
  }

  clear(): void {
    this.#entries.clear();
  }

  get(key: string): Value | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    if (entry.stamps.every(([kind, stamp]) => this.stamps.of(kind) === stamp)) return entry.value;
    this.#entries.delete(key);
    return null;
  }

  set(key: string, value: Value, stamps: Stamps): void {
    if (this.bounds.bytesOf(value) <= this.bounds.maxEntryBytes) this.#entries.set(key, { value, stamps });
  }
}
