import Keyv from 'keyv';
import type { Redis } from './redis.js';

/**
 * What may be forgotten at any time: in this process by default, in Redis where processes share one. It holds cached
 * session details, but no sessions (SPEC-D139). With Redis its operations throw while that is away.
 */
export async function createCache(redis: Redis | null): Promise<Keyv> {
  if (!redis) return new Keyv();
  // Loaded only where there is a Redis, as its client is.
  const { default: KeyvRedis } = await import('@keyv/redis');
  const store = new KeyvRedis(redis.client, { namespace: redis.prefix, throwOnErrors: true });
  const cache = new Keyv({ store, namespace: redis.prefix, useKeyPrefix: false, throwOnErrors: true });
  // Both are told of errors that are thrown as well; unheard, they would end the process.
  store.on('error', () => undefined);
  cache.on('error', () => undefined);
  return cache;
}
