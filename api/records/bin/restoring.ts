import { messages } from '@polyphony/domain/messages/messages.js';
import type { ClientSession, Types } from 'mongoose';
import type { Context } from '../../context.js';
import { forbidden, notFound } from '../../platform/errors.js';
import { withoutPastSchedule } from '../publishing/withoutPastSchedule.js';
import { authorOf, type StoredRecord } from '../schema/record.js';
import { refused } from '../write/outcome.js';
import type { RecordStore } from '../store/recordStore.js';
import { loadNone, type AppliedWrite, type Operation, type Planned } from '../write/write.js';
import { DeletedRecordModel } from './deletedRecord.js';
import { findDeleted } from './findDeleted.js';

/** Operation that restores a deleted record, with its id, switches and texts, as it was; its version is the next. */
export function restoring(
  store: RecordStore,
  id: Types.ObjectId,
  context: Context,
): Operation<null, Planned<null> & { readonly record: StoredRecord; readonly restored: StoredRecord }> {
  return {
    write: { action: 'RESTORE' },
    message: messages.restored(store.kind.label),
    load: loadNone,
    refusals: () => Promise.resolve(new Map()),
    plan: async () => {
      const found = await findDeleted(store, id);
      if (!found) return notFound(messages.notFound(store.kind.label));
      const reason = await store.forbids(found.record, context);
      if (reason) return forbidden(reason);
      const refusal = await store.refuseRestore(found.record, context);
      if (refusal) return refused(refusal);
      const record = {
        ...withoutPastSchedule(found.record, context.services.siteClock.now()),
        version: found.record.version + 1,
        updatedAt: new Date(),
        updatedBy: authorOf(context),
      };
      return { before: null, record, restored: found.record, changes: store.changes.ofRestoration(record) };
    },
    make: async (planned, session) => {
      const applied: AppliedWrite[] = [];
      for (const { record, restored } of planned)
        if (await restoreRecord(store, record, restored.version, session))
          applied.push({ before: null, after: record, restored });
      return applied;
    },
  };
}

/**
 * @param version the one that was found in the bin
 * @returns false when another user has restored or deleted it meanwhile, also when it was deleted again since
 */
async function restoreRecord(
  { model }: RecordStore,
  record: StoredRecord,
  version: number,
  session: ClientSession,
): Promise<boolean> {
  const found = { _id: record._id, 'record.version': version };
  const { deletedCount } = await DeletedRecordModel.deleteOne(found, { session });
  if (deletedCount > 0) await model.collection.insertOne({ ...record }, { session });
  return deletedCount > 0;
}
