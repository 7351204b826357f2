import { Closing } from './closing.js';

test('closing stops what was added last first, and waits for each', async () => {
  const stopped: string[] = [];
  const closing = new Closing();
  closing.add(() => stopped.push('database'));
  closing.add(async () => {
    await Promise.resolve();
    stopped.push('server');
  });
  await closing.close();
  expect(stopped).toEqual(['server', 'database']);
});

test('closing twice stops everything once', async () => {
  let stops = 0;
  const closing = new Closing();
  closing.add(() => (stops += 1));
  await Promise.all([closing.close(), closing.close()]);
  await closing.close();
  expect(stops).toBe(1);
});

test('closing stops the rest when one stop fails, and then rejects with that failure', async () => {
  let stopped = false;
  const closing = new Closing();
  closing.add(() => (stopped = true));
  closing.add(() => {
    throw new Error('still busy');
  });
  await expect(closing.close()).rejects.toThrow('still busy');
  expect(stopped).toBe(true);
});
