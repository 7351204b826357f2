import { setTimeout } from 'node:timers/promises';

/** Responses leave at whole steps of this, in milliseconds. */
export const STEP_MS = 250;

/** How atSteadyPace measures and waits. */
export interface PaceClock {
  /** The time in milliseconds; never goes back. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

const REAL: PaceClock = { now: () => performance.now(), pause: (ms) => setTimeout(ms) };
let clock = REAL;

/** Called once at start; waits in real time unless another clock is given. */
export function configurePace(given: PaceClock = REAL): void {
  clock = given;
}

/**
 * Does some work and responds at the next whole step of STEP_MS: whether it stored a little more, or queued a mail, does
 * not show in the time it took. For responses that must not tell whether somebody has an account.
 */
export async function atSteadyPace<T>(work: () => Promise<T>): Promise<T> {
  const { now, pause } = clock;
  const started = now();
  const result = await work();
  const taken = now() - started;
  await pause(Math.ceil(taken / STEP_MS) * STEP_MS - taken);
  return result;
}
