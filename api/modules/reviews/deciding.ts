import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { REVIEW_TEXT_MAX, togglesToPublish } from '@polyphony/domain/publishing/review.js';
import { publishes } from '@polyphony/domain/publishing/publishingState.js';
import type { ClientSession, Types } from 'mongoose';
import { passes, signedIn } from '../../access/gates.js';
import { recorded } from '../../audit/trail.js';
import type { Context } from '../../context.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { duplicateKeyOf } from '../../platform/database/duplicateKey.js';
import { forbidden } from '../../platform/errors.js';
import { changesIn, languagesOf, publishDraft, textsOf } from '../../records/drafts/publishingDraft.js';
import { requireLanguages, requireRevision } from '../../records/drafts/drafts.js';
import { publishing } from '../../records/publishing/publishing.js';
import { isPublic } from '../../records/review/reviewing.js';
import { reviews, type StoredReview } from '../../records/review/storedReview.js';
import { authorOf, type Author } from '../../records/schema/record.js';
import { auditTarget } from '../../records/write/auditTarget.js';
import { conflictWith } from '../../records/write/conflictWith.js';
import { done, invalid, isOutcome, refused, refusedFields, type Outcome } from '../../records/write/outcome.js';
import { toggling } from '../../records/write/toggling.js';
import { writeRecord } from '../../records/write/writeRecords.js';
import { queueDecision, queueRequest } from './reviewMails.js';
import { mayDecide, type Reviewable, type Target } from './targets.js';

/** A text that a person types: without spaces around it. Or what is wrong with it. */
export function typed(field: string, text: string, required: boolean): { text: string; wrong: Outcome | null } {
  const trimmed = text.trim();
  const wrong = (message: Message) => ({ text: '', wrong: refusedFields([invalid(field, message)]) });
  if (required && trimmed === '') return wrong(messages.reviewTextMissing);
  if (trimmed.length > REVIEW_TEXT_MAX) return wrong(messages.reviewTextLong(REVIEW_TEXT_MAX));
  return { text: trimmed, wrong: null };
}

const personOf = (context: Context): Author => authorOf(context) ?? { id: signedIn(context).userId, name: '' };

/** Makes a change of a review in a transaction with its mails, under an entry of the audit trail. @returns whether it applied */
async function change(
  { form, record }: Target,
  action: 'REQUEST_REVIEW' | 'WITHDRAW_REVIEW' | 'SEND_BACK_REVIEW',
  context: Context,
  work: (session: ClientSession) => Promise<boolean>,
): Promise<boolean> {
  const target = auditTarget(form.store.kind, record);
  const applied = await recorded(
    context,
    { action, target },
    async () => ((await inTransaction(work)) ? true : null),
    () => context.services.mailQueue.wakeWorkers(),
  );
  return applied === true;
}

/** Why what is to be reviewed could not be published as it is: what is wrong with its draft. */
async function refusalOfDraft({ form, record, draft }: Reviewable, context: Context): Promise<Outcome | null> {
  if (!draft) return null;
  const changes = await changesIn(form, textsOf(draft, languagesOf(draft, null)), record, context);
  return isOutcome(changes) && !changes.success ? changes : null;
}

/** Asks for a review of a form as it is; a request that waits already is renewed. Those who may decide it are notified once. */
export async function requestReview(reviewable: Reviewable, sent: string, context: Context): Promise<Outcome> {
  const { form, record, about, draft, hasChanges } = reviewable;
  if (!(await context.services.reviews.required())) return refused(messages.reviewsOff);
  if (!hasChanges) return refused(messages.nothingToReview);
  const { text: note, wrong } = typed('note', sent, false);
  const problem = wrong ?? (await refusalOfDraft(reviewable, context));
  if (problem) return problem;
  await context.services.limits.consume('reviewByAccount', signedIn(context).userId);
  const next: Omit<StoredReview, '_id'> = {
    form: form.spec.name,
    recordId: record._id,
    state: 'waiting',
    requestedBy: personOf(context),
    requestedAt: new Date(),
    lang: context.messageLanguage,
    note,
    version: record.version,
    revision: draft?.revision ?? null,
    decidedBy: null,
    decidedAt: null,
    reason: '',
  };
  const store = (): Promise<boolean> =>
    change(reviewable, 'REQUEST_REVIEW', context, async (session) => {
      const before = await reviews().findOne({ _id: about }, { session });
      await reviews().updateOne({ _id: about }, { $set: next }, { upsert: true, session });
      if (before?.state !== 'waiting') await queueRequest({ _id: about, ...next }, form, record, context, session);
      return true;
    });
  try {
    await store();
  } catch (error) {
    // Two people have requested it for the first time at once.
    if (!duplicateKeyOf(error)) throw error;
    await store();
  }
  return done(messages.reviewRequested, record);
}

/** Withdraws a request, for the person who made it and for those who may decide it. */
export async function withdrawReview(target: Target, context: Context): Promise<Outcome> {
  const { about, form, record } = target;
  const review = await reviews().findOne({ _id: about });
  if (!review) return refused(messages.reviewGone);
  if (review.requestedBy.id !== signedIn(context).userId && !mayDecide(form, context)) throw forbidden();
  const decision = { state: 'withdrawn', decidedBy: personOf(context), decidedAt: new Date(), reason: '' } as const;
  const isDone = await change(target, 'WITHDRAW_REVIEW', context, async (session) => {
    const open = { _id: about, state: { $in: ['waiting', 'sentBack'] as const } };
    return (await reviews().updateOne({ ...open }, { $set: decision }, { session })).matchedCount === 1;
  });
  return isDone ? done(messages.reviewWithdrawn, record) : undecidable(about);
}

/** Sends a form back to its author. */
export async function sendBackReview(target: Target, sent: string, context: Context): Promise<Outcome> {
  const { about, form, record } = target;
  if (!mayDecide(form, context)) throw forbidden();
  const { text: reason, wrong } = typed('reason', sent, true);
  if (wrong) return wrong;
  const decision = { state: 'sentBack', decidedBy: personOf(context), decidedAt: new Date(), reason } as const;
  const isDone = await change(target, 'SEND_BACK_REVIEW', context, async (session) => {
    const review = await reviews().findOneAndUpdate(
      { _id: about, state: 'waiting' },
      { $set: decision },
      { returnDocument: 'after', session },
    );
    if (review) await queueDecision(review, context, session);
    return review !== null;
  });
  return isDone ? done(messages.reviewSentBack, record) : undecidable(about);
}

/** Why a review cannot be decided: another reviewer has, or nobody requested it. */
async function undecidable(about: Types.ObjectId): Promise<Outcome> {
  const review = await reviews().findOne({ _id: about });
  return refused(review?.decidedBy ? messages.reviewDecided(review.decidedBy.name) : messages.reviewGone);
}

/** What a reviewer has seen of a form. */
interface Seen {
  readonly version: number;
  readonly revision: string | null;
}

/**
 * Publishes what is reviewed, as the reviewer: the draft, and the record where visitors do not see it. The write that publishes the
 * last of it decides the review, in its transaction.
 * @throws FORBIDDEN, and CONFLICT when something else would be published than the reviewer has seen
 */
export async function approveReview(reviewable: Reviewable, seen: Seen, context: Context): Promise<Outcome> {
  const { form, about, draft } = reviewable;
  const { store } = form;
  let { record } = reviewable;
  if (!mayDecide(form, context)) throw forbidden();
  const isWaiting = (await reviews().findOne({ _id: about }))?.state === 'waiting';
  if (!isWaiting) return undecidable(about);
  requireRevision(form, draft, seen.revision);
  if (record.version !== seen.version) throw conflictWith(store.kind.label, record);
  if (draft) requireLanguages(form, Object.keys(draft.languages), context);
  const missing = form === store.form && !isPublic(store, record) ? togglesToPublish(store.kind, record) : [];
  const gates = missing.flatMap((toggle) => store.kind.permissions.toggle[toggle] ?? []);
  if (!gates.every((gate) => passes([gate], context))) throw forbidden();

  const id = record._id.toHexString();
  if (draft && seen.revision !== null) {
    const publication = { lang: null, revision: seen.revision, version: seen.version };
    const outcome = await publishDraft(form, id, publication, context);
    if (!outcome.success) return outcome;
    record = outcome.record ?? record;
  }
  // The switch that publishes comes last: until then, visitors see nothing.
  const ordered = [...missing].sort(
    (one, other) => Number(publishes(store.kind, one)) - Number(publishes(store.kind, other)),
  );
  for (const toggle of ordered) {
    const { version } = record;
    const outcome = publishes(store.kind, toggle)
      ? await writeRecord(store, { ...publishing(store, { step: 'publish' }, context), version }, id, context)
      : await writeRecord(store, { ...toggling(store, { toggle, to: true }, context), version }, id, context);
    if (!outcome.success) return outcome;
    record = outcome.record ?? record;
  }
  await settle(about, context);
  return done(messages.reviewApproved, record);
}

/** Decides a review whose draft changed nothing, so that no write of the record has. */
async function settle(about: Types.ObjectId, context: Context): Promise<void> {
  const decision = { state: 'approved', decidedBy: personOf(context), decidedAt: new Date(), reason: '' } as const;
  await inTransaction(async (session) => {
    const review = await reviews().findOneAndUpdate(
      { _id: about, state: 'waiting' },
      { $set: decision },
      { returnDocument: 'after', session },
    );
    if (review) await queueDecision(review, context, session);
  });
  context.services.mailQueue.wakeWorkers();
}
