import type { Context } from '../../context.js';
import { isPublic } from '../../records/review/reviewing.js';
import { comments, reviews, type StoredComment, type StoredReview } from '../../records/review/storedReview.js';
import { needsReview } from '../../records/write/publishingRight.js';
import type { RecordReview, ReviewComment, ReviewRequest } from './reviewTypes.js';
import { mayDecide, reviewableOf, type Reviewable } from './targets.js';

/** The review of a form with its comments, as the caller reads them. A constant number of reads. */
export async function reviewOf(reviewable: Reviewable, context: Context): Promise<RecordReview> {
  const { form, record, about, draft, hasChanges } = reviewable;
  const [review, found, needed] = await Promise.all([
    reviews().findOne({ _id: about }),
    comments().find({ about }).sort({ at: 1, _id: 1 }).toArray(),
    needsReview(form.store, context),
  ]);
  return {
    needed,
    mayDecide: mayDecide(form, context),
    hasChanges,
    version: record.version,
    revision: draft?.revision ?? null,
    request: review && requestOf(review, reviewable, context),
    comments: found.map((comment) => commentOf(comment, context)),
  };
}

/** The same, read anew after a write. */
export const reviewNow = async (name: string, id: string, context: Context): Promise<RecordReview> =>
  reviewOf(await reviewableOf(name, id, context), context);

function requestOf(review: StoredReview, reviewable: Reviewable, { session }: Context): ReviewRequest {
  const { state, requestedBy, requestedAt, note, decidedBy, decidedAt, reason } = review;
  return {
    state,
    requestedBy: requestedBy.name,
    requestedAt,
    note,
    decidedBy: decidedBy?.name ?? null,
    decidedAt,
    reason,
    mine: requestedBy.id === session?.userId,
    changed: state === 'waiting' && isChangedSince(review, reviewable),
  };
}

/** Whether a form says something else than when its review was requested. A public record is reviewed by its draft alone. */
const isChangedSince = ({ version, revision }: StoredReview, { form, record, draft }: Reviewable): boolean =>
  revision !== (draft?.revision ?? null) || (!isPublic(form.store, record) && version !== record.version);

const commentOf = (
  { _id, field, lang, text, by, at, resolvedBy }: StoredComment,
  { session }: Context,
): ReviewComment => ({
  id: _id.toHexString(),
  field,
  lang,
  text,
  by: by.name,
  at,
  mine: by.id === session?.userId,
  resolvedBy: resolvedBy?.name ?? null,
});
