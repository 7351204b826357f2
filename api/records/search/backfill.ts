import type { ListedKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { RecordReads } from '../read/recordReads.js';
import type { StoredRecord } from '../schema/record.js';

/** Records per bulk write, so that other commands can run in between. */
const BATCH = 200;

type Filled = readonly Readonly<Record<string, unknown>>[];

/**
 * Sets a derived field on the records of a kind that lack it: those written before the field existed, or without the
 * store. An empty array counts as filled; `{field: null}` matches missing fields and uses the index.
 * @param valuesOf the values to store with each of some records, in their order
 * @param signal aborts between two batches
 * @param retired a field of an older version, which is removed from them
 */
export async function fillIn<Stored extends StoredRecord>(
  { model: { collection }, scope }: RecordReads<ListedKind, Stored>,
  field: string,
  valuesOf: (records: readonly Stored[]) => Filled | Promise<Filled>,
  signal?: AbortSignal,
  retired?: string,
): Promise<void> {
  while (!signal?.aborted) {
    const records = await collection.find<Stored>({ ...scope, [field]: null }, { limit: BATCH }).toArray();
    if (records.length === 0) return;
    const values = await valuesOf(records);
    // A record that was written meanwhile is read again.
    const { modifiedCount } = await collection.bulkWrite(
      records.map((record, index) => ({
        updateOne: {
          filter: { _id: record._id, version: record.version },
          update: { $set: { ...values[index] }, ...(retired && { $unset: { [retired]: '' } }) },
        },
      })),
      { ordered: false },
    );
    if (modifiedCount === 0) return;
  }
}
