import { inTransaction } from '../../platform/database/transaction.js';
import { eraseDraft } from '../drafts/draft.js';
import { RevisionModel } from '../history/revision.js';
import type { Condition } from '../read/listQuery.js';
import { DeletedRecordModel, type StoredDeletedRecord } from './deletedRecord.js';

/** Deletes a record of the bin for good, its history and its draft with it. @returns null when none fits the condition */
export const eraseDeleted = (condition: Condition): Promise<StoredDeletedRecord | null> =>
  inTransaction(async (session) => {
    const erased = await DeletedRecordModel.findOneAndDelete(condition, { session }).lean<StoredDeletedRecord>();
    if (!erased) return null;
    await RevisionModel.deleteMany({ recordId: erased._id }, { session });
    await eraseDraft(erased._id, session);
    return erased;
  });
