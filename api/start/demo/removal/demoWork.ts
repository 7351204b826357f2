import { randomUUID } from 'node:crypto';
import type { Context } from '../../../context.js';
import { installationNotes } from '../../../platform/database/installationNotes.js';
import { isLeased, release, takeFor, whileRenewed } from '../../../platform/database/lease.js';

const NAME = 'demo removal';
/** How long others wait for a process that was killed at it. */
const LEASE_MS = 30_000;
const NOTE = { _id: NAME } as const;

/** How far a removal, or the undoing of one, has come. */
export interface DemoProgress {
  readonly done: number;
  readonly of: number;
}

/** What is being done by some process; null: nothing is. */
export async function progressNow(): Promise<DemoProgress | null> {
  if (!(await isLeased(NAME))) return null;
  const note = await installationNotes().findOne(NOTE);
  const [done = 0, of = 0] = (note?.value ?? '').split(' ').map(Number);
  return { done, of };
}

type Step = (signal: AbortSignal, progress: (done: number, of: number) => void) => Promise<unknown>;

/** Does one such work at a time, in all processes. @returns false when another is being done */
export async function alone({ log }: Pick<Context, 'log'>, work: Step): Promise<boolean> {
  const holder = randomUUID();
  if (!(await takeFor(NAME, LEASE_MS, { holder }))) return false;
  let noting: Promise<unknown> = Promise.resolve();
  const progress = (done: number, of: number) => {
    noting = noting.then(() =>
      installationNotes().updateOne(NOTE, { $set: { value: `${done} ${of}` } }, { upsert: true }),
    );
  };
  try {
    await whileRenewed({ name: NAME, ms: LEASE_MS, holder }, log, (signal) => work(signal, progress));
    await noting;
  } finally {
    await installationNotes().deleteOne(NOTE);
    await release(NAME, holder);
  }
  return true;
}
