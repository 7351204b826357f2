import { PUBLISHER } from '@polyphony/domain/publishing/review.js';
import { holds } from './gates';
import { useSession } from '../SessionProvider';

/** Whether changes that visitors see need a review, and whether those of the user do. */
export function useReviews(): { readonly isOn: boolean; readonly isNeeded: boolean } {
  const session = useSession();
  const isOn = session?.reviewsRequired ?? false;
  return { isOn, isNeeded: isOn && !holds(session, [PUBLISHER]) };
}
