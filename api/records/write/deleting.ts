import { messages } from '@polyphony/domain/messages/messages.js';
import type { Context } from '../../context.js';
import type { ClientSession } from 'mongoose';
import type { StoredRecord } from '../schema/record.js';
import type { RecordStore } from './recordStore.js';
import { idOf, type Operation, type Planned } from './write.js';

/** The deletion of records, each as it was loaded. */
export function deleting(store: RecordStore, context: Context): Operation<StoredRecord, Planned> {
  return {
    write: { action: 'DELETE' },
    message: messages.deleted(store.deletedLabel),
    load: (ids) => store.load(ids),
    refusals: (records) => store.refuseDeletes(records, context),
    plan: (current) => ({ before: current, record: current, changes: store.changes.ofDeletion(current) }),
    make: async (planned, session) => {
      const records = planned.map(({ before }) => before);
      const removed = await store.remove(records, context, session);
      return records.filter((record) => removed.has(idOf(record))).map((before) => ({ before, after: null }));
    },
  };
}

/** Deletes the records that have not changed since they were loaded, in one round trip. Returns the ids of those deleted. */
export async function removeLoaded(
  store: RecordStore,
  records: readonly StoredRecord[],
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  const precondition = store.precondition(null);
  const { deletedCount } = await store.model.collection.bulkWrite(
    records.map(({ _id, version }) => ({ deleteOne: { filter: { ...store.scope, ...precondition, _id, version } } })),
    { ordered: false, session },
  );
  const left = deletedCount === records.length ? new Set<string>() : await store.existing(records, session);
  return new Set(records.map(idOf).filter((id) => !left.has(id)));
}
