import type { StoredRecord } from '../schema/record.js';
import type { RecordStore } from '../write/recordStore.js';

/** Records that are filled in with one command: others are answered in between. */
const BATCH = 200;

/**
 * Gives the records of a kind that lack a kept field theirs: those written before there was the field, or past their
 * store. None lacks it who has an empty list there; asked for null, an index tells who does.
 * @param valuesOf what is stored with a record, by what it holds
 * @param signal ends it between two batches
 */
export async function fillIn(
  { model: { collection }, scope }: Pick<RecordStore, 'model' | 'scope'>,
  field: string,
  valuesOf: (record: StoredRecord) => Readonly<Record<string, unknown>>,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted) {
    const records = await collection.find<StoredRecord>({ ...scope, [field]: null }, { limit: BATCH }).toArray();
    if (records.length === 0) return;
    // What was written since has its own already.
    const { modifiedCount } = await collection.bulkWrite(
      records.map((record) => ({
        updateOne: { filter: { _id: record._id, version: record.version }, update: { $set: valuesOf(record) } },
      })),
      { ordered: false },
    );
    if (modifiedCount === 0) return;
  }
}
