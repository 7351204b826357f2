import { FEW_PLACES } from '../limits.js';

/** The places of a stored event; one that was stored before places were counted has no count. */
export interface Places {
  readonly capacity?: number | null;
  readonly placesTaken?: number;
}

/** A count of a stored event; one that was stored before the count existed has none. */
export const countOf = (count: number | undefined): number => count ?? 0;

/** Places that can still be booked; Infinity without a capacity. */
export const placesLeft = ({ capacity, placesTaken }: Places): number =>
  typeof capacity === 'number' ? capacity - countOf(placesTaken) : Infinity;

/** The places that visitors see: a number only once there are few, so that not every booking invalidates their caches. */
export function visiblePlaces(event: Places): number | null {
  const left = placesLeft(event);
  return left <= FEW_PLACES ? Math.max(0, left) : null;
}
