import { leafValues } from './query/paths.js';
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
      const before = now - spec.expireAfterSeconds * 1000;
      const expired = [...list.values()].filter(({ doc }) =>
        leafValues(doc, field.path).some((value) => value instanceof Date && value.getTime() <= before),
      );
      for (const record of new Set(expired)) removeUnlocked(collection, record, log);
    }
  }
}

/** What a transaction is writing to is looked at again the next time. */
function removeUnlocked(collection: Collection, record: StoredRecord, log: StoreChange[]): void {
  try {
    collection.remove(record, log);
  } catch (error) {
    if (!(error instanceof LockedByTransaction)) throw error;
  }
}
