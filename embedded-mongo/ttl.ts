import { invertKey, keyOf } from './bson/key.js';
import { TypeOrder } from './bson/order.js';
import type { Collection } from './store/collection.js';
import type { StoreChange } from './store/changes.js';
import { LockedByTransaction } from './store/locks.js';
import type { StoredRecord } from './store/record.js';

/** Removes the documents whose date, under an index with expireAfterSeconds, is that long ago. */
export function removeExpired(collections: Iterable<Collection>, log: StoreChange[], now: number): void {
  for (const collection of collections) {
    for (const { spec, list } of [...collection.indexes]) {
      const [field, ...others] = spec.fields;
      if (spec.expireAfterSeconds === undefined || !field || others.length > 0) continue;
      const before = new Date(now - spec.expireAfterSeconds * 1000);
      const expired = [...list.range(...datesUntil(before, field.direction))];
      for (const record of new Set(expired)) removeUnlocked(collection, record, log);
    }
  }
}

/** The keys of an index that are dates up to one: from the first on, up to the second, which is not among them. */
function datesUntil(last: Date, direction: 1 | -1): [string, string] {
  const lastKey = keyOf(last);
  if (direction === 1) return [String.fromCharCode(TypeOrder.date), `${lastKey}\xff`];
  return [invertKey(lastKey), invertKey(String.fromCharCode(TypeOrder.date - 1))];
}

/** What a transaction is writing to is looked at again the next time. */
function removeUnlocked(collection: Collection, record: StoredRecord, log: StoreChange[]): void {
  try {
    collection.remove(record, log);
  } catch (error) {
    if (!(error instanceof LockedByTransaction)) throw error;
  }
}
