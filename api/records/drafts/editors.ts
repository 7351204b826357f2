import { EDITOR_PRESENCE_MS } from '@polyphony/domain/limits.js';
import mongoose, { type Types } from 'mongoose';
import { signedIn } from '../../access/gates.js';
import type { Context } from '../../context.js';
import type { RecordRules } from '../write/recordRules.js';

/** A user who has the form of a record open, under the ids of both. */
interface StoredEditor {
  readonly _id: string;
  readonly recordId: Types.ObjectId;
  readonly userId: string;
  readonly name: string;
  readonly since: Date;
  readonly at: Date;
}

/** Another user who has the form of a record open. */
export interface Editor {
  readonly name: string;
  readonly since: Date;
}

/** Every process reads and writes the same collection, so it does not matter which one serves whom. */
const editors = () => mongoose.connection.collection<StoredEditor>('editors');

/**
 * Notes that the caller has the form of a record open, or has closed it.
 * @returns the others who have it open, those first who opened it first
 * @throws NOT_FOUND
 */
export async function noteEditor(
  store: RecordRules,
  id: string,
  leaving: boolean,
  context: Context,
): Promise<readonly Editor[]> {
  const { _id: recordId } = await store.get(id);
  const { userId, name } = signedIn(context);
  const now = new Date();
  const _id = `${recordId.toHexString()} ${userId}`;
  const expired = { at: { $lt: new Date(now.getTime() - EDITOR_PRESENCE_MS.until) } };
  await editors().deleteMany(leaving ? { $or: [expired, { _id }] } : expired);
  if (!leaving)
    await editors().updateOne(
      { _id },
      { $set: { recordId, userId, name, at: now }, $setOnInsert: { since: now } },
      { upsert: true },
    );
  return editors()
    .find({ recordId, _id: { $ne: _id } }, { projection: { name: 1, since: 1 }, sort: { since: 1, _id: 1 } })
    .toArray();
}
