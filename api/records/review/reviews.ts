import type { ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import type { StoredReview } from './storedReview.js';

/** Reviews as services of an app; `start` creates them. */
export interface Reviews {
  /** Whether the settings require a review of changes that visitors see. Read once until the settings are written. */
  readonly required: () => Promise<boolean>;
  /** Queues the mail that notifies the author of a decision, in the transaction that stores it. */
  readonly queueDecision: (review: StoredReview, context: Context, session: ClientSession) => Promise<void>;
}
