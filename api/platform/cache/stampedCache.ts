import { LRUCache } from 'lru-cache';
import { databaseAvailability } from '../database/availability.js';
import { sameWrites, type ContentStamps } from './contentStamps.js';

/** The kinds, or parts of kinds, that a response was computed from, with their stamps from before the computation. */
export type Stamps = readonly (readonly [kindName: string, stamp: number])[];

interface Bounds<Value> {
  /** Memory limit of the cache, in bytes. */
  readonly maxBytes: number;
  /** Larger values are not cached. */
  readonly maxEntryBytes: number;
  readonly bytesOf: (value: Value) => number;
  /** Maximum age in milliseconds, even without a write; unlimited by default. */
  readonly ttlMs?: number;
}

/**
 * Caches responses to visitors, each until a kind that it was computed from is written. While the database is down, what is
 * older than that, or was not trusted for a while, is served too.
 */
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
    const { isDown } = databaseAvailability;
    // What is too old stays until there is a new one: the database may turn out to be down.
    const entry = this.#entries.get(key, { allowStale: isDown, noDeleteOnStaleGet: true });
    if (!entry) return null;
    const current = entry.stamps.map(([kind, stamp]) => [this.stamps.of(kind), stamp] as const);
    if (current.every(([now, stamp]) => now === stamp)) return entry.value;
    if (!current.every(([now, stamp]) => sameWrites(now, stamp))) this.#entries.delete(key);
    else if (isDown) return entry.value;
    return null;
  }

  /**
   * What is derived from the value of a key, cached beside it for as long. Null where the key has no value.
   * @param name of what is derived: no key ends with it after a line break
   */
  async derived(key: string, name: string, derive: (value: Value) => Promise<Value>): Promise<Value | null> {
    const beside = `${key}\n${name}`;
    const known = this.get(beside);
    if (known !== null) return known;
    const value = this.get(key);
    const stamps = this.#entries.peek(key)?.stamps;
    if (value === null || !stamps) return null;
    const result = await derive(value);
    this.set(beside, result, stamps);
    return result;
  }

  set(key: string, value: Value, stamps: Stamps): void {
    if (this.bounds.bytesOf(value) <= this.bounds.maxEntryBytes) this.#entries.set(key, { value, stamps });
  }
}
