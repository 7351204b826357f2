import { isReviewed, PUBLISHER } from '@polyphony/domain/publishing/review.js';
import { passes } from '../../access/gates.js';
import type { Context } from '../../context.js';
import type { RecordRules } from './recordRules.js';

/** Whether visitors see records of a store: of a kind with switches, or its only record, which they always see. */
export const isSeenByVisitors = ({ kind, single }: Pick<RecordRules, 'kind' | 'single'>): boolean =>
  single !== null || isReviewed(kind);

/**
 * Whether the caller may change what visitors see of these records only by a review. The server itself, which has no session,
 * publishes what was allowed when it was scheduled.
 */
export async function needsReview(store: Pick<RecordRules, 'kind' | 'single'>, context: Context): Promise<boolean> {
  if (!context.session || !isSeenByVisitors(store) || passes([PUBLISHER], context)) return false;
  return context.services.reviews.required();
}
