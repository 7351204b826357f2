import { DAY_MS } from '@polyphony/domain/timeZone.js';
import type { ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import { latestStep } from '../../migrations/list.js';
import { textsSearchFields } from '../read/textsSearch.js';
import { authorOf, type StoredRecord } from '../schema/record.js';
import { auditTarget } from '../write/auditTarget.js';
import { removeUnchanged } from '../write/deleting.js';
import type { RecordStore } from '../write/recordStore.js';
import { idOf } from '../write/write.js';
import { DeletedRecordModel } from './deletedRecord.js';

/**
 * Moves the records that have not changed since they were loaded from their collection to the bin, within a transaction.
 * @returns the ids of those that it moved
 */
export async function moveToBin(
  store: RecordStore,
  records: readonly StoredRecord[],
  context: Context,
  session: ClientSession,
): Promise<ReadonlySet<string>> {
  const removed = await removeUnchanged(store, records, session);
  const copies = records.filter((record) => removed.has(idOf(record))).map((record) => copyOf(store, record, context));
  // The id is free: a record that was restored has left the bin.
  if (copies.length > 0) await DeletedRecordModel.collection.insertMany(copies, { session });
  return removed;
}

function copyOf({ kind }: RecordStore, record: StoredRecord, context: Context) {
  const now = new Date();
  const { retentionDays } = context.services.binSettings;
  const title = auditTarget(kind, record).label;
  return {
    _id: record._id,
    kind: kind.name,
    title,
    ...textsSearchFields([title]),
    createdAt: now,
    updatedAt: now,
    createdBy: authorOf(context),
    updatedBy: authorOf(context),
    expiresAt: new Date(now.getTime() + retentionDays * DAY_MS),
    version: 1,
    step: latestStep(),
    record,
  };
}
