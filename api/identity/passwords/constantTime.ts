import { setTimeout } from 'node:timers/promises';

/** Responses leave at whole steps of this, in milliseconds. */
export const STEP_MS = 250;

/** Clock by which constant time is measured and waited for. */
export interface PaceClock {
  /** The time in milliseconds; never goes back. */
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;
}

/** Does some work and responds at the next whole step; see `constantTime`. */
export type InConstantTime = <T>(work: () => Promise<T>) => Promise<T>;

const REAL: PaceClock = { now: () => performance.now(), pause: (ms) => setTimeout(ms) };

/**
 * Makes the function that does some work and responds at the next whole step of STEP_MS, so that the duration does not
 * reveal whether the work stored a little more, or queued a mail. For responses that must not reveal whether an account
 * exists.
 * @param clock real time unless another clock is given
 */
export const constantTime =
  ({ now, pause }: PaceClock = REAL): InConstantTime =>
  async (work) => {
    const started = now();
    const result = await work();
    const elapsed = now() - started;
    await pause(Math.ceil(elapsed / STEP_MS) * STEP_MS - elapsed);
    return result;
  };
