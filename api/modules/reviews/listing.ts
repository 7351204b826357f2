import { REVIEWS_LISTED } from '@polyphony/domain/publishing/review.js';
import { inLanguage } from '@polyphony/domain/languages.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import type { Filter } from 'mongodb';
import { signedIn } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { textIn, valuesIn } from '../../platform/values.js';
import { reviews, type StoredReview } from '../../records/review/storedReview.js';
import type { Author } from '../../records/schema/record.js';
import { isSeenByVisitors } from '../../records/write/publishingRight.js';
import type { ListedReview, MyReviews } from './reviewTypes.js';
import { mayDecide, mayOpen } from './targets.js';

/** Reviews that wait for a decision of the caller, and those that were sent back to them. One query for each list, and one a kind. */
export async function reviewsFor(context: Context): Promise<MyReviews> {
  if (!(await context.services.reviews.required())) return listsOf([], []);
  const { stores } = context.loaders;
  const { userId } = signedIn(context);
  const decided = stores.draftedBy((form) => isSeenByVisitors(form.store) && mayDecide(form, context));
  const opened = stores.draftedBy((form) => isSeenByVisitors(form.store) && mayOpen(form, context));
  const [waiting, sentBack] = await Promise.all([
    listed({ state: 'waiting', form: { $in: decided } }, context, ({ requestedBy, requestedAt, note }) => ({
      by: requestedBy,
      at: requestedAt,
      text: note,
    })),
    listed(
      { 'requestedBy.id': userId, state: 'sentBack', form: { $in: opened } },
      context,
      ({ decidedBy, decidedAt, requestedBy, requestedAt, reason }) => ({
        by: decidedBy ?? requestedBy,
        at: decidedAt ?? requestedAt,
        text: reason,
      }),
    ),
  ]);
  return listsOf(waiting, sentBack);
}

const listsOf = (waiting: ListedReview[], sentBack: ListedReview[]): MyReviews => ({
  waitingCount: waiting.length,
  sentBackCount: sentBack.length,
  waiting,
  sentBack,
});

interface Sentence {
  readonly by: Author;
  readonly at: Date;
  readonly text: string;
}

/** Those of records that are there, and that the caller may change: what is in the bin is restored with its review. */
async function listed(
  condition: Filter<StoredReview>,
  context: Context,
  saying: (review: StoredReview) => Sentence,
): Promise<ListedReview[]> {
  const found = await reviews().find(condition).sort({ requestedAt: 1 }).limit(REVIEWS_LISTED).toArray();
  const rows = await Promise.all(found.map((review) => rowOf(review, saying(review), context)));
  return rows.flatMap((row) => row ?? []);
}

async function rowOf(review: StoredReview, { by, at, text }: Sentence, context: Context): Promise<ListedReview | null> {
  const { stores } = context.loaders;
  const form = stores.formNamed(review.form);
  if (!form) return null;
  const { kind } = form.store;
  // The forms of the parts of records share the reads of these.
  const store = form.store.single === null ? stores.of(kind.name) : form.store;
  const record = await context.loaders.record(store, review.recordId);
  if (!record || (await store.forbids(record, context))) return null;
  const { slug, [kind.titleField]: title } = record;
  return {
    kind: kind.name,
    id: record._id.toHexString(),
    slug: typeof slug === 'string' ? slug : null,
    part: review.form.split('/').slice(1).at(-1) ?? null,
    title: kind.name === SETTINGS ? '' : (textIn(title) ?? textIn(inLanguage(valuesIn(title), context.language)) ?? ''),
    by: by.name,
    at,
    text,
  };
}
