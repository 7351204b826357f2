import { UNVERIFIED_RETENTION_DAYS } from '@polyphony/domain/limits.js';
import { DAY_MS } from '@polyphony/domain/timeZone.js';
import type { Logger } from 'pino';
import { PENDING, UserModel } from '../../../identity/users/user.js';
import { startRepeating } from '../../../platform/process/repeating.js';
import type { Services } from '../../../services.js';

type PendingServices = Pick<Services, 'privateFiles'>;

const EVERY_MS = 60 * 60_000;
/** Accounts that one run deletes at most; the next one deletes others. */
const BATCH = 1000;

/**
 * Deletes accounts whose e-mail was not verified in time, and their identity files: anyone can register any address. The audit
 * trail has no entry of a registration, and so none of its end. What other processes hold of the files is left to their sweeps.
 * @returns how many were deleted
 */
export async function deletePending({ privateFiles }: PendingServices, now = new Date()): Promise<number> {
  const expired = { ...PENDING, updatedAt: { $lt: new Date(now.getTime() - UNVERIFIED_RETENTION_DAYS * DAY_MS) } };
  const found = await UserModel.find(expired, { 'visitor.identityFile.key': 1 })
    .sort({ updatedAt: 1 })
    .limit(BATCH)
    .lean();
  if (found.length === 0) return 0;
  const ids = found.map(({ _id }) => _id);
  // None that was verified or registered again meanwhile.
  const { deletedCount } = await UserModel.deleteMany({ ...expired, _id: { $in: ids } });
  const left = new Set((await UserModel.find({ _id: { $in: ids } }, { _id: 1 }).lean()).map(({ _id }) => String(_id)));
  for (const { _id, visitor } of found)
    if (visitor?.identityFile && !left.has(String(_id))) await privateFiles.remove(visitor.identityFile.key);
  return deletedCount;
}

/** Deletes them at intervals, in one process at a time. @returns the function that stops it and waits */
export const startDeletingPending = (log: Logger, services: PendingServices): (() => Promise<void>) =>
  startRepeating(log, {
    name: 'accounts that were not verified',
    everyMs: EVERY_MS,
    work: async () => {
      const deleted = await deletePending(services);
      if (deleted > 0) log.info({ deleted }, 'accounts that were not verified deleted');
    },
  });
