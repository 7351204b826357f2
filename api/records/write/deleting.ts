import { messages } from '@polyphony/domain/messages/messages.js';
import type { Context } from '../../context.js';
import type { ClientSession } from 'mongoose';
import type { StoredRecord } from '../schema/record.js';
import type { RecordRules } from './recordRules.js';
import { idOf, type Operation, type Planned } from './write.js';

/** The deletion of records, each as it was loaded. */
export function deleting(store: RecordRules, context: Context): Operation<StoredRecord, Planned> {
  return {
    write: { action: 'DELETE' },
    message: messages.deleted(store.deletedLabel),
    load: (ids) => store.load(ids),
    refusals: (records) => store.refuseDeletes(records, context),
    plan: (current) => ({ before: current, record: current, changes: store.changes.ofDeletion(current) }),
    make: async (planned, session) => {
      const records = planned.map(({ before }) => before);
      const removed = await (store.steps.remove?.(records, context, session) ??
        removeUnchanged(store, records, session));
      return records.filter((record) => removed.has(idOf(record))).map((before) => ({ before, after: null }));
    },
  };
}

/**
 * Deletes the records that have not changed since they were loaded, within a transaction. What it has read there stays as it
 * is until it ends, so that of several users who delete a record one does.
 * @returns the ids of those that it deleted
 */
export async function removeUnchanged(
  store: RecordRules,
  records: readonly StoredRecord[],
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  const condition = {
    ...store.scope,
    ...store.steps.precondition?.(null),
    _id: { $in: records.map(({ _id }) => _id) },
  };
  const found = await store.model.find(condition, { version: 1 }, { session }).lean<StoredRecord[]>();
  const versions = new Map(found.map((record) => [idOf(record), record.version]));
  const unchanged = records.filter((record) => versions.get(idOf(record)) === record.version);
  const _id = { $in: unchanged.map((record) => record._id) };
  if (unchanged.length > 0) await store.model.collection.deleteMany({ ...store.scope, _id }, { session });
  return new Set(unchanged.map(idOf));
}
