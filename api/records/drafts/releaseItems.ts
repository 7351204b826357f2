import mongoose, { type ClientSession, type Types } from 'mongoose';
import type { AnyModel } from '../../platform/database/models.js';
import type { Author } from '../schema/record.js';

/** The draft of a record in a release. Its id is that of the draft, so that a draft is in one release at most. */
export interface StoredReleaseItem {
  readonly _id: Types.ObjectId;
  readonly releaseId: Types.ObjectId;
  /** Name of the form that the draft is of. */
  readonly form: string;
  readonly recordId: Types.ObjectId;
  /** The version of the record that the person who added it had seen. */
  readonly version: number;
  readonly addedAt: Date;
  readonly addedBy: Author | null;
}

/** The drafts of releases that are not published yet. */
const releaseItems = () => mongoose.connection.collection<StoredReleaseItem>('releaseItems');

/** The collection as far as a start prepares it. */
export const releaseItemModel: AnyModel = {
  createCollection: () => Promise.resolve(),
  createIndexes: () => releaseItems().createIndex({ releaseId: 1, addedAt: 1 }),
};

/** The drafts of a release, those first that were added first. */
export const itemsOf = (releaseId: Types.ObjectId, session?: ClientSession): Promise<StoredReleaseItem[]> =>
  releaseItems()
    .find({ releaseId }, { sort: { addedAt: 1, _id: 1 }, ...(session && { session }) })
    .toArray();

/** Place of a draft in a release; null: it is in none. */
export const itemOf = (_id: Types.ObjectId): Promise<StoredReleaseItem | null> => releaseItems().findOne({ _id });

/** Number of drafts in each of these releases. */
export async function countsOf(releaseIds: readonly Types.ObjectId[]): Promise<ReadonlyMap<string, number>> {
  const found = await releaseItems()
    .aggregate<{ readonly _id: Types.ObjectId; readonly count: number }>([
      { $match: { releaseId: { $in: [...releaseIds] } } },
      { $group: { _id: '$releaseId', count: { $sum: 1 } } },
    ])
    .toArray();
  return new Map(found.map(({ _id, count }) => [_id.toHexString(), count]));
}

/** Adds a draft, within the transaction that counts it. @throws a duplicate key where it is in a release already */
export async function addItem(item: StoredReleaseItem, session: ClientSession): Promise<void> {
  await releaseItems().insertOne(item, { session });
}

/** Takes a draft out of a release. @returns whether it was in it */
export async function removeItem(
  item: Pick<StoredReleaseItem, '_id' | 'releaseId'>,
  session: ClientSession,
): Promise<boolean> {
  const { _id, releaseId } = item;
  return (await releaseItems().deleteOne({ _id, releaseId }, { session })).deletedCount === 1;
}

/** Takes all drafts out of a release. @returns how many */
export async function removeItems(releaseId: Types.ObjectId, session: ClientSession): Promise<number> {
  return (await releaseItems().deleteMany({ releaseId }, { session })).deletedCount;
}
