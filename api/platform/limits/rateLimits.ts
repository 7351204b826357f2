import { createHash } from 'node:crypto';
import { RATE_LIMITS, type RateLimit, type RateLimitName } from '@polyphony/domain/limits.js';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { rateLimited } from '../errors.js';
import { networkOf, wideNetworkOf } from './networkOf.js';
import type { Redis, RedisClient } from '../redis/redis.js';
import { keysOf } from '../values.js';

const entries = keysOf(RATE_LIMITS).map((name): readonly [RateLimitName, RateLimit] => [name, RATE_LIMITS[name]]);

const inMemory = (name: string, { points, seconds }: RateLimit) =>
  new RateLimiterMemory({ keyPrefix: name, points, duration: seconds });

/** The part of a Redis client that the limiter needs, with the timeout of our client. */
const storeOn = (redis: Redis) => ({
  get isReady() {
    return redis.ready;
  },
  eval: (script: string, options: Parameters<RedisClient['eval']>[1]) =>
    redis.run((client) => client.eval(script, options)),
  del: (key: string) => redis.run((client) => client.del(key)),
});

/** Counted in Redis for all processes together; while it is unavailable, by each process for itself. */
const inRedis = (redis: Redis, name: string, limit: RateLimit) =>
  new RateLimiterRedis({
    storeClient: storeOn(redis),
    useRedisPackage: true,
    rejectIfRedisNotReady: true,
    keyPrefix: `${redis.prefix}:limit:${name}`,
    points: limit.points,
    duration: limit.seconds,
    insuranceLimiter: inMemory(name, limit),
  });

/** Points that all networks of an IPv6 /48 have together, as a multiple of those of one network. */
const WIDE_FACTOR = 10;

/** Hashed, so that keys have a fixed length and no e-mail is in a shared store. */
const hashed = (counted: string): string => createHash('sha256').update(counted).digest('base64url');

interface Counter {
  readonly counter: RateLimiterAbstract;
  readonly key: string;
}

const refusedUntil = ({ msBeforeNext }: RateLimiterRes) => rateLimited(Math.max(1, Math.ceil(msBeforeNext / 1000)));

/**
 * Counts the actions that RATE_LIMITS bounds. Consume before the work, so that concurrent attempts are counted, and so
 * that the response reveals nothing about the attempt.
 */
export class Limits {
  readonly #counters: ReadonlyMap<RateLimitName, RateLimiterAbstract>;
  /** Of limits by address: what an IPv6 /48 counts. */
  readonly #wide: ReadonlyMap<RateLimitName, RateLimiterAbstract>;

  /**
   * @param redis null: this process counts for itself
   * @param options.costPerMinute overrides the points of GraphQL's cost limits
   */
  constructor(redis: Redis | null, { costPerMinute }: { readonly costPerMinute?: number } = {}) {
    const pointsOf = (name: RateLimitName, { points }: RateLimit) =>
      name === 'graphqlCost' || name === 'graphqlCostByAddress' ? (costPerMinute ?? points) : points;
    const counterOf = (key: string, limit: RateLimit) => (redis ? inRedis(redis, key, limit) : inMemory(key, limit));
    const counters = entries.map(([name, declared]) => {
      const limit = { ...declared, points: pointsOf(name, declared) };
      return { name, limit, wide: { ...limit, points: WIDE_FACTOR * limit.points } };
    });
    this.#counters = new Map(counters.map(({ name, limit }) => [name, counterOf(name, limit)]));
    this.#wide = new Map(
      counters.flatMap(({ name, limit, wide }) =>
        limit.by === 'address' ? [[name, counterOf(`${name}48`, wide)]] : [],
      ),
    );
  }

  /**
   * @param key the client's address (context.ip) for a limit by address, else the account: an e-mail or an id
   * @throws RATE_LIMITED (429, with Retry-After over GraphQL and REST) once the limit is exceeded
   */
  async consume(name: RateLimitName, key: string, points = 1): Promise<void> {
    try {
      for (const { counter, key: counted } of this.#of(name, key)) await counter.consume(counted, points);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw refusedUntil(error);
      throw error;
    }
  }

  /**
   * Counts nothing, for actions that are counted once they have succeeded.
   * @throws RATE_LIMITED when `consume` would
   */
  async require(name: RateLimitName, key: string): Promise<void> {
    for (const { counter, key: counted } of this.#of(name, key)) {
      const state = await counter.get(counted);
      if (state && state.consumedPoints >= counter.points) throw refusedUntil(state);
    }
  }

  /** Reverts what `consume` counted: the attempt was legitimate. */
  async reward(name: RateLimitName, key: string, points = 1): Promise<void> {
    for (const { counter, key: counted } of this.#of(name, key)) await counter.reward(counted, points);
  }

  /** Resets the counter of an account, once its owner has authenticated. */
  async forget(name: RateLimitName, key: string): Promise<void> {
    for (const { counter, key: counted } of this.#of(name, key)) await counter.delete(counted);
  }

  /** Counters of an action: for a limit by address, those of the network and of the wider one that it is a part of. */
  #of(name: RateLimitName, key: string): readonly Counter[] {
    const counter = this.#counters.get(name);
    if (!counter) throw new Error(`There is no limit '${name}'.`);
    const wide = this.#wide.get(name);
    if (!wide) return [{ counter, key: hashed(key.trim().toLowerCase()) }];
    const network = wideNetworkOf(key);
    return [
      { counter, key: hashed(networkOf(key)) },
      ...(network === null ? [] : [{ counter: wide, key: hashed(network) }]),
    ];
  }
}
