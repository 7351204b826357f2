import { FEW_PLACES } from '@polyphony/domain/limits.js';
import { event } from '@polyphony/domain/kinds/event.js';
import type { ContentStamps } from '../../../platform/contentStamps.js';
import { BOOKING } from './booking.js';

/** Tells those who keep what they read that a booking is new or another than it was. */
export const tellOfBooking = (stamps: ContentStamps): Promise<void> => stamps.changed(BOOKING);

/**
 * The same, where a place was taken or given back. The event's page, which everybody is served from memory, says how many
 * places are left only once there are few: only then has it changed.
 * @param left places left now
 */
export async function tellOfPlaces(left: number, stamps: ContentStamps): Promise<void> {
  await tellOfBooking(stamps);
  // One that was given back may have been the first beyond the few.
  if (left <= FEW_PLACES + 1) await stamps.changed(event.name);
}
