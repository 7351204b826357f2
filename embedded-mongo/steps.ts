/** Work in steps: after each of them others can be served. It must not rely on anything that they may change. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does all of it without a pause. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** What is done of many alike in one step: short beside a turn of the thread, long beside a step's own cost. */
export const STEP = 64;
