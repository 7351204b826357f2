import type { Logger } from 'pino';
import type { Redis } from '../platform/redis/redis.js';
import type { Settings } from '../platform/settings.js';

/** The Redis that processes share, where the settings name one: only then is its client loaded. */
export async function redisOf({ REDIS_URL }: Settings, database: string, log: Logger): Promise<Redis | null> {
  if (!REDIS_URL) return null;
  const { Redis } = await import('../platform/redis/redis.js');
  return new Redis(REDIS_URL, `polyphony:${database}`, log);
}
