import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { duplicateKeyOf } from './duplicateKey.js';
import mongoose from 'mongoose';
import type { Logger } from 'pino';
import { withMutex } from '../process/mutex.js';

/** Milliseconds that a holder may work; the lease of a process that crashed expires after them. */
const LEASE_MS = 10_000;
const RETRY_MS = 15;

interface Lease {
  readonly _id: string;
  readonly holder: string;
  readonly until: Date;
}

/**
 * A mutex across processes: runs `work` while no other caller of the same name, in any process on this database, runs
 * theirs.
 * @throws Error when the lease is still taken after twice the time that a holder may work
 */
export const withLease = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  withMutex(`lease ${name}`, () => leased(name, work));

async function leased<T>(name: string, work: () => Promise<T>): Promise<T> {
  const holder = randomUUID();
  const deadline = Date.now() + 2 * LEASE_MS;
  while (!(await takeFor(name, LEASE_MS, { holder }))) {
    if (Date.now() > deadline) throw new Error(`The lease '${name}' stayed taken.`);
    await pause(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    await release(name, holder);
  }
}

const leases = () => mongoose.connection.collection<Lease>('leases');
const after = (ms: number) => new Date(Date.now() + ms);

/**
 * Takes a lease without waiting: true for the one caller, of all processes, that gets it. It expires after `ms`. Without a
 * holder, who alone renews and releases it, it is for work to be done once per period.
 * @param options.comment says in the database's log, and to tests that count the commands of requests, who takes it
 */
export async function takeFor(
  name: string,
  ms: number,
  { holder = randomUUID(), comment }: { readonly holder?: string; readonly comment?: string } = {},
): Promise<boolean> {
  try {
    await leases().updateOne(
      { _id: name, until: { $lt: new Date() } },
      { $set: { holder, until: after(ms) } },
      { upsert: true, ...(comment !== undefined && { comment }) },
    );
    return true;
  } catch (error) {
    // Held by another process: the upsert conflicts with its _id.
    if (duplicateKeyOf(error)) return false;
    throw error;
  }
}

/** Whether someone holds a lease. */
export const isLeased = async (name: string): Promise<boolean> =>
  (await leases().findOne({ _id: name, until: { $gte: new Date() } })) !== null;

/** Lets a lease expire `ms` from now. @returns false when it is not this holder's any more */
export async function renew(name: string, ms: number, holder: string): Promise<boolean> {
  const { matchedCount } = await leases().updateOne({ _id: name, holder }, { $set: { until: after(ms) } });
  return matchedCount > 0;
}

/** Renewals of a lease within the time that it lasts. */
const RENEWALS = 3;

/**
 * Renews a lease until `work` has ended, however long that takes. Its signal aborts when the lease is lost, as after a pause of
 * the whole process: another holder may be at work then.
 * @param ms how long others wait for a holder that was killed
 */
export async function whileRenewed<T>(
  { name, ms, holder }: { readonly name: string; readonly ms: number; readonly holder: string },
  log: Pick<Logger, 'warn'>,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const lost = new AbortController();
  let renewal: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    renewal = renewal
      .then(async () => {
        if (!(await renew(name, ms, holder))) lost.abort(new Error(`The lease '${name}' was lost.`));
      })
      .catch((error: unknown) => log.warn({ err: error, lease: name }, 'a lease could not be renewed'));
  }, ms / RENEWALS);
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
    await renewal;
  }
}

/** Ends a lease, if it is still this holder's. */
export async function release(name: string, holder: string): Promise<void> {
  await leases().deleteOne({ _id: name, holder });
}
