import type { Logger } from 'pino';
import { entriesAdded, settleAbandoned } from '../audit/trail.js';
import type { Closing } from '../platform/process/closing.js';

const SETTLE_EVERY_MS = 60_000;

/**
 * Settles the writes that ended processes left as under way in the audit trail, now and every minute.
 * @param ownsDatabase whether no other app uses the database: whatever is under way in it was left by an ended process
 */
export async function settleTrail(log: Logger, ownsDatabase: boolean, closing: Closing): Promise<void> {
  await settleAbandoned(log, ownsDatabase ? 0 : undefined);
  let settlement = Promise.resolve();
  const settling = setInterval(() => {
    settlement = settleAbandoned(log).catch((error: unknown) => log.error({ err: error }, 'audit trail not settled'));
  }, SETTLE_EVERY_MS).unref();
  closing.add(entriesAdded);
  closing.add(() => settlement);
  closing.add(() => clearInterval(settling));
}
