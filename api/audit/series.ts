import { Types } from 'mongoose';
import { AuditEntryModel } from './auditEntry.js';
import type { AuditFacts } from './chain.js';

/**
 * A series: entries of one write that do the same to several records of a kind, as an import or an action on selected records has
 * them. Its name is stored with each of them, and all but the first continue it.
 */

/** The request id of what an import writes, in however many batches. That of a client has no blank (`requestIdOf`). */
export const importRequest = (importId: string): string => `import ${importId}`;
const isImport = (requestId: string) => requestId.startsWith(importRequest(''));

/** Identifier that entries written together as a series have in common; null for one that is alone. */
export function writeOf({ requestId }: Pick<AuditFacts['from'], 'requestId'>, entries: number): string | null {
  if (isImport(requestId)) return requestId;
  return entries > 1 ? new Types.ObjectId().toHexString() : null;
}

/** The series of an entry of a write. */
export const seriesIn = (write: string, { action, target }: Pick<AuditFacts, 'action' | 'target'>): string =>
  `${write} ${action} ${target.kind}`;

/** Those of the series that have entries in the trail already. */
export async function findExistingSeries(names: ReadonlySet<string>): Promise<Set<string>> {
  if (names.size === 0) return new Set();
  const firsts = await AuditEntryModel.find({ series: { $in: [...names] }, continues: null }, { series: 1 }).lean();
  return new Set(firsts.flatMap(({ series }) => series ?? []));
}

/** Number of entries in each series, counted in its index. */
export async function seriesSizes(names: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const sizes = await AuditEntryModel.aggregate<{ _id: string; size: number }>([
    { $match: { series: { $in: [...names] } } },
    { $group: { _id: '$series', size: { $sum: 1 } } },
  ]);
  return new Map(sizes.map(({ _id, size }) => [_id, size]));
}
