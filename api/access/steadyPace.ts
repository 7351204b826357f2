import { setTimeout as pause } from 'node:timers/promises';

/** Answers leave at whole steps of this, in milliseconds. */
const STEP_MS = 250;

/**
 * Does some work and answers at the next whole step of STEP_MS: whether it stored a little more, or queued a mail, does
 * not show in the time it took. For answers that must not tell whether somebody has an account.
 */
export async function atSteadyPace<T>(work: () => Promise<T>): Promise<T> {
  const started = performance.now();
  const result = await work();
  const taken = performance.now() - started;
  await pause(Math.ceil(taken / STEP_MS) * STEP_MS - taken);
  return result;
}
