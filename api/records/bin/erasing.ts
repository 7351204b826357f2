import type { ClientSession } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.js';
import { eraseDraft } from '../drafts/draft.js';
import { RevisionModel } from '../history/revision.js';
import type { Condition } from '../read/listQuery.js';
import { eraseReviews } from '../review/storedReview.js';
import type { RecordStores } from '../store/loaders.js';
import { DeletedRecordModel, type StoredDeletedRecord } from './deletedRecord.js';

/**
 * Whether there is a record of the same kind and id beside the one in the bin: an import of a site by an earlier version made
 * some. History and draft are then those of the live record.
 */
async function isLive(
  { _id, kind }: StoredDeletedRecord,
  stores: RecordStores,
  session: ClientSession,
): Promise<boolean> {
  const store = stores.all.find((one) => one.kind.name === kind);
  return store !== undefined && (await store.model.exists({ _id }).session(session)) !== null;
}

/** Deletes a record of the bin for good, its history, its draft and its reviews with it. @returns null when none fits the condition */
export const eraseDeleted = (condition: Condition, stores: RecordStores): Promise<StoredDeletedRecord | null> =>
  inTransaction(async (session) => {
    const erased = await DeletedRecordModel.findOneAndDelete(condition, { session }).lean<StoredDeletedRecord>();
    if (!erased || (await isLive(erased, stores, session))) return erased;
    await RevisionModel.deleteMany({ recordId: erased._id }, { session });
    await eraseDraft(erased._id, session);
    await eraseReviews(erased._id, session);
    return erased;
  });
