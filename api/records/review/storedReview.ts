import type { ReviewState } from '@polyphony/domain/publishing/review.js';
import mongoose, { type ClientSession, type Types } from 'mongoose';
import type { AnyModel } from '../../platform/database/models.js';
import type { Author } from '../schema/record.js';

/** The review of what one form of a record says: the last one, whose next request takes its place. */
export interface StoredReview {
  /** That of the form's draft (`draftId` of the form). */
  readonly _id: Types.ObjectId;
  /** Name of the form's drafts. */
  readonly form: string;
  readonly recordId: Types.ObjectId;
  readonly state: ReviewState;
  readonly requestedBy: Author;
  readonly requestedAt: Date;
  /** Code of the language in which the author used the console. */
  readonly lang: string;
  readonly note: string;
  /** The version of the record, and the revision of its draft, that the author meant; null: there was no draft. */
  readonly version: number;
  readonly revision: string | null;
  /** The reviewer; null until it is decided. */
  readonly decidedBy: Author | null;
  readonly decidedAt: Date | null;
  /** Why it was sent back. */
  readonly reason: string;
}

/** A comment on a record's form: on all of it, or on a field, in a language where its text has several. */
export interface StoredComment {
  readonly _id: Types.ObjectId;
  /** Id of the form's drafts and review. */
  readonly about: Types.ObjectId;
  /** Name of the form's drafts. */
  readonly form: string;
  readonly recordId: Types.ObjectId;
  /** Path of the field: 'title', 'questions'. */
  readonly field: string | null;
  readonly lang: string | null;
  readonly text: string;
  readonly by: Author;
  readonly at: Date;
  readonly resolvedBy: Author | null;
  readonly resolvedAt: Date | null;
}

/** Reviews are apart from their records, as drafts are: nothing for visitors reads them. */
export const reviews = () => mongoose.connection.collection<StoredReview>('reviews');
export const comments = () => mongoose.connection.collection<StoredComment>('comments');

const indexed = (createIndexes: () => Promise<unknown>): AnyModel => ({
  createCollection: () => Promise.resolve(),
  createIndexes,
});

/** The collections as far as a start prepares them. */
export const reviewModels: readonly AnyModel[] = [
  indexed(() => reviews().createIndex({ state: 1, form: 1, requestedAt: 1 })),
  indexed(() => reviews().createIndex({ 'requestedBy.id': 1, state: 1 })),
  indexed(() => reviews().createIndex({ recordId: 1, state: 1 })),
  indexed(() => comments().createIndex({ about: 1, at: 1 })),
  indexed(() => comments().createIndex({ recordId: 1 })),
];

/** Deletes the reviews of a record that is deleted for good, and the comments on it. */
export async function eraseReviews(recordId: Types.ObjectId, session: ClientSession): Promise<void> {
  await reviews().deleteMany({ recordId }, { session });
  await comments().deleteMany({ recordId }, { session });
}
