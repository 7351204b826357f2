import { messages } from '@polyphony/domain/messages/messages.js';
import type { Context } from '../../context.js';
import { forbidden, notFound } from '../../platform/errors.js';
import { schedulerOf } from '../schema/record.js';
import { conflictWith } from '../write/conflictWith.js';
import { isOutcome, refused } from '../write/outcome.js';
import type { Form } from '../write/form.js';
import { needsReview } from '../write/publishingRight.js';
import { findDraft } from './draft.js';
import { recordOf, requireLanguages, requireRevision, rewrite, visibleTo, type DraftOutcome } from './drafts.js';
import { changesIn, languagesOf, textsOf } from './publishingDraft.js';
import { itemOf } from './releaseItems.js';
import { isOverwritten } from './overwritten.js';

interface DraftScheduling {
  readonly revision: string;
  /** Time at which it is to be published; null: not by itself any more. */
  readonly at: Date | null;
  /** The version of the record that the caller has seen; null: the one that the draft began from. */
  readonly version: number | null;
}

/**
 * Schedules the publication of a draft with all its languages, or cancels it. What is saved in the draft later is published
 * with it. A draft that could not be published now is refused as its publication would be.
 * @throws NOT_FOUND without a draft, FORBIDDEN, and CONFLICT when another user has written the draft, or what it changes in its
 * record
 */
export async function scheduleDraft(
  form: Form,
  id: string,
  { revision, at, version }: DraftScheduling,
  context: Context,
): Promise<DraftOutcome> {
  const record = await recordOf(form, id, context);
  const draft = await findDraft(form.draftId(record));
  requireRevision(form, draft, revision);
  if (!draft) throw notFound(messages.draftGone(form.store.kind.label));
  requireLanguages(form, Object.keys(draft.languages), context);
  if (at && (await itemOf(draft._id))) return { ...refused(messages.draftInRelease), draft: null };
  const done = async (schedule: typeof draft.schedule, message: typeof messages.draftUnscheduled) => {
    const next = await rewrite(form, record, { ...draft, schedule: schedule ?? null }, context);
    return { success: true, message, errors: [], draft: visibleTo(form, next, context) };
  };
  if (at === null) return done(null, messages.draftUnscheduled);
  if (await needsReview(form.store, context)) throw forbidden(messages.reviewBeforePublishing);

  const refusal = await form.store.refuseEdit(record, context);
  if (refusal) return { ...refused(refusal), draft: null };
  const changes = await changesIn(form, textsOf(draft, languagesOf(draft, null)), record, context);
  if (isOutcome(changes) && !changes.success) return { ...changes, draft: null };
  const by = schedulerOf(context);
  if (!by) throw new Error('A draft is scheduled by a person: it is published with their rights.');
  const schedule = { at, by, version, failure: null };
  if (await isOverwritten(form, { ...draft, schedule }, record)) throw conflictWith(form.store.kind.label, record);
  const outcome = await done(schedule, messages.scheduled(form.store.kind.label));
  context.services.scheduledTimes.add(at);
  return outcome;
}
