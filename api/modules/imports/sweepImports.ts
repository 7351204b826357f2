import { DAY_MS } from '@polyphony/domain/timeZone.js';
import { IMPORT_RETENTION_DAYS } from '@polyphony/domain/limits.js';
import type { Logger } from 'pino';
import { startRepeating } from '../../platform/process/repeating.js';
import { ImportModel, WORKING } from '../../records/import/storedImport.js';
import { deleteImport } from '../../records/import/beginning.js';

const EVERY_MS = 60 * 60_000;
/** After this time, a file that is still being read is that of a process that ended. */
const READING_MS = 60 * 60_000;

/**
 * Deletes imports that can no longer be undone, and uploads that never ended.
 * @param signal ends it between two imports
 * @returns how many were deleted
 */
export async function sweepImports(now = new Date(), signal?: AbortSignal): Promise<number> {
  const before = (ms: number) => ({ createdAt: { $lt: new Date(now.getTime() - ms) } });
  const found = await ImportModel.find(
    {
      $or: [
        { state: { $nin: WORKING }, ...before(IMPORT_RETENTION_DAYS * DAY_MS) },
        { state: 'READING', ...before(READING_MS) },
      ],
    },
    { _id: 1 },
  ).lean();
  let deleted = 0;
  for (const { _id } of found) {
    if (signal?.aborted) break;
    await deleteImport(_id);
    deleted += 1;
  }
  return deleted;
}

/** Sweeps at intervals. @returns the function that stops it and waits */
export const startSweepingImports = (log: Logger): (() => Promise<void>) =>
  startRepeating(log, {
    name: 'old imports',
    everyMs: EVERY_MS,
    work: async (signal) => {
      const deleted = await sweepImports(new Date(), signal);
      if (deleted > 0) log.info({ deleted }, 'old imports deleted');
    },
  });
