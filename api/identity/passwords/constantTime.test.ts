import { STEP_MS, constantTime } from './constantTime.js';

/** Runs work that takes so long on a clock of its own. @returns when the response left on that clock, and what was done by then */
async function leftAfter(durationMs: number, work: () => Promise<unknown> = () => Promise.resolve()) {
  let time = 1_000;
  const pauses: number[] = [];
  const inConstantTime = constantTime({
    now: () => time,
    pause: async (ms) => {
      pauses.push(ms);
      time += ms;
    },
  });
  const result = await inConstantTime(async () => {
    time += durationMs;
    return work();
  });
  return { left: time - 1_000, pauses, result };
}

test.each([
  [0, 0],
  [1, STEP_MS],
  [STEP_MS - 1, STEP_MS],
  [STEP_MS, STEP_MS],
  [STEP_MS + 1, 2 * STEP_MS],
  [3.5 * STEP_MS, 4 * STEP_MS],
])('after %d ms of work the response leaves at %d ms, by one pause', async (durationMs, left) => {
  expect(await leftAfter(durationMs)).toMatchObject({ left, pauses: [left - durationMs] });
});

test('the pause begins when the work is done, and the response is the result of the work', async () => {
  let done = false;
  const { result } = await leftAfter(10, async () => {
    await new Promise((resolve) => setImmediate(resolve));
    done = true;
    return 'code sent';
  });
  expect([done, result]).toEqual([true, 'code sent']);
});
