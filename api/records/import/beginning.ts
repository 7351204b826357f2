import { randomUUID } from 'node:crypto';
import { FILE_NAME_MAX } from '@polyphony/domain/limits.js';
import { Types } from 'mongoose';
import { signedIn } from '../../access/gates.js';
import type { Context } from '../../context.js';
import { duplicateKeyOf } from '../../platform/database/duplicateKey.js';
import { release, takeFor } from '../../platform/database/lease.js';
import { LEASE_MS, leaseOf, whileLeased } from './importLease.js';
import { entering, ImportLineModel, ImportModel, NO_ROWS, type StoredImport } from './storedImport.js';

/** A user has one import at a time that is read or worked on. */
export class ImportRunning extends Error {
  override readonly name = 'ImportRunning';
}

/** Deletes an import with its rows. */
export async function deleteImport(_id: Types.ObjectId): Promise<void> {
  await ImportLineModel.deleteMany({ importId: _id });
  await ImportModel.deleteOne({ _id });
}

/** Deletes the import whose file a process was reading for a user when it was killed. @returns whether there was one */
async function deleteAbandoned(busyFor: Types.ObjectId): Promise<boolean> {
  const found = await ImportModel.findOne({ busyFor, state: 'READING' }, { _id: 1 }).lean();
  if (!found) return false;
  const [lease, holder] = [leaseOf(found._id), randomUUID()];
  if (!(await takeFor(lease, LEASE_MS, { holder }))) return false;
  try {
    await deleteImport(found._id);
    return true;
  } finally {
    await release(lease, holder);
  }
}

/**
 * Begins an import, in whose place nothing is left when `read` fails.
 * @param read stores its rows, and returns what is stored with the import once all of them are
 * @returns its id
 * @throws ImportRunning while another import occupies the user
 */
export async function beginImport(
  source: Pick<StoredImport, 'kind' | 'fileName'>,
  { session, log }: Pick<Context, 'session' | 'log'>,
  read: (id: Types.ObjectId) => Promise<Partial<StoredImport> & Pick<StoredImport, 'state'>>,
): Promise<Types.ObjectId> {
  const user = signedIn({ session });
  const userId = new Types.ObjectId(user.userId);
  const hold = { id: new Types.ObjectId(), holder: randomUUID(), ms: LEASE_MS };
  const create = () =>
    ImportModel.create({
      _id: hold.id,
      userId,
      userName: user.name,
      kind: source.kind,
      fileName: source.fileName.slice(0, FILE_NAME_MAX),
      createdAt: new Date(),
      counts: NO_ROWS,
      ...entering('READING', userId).$set,
    });
  await takeFor(leaseOf(hold.id), hold.ms, { holder: hold.holder });
  try {
    await create().catch(async (error: unknown) => {
      if (!duplicateKeyOf(error)) throw error;
      if (!(await deleteAbandoned(userId))) throw new ImportRunning();
      return create().catch((again: unknown) => {
        throw duplicateKeyOf(again) ? new ImportRunning() : again;
      });
    });
    await whileLeased(hold, () => readInto(hold.id, userId, read), log);
    return hold.id;
  } finally {
    await release(leaseOf(hold.id), hold.holder);
  }
}

async function readInto(
  _id: Types.ObjectId,
  userId: Types.ObjectId,
  read: Parameters<typeof beginImport>[2],
): Promise<void> {
  try {
    const { state, ...set } = await read(_id);
    const { $set, ...others } = entering(state, userId);
    const { matchedCount } = await ImportModel.updateOne(
      { _id, state: 'READING' },
      { $set: { ...set, ...$set }, ...others },
    );
    // Another process has found it abandoned: this one did not renew its hold.
    if (matchedCount === 0) throw new Error('The import was deleted while its file was read.');
  } catch (error) {
    await deleteImport(_id);
    throw error;
  }
}
