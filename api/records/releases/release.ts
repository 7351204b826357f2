import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import type { ReleaseState } from '@polyphony/domain/publishing/releases.js';
import mongoose, { type ClientSession, type Types } from 'mongoose';
import type { AnyModel } from '../../platform/database/models.js';
import { conflict } from '../../platform/errors.js';
import type { Author, Scheduler } from '../schema/record.js';

/** What a release published, as its page lists it. */
export interface PublishedItem {
  /** Name of the form. */
  readonly form: string;
  readonly recordId: Types.ObjectId;
  readonly addedAt: Date;
  readonly addedBy: Author | null;
}

/** Why a release that was due was not published. */
export interface ReleaseFailure {
  readonly at: Date;
  readonly reason: Message;
  /** Reasons of single records, by the id of the draft. */
  readonly problems: readonly { readonly item: Types.ObjectId; readonly reason: Message }[];
}

/** Drafts of records of any kinds that take effect together, as it is stored. Its drafts are in a collection of their own. */
export interface StoredRelease {
  readonly _id: Types.ObjectId;
  readonly title: string;
  readonly note: string | null;
  /** When it is published by itself; missing: it is not, or could not be. */
  readonly dueAt?: Date;
  /** When it was to be published; null: it has no time. */
  readonly at: Date | null;
  /** The person with whose rights it is published. */
  readonly scheduledBy: Scheduler | null;
  readonly failure: ReleaseFailure | null;
  readonly publishedAt: Date | null;
  readonly publishedBy: Author | null;
  readonly published: readonly PublishedItem[];
  /** Another one after each write of it, and of what it contains. */
  readonly version: number;
  readonly createdAt: Date;
  readonly createdBy: Author | null;
  readonly updatedAt: Date;
}

const releases = () => mongoose.connection.collection<StoredRelease>('releases');

/** The collection as far as a start prepares it. */
export const releaseModel: AnyModel = {
  createCollection: () => Promise.resolve(),
  createIndexes: async () => {
    await releases().createIndex({ dueAt: 1 }, { sparse: true });
    await releases().createIndex({ publishedAt: -1, createdAt: -1 });
  },
};

/** The state of a release. No field stores it, so that none can contradict the others. */
export function releaseStateOf({ publishedAt, failure, at }: StoredRelease): ReleaseState {
  if (publishedAt) return 'published';
  if (failure) return 'failed';
  return at ? 'scheduled' : 'open';
}

export const findRelease = (_id: Types.ObjectId, session?: ClientSession): Promise<StoredRelease | null> =>
  releases().findOne({ _id }, session ? { session } : {});

const FOUND = { open: { publishedAt: null }, published: { publishedAt: { $gt: new Date(0) } } } as const;

/** A page of the releases that are not published yet, or of those that are; the latest first. */
export async function listReleases(
  which: keyof typeof FOUND,
  { skip, limit }: { readonly skip: number; readonly limit: number },
): Promise<{ readonly rows: StoredRelease[]; readonly total: number }> {
  const sort = { publishedAt: -1, createdAt: -1 } as const;
  const [rows, total] = await Promise.all([
    releases().find(FOUND[which], { sort, skip, limit }).toArray(),
    releases().countDocuments(FOUND[which]),
  ]);
  return { rows, total };
}

export const countOpen = (session: ClientSession): Promise<number> =>
  releases().countDocuments(FOUND.open, { session });

export async function insertRelease(release: StoredRelease, session: ClientSession): Promise<void> {
  await releases().insertOne(release, { session });
}

/** Values of a release that a write sets; undefined takes `dueAt` away. */
export type ReleaseChange = Partial<Omit<StoredRelease, '_id' | 'version' | 'dueAt'>> & {
  readonly dueAt?: Date | null;
};

/**
 * Writes a release that is not published, as it was read. @returns null when another user has written or published it
 * meanwhile
 */
export function changeRelease(
  { _id, version }: Pick<StoredRelease, '_id' | 'version'>,
  { dueAt, ...set }: ReleaseChange,
  session: ClientSession | null = null,
): Promise<StoredRelease | null> {
  return releases().findOneAndUpdate(
    { _id, version, publishedAt: null },
    {
      $set: { ...set, ...(dueAt && { dueAt }) },
      $inc: { version: 1 },
      ...(dueAt === null && { $unset: { dueAt: true } }),
    },
    { returnDocument: 'after', ...(session && { session }) },
  );
}

/** The error of a write of a release that others have changed meanwhile. */
export function releaseConflict() {
  const changedAt = new Date();
  return conflict(messages.conflict('labels.release', messages.someoneElse, changedAt), { changedBy: null, changedAt });
}

/** Deletes a release as it was read. @returns whether it was still so */
export async function deleteStoredRelease(
  { _id, version }: Pick<StoredRelease, '_id' | 'version'>,
  session: ClientSession,
): Promise<boolean> {
  return (await releases().deleteOne({ _id, version }, { session })).deletedCount === 1;
}

/** Releases that are due, those first that have waited longest. */
export const findDueReleases = (now: Date, limit: number, comment: string): Promise<StoredRelease[]> =>
  releases()
    .find({ dueAt: { $lte: now } }, { sort: { dueAt: 1 }, limit, comment })
    .toArray();

/** Time at which the next release will be due; null: none is scheduled. */
export async function nextReleaseAfter(now: Date, comment: string): Promise<Date | null> {
  const next = await releases().findOne(
    { dueAt: { $gt: now } },
    { projection: { dueAt: 1 }, sort: { dueAt: 1 }, comment },
  );
  return next?.dueAt ?? null;
}
