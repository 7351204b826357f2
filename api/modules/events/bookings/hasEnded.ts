import { hasEventEnded } from '@polyphony/domain/events/eventEnd.js';
import type { EventTimes } from '@polyphony/domain/events/eventSpan.js';
import type { SiteClock } from '../../../platform/siteClock.js';

/** Whether a stored event has ended, by the site's clock. */
export const hasEnded = (event: EventTimes, siteClock: Pick<SiteClock, 'timeZone' | 'now'>): boolean =>
  hasEventEnded(event, { now: siteClock.now(), timeZone: siteClock.timeZone });
