import { pino } from 'pino';
import { eventually } from '../../testing/runs/eventually.js';
import { RedisServer, withRedis } from '../../testing/services/redisServer.js';
import { ContentStamps, listScope, partScope, STALE_MS } from './contentStamps.js';
import { Redis } from '../redis/redis.js';

const log = pino({ level: 'silent' });

/**
 * The clock that decides how long stamps are trusted: it advances only when a test calls `later`, however slow the
 * machine is.
 */
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
    const stamps = new ContentStamps({ redis: null, alone: true });
    const [before, other] = [stamps.of('event'), stamps.of('post')];
    await stamps.changed('event');
    expect(stamps.of('event')).not.toBe(before);
    expect(stamps.of('post')).toBe(other);
  });

  test.each([
    ['of a record alone', { parts: ['1'], listed: false }, ['event', 'event/1']],
    ['of a record that lists show at another place', { parts: ['1'], listed: true }, ['event', 'event/*', 'event/1']],
    ['that does not say what it touched', null, ['event', 'event/*', 'event/1', 'event/2']],
  ])('a write %s changes the numbers of these parts of its kind', async (_, touched, expected) => {
    const stamps = new ContentStamps({ redis: null, alone: true });
    const names = ['event', listScope('event'), partScope('event', '1'), partScope('event', '2'), 'post', 'post/1'];
    const before = names.map((name) => stamps.of(name));
    await stamps.changed('event', touched);
    expect(names.filter((name, at) => stamps.of(name) !== before[at])).toEqual(expected);
  });

  test('the only process of a database caches without limit; one that may have company, only briefly', () => {
    const alone = new ContentStamps({ redis: null, alone: true });
    const first = alone.of('event');
    later(60 * 60_000);
    expect(alone.of('event')).toBe(first);

    const oneOfMany = new ContentStamps({ redis: null, alone: false });
    const shared = oneOfMany.of('event');
    later(STALE_MS.unshared - 1);
    expect(oneOfMany.of('event')).toBe(shared);
    later(1);
    expect(oneOfMany.of('event')).not.toBe(shared);
  });

  test('a write of one app changes no number of another in the same process', async () => {
    const [one, other] = [1, 2].map(() => new ContentStamps({ redis: null, alone: true }));
    const before = other?.of('event');
    await one?.changed('event');
    expect(other?.of('event')).toBe(before);
  });
});

describe('listeners', () => {
  test('are called for each write until they unsubscribe', async () => {
    const stamps = new ContentStamps({ redis: null, alone: true });
    const heard: string[] = [];
    const stop = stamps.onChanged((kindName) => heard.push(kindName));
    await stamps.changed('event');
    await stamps.changed('post');
    stop();
    await stamps.changed('event');
    expect(heard).toEqual(['event', 'post']);
  });

  test('receivesAllWrites is true only where no other process can write unnoticed', () => {
    expect(new ContentStamps({ redis: null, alone: true }).receivesAllWrites).toBe(true);
    const oneOfMany = new ContentStamps({ redis: null, alone: false });
    oneOfMany.of('event');
    expect(oneOfMany.receivesAllWrites).toBe(false);
  });
});

withRedis('with Redis', () => {
  let server: RedisServer;
  let redis: Redis;
  let stamps: ContentStamps;

  beforeAll(async () => {
    server = await RedisServer.start();
  });
  afterEach(() => {
    stamps.close();
    redis.close();
  });
  afterAll(() => server.stop());

  /** Another process's write: stored in Redis, published, or both. */
  const writtenElsewhere = async (kindName: string, write: string, how: { stored: boolean; published: boolean }) => {
    const other = new Redis(server.url, 'test', log);
    await other.connect();
    if (how.stored) await other.run((client) => client.hSet('test:stamps', kindName, write));
    if (how.published) await other.run((client) => client.publish('test:stamps', `${kindName} ${write}`));
    other.close();
  };

  const share = async (shared: Redis, compareMs?: number) => {
    redis = shared;
    await redis.connect();
    stamps = new ContentStamps({ redis, alone: false, ...(compareMs !== undefined && { compareMs }) });
    await stamps.open();
  };
  /** A comparison interval so long that no comparison happens in a test. */
  const NEVER_MS = 3_600_000;

  const changed = (kindName: string, before: number) =>
    eventually(() => stamps.of(kindName) !== before, `another number of ${kindName}`);

  class CountingRedis extends Redis {
    responseCount = 0;
    deaf = false;
    override async run<T>(work: Parameters<typeof Redis.prototype.run<T>>[0]): Promise<T> {
      const result = await super.run(work);
      this.responseCount += 1;
      return result;
    }
    override async subscribe(...args: Parameters<Redis['subscribe']>): Promise<void> {
      if (!this.deaf) await super.subscribe(...args);
    }
    /** Resolves after `count` more comparisons with Redis. */
    async compared(count: number): Promise<void> {
      const enough = this.responseCount + count;
      await eventually(() => this.responseCount >= enough);
    }
  }

  test('a write that another process publishes arrives without a comparison', async () => {
    await share(new Redis(server.url, 'test', log), NEVER_MS);
    const before = stamps.of('event');
    await writtenElsewhere('event', 'w1', { stored: false, published: true });
    await changed('event', before);
  });

  test('listeners are called for writes of other processes; receivesAllWrites is true only while Redis responds', async () => {
    await share(new Redis(server.url, 'test', log));
    expect(stamps.receivesAllWrites).toBe(true);
    const heard = new Promise<string>((resolve) => stamps.onChanged(resolve));
    await writtenElsewhere('event', 'w5', { stored: false, published: true });
    expect(await heard).toBe('event');
    await server.kill();
    later(STALE_MS.shared);
    // Reads by visitors trust the numbers for another second; a missed write stays missed.
    stamps.of('event');
    expect(stamps.receivesAllWrites).toBe(false);
    await server.start();
  });

  test('a comparison finds writes that the subscription missed', async () => {
    const deaf = new CountingRedis(server.url, 'test', log);
    deaf.deaf = true;
    await share(deaf);
    for (const write of ['w2', 'w3', 'w4']) {
      const before = stamps.of('event');
      await writtenElsewhere('event', write, { stored: true, published: true });
      await changed('event', before);
    }
  });

  test('numbers are trusted no longer than STALE_MS.shared after the last comparison', async () => {
    await share(new Redis(server.url, 'test', log));
    await server.kill();
    const before = stamps.of('event');
    later(STALE_MS.shared - 1);
    expect(stamps.of('event')).toBe(before);
    later(1);
    expect(stamps.of('event')).not.toBe(before);
    await server.start();
  });

  test('a Redis that lost its memory counts as a write of everything', async () => {
    await share(new Redis(server.url, 'test', log));
    await stamps.changed('event');
    const before = stamps.of('event');
    await redis.run((client) => client.flushAll());
    await changed('event', before);
  });

  test('a write of a process raises its own number once, not again when its message comes back, and nothing else changes it', async () => {
    const counting = new CountingRedis(server.url, 'test', log);
    await share(counting, 10);
    await stamps.changed('post');
    const [written, other] = [stamps.of('post'), stamps.of('event')];
    for (let n = 0; n < 5; n += 1) {
      await counting.compared(2);
      later(STALE_MS.shared / 2);
    }
    expect([stamps.of('post'), stamps.of('event')]).toEqual([written, other]);
  });

  test('a write that could not be published is published once Redis is back', async () => {
    await share(new Redis(server.url, 'test', log));
    await server.kill();
    await stamps.changed('course');
    await server.start();
    const other = new Redis(server.url, 'test', log);
    await other.connect();
    const readStamp = () => other.run((client) => client.hGet('test:stamps', 'course'));
    await eventually(readStamp);
    other.close();
  });
});
