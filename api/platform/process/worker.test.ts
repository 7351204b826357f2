import { once } from 'node:events';
import { patiently } from '../../testing/runs/eventually.js';
import { Worker } from './worker.js';

const HOUR_MS = 60 * 60_000;

/** A worker whose looks end when the test releases them, and what it has done. */
function controlled(everyMs = HOUR_MS) {
  const seen = { looks: 0, atOnce: 0, mostAtOnce: 0, failures: [] as unknown[] };
  let release: ((error?: Error) => void)[] = [];
  const worker = new Worker({
    everyMs,
    look: async () => {
      seen.looks += 1;
      seen.atOnce += 1;
      seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
      try {
        await new Promise<void>((resolve, reject) => release.push((error) => (error ? reject(error) : resolve())));
      } finally {
        seen.atOnce -= 1;
      }
    },
    onFailure: (error) => seen.failures.push(error),
  });
  const end = (error?: Error) => {
    const all = release;
    release = [];
    for (const one of all) one(error);
  };
  return { worker, seen, end };
}

test('a worker looks one at a time, and once more for all who woke it meanwhile', async () => {
  const { worker, seen, end } = controlled();
  const all = [worker.wake(), worker.wake(), worker.wake()];
  expect(seen.looks).toBe(1);
  end();
  await new Promise(setImmediate);
  expect(seen.looks).toBe(2);
  end();
  await patiently(Promise.all(all));
  expect(seen).toMatchObject({ looks: 2, mostAtOnce: 1 });
  await worker.stop();
});

test('a look that fails is reported, and the next one comes', async () => {
  const { worker, seen, end } = controlled();
  const failed = new Error('No database.');
  const first = worker.wake();
  end(failed);
  await patiently(first);
  expect(seen.failures).toEqual([failed]);
  const second = worker.wake();
  end();
  await patiently(second);
  expect(seen.looks).toBe(2);
  await worker.stop();
});

test('a worker looks at intervals, and at a time set before', async () => {
  for (const everyMs of [1, HOUR_MS]) {
    let looked: () => void = () => undefined;
    const done = new Promise<void>((resolve) => (looked = resolve));
    const worker = new Worker({
      everyMs,
      look: () => {
        looked();
        return Promise.resolve();
      },
      onFailure: (error) => {
        throw error;
      },
    });
    if (everyMs === HOUR_MS) worker.wakeIn(1);
    await patiently(done);
    await worker.stop();
  }
});

test('a stop aborts the look that is running, waits for it, and no other follows', async () => {
  const steps: string[] = [];
  const worker = new Worker({
    everyMs: HOUR_MS,
    look: async (signal) => {
      await once(signal, 'abort');
      await new Promise(setImmediate);
      steps.push('ended');
    },
    onFailure: (error) => steps.push(String(error)),
  });
  const woken = worker.wake();
  void worker.wake();
  worker.wakeIn(1);
  await patiently(worker.stop());
  expect(steps).toEqual(['ended']);
  await woken;
  await worker.wake();
  expect(steps).toEqual(['ended']);
});
