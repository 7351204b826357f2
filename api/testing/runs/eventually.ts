import { setTimeout as pause } from 'node:timers/promises';
import { within } from '../../platform/process/timeout.js';

/** Timeout of waiting for a state. Passing tests never reach it, however slow the machine is. */
export const PATIENCE_MS = 60_000;

const POLL_MS = 5;

/** The real clock, even where a test replaces `performance.now` or `Date.now`. */
const clock = (): number => Number(process.hrtime.bigint()) / 1e6;

type Truthy<T> = Exclude<T, false | 0 | '' | null | undefined>;

/**
 * Polls until `check` returns something truthy, and returns that. Errors of `check` are not caught.
 * @param what describes the expected state, for the error
 * @throws Error after PATIENCE_MS
 */
export async function eventually<T>(check: () => T | Promise<T>, what = check.toString()): Promise<Truthy<T>> {
  for (const started = clock(); clock() - started < PATIENCE_MS; await pause(POLL_MS)) {
    const result = await check();
    if (result) return result as Truthy<T>;
  }
  throw new Error(`Still not the case after ${PATIENCE_MS / 1000} seconds: ${what}`);
}

/** A server with the showcase draws its pictures while it starts: no wait for a state, but work. */
const START_MS = 3 * PATIENCE_MS;

/** The result of `work`; rejects after PATIENCE_MS, without cancelling the work. */
export const patiently = <T>(work: Promise<T>): Promise<T> => within(PATIENCE_MS, work);

/** The same for the start of a server. */
export const untilStarted = <T>(start: Promise<T>): Promise<T> => within(START_MS, start);
