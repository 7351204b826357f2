import type { OneTimeCodes } from './identity/oneTimeCodes.js';
import type { Sessions } from './identity/sessions.js';
import type { AtSteadyPace } from './identity/steadyPace.js';
import type { ContentStamps } from './platform/contentStamps.js';
import type { Limits } from './platform/limits.js';

/**
 * What one app consists of beside its records: each service has its own settings, keys and caches. `start` creates them, and
 * every context carries them, so that two apps in one process share none.
 */
export interface Services {
  readonly stamps: ContentStamps;
  readonly limits: Limits;
  readonly sessions: Sessions;
  readonly codes: OneTimeCodes;
  readonly atSteadyPace: AtSteadyPace;
}
