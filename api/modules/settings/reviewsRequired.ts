import { reviews } from '@polyphony/domain/settings/panels/reviews.js';
import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { panelIfAny } from './panels.js';

/** Whether changes that visitors see need a review. No round trip. */
export const reviewsRequired = async (stamps: ContentStamps): Promise<boolean> =>
  (await panelIfAny(reviews, stamps))?.reviews_required === '1';
