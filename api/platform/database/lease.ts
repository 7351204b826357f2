import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { duplicateKeyOf } from './duplicateKey.js';
import mongoose from 'mongoose';
import { withMutex } from '../process/mutex.js';

/** How long a holder may work; the lease of a process that crashed expires after it. */
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
  const leases = mongoose.connection.collection<Lease>('leases');
  const holder = randomUUID();
  const deadline = Date.now() + 2 * LEASE_MS;
  while (!(await take(leases, name, holder, LEASE_MS))) {
    if (Date.now() > deadline) throw new Error(`The lease '${name}' stayed taken.`);
    await pause(RETRY_MS);
  }
  try {
    return await work();
  } finally {
    await leases.deleteOne({ _id: name, holder });
  }
}

/**
 * Takes a lease without waiting and without releasing it: true for the one caller, of all processes, that gets it. It
 * expires after `ms`. For work to be done once per period.
 */
export const takeFor = (name: string, ms: number): Promise<boolean> =>
  take(mongoose.connection.collection<Lease>('leases'), name, randomUUID(), ms);

async function take(
  leases: mongoose.mongo.Collection<Lease>,
  name: string,
  holder: string,
  ms: number,
): Promise<boolean> {
  const now = new Date();
  try {
    await leases.updateOne(
      { _id: name, until: { $lt: now } },
      { $set: { holder, until: new Date(now.getTime() + ms) } },
      { upsert: true },
    );
    return true;
  } catch (error) {
    // Held by another process: the upsert conflicts with its _id.
    if (duplicateKeyOf(error)) return false;
    throw error;
  }
}
