import type { Logger } from 'pino';
import { UserModel } from '../../../identity/users/user.js';
import { startRepeating } from '../../../platform/process/repeating.js';
import type { Services } from '../../../services.js';

const EVERY_MS = 60 * 60_000;
/** Younger files may be those of a registration that is not written yet. */
const GRACE_MS = 60 * 60_000;

/**
 * Removes the private files that no account names: what is left of deleted accounts, of registrations that failed, and of
 * files whose removal did.
 * @param graceMs younger ones are skipped, in milliseconds
 * @returns how many were removed
 */
export async function sweepIdentityFiles(
  { privateFiles }: Pick<Services, 'privateFiles'>,
  graceMs = GRACE_MS,
): Promise<number> {
  const before = new Date(Date.now() - graceMs);
  const orphans = new Map<string, Date>();
  for await (const { key, modified } of privateFiles.list()) if (modified < before) orphans.set(key, modified);
  if (orphans.size === 0) return 0;
  // A key is named within moments of its file, so none of these comes to be named meanwhile.
  const named = UserModel.find({ 'visitor.identityFile': { $ne: null } }, { 'visitor.identityFile.key': 1 }).lean();
  let accounts = 0;
  for await (const { visitor } of named.cursor()) {
    orphans.delete(visitor?.identityFile?.key ?? '');
    accounts += 1;
  }
  const since = accounts > 0 ? null : await firstUserSince();
  let removed = 0;
  for (const [key, modified] of orphans) {
    if (since && modified < since) continue;
    await privateFiles.remove(key);
    removed += 1;
  }
  return removed;
}

/**
 * When the first user was created. Without a single account that names a file, this may be another database than that of the
 * folder: files that are older than its first user are not its own.
 */
async function firstUserSince(): Promise<Date> {
  const first = await UserModel.findOne({}, { createdAt: 1 }).sort({ _id: 1 }).lean();
  return first?.createdAt ?? new Date();
}

/** Sweeps at intervals. @returns the function that stops it and waits for a running sweep */
export const startSweepingIdentityFiles = (
  log: Logger,
  services: Pick<Services, 'privateFiles'>,
): (() => Promise<void>) =>
  startRepeating(log, {
    name: 'identity files without an account',
    everyMs: EVERY_MS,
    inEachProcess: true,
    work: async () => {
      const removed = await sweepIdentityFiles(services);
      if (removed > 0) log.info({ removed }, 'identity files without an account removed');
    },
  });
