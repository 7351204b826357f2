import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import { release, takeFor, whileRenewed } from '../platform/database/lease.js';

const LEASE = 'migrations';
/** Milliseconds that others wait for a process that was killed. */
const LEASE_MS = 30_000;
const RETRY_MS = 250;

/**
 * Runs `work` in one process at a time, however long it takes: the others wait. Its signal aborts when the lease is lost, as
 * after a pause of the whole process; another one may be at work then.
 */
export async function whileMigrating<T>(log: Logger, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const holder = randomUUID();
  let isWaiting = false;
  while (!(await takeFor(LEASE, LEASE_MS, { holder }))) {
    if (!isWaiting) log.info('another process migrates the database: waiting for it');
    isWaiting = true;
    await pause(RETRY_MS);
  }
  try {
    return await whileRenewed({ name: LEASE, ms: LEASE_MS, holder }, log, work);
  } finally {
    await release(LEASE, holder);
  }
}
