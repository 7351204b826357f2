import { OneTimeCodes } from '../identity/oneTimeCodes.js';
import { Sessions } from '../identity/sessions.js';
import { steadyPace, type PaceClock } from '../identity/steadyPace.js';
import { createCache } from '../platform/cache.js';
import { Channel } from '../platform/channel.js';
import type { Closing } from '../platform/closing.js';
import { ContentStamps, STALE_MS } from '../platform/contentStamps.js';
import { Limits } from '../platform/limits.js';
import type { Redis } from '../platform/redis.js';
import type { Settings } from '../platform/settings.js';
import type { Services } from '../services.js';

export interface ServiceOptions {
  /** What processes share; null: nothing. */
  readonly redis: Redis | null;
  /** Whether nobody else writes to the database. */
  readonly alone: boolean;
  /** See StartOptions. */
  readonly pace?: PaceClock | undefined;
}

/** The services of an app, and what only its start connects them by. */
export interface CreatedServices {
  readonly services: Services;
  /** Carries the id of each user whose session, or whose rights, have changed. */
  readonly sessionChanges: Channel;
}

/**
 * Creates the services of an app by its settings.
 * @param closing gets what ends them
 */
export async function createServices(
  settings: Settings,
  { redis, alone, pace }: ServiceOptions,
  closing: Closing,
): Promise<CreatedServices> {
  const stamps = new ContentStamps({ redis, alone });
  await stamps.open();
  closing.add(() => stamps.close());
  const sessionChanges = new Channel(redis, 'sessions');
  await sessionChanges.open();
  const services: Services = {
    stamps,
    limits: new Limits(redis, { costPerMinute: settings.GRAPHQL_COST_PER_MINUTE }),
    sessions: new Sessions({
      secret: settings.JWT_SECRET,
      cache: await createCache(redis),
      changed: (userId) => sessionChanges.say(userId),
      ...(!redis && !alone && { keptMs: STALE_MS.unshared }),
    }),
    codes: new OneTimeCodes(settings.JWT_SECRET),
    atSteadyPace: steadyPace(pace),
  };
  return { services, sessionChanges };
}
