import { setTimeout } from 'node:timers/promises';

/** Responses leave at whole steps of this, in milliseconds. */
export const STEP_MS = 250;

/** How a steady pace measures and waits. */
export interface PaceClock {
  /** The time in milliseconds; never goes back. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

/** Does some work and responds at the next whole step; see `steadyPace`. */
export type AtSteadyPace = <T>(work: () => Promise<T>) => Promise<T>;

const REAL: PaceClock = { now: () => performance.now(), pause: (ms) => setTimeout(ms) };

/**
 * Makes the function that does some work and responds at the next whole step of STEP_MS: whether the work stored a little
 * more, or queued a mail, does not show in the time it took. For responses that must not tell whether somebody has an
 * account.
 * @param clock real time unless another clock is given
 */
export const steadyPace =
  ({ now, pause }: PaceClock = REAL): AtSteadyPace =>
  async (work) => {
    const started = now();
    const result = await work();
    const taken = now() - started;
    await pause(Math.ceil(taken / STEP_MS) * STEP_MS - taken);
    return result;
  };
