import type { mongo } from 'mongoose';
import type { ClientSession, Types } from 'mongoose';
import { inTransaction } from '../../platform/database/transaction.js';
import { ImportLineModel, ImportModel, type ImportCounts, type StoredLine } from './storedImport.js';

/** Update of a row; null: it is not stored any more. */
export interface LineUpdate {
  readonly line: Pick<StoredLine, '_id' | 'state'>;
  readonly set: Partial<Omit<StoredLine, '_id'>> | null;
  /** Fields that are not needed any more. */
  readonly unset?: readonly (keyof StoredLine)[];
  readonly counted: keyof ImportCounts;
}

/**
 * Stores what became of rows, and counts them in their import: both, or neither.
 * @throws Error when another process has gone on with one of the rows: this one took too long
 */
export async function storeLines(
  importId: Types.ObjectId,
  updates: readonly LineUpdate[],
  session: ClientSession,
): Promise<void> {
  if (updates.length === 0) return;
  const stored = await ImportLineModel.collection.bulkWrite(operationsOf(updates), { ordered: false, session });
  if (stored.matchedCount + stored.deletedCount < updates.length)
    throw new Error('Another process has gone on with the import.');
  const counts: Record<string, number> = {};
  for (const { counted } of updates) counts[`counts.${counted}`] = (counts[`counts.${counted}`] ?? 0) + 1;
  await ImportModel.collection.updateOne({ _id: importId }, { $inc: counts }, { session });
}

/** The same in a transaction of its own. */
export const storeLinesAlone = (importId: Types.ObjectId, updates: readonly LineUpdate[]): Promise<void> =>
  inTransaction((session) => storeLines(importId, updates, session));

/** One operation for all rows that become the same. */
function operationsOf(updates: readonly LineUpdate[]): mongo.AnyBulkWriteOperation[] {
  const alike = new Map<string, LineUpdate[]>();
  for (const update of updates) {
    const key = JSON.stringify([update.line.state, update.set, update.unset]);
    alike.set(key, [...(alike.get(key) ?? []), update]);
  }
  return [...alike.values()].map(operationOf);
}

function operationOf(updates: readonly LineUpdate[]): mongo.AnyBulkWriteOperation {
  const [{ line: { state } = {}, set = null, unset = [] } = {}] = updates;
  const filter = { _id: { $in: updates.map(({ line }) => line._id) }, state };
  if (!set) return { deleteMany: { filter } };
  const $unset = Object.fromEntries(unset.map((field) => [field, '']));
  return { updateMany: { filter, update: { $set: set, ...(unset.length > 0 && { $unset }) } } };
}
