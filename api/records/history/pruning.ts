import { DAY_MS } from '@polyphony/domain/timeZone.js';
import type { Types } from 'mongoose';
import type { Logger } from 'pino';
import { startRepeating } from '../../platform/process/repeating.js';
import { RevisionModel } from './revision.js';

/** Settings of histories from the environment. */
export interface HistorySettings {
  /** After how many days revisions are deleted. */
  readonly retentionDays: number;
  /** Maximum number of revisions of a record that are stored. */
  readonly maxRevisions: number;
}

/** Interval between two prunings, by the process that takes the lease, in milliseconds. */
const EVERY_MS = 60 * 60_000;

/**
 * Deletes the revisions that are older than the settings allow, and the oldest of records that have too many.
 * @param signal ends it between two records
 * @returns how many were deleted
 */
export async function pruneHistory(
  { retentionDays, maxRevisions }: HistorySettings,
  now = new Date(),
  signal?: AbortSignal,
): Promise<number> {
  const old = await RevisionModel.deleteMany({ at: { $lt: new Date(now.getTime() - retentionDays * DAY_MS) } });
  let deleted = old.deletedCount;
  const long = RevisionModel.aggregate<{ _id: Types.ObjectId }>([
    // Without what the revisions changed: there are many.
    { $project: { recordId: 1 } },
    { $group: { _id: '$recordId', count: { $sum: 1 } } },
    { $match: { count: { $gt: maxRevisions } } },
  ]);
  for (const { _id: recordId } of await long) {
    if (signal?.aborted) break;
    const oldestRetained = await RevisionModel.findOne({ recordId }, { version: 1 })
      .sort({ version: -1, at: -1 })
      .skip(maxRevisions - 1)
      .lean<{ version: number }>();
    if (!oldestRetained) continue;
    const { deletedCount } = await RevisionModel.deleteMany({ recordId, version: { $lt: oldestRetained.version } });
    deleted += deletedCount;
  }
  return deleted;
}

/** Prunes at intervals. @returns the function that stops it and waits */
export const startPruningHistory = (log: Logger, settings: HistorySettings): (() => Promise<void>) =>
  startRepeating(log, {
    name: 'revisions that are no longer kept',
    everyMs: EVERY_MS,
    work: async (signal) => {
      const deleted = await pruneHistory(settings, new Date(), signal);
      if (deleted > 0) log.info({ deleted }, 'revisions that are no longer kept deleted');
    },
  });
