import type { Logger } from 'pino';
import { takeFor } from '../database/lease.js';

interface Repeated {
  /** What is done: its name is that of the lease, so that one of several processes does it each time. */
  readonly name: string;
  /** Milliseconds between two runs; the first one is after that time. */
  readonly everyMs: number;
  /** Whether every process does it: what it works on, such as a folder, is that of the process. */
  readonly inEachProcess?: boolean;
  readonly work: () => Promise<void>;
}

/**
 * Does something at intervals, in one process at a time unless each is to do it; a failure is logged.
 * @returns what stops it, and waits for a running one
 */
export function startRepeating(
  log: Logger,
  { name, everyMs, inEachProcess = false, work }: Repeated,
): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const run = async () => {
    if (inEachProcess || (await takeFor(name, everyMs))) await work();
  };
  const timer = setInterval(() => {
    running = run().catch((error: unknown) => log.error({ err: error, name }, 'what is done at intervals failed'));
  }, everyMs).unref();
  return () => {
    clearInterval(timer);
    return running;
  };
}
