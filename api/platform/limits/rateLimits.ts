import { createHash } from 'node:crypto';
import { RATE_LIMITS, type RateLimit, type RateLimitName } from '@polyphony/domain/limits.js';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { rateLimited } from '../errors.js';
import { networkOf } from './networkOf.js';
import type { Redis, RedisClient } from '../redis/redis.js';

const entries = Object.entries(RATE_LIMITS) as [RateLimitName, RateLimit][];

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

/** Hashed, so that keys have a fixed length and no e-mail is in a shared store. */
function keyOf(name: RateLimitName, key: string): string {
  const counted = RATE_LIMITS[name].by === 'address' ? networkOf(key) : key.trim().toLowerCase();
  return createHash('sha256').update(counted).digest('base64url');
}

/**
 * Counts the actions that RATE_LIMITS bounds. Consume before the work, so that concurrent attempts are counted, and so
 * that the response reveals nothing about the attempt.
 */
export class Limits {
  readonly #counters: ReadonlyMap<RateLimitName, RateLimiterAbstract>;

  /**
   * @param redis null: this process counts for itself
   * @param options.costPerMinute overrides the points of GraphQL's cost limits
   */
  constructor(redis: Redis | null, { costPerMinute }: { readonly costPerMinute?: number } = {}) {
    const pointsOf = (name: RateLimitName, { points }: RateLimit) =>
      name === 'graphqlCost' || name === 'graphqlCostByAddress' ? (costPerMinute ?? points) : points;
    this.#counters = new Map(
      entries.map(([name, declared]) => {
        const limit = { ...declared, points: pointsOf(name, declared) };
        return [name, redis ? inRedis(redis, name, limit) : inMemory(name, limit)];
      }),
    );
  }

  /**
   * @param key the client's address (context.ip) for a limit by address, else the account: an e-mail or an id
   * @throws RATE_LIMITED (429, with Retry-After over GraphQL and REST) once the limit is exceeded
   */
  async consume(name: RateLimitName, key: string, points = 1): Promise<void> {
    try {
      await this.#counter(name).consume(keyOf(name, key), points);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw rateLimited(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      throw error;
    }
  }

  /** Reverts what `consume` counted: the attempt was legitimate. */
  async reward(name: RateLimitName, key: string, points = 1): Promise<void> {
    await this.#counter(name).reward(keyOf(name, key), points);
  }

  /** Resets the counter of an account, once its owner has authenticated. */
  async forget(name: RateLimitName, key: string): Promise<void> {
    await this.#counter(name).delete(keyOf(name, key));
  }

  #counter(name: RateLimitName): RateLimiterAbstract {
    const counter = this.#counters.get(name);
    if (!counter) throw new Error(`There is no limit '${name}'.`);
    return counter;
  }
}
