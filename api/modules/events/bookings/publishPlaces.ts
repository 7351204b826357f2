import { FEW_PLACES } from '@polyphony/domain/limits.js';
import { event } from '@polyphony/domain/kinds/event.js';
import { eventBooking } from '@polyphony/domain/kinds/readMostly/eventBooking.js';
import type { ContentStamps } from '../../../platform/cache/contentStamps.js';

/**
 * Publishes that a place was taken or given back. The event's page, which everybody is served from memory, says how many
 * places are left only once there are few: only then has it changed.
 * @param left places left now
 */
export async function publishPlaces(left: number, stamps: ContentStamps): Promise<void> {
  await stamps.changed(eventBooking.name);
  // One that was given back may have been the first beyond the few.
  if (left <= FEW_PLACES + 1) await stamps.changed(event.name);
}
