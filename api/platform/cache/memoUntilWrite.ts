import { LRUCache } from 'lru-cache';
import { databaseAvailability } from '../database/availability.js';
import { RETRY_AFTER_S } from '../database/unavailable.js';
import { serviceUnavailable } from '../errors.js';
import type { ContentStamps } from './contentStamps.js';

/** The stamps of the kinds as one text, which any write of one of them changes. */
const stampOf = (kindNames: readonly string[], stamps: ContentStamps): string =>
  kindNames.map((name) => stamps.of(name)).join(' ');

interface Memo<T> {
  (stamps: ContentStamps): Promise<T>;
  /** The value that was read last, however old it is; undefined before the first read. */
  readonly last: (stamps: ContentStamps) => T | undefined;
}

/**
 * Memoizes `read` until a record of one of the kinds is written, for each app by itself: its stamps tell one from another. While
 * the database is down, what was read last is returned.
 */
export function memoUntilWrite<T>(kindNames: readonly string[], read: (stamps: ContentStamps) => Promise<T>): Memo<T> {
  const cached = new WeakMap<ContentStamps, { readonly stamp: string; readonly value: Promise<T> }>();
  const last = new WeakMap<ContentStamps, { readonly value: T }>();
  const memo = (stamps: ContentStamps) => {
    if (databaseAvailability.isDown) {
      const read = last.get(stamps);
      return read ? Promise.resolve(read.value) : Promise.reject(serviceUnavailable(RETRY_AFTER_S));
    }
    // Taken before the read: a write during it makes what is read stale.
    const stamp = stampOf(kindNames, stamps);
    const known = cached.get(stamps);
    if (known?.stamp === stamp) return known.value;
    const value = read(stamps);
    const mine = { stamp, value };
    cached.set(stamps, mine);
    value.then(
      (now) => last.set(stamps, { value: now }),
      () => {
        if (cached.get(stamps) === mine) cached.delete(stamps);
      },
    );
    return value;
  };
  return Object.assign(memo, { last: (stamps: ContentStamps) => last.get(stamps)?.value });
}

/** A value, or the promise of one that is still being read. */
export type Known<T> = T | Promise<T>;

/**
 * The same for many values by key: each is cached until a record of one of the kinds is written, or evicted after `max`
 * others (LRU). A value that has been read is returned as such, for a promise in each row of a list costs more than the
 * rest of the row.
 */
export function memoEachUntilWrite<T>(
  kindNames: readonly string[],
  max: number,
): (stamps: ContentStamps, question: string, read: () => Promise<T>) => Known<T> {
  const caches = new WeakMap<
    ContentStamps,
    { readonly entries: LRUCache<string, { value: Known<T> }>; numbers: number[] }
  >();
  const cacheOf = (stamps: ContentStamps) => {
    const known = caches.get(stamps) ?? { entries: new LRUCache<string, { value: Known<T> }>({ max }), numbers: [] };
    caches.set(stamps, known);
    return known;
  };
  return (stamps, question, read) => {
    const cache = cacheOf(stamps);
    const { entries } = cache;
    if (!kindNames.every((name, at) => stamps.of(name) === cache.numbers[at])) {
      entries.clear();
      cache.numbers = kindNames.map((name) => stamps.of(name));
    }
    const cached = entries.get(question);
    if (cached) return cached.value;
    const reading = read();
    const mine: { value: Known<T> } = { value: reading };
    entries.set(question, mine);
    reading.then(
      (value) => {
        mine.value = value;
      },
      () => {
        if (entries.get(question) === mine) entries.delete(question);
      },
    );
    return reading;
  };
}
