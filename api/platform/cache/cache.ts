import Keyv from 'keyv';
import type { Redis } from '../redis/redis.js';

/**
 * A cache whose entries may be evicted at any time: in memory by default, in Redis where several processes share one.
 * It holds cached session details, but no sessions (SPEC-D139). With Redis, its operations throw while Redis is
 * unavailable.
 */
export async function createCache(redis: Redis | null): Promise<Keyv> {
  if (!redis) return new Keyv();
  // Imported lazily: only needed with Redis, like the Redis client itself.
  const { default: KeyvRedis } = await import('@keyv/redis');
  const store = new KeyvRedis(redis.client, { namespace: redis.prefix, throwOnErrors: true });
  const cache = new Keyv({ store, namespace: redis.prefix, useKeyPrefix: false, throwOnErrors: true });
  // Both emit 'error' for errors that they also throw; an 'error' event without a listener would end the process.
  store.on('error', () => undefined);
  cache.on('error', () => undefined);
  return cache;
}
