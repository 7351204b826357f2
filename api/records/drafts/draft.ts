import type { Message } from '@polyphony/domain/messages/messages.js';
import mongoose, { type ClientSession, type Types } from 'mongoose';
import { latestStep } from '../../migrations/list.js';
import { migratedForm } from '../../migrations/migrated.js';
import type { AnyModel } from '../../platform/database/models.js';
import { duplicateKeyOf } from '../../platform/database/duplicateKey.js';
import type { Scheduler } from '../schema/record.js';
import type { Author } from '../schema/record.js';
import type { FormValues } from '../write/recordRules.js';

/** Content of a draft in one language. */
export interface DraftTexts {
  /** The version of the record that the values were typed over. */
  readonly from: number;
  /** The form's values that differ from that version, by field. */
  readonly values: FormValues;
  readonly updatedAt: Date;
  readonly updatedBy: Author | null;
}

/** Schedule by which a draft is to be published by itself. */
export interface DraftSchedule {
  readonly at: Date;
  /** The person with whose rights it is published. */
  readonly by: Scheduler;
  /** The version of the record that they had seen; null: the one that the draft began from. */
  readonly version: number | null;
  /** Reason for which it could not be published when it was due; null unless that is so. */
  readonly failure: { readonly at: Date; readonly reason: Message } | null;
}

/** The draft of a form of a record, as it is stored. */
export interface StoredDraft {
  /** That of the record, unless the form is that of a part of it. */
  readonly _id: Types.ObjectId;
  /** Name of the drafts of the form's store. */
  readonly kind: string;
  /** The record; missing where it has the same id. */
  readonly recordId?: Types.ObjectId;
  /** Another one after each write. It never repeats, so a draft that was discarded is not mistaken for the one after it. */
  readonly revision: string;
  readonly languages: Readonly<Record<string, DraftTexts>>;
  readonly updatedAt: Date;
  readonly updatedBy: Author | null;
  /** The last migration when it was written; missing: of before there were any. */
  readonly step?: number;
  /** Missing in drafts of before there were schedules. */
  readonly schedule?: DraftSchedule | null;
}

/** Drafts are apart from their records: nothing that reads records can show one. */
const drafts = () => mongoose.connection.collection<StoredDraft>('drafts');

/** Whether there is any draft. */
export const hasDrafts = async (): Promise<boolean> =>
  (await drafts().findOne({}, { projection: { _id: 1 } })) !== null;

/** The collection as far as a start prepares it. */
export const draftModel: AnyModel = {
  createCollection: () => Promise.resolve(),
  // Few drafts have a schedule: the index has an entry for those alone.
  createIndexes: () => drafts().createIndex({ 'schedule.at': 1 }, { sparse: true }),
};

/** A draft by the fields that its form has now: whatever reads what a draft holds, reads it so. */
function asRead<Draft extends StoredDraft>(draft: Draft): Draft {
  const languages = Object.entries(draft.languages).map(([lang, texts]) => {
    return [lang, { ...texts, values: migratedForm(draft.kind, draft.step, texts.values) }] as const;
  });
  return { ...draft, languages: Object.fromEntries(languages) };
}

export async function findDraft(_id: Types.ObjectId): Promise<StoredDraft | null> {
  const draft = await drafts().findOne({ _id });
  return draft && asRead(draft);
}

/** Drafts by their ids. */
export async function findDrafts(ids: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, StoredDraft>> {
  const found = await drafts()
    .find({ _id: { $in: [...ids] } })
    .toArray();
  return new Map(found.map((draft) => [draft._id.toHexString(), asRead(draft)]));
}

/** Deletes drafts of these revisions. @returns whether all of them were there still */
export async function removeDrafts(
  published: readonly Pick<StoredDraft, '_id' | 'revision'>[],
  session: ClientSession,
): Promise<boolean> {
  if (published.length === 0) return true;
  const either = published.map(({ _id, revision }) => ({ _id, revision }));
  return (await drafts().deleteMany({ $or: either }, { session })).deletedCount === published.length;
}

/** The ids of those of these records that have a draft. */
export async function withDrafts(
  ids: readonly Types.ObjectId[],
  session: ClientSession | null = null,
): Promise<ReadonlySet<string>> {
  const found = await drafts()
    .find({ _id: { $in: [...ids] } }, { projection: { _id: 1 }, ...(session && { session }) })
    .toArray();
  return new Set(found.map(({ _id }) => _id.toHexString()));
}

/** The same, drafts of parts of a record among them: of the sections of a page. */
export async function recordsWithDrafts(ids: readonly Types.ObjectId[]): Promise<ReadonlySet<string>> {
  const among = { $in: [...ids] };
  const found = await drafts()
    .find({ $or: [{ _id: among }, { recordId: among }] }, { projection: { recordId: 1 } })
    .toArray();
  return new Set(found.map(({ _id, recordId }) => (recordId ?? _id).toHexString()));
}

/**
 * Stores a draft, as it was read and changed, in the place of the one of a revision, or deletes that where it has no language.
 * @param revision null: there is none yet
 * @returns false when another user has written or discarded it meanwhile
 */
export async function replaceDraft(
  revision: string | null,
  draft: StoredDraft,
  session: ClientSession | null = null,
): Promise<boolean> {
  const options = session ? { session } : {};
  const next = { ...draft, step: latestStep() };
  const { _id } = next;
  const isEmpty = Object.keys(next.languages).length === 0;
  if (revision === null) return isEmpty || insert(next, options);
  if (isEmpty) return (await drafts().deleteOne({ _id, revision }, options)).deletedCount === 1;
  return (await drafts().replaceOne({ _id, revision }, next, options)).matchedCount === 1;
}

async function insert(draft: StoredDraft, options: { readonly session?: ClientSession }): Promise<boolean> {
  try {
    await drafts().insertOne(draft, options);
    return true;
  } catch (error) {
    if (duplicateKeyOf(error)) return false;
    throw error;
  }
}

/** Deletes the draft of a record that is deleted for good, if it has one. */
export async function eraseDraft(_id: Types.ObjectId, session: ClientSession): Promise<void> {
  await drafts().deleteOne({ _id }, { session });
}

/** Drafts that are due and whose publication has not failed, those first that have waited longest. */
export async function findDue(now: Date, limit: number, comment: string): Promise<StoredDraft[]> {
  const due = { 'schedule.at': { $lte: now }, 'schedule.failure': null };
  const found = drafts().find(due, { sort: { 'schedule.at': 1 }, limit, comment });
  return (await found.toArray()).map(asRead);
}

/** Drafts of these forms that have a schedule, the next first; with those that failed. */
export async function findScheduled(forms: readonly string[], limit: number): Promise<StoredDraft[]> {
  const scheduled = { 'schedule.at': { $gt: new Date(0) }, kind: { $in: [...forms] } };
  const found = drafts().find(scheduled, { sort: { 'schedule.at': 1 }, limit });
  return (await found.toArray()).map(asRead);
}

/** Time at which the next draft will be due; null: none is scheduled. */
export async function nextDueAfter(now: Date, comment: string): Promise<Date | null> {
  const next = await drafts().findOne(
    { 'schedule.at': { $gt: now } },
    { projection: { schedule: 1 }, sort: { 'schedule.at': 1 }, comment },
  );
  return next?.schedule?.at ?? null;
}

/** Notes why a draft could not be published. Nothing is noted of one that was written or published meanwhile. */
export async function noteFailure(
  { _id, revision }: Pick<StoredDraft, '_id' | 'revision'>,
  failure: NonNullable<DraftSchedule['failure']>,
): Promise<void> {
  await drafts().updateOne({ _id, revision }, { $set: { 'schedule.failure': failure } });
}
