import { createHmac } from 'node:crypto';
import type { Logger } from 'pino';
import type { Redis } from '../platform/redis/redis.js';
import type { Settings } from '../platform/settings.js';

/**
 * The Redis that the processes of an installation share, where the settings name one: only then is its client loaded. They have
 * one secret, while databases of two installations may have the same name.
 */
export async function redisOf(
  { REDIS_URL, JWT_SECRET }: Pick<Settings, 'REDIS_URL' | 'JWT_SECRET'>,
  database: string,
  log: Logger,
): Promise<Redis | null> {
  if (!REDIS_URL) return null;
  const { Redis } = await import('../platform/redis/redis.js');
  const installation = createHmac('sha256', JWT_SECRET).update('redis').digest('base64url').slice(0, 8);
  return new Redis(REDIS_URL, `polyphony:${database}:${installation}`, log);
}
