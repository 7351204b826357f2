import { once } from 'node:events';
import { pino } from 'pino';
import { patiently } from '../../testing/runs/eventually.js';
import { startRepeating } from './repeating.js';

test('a stop aborts what is running, and waits for it', async () => {
  const steps: string[] = [];
  let begin: () => void = () => undefined;
  const started = new Promise<void>((resolve) => (begin = resolve));
  const stop = startRepeating(pino({ level: 'silent' }), {
    name: 'endless work',
    everyMs: 5,
    inEachProcess: true,
    work: async (signal) => {
      begin();
      await once(signal, 'abort');
      await Promise.resolve();
      steps.push('ended');
    },
  });
  await patiently(started);
  await patiently(stop());
  expect(steps).toContain('ended');
});
