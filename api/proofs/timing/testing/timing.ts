/** The value in the middle, of numbers. */
export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Median times of several calls, in milliseconds, made in turns so that a busy machine slows all of them. */
export async function timesOf(rounds: number, ...calls: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times: number[][] = calls.map(() => []);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, call] of calls.entries()) {
      const started = performance.now();
      await call();
      times[index]?.push(performance.now() - started);
    }
  }
  return times.map(median);
}

/** Measurements that a busy machine may have spoilt. What truly differs, differs in each of them. */
const MEASUREMENTS = 12;

/**
 * How far apart two median times are, as a share of the longer one: the least of a few measurements, so that noise makes
 * nothing seem to differ. Stops at the first that is within `bound`.
 */
export async function apart(bound: number, measure: () => Promise<readonly number[]>): Promise<number> {
  let least = Infinity;
  for (let i = 0; i < MEASUREMENTS && least > bound; i += 1) {
    const [a = 0, b = 0] = await measure();
    least = Math.min(least, Math.abs(a - b) / Math.max(a, b));
  }
  return least;
}

/** Repeats a call sequentially until `work` ends. Returns the duration of each, in milliseconds. */
export async function within(work: Promise<unknown>, call: () => Promise<unknown>): Promise<number[]> {
  let hasEnded = false;
  const ended = work.finally(() => (hasEnded = true));
  const times: number[] = [];
  while (!hasEnded) {
    const started = performance.now();
    await call();
    times.push(performance.now() - started);
  }
  await ended;
  return times;
}
