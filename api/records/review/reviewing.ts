import type { Toggle } from '@polyphony/domain/kinds/parts/kind.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { isOut } from '@polyphony/domain/publishing/review.js';
import { SETTINGS } from '@polyphony/domain/settings/settingsPanel.js';
import type { ClientSession } from 'mongoose';
import type { Context } from '../../context.js';
import { withDrafts } from '../drafts/draft.js';
import { authorOf, type StoredRecord } from '../schema/record.js';
import type { WriteParticipant } from '../write/participants.js';
import { isSeenByVisitors, needsReview } from '../write/publishingRight.js';
import type { RecordRules } from '../write/recordRules.js';
import { keyOf, type Planned, type Write } from '../write/write.js';
import { reviews, type StoredReview } from './storedReview.js';

type AnyPlan = Planned<StoredRecord | null> & { readonly values?: Readonly<Record<string, unknown>> };

/** Whether visitors see a record of the store, or will by its schedule. */
export const isPublic = ({ kind, single }: Pick<RecordRules, 'kind' | 'single'>, record: StoredRecord): boolean =>
  single !== null || isOut(kind, record);

/** Whether a record is public once a write is made. */
function becomesPublic({ kind, single }: RecordRules, write: Write, { before, record, values }: AnyPlan): boolean {
  if (single !== null) return true;
  switch (write.action) {
    case 'DELETE':
      return false;
    case 'SCHEDULE':
    case 'PUBLISH':
      return true;
    case 'RESTORE':
      return isOut(kind, record);
    case 'TOGGLE': {
      const { toggle, to } = write;
      return isOut(kind, { ...before, [toggle]: to ?? before?.[toggle] !== true });
    }
    default:
      return isOut(kind, { ...before, ...values });
  }
}

const hasDrafts = ({ kind, partForms }: RecordRules): boolean =>
  kind.drafts === true || kind.name === SETTINGS || partForms.drafted.length > 0;

/** Reason for which a write needs a review; null where visitors see nothing of it. */
function reasonFor(store: RecordRules, write: Write, plan: AnyPlan): Message | null {
  const wasPublic = plan.before !== null && isPublic(store, plan.before);
  const willBePublic = becomesPublic(store, write, plan);
  if (!wasPublic) return willBePublic ? messages.reviewBeforePublishing : null;
  return willBePublic && hasDrafts(store) ? messages.reviewOfChanges : messages.publishersOnly;
}

/** What the caller cannot do with a record without a review, for the console: a public record is edited by its draft. */
export async function reviewRefusals(store: RecordRules, record: StoredRecord, context: Context) {
  const isLimited = await needsReview(store, context);
  const fixed = isLimited && isPublic(store, record) ? messages.publishersOnly : null;
  return {
    edit: hasDrafts(store) ? null : fixed,
    delete: fixed,
    toggle: (toggle: Toggle) =>
      fixed !== null || (isLimited && isOut(store.kind, { ...record, [toggle]: record[toggle] !== true })),
  };
}

/** Requests whose writes have decided a review: their mails are sent after the commit. */
const decided = new WeakSet<Context>();

/**
 * Decides reviews in the transaction of a write that publishes what they are about: the record is public, and nothing of their draft
 * is left.
 */
async function approveReviews(
  records: readonly StoredRecord[],
  context: Context,
  session: ClientSession,
): Promise<void> {
  if (records.length === 0) return;
  const recordId = { $in: records.map(({ _id }) => _id) };
  const open = await reviews()
    .find({ recordId, state: { $in: ['waiting', 'sentBack'] } }, { session })
    .toArray();
  if (open.length === 0) return;
  const drafted = await withDrafts(
    open.map(({ _id }) => _id),
    session,
  );
  for (const review of open) if (!drafted.has(review._id.toHexString())) await approve(review, context, session);
}

async function approve(review: StoredReview, context: Context, session: ClientSession): Promise<void> {
  const { _id, state } = review;
  const decision = { state: 'approved', decidedBy: authorOf(context), decidedAt: new Date(), reason: '' } as const;
  const { matchedCount } = await reviews().updateOne({ _id, state }, { $set: decision }, { session });
  if (matchedCount !== 1 || state !== 'waiting') return;
  await context.services.reviews.queueDecision({ ...review, ...decision }, context, session);
  decided.add(context);
}

/**
 * Where the settings require reviews: refuses writes of what visitors see to those who may not publish without one, leaves what they
 * create switched off, and decides the reviews of what others publish.
 */
export const reviewing: WriteParticipant = {
  saving: async (kind, current, _changes, context) => {
    // Records of kinds that are published begin as drafts by themselves.
    const beginsOn = !current && !kind.publishing && (await needsReview({ kind, single: null }, context));
    return beginsOn ? { values: { active: false } } : null;
  },
  forbidding: async (store, write, plans, context) => {
    if (!(await needsReview(store, context))) return new Map();
    return new Map(
      plans.flatMap((plan) => {
        const reason = reasonFor(store, write, plan);
        return reason ? [[keyOf(plan), reason] as const] : [];
      }),
    );
  },
  inTransaction: async (store, _write, applied, context, session) => {
    if (!context.session || !isSeenByVisitors(store) || !(await context.services.reviews.required())) return;
    const written = applied.flatMap(({ after }) => (after && isPublic(store, after) ? [after] : []));
    await approveReviews(written, context, session);
  },
  committed: (_store, _applied, context) => {
    if (decided.delete(context)) context.services.mailQueue.wakeWorkers();
  },
};
