import KeyvRedis from '@keyv/redis';
import Keyv from 'keyv';

/**
 * What may be forgotten at any time: in this process by default, in Redis with REDIS_URL. Sessions themselves are not in
 * here (decision 139), only what was read of them.
 */
export function createCache(redisUrl: string | undefined, report: (error: unknown) => void): Keyv {
  const cache = redisUrl ? new Keyv({ store: new KeyvRedis(redisUrl), namespace: 'polyphony' }) : new Keyv();
  cache.on('error', report);
  return cache;
}
