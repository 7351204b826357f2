import { isDeepStrictEqual } from 'node:util';
import type { mongo, Types } from 'mongoose';
import type { RecordStep, StepWork, Values } from './migration.js';

/** Storage location of the records of a kind. */
export interface StoredKind {
  readonly kind: string;
  readonly collection: string;
  /** Values that its records have in common, where they share the collection with others. */
  readonly scope: Values;
  /** Fields that follow from the others: they are removed from what changes, and filled in again by the start. */
  readonly derived: readonly string[];
}

interface Stored extends Values {
  readonly _id: Types.ObjectId;
  readonly version?: number | null;
}

/** Documents that are in memory at once, and changed by one command. */
const BATCH = 250;
/** Batches between two lines of the log. */
const LOG_EVERY = 40;

/**
 * Changes the documents of a collection, from the first to the last id. Documents that others write meanwhile are read again.
 * @param changed what a document is from now on
 * @returns how many were changed
 */
export async function migrateEach(
  { database, log, signal }: StepWork,
  { collection: name, scope, derived }: Pick<StoredKind, 'collection' | 'scope' | 'derived'>,
  changed: (document: Values) => Values,
): Promise<number> {
  const collection = database.collection(name);
  let written = 0;
  let last: Types.ObjectId | null = null;
  for (let batches = 1; ; batches += 1) {
    signal.throwIfAborted();
    const filter: Values = last ? { ...scope, _id: { $gt: last } } : scope;
    const documents: mongo.WithId<Stored>[] = await collection
      .find<Stored>(filter, { sort: { _id: 1 }, limit: BATCH })
      .toArray();
    const updates = documents.flatMap((document) => updateOf(document, changed(document), derived) ?? []);
    if (updates.length > 0) {
      const { matchedCount } = await collection.bulkWrite(updates, { ordered: false });
      written += matchedCount;
      // What another process has written since is not matched: this batch is read again.
      if (matchedCount < updates.length) continue;
    }
    last = documents.at(-1)?._id ?? null;
    if (documents.length < BATCH || !last) return written;
    if (batches % LOG_EVERY === 0) log.info({ collection: name, read: batches * BATCH, changed: written }, 'migrating');
  }
}

/** Null where nothing changes. */
function updateOf(before: Stored, after: Values, derived: readonly string[]): mongo.AnyBulkWriteOperation | null {
  const changed = Object.entries(after).filter(([field, value]) => !isDeepStrictEqual(value, before[field]));
  const removed = Object.keys(before).filter((field) => !(field in after));
  if (changed.length === 0 && removed.length === 0) return null;
  const unset = [...removed, ...derived.filter((field) => field in before)];
  const { _id, version } = before;
  return {
    updateOne: {
      filter: { _id, version: version ?? null },
      update: {
        ...(changed.length > 0 && { $set: Object.fromEntries(changed) }),
        ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((field) => [field, ''])) }),
      },
    },
  };
}

/** Applies a step to the records of its kinds. Their versions stay: nobody has changed what they say. */
export async function migrateRecords(work: StepWork, step: RecordStep, kinds: readonly StoredKind[]): Promise<void> {
  for (const stored of kinds.filter(({ kind }) => step.kinds.includes(kind))) {
    const changed = await migrateEach(work, stored, (record) => step.record(record));
    work.log.info({ step: step.number, collection: stored.collection, changed }, 'records migrated');
  }
}
