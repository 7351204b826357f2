import { embeddedProber } from './prober.js';

/** Never settles: a database on a machine that is busy with other work. */
const busy = () => new Promise<void>(() => undefined);

test('an embedded database that takes long is busy, and not down', async () => {
  await expect(embeddedProber(busy, 1).probe()).resolves.toBeUndefined();
});

test('an embedded database that responds with an error is down', async () => {
  const error = new Error('The disk is gone.');
  await expect(embeddedProber(() => Promise.reject(error)).probe()).rejects.toBe(error);
});
