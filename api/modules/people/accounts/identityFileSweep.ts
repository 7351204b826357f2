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
 * @param signal ends it between two files
 * @returns how many were removed
 */
export async function sweepIdentityFiles(
  { privateFiles }: Pick<Services, 'privateFiles'>,
  graceMs = GRACE_MS,
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(Date.now() - graceMs);
  const orphans = new Set<string>();
  for await (const { key, modified } of privateFiles.list()) if (modified < before) orphans.add(key);
  if (orphans.size === 0) return 0;
  // A key is named within moments of its file, so none of these comes to be named meanwhile.
  const visitorsWithFile = UserModel.find(
    { 'visitor.identityFile': { $ne: null } },
    { 'visitor.identityFile.key': 1 },
  ).lean();
  let accounts = 0;
  for await (const { visitor } of visitorsWithFile.cursor()) {
    orphans.delete(visitor?.identityFile?.key ?? '');
    accounts += 1;
  }
  // Without a single account that names a file, this may be another database than that of the folder.
  if (accounts === 0) return 0;
  let removed = 0;
  for (const key of orphans) {
    if (signal?.aborted) break;
    await privateFiles.remove(key);
    removed += 1;
  }
  return removed;
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
    work: async (signal) => {
      const removed = await sweepIdentityFiles(services, GRACE_MS, signal);
      if (removed > 0) log.info({ removed }, 'identity files without an account removed');
    },
  });
