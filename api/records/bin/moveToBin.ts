import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { deletedRecord } from '@polyphony/domain/kinds/readMostly/deletedRecord.js';
import { DAY_MS } from '@polyphony/domain/timeZone.js';
import type { Context } from '../../context.js';
import { latestStep } from '../../migrations/list.js';
import { textsSearchFields } from '../read/textsSearch.js';
import { authorOf, type StoredRecord } from '../schema/record.js';
import { auditTarget } from '../write/auditTarget.js';
import type { WriteParticipant } from '../write/participants.js';
import { DeletedRecordModel } from './deletedRecord.js';

/** Puts deleted records into the bin, in the transaction that deletes them. */
export const bin: WriteParticipant = {
  inTransaction: async ({ kind }, _write, applied, context, session) => {
    if (kind.deletedForGood) return;
    const copies = applied.flatMap(({ before, after }) => (before && !after ? [copyOf(kind, before, context)] : []));
    // The id is free: a record that was restored has left the bin.
    if (copies.length > 0) await DeletedRecordModel.collection.insertMany(copies, { session });
  },
  committed: async (_store, applied, { services: { stamps } }) => {
    if (applied.some(({ after, restored }) => !after || restored)) await stamps.changed(deletedRecord.name);
  },
};

/** Puts copies of records into it that are deleted for good otherwise, before they are: an earlier copy is replaced. */
export async function putInBin(kind: AnyKind, records: readonly StoredRecord[], context: Context): Promise<void> {
  if (records.length === 0) return;
  const replaced = records.map((record) => {
    const { _id, ...replacement } = copyOf(kind, record, context);
    return { replaceOne: { filter: { _id }, replacement, upsert: true } };
  });
  await DeletedRecordModel.collection.bulkWrite(replaced);
  await context.services.stamps.changed(deletedRecord.name);
}

/** Takes copies out of it again, of records that were not deleted. */
export async function takeFromBin(ids: readonly StoredRecord['_id'][]): Promise<void> {
  if (ids.length > 0) await DeletedRecordModel.collection.deleteMany({ _id: { $in: [...ids] } });
}

/** Whether there is a copy of a record in it. */
export const isInBin = async (_id: StoredRecord['_id']): Promise<boolean> =>
  (await DeletedRecordModel.exists({ _id }).comment('whether a record is in the bin')) !== null;

function copyOf(kind: AnyKind, record: StoredRecord, context: Context) {
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
