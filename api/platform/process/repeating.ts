import type { Logger } from 'pino';
import { takeFor } from '../database/lease.js';
import { Worker } from './worker.js';

/** Says in the database's log, and to tests that count the commands of requests, who takes a lease. */
const COMMENT = 'work at intervals';

interface Repeated {
  /** Name of the task, which is that of the lease, so that one of several processes does the task each time. */
  readonly name: string;
  /** Milliseconds between two runs; the first one is after that time. */
  readonly everyMs: number;
  /** Whether every process does it: what it works on, such as a folder, is that of the process. */
  readonly inEachProcess?: boolean;
  /** It ends early, between two steps, when its signal is aborted: a stop waits for it. */
  readonly work: (signal: AbortSignal) => Promise<void>;
}

/**
 * Does something at intervals, in one process at a time unless each is to do it; a failure is logged.
 * @returns what stops it: it aborts a running one, and waits for it
 */
export function startRepeating(
  log: Logger,
  { name, everyMs, inEachProcess = false, work }: Repeated,
): () => Promise<void> {
  const worker = new Worker({
    everyMs,
    look: async (signal) => {
      if (inEachProcess || (await takeFor(name, everyMs, { comment: COMMENT }))) await work(signal);
    },
    onFailure: (error) => log.error({ err: error, name }, 'what is done at intervals failed'),
  });
  return () => worker.stop();
}
