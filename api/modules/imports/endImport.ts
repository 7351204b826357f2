import { messages } from '@polyphony/domain/messages/messages.js';
import { inTransaction } from '../../platform/database/transaction.js';
import {
  entering,
  ImportLineModel,
  ImportModel,
  type ImportState,
  type StoredImport,
} from '../../records/import/storedImport.js';

/** Those in which an import waits for its user. */
const WAITING: readonly ImportState[] = ['MATCHING', 'CHECKED', 'FAILED'];

/**
 * Ends an import that waits: what it has not written it never will, and what it has written can still be undone. Of one that has
 * written nothing nothing is left.
 * @returns the import, null where it is deleted; false when it does not wait
 */
export const endImport = ({ _id, userId }: StoredImport): Promise<StoredImport | null | false> =>
  inTransaction(async (session) => {
    const waits = { _id, state: { $in: WAITING } };
    const isWritten = await ImportLineModel.exists({ importId: _id, state: { $in: ['written', 'undone', 'kept'] } });
    if (!isWritten) {
      const { deletedCount } = await ImportModel.deleteOne(waits, { session });
      if (deletedCount === 0) return false;
      await ImportLineModel.deleteMany({ importId: _id }, { session });
      return null;
    }
    const ended = await ImportModel.findOneAndUpdate(waits, entering('APPLIED', userId), {
      session,
      returnDocument: 'after',
    }).lean<StoredImport>();
    if (!ended) return false;
    const problems = [{ column: '', message: messages.importEnded }];
    const { modifiedCount } = await ImportLineModel.updateMany(
      { importId: _id, state: 'planned' },
      { $set: { state: 'skipped', problems }, $unset: { form: '', keys: '' } },
      { session },
    );
    return ImportModel.findByIdAndUpdate(
      _id,
      { $inc: { 'counts.skipped': modifiedCount } },
      { session, returnDocument: 'after' },
    ).lean<StoredImport>();
  });
