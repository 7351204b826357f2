import type { Types } from 'mongoose';
import { migratedRecord } from '../../migrations/migrated.js';
import { derivedOf } from '../search/derived.js';
import type { RecordStore } from '../store/recordStore.js';
import { DeletedRecordModel, type StoredDeletedRecord } from './deletedRecord.js';

/**
 * A deleted record by the fields that its kind has now: whatever reads what the bin holds, reads it here. Null where there is
 * none.
 */
export async function findDeleted(
  { kind }: Pick<RecordStore, 'kind'>,
  id: Types.ObjectId,
): Promise<StoredDeletedRecord | null> {
  const found = await DeletedRecordModel.findById(id).lean<StoredDeletedRecord>();
  if (!found) return null;
  const record = migratedRecord(found.kind, found.step, found.record);
  return record === found.record ? found : { ...found, record: { ...record, ...derivedOf(kind, record) } };
}
