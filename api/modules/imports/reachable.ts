import { messages } from '@polyphony/domain/messages/messages.js';
import { Types } from 'mongoose';
import { signedIn } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { loadStaffDetails } from '../../identity/sessions/staffDetails.js';
import { notFound } from '../../platform/errors.js';
import { ImportModel, type StoredImport } from '../../records/import/storedImport.js';
import { objectId } from '../../records/read/recordFinds.js';

/** Imports of a kind that are returned: the latest ones. */
const LATEST = 5;

const isAbsent = async (userId: Types.ObjectId) => (await loadStaffDetails(userId.toHexString())) === null;

/**
 * Users who began imports of a kind and cannot sign in any more: a Super Admin goes on with theirs, as nobody else could. For
 * anyone else there are none.
 */
async function absentUsers(kind: string, context: Context): Promise<readonly Types.ObjectId[]> {
  if (!signedIn(context).superAdmin) return [];
  const users = await ImportModel.distinct('userId', { kind });
  const absent = await Promise.all(users.map(isAbsent));
  return users.filter((_, at) => absent[at]);
}

/** The latest imports of a kind that are the caller's to go on with. */
export async function reachableImports(kind: string, context: Context): Promise<readonly StoredImport[]> {
  const own = new Types.ObjectId(signedIn(context).userId);
  const users = [own, ...(await absentUsers(kind, context))];
  return ImportModel.find({ userId: { $in: users }, kind, state: { $ne: 'READING' } })
    .sort({ createdAt: -1 })
    .limit(LATEST)
    .lean<StoredImport[]>();
}

/** The caller's own import, or for a Super Admin that of a user who cannot sign in any more. @throws NOT_FOUND */
export async function reachableImport(id: string, context: Context): Promise<StoredImport> {
  const { userId, superAdmin } = signedIn(context);
  const found = await ImportModel.findOne({ _id: objectId(id), state: { $ne: 'READING' } }).lean<StoredImport>();
  const isReachable = found && (found.userId.equals(userId) || (superAdmin && (await isAbsent(found.userId))));
  if (!isReachable) throw notFound(messages.notFound('labels.import'));
  return found;
}
