import { pino } from 'pino';
import { eventually } from '../testing/eventually.js';
import { RedisServer, withRedis } from '../testing/redisServer.js';
import {
  contentChanged,
  hearsOfAllWrites,
  onContentChanged,
  shareContentStamps,
  STALE_MS,
  stampOf,
} from './contentStamps.js';
import { Redis } from './redis.js';

const log = pino({ level: 'silent' });

/** The clock by which numbers are believed: it goes when a test says so, however busy the machine is. */
let time = 1;
const later = (ms: number): void => void (time += ms);
const realNow = performance.now.bind(performance);
beforeAll(() => {
  performance.now = () => time;
});
afterAll(() => {
  performance.now = realNow;
});

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
    later(60 * 60_000);
    expect(stampOf('event')).toBe(alone);

    await shareContentStamps({ redis: null, alone: false });
    const shared = stampOf('event');
    later(STALE_MS.unshared - 1);
    expect(stampOf('event')).toBe(shared);
    later(1);
    expect(stampOf('event')).not.toBe(shared);
  });
});

describe('who listens', () => {
  test('is told of each write, until they stop', async () => {
    const heard: string[] = [];
    const stop = onContentChanged((kindName) => heard.push(kindName));
    await contentChanged('event');
    await contentChanged('post');
    stop();
    await contentChanged('event');
    expect(heard).toEqual(['event', 'post']);
  });

  test('hears of all writes only where nobody else can write unheard', async () => {
    await shareContentStamps({ redis: null, alone: true });
    expect(hearsOfAllWrites()).toBe(true);
    await shareContentStamps({ redis: null, alone: false });
    stampOf('event');
    expect(hearsOfAllWrites()).toBe(false);
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

  /** Another process's write: stored, told of, or both. */
  const writtenElsewhere = async (kindName: string, write: string, how: { stored: boolean; told: boolean }) => {
    const other = new Redis(server.url, 'test', log);
    await other.connect();
    if (how.stored) await other.run((client) => client.hSet('test:stamps', kindName, write));
    if (how.told) await other.run((client) => client.publish('test:stamps', `${kindName} ${write}`));
    other.close();
  };

  const share = async (shared: Redis, compareMs?: number) => {
    redis = shared;
    await redis.connect();
    stop = await shareContentStamps({ redis, alone: false, ...(compareMs !== undefined && { compareMs }) });
  };
  /** Comparisons so rare that none is made in a test. */
  const NEVER_MS = 3_600_000;

  const changed = (kindName: string, before: number) =>
    eventually(() => stampOf(kindName) !== before, `another number of ${kindName}`);

  class CountingRedis extends Redis {
    answered = 0;
    deaf = false;
    override async run<T>(work: Parameters<typeof Redis.prototype.run<T>>[0]): Promise<T> {
      const result = await super.run(work);
      this.answered += 1;
      return result;
    }
    override async subscribe(...args: Parameters<Redis['subscribe']>): Promise<void> {
      if (!this.deaf) await super.subscribe(...args);
    }
    /** Returns once so many comparisons more were answered. */
    async compared(count: number): Promise<void> {
      const enough = this.answered + count;
      await eventually(() => this.answered >= enough);
    }
  }

  test('what another process tells of is heard without any comparison', async () => {
    await share(new Redis(server.url, 'test', log), NEVER_MS);
    const before = stampOf('event');
    await writtenElsewhere('event', 'w1', { stored: false, told: true });
    await changed('event', before);
  });

  test('who listens hears of what another process wrote; of everything only while Redis answers', async () => {
    await share(new Redis(server.url, 'test', log));
    expect(hearsOfAllWrites()).toBe(true);
    const heard = new Promise<string>((resolve) => onContentChanged(resolve));
    await writtenElsewhere('event', 'w5', { stored: false, told: true });
    expect(await heard).toBe('event');
    await server.kill();
    later(STALE_MS.shared);
    // Visitors' reads give the numbers another second; what was not heard stays unheard.
    stampOf('event');
    expect(hearsOfAllWrites()).toBe(false);
    await server.start();
  });

  test('with a deaf subscription it is noticed all the same', async () => {
    const deaf = new CountingRedis(server.url, 'test', log);
    deaf.deaf = true;
    await share(deaf);
    for (const write of ['w2', 'w3', 'w4']) {
      const before = stampOf('event');
      await writtenElsewhere('event', write, { stored: true, told: true });
      await changed('event', before);
    }
  });

  test('numbers are believed no longer than the stated bound after the last comparison', async () => {
    await share(new Redis(server.url, 'test', log));
    await server.kill();
    const before = stampOf('event');
    later(STALE_MS.shared - 1);
    expect(stampOf('event')).toBe(before);
    later(1);
    expect(stampOf('event')).not.toBe(before);
    await server.start();
  });

  test('a Redis that lost its memory counts as a write of everything', async () => {
    await share(new Redis(server.url, 'test', log));
    await contentChanged('event');
    const before = stampOf('event');
    await redis.run((client) => client.flushAll());
    await changed('event', before);
  });

  test('its own write raises its number once, not again when it hears of it, and nothing else changes it', async () => {
    const counting = new CountingRedis(server.url, 'test', log);
    await share(counting, 10);
    await contentChanged('post');
    const [written, other] = [stampOf('post'), stampOf('event')];
    for (let n = 0; n < 5; n += 1) {
      await counting.compared(2);
      later(STALE_MS.shared / 2);
    }
    expect([stampOf('post'), stampOf('event')]).toEqual([written, other]);
  });

  test('a write that could not be told is told once Redis is back', async () => {
    await share(new Redis(server.url, 'test', log));
    await server.kill();
    await contentChanged('course');
    await server.start();
    const other = new Redis(server.url, 'test', log);
    await other.connect();
    const told = () => other.run((client) => client.hGet('test:stamps', 'course'));
    await eventually(told);
    other.close();
  });
});
