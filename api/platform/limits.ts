import { createHash } from 'node:crypto';
import { RATE_LIMITS, type RateLimit, type RateLimitName } from '@polyphony/domain/limits.js';
import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { rateLimited } from '../errors.js';
import { networkOf } from './networkOf.js';

const entries = Object.entries(RATE_LIMITS) as [RateLimitName, RateLimit][];

const counters = new Map<RateLimitName, RateLimiterAbstract>(
  entries.map(([name, { points, seconds }]) => [
    name,
    new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }),
  ]),
);

function counterOf(name: RateLimitName): RateLimiterAbstract {
  const counter = counters.get(name);
  if (!counter) throw new Error(`There is no limit '${name}'.`);
  return counter;
}

/** Of one length whatever was sent, and without anybody's e-mail in a shared store. */
function keyOf(name: RateLimitName, key: string): string {
  const counted = RATE_LIMITS[name].by === 'address' ? networkOf(key) : key.trim().toLowerCase();
  return createHash('sha256').update(counted).digest('base64url');
}

/**
 * Counts what RATE_LIMITS bounds. Count before the work, so that tries sent all at once count as well, and so that the
 * answer says nothing about what was tried.
 */
export const limits = {
  /**
   * @param key the client's address (context.ip) for a limit by address, else the account: an e-mail, an id
   * @throws RATE_LIMITED (429, with Retry-After over GraphQL and REST) once there were too many
   */
  async consume(name: RateLimitName, key: string, points = 1): Promise<void> {
    try {
      await counterOf(name).consume(keyOf(name, key), points);
    } catch (error) {
      if (error instanceof RateLimiterRes) throw rateLimited(Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
      throw error;
    }
  },

  /** Gives back what `consume` counted: the try was a rightful one. */
  async reward(name: RateLimitName, key: string, points = 1): Promise<void> {
    await counterOf(name).reward(keyOf(name, key), points);
  },

  /** Forgets every earlier try: of an account, when its owner has shown who they are. */
  async forget(name: RateLimitName, key: string): Promise<void> {
    await counterOf(name).delete(keyOf(name, key));
  },
} as const;
