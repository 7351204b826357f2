import Keyv from 'keyv';
import { eventually } from '../../testing/runs/eventually.js';
import { GuardedCache } from './guardedCache.js';

const options = <T>(read: () => Promise<T | null>) => ({ read, good: () => true, ms: 60_000 });

test('a value is read once and cached; null is not cached', async () => {
  const cache = new GuardedCache(new Keyv());
  let reads = 0;
  const read = async () => ((reads += 1) > 1 ? 'found' : null);
  expect(await cache.get('a', options(read))).toBeNull();
  expect(await cache.get('a', options(read))).toBe('found');
  expect(await cache.get('a', options(read))).toBe('found');
  expect(reads).toBe(2);
});

test('the cache never serves what a slow reader writes after an invalidation', async () => {
  const store = new Keyv();
  const [one, other] = [new GuardedCache(store), new GuardedCache(store)];
  let finish: (value: string) => void = () => undefined;
  let slow: Promise<string | null> = Promise.resolve(null);
  await new Promise<void>((started) => {
    slow = one.get(
      'a',
      options(() => {
        started();
        return new Promise<string>((resolve) => (finish = resolve));
      }),
    );
  });
  await other.invalidate('a');
  finish('old');
  expect(await slow).toBe('old');
  expect(
    await one.get(
      'a',
      options(async () => 'new'),
    ),
  ).toBe('new');
  expect(
    await other.get(
      'a',
      options(async () => 'newer'),
    ),
  ).toBe('new');
});

test('a value that is no longer valid is read again', async () => {
  const cache = new GuardedCache(new Keyv());
  await cache.get(
    'a',
    options(async () => 'old'),
  );
  const good = (value: string) => value === 'new';
  expect(await cache.get('a', { read: async () => 'new', good, ms: 1000 })).toBe('new');
});

/** A store that can be made unavailable. */
class Flaky extends Map<string, unknown> {
  away = false;
  override get(key: string): unknown {
    if (this.away) throw new Error('away');
    return super.get(key);
  }
  override set(key: string, value: unknown): this {
    if (this.away) throw new Error('away');
    return super.set(key, value);
  }
}

test('a failed invalidation counts in this process at once and is retried until it succeeds', async () => {
  const store = new Flaky();
  const keyv = new Keyv({ store, throwOnErrors: true });
  keyv.on('error', () => undefined);
  const [here, there] = [new GuardedCache(keyv), new GuardedCache(keyv)];
  await here.get(
    'a',
    options(async () => 'old'),
  );
  store.away = true;
  expect(
    await here.get(
      'a',
      options(async () => 'old'),
    ),
  ).toBe('old');
  await here.invalidate('a');
  expect(
    await here.get(
      'a',
      options(async () => 'new'),
    ),
  ).toBe('new');
  store.away = false;
  expect(
    await here.get(
      'a',
      options(async () => 'new'),
    ),
  ).toBe('new');
  const readThere = () =>
    there.get(
      'a',
      options(async () => 'new'),
    );
  await eventually(async () => (await readThere()) === 'new');
});
