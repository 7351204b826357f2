import { pino } from 'pino';
import { RedisServer, withRedis } from '../testing/redisServer.js';
import { contentChanged, shareContentStamps, STALE_MS, stampOf } from './contentStamps.js';
import { Redis } from './redis.js';

const log = pino({ level: 'silent' });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('without Redis', () => {
  test('a write changes the number of its kind and of no other', async () => {
    await shareContentStamps({ redis: null, alone: true });
    const [before, other] = [stampOf('event'), stampOf('post')];
    await contentChanged('event');
    expect(stampOf('event')).not.toBe(before);
    expect(stampOf('post')).toBe(other);
  });

  test('a process that is alone on its database keeps what it has; one that may not be, not for long', async () => {
    await shareContentStamps({ redis: null, alone: true });
    const alone = stampOf('event');
    await pause(20);
    expect(stampOf('event')).toBe(alone);

    await shareContentStamps({ redis: null, alone: false });
    const shared = stampOf('event');
    expect(stampOf('event')).toBe(shared);
    const now = performance.now.bind(performance);
    performance.now = () => now() + STALE_MS.unshared;
    try {
      expect(stampOf('event')).not.toBe(shared);
    } finally {
      performance.now = now;
    }
  });
});

withRedis('with Redis', () => {
  let server: RedisServer;
  let redis: Redis;
  let stop: (() => void) | null = null;

  beforeAll(async () => {
    server = await RedisServer.start();
  });
  afterEach(() => {
    stop?.();
    redis.close();
  });
  afterAll(() => server.stop());

  /** Another process's write, as it tells of it. */
  const writtenElsewhere = async (kindName: string, write: string, aloud: boolean) => {
    const other = new Redis(server.url, 'test', log);
    await other.connect();
    await other.run((client) => client.hSet('test:stamps', kindName, write));
    if (aloud) await other.run((client) => client.publish('test:stamps', `${kindName} ${write}`));
    other.close();
  };

  const share = async (shared: Redis) => {
    redis = shared;
    await redis.connect();
    stop = await shareContentStamps({ redis, alone: false });
  };

  async function staleFor(kindName: string, before: number): Promise<number> {
    const started = performance.now();
    while (stampOf(kindName) === before && performance.now() - started < 5_000) await pause(2);
    return performance.now() - started;
  }

  test('what another process wrote is heard of at once', async () => {
    await share(new Redis(server.url, 'test', log));
    const before = stampOf('event');
    await writtenElsewhere('event', 'w1', true);
    expect(await staleFor('event', before)).toBeLessThan(150);
  });

  test('with a deaf subscription it is noticed within the bound all the same', async () => {
    class DeafRedis extends Redis {
      override async subscribe(): Promise<void> {
        // Connected, and hears nothing.
      }
    }
    await share(new DeafRedis(server.url, 'test', log));
    for (const write of ['w2', 'w3', 'w4']) {
      const before = stampOf('event');
      await writtenElsewhere('event', write, true);
      expect(await staleFor('event', before)).toBeLessThan(STALE_MS.shared);
    }
  });

  test('a Redis that lost its memory counts as a write of everything', async () => {
    await share(new Redis(server.url, 'test', log));
    await contentChanged('event');
    await pause(400);
    const before = stampOf('event');
    await redis.run((client) => client.flushAll());
    expect(await staleFor('event', before)).toBeLessThan(STALE_MS.shared);
  });

  test('its own write raises its number once, not again when it hears of it', async () => {
    await share(new Redis(server.url, 'test', log));
    await contentChanged('post');
    const written = stampOf('post');
    await pause(700);
    expect(stampOf('post')).toBe(written);
  });

  test('nothing changes while nobody writes', async () => {
    await share(new Redis(server.url, 'test', log));
    const before = stampOf('event');
    await pause(1_500);
    expect(stampOf('event')).toBe(before);
  });

  test('a write that could not be told is told once Redis is back', async () => {
    await share(new Redis(server.url, 'test', log));
    await server.kill();
    await contentChanged('course');
    await server.start();
    const other = new Redis(server.url, 'test', log);
    await other.connect();
    const told = () => other.run((client) => client.hGet('test:stamps', 'course'));
    const started = performance.now();
    while (!(await told()) && performance.now() - started < 5_000) await pause(20);
    expect(await told()).toBeTruthy();
    other.close();
  });
});
