import { REGISTER_WITHIN_S, SIGNED_FORM_S } from '@polyphony/domain/limits.js';
import { Types } from 'mongoose';
import type { Logger } from 'pino';
import { startRepeating } from '../platform/process/repeating.js';
import type { Services } from '../services.js';
import { DiskStorage } from '../storage/diskStorage.js';
import type { Storage } from '../storage/storage.js';
import { binnedFiles } from './binnedFiles.js';
import { FileModel, type StoredFile } from './file.js';
import { FOLDERS } from './keys.js';
import { assertOwnStorage } from './ownStorage.js';
import { PendingUploadModel } from './pendingUpload.js';

/** Interval of sweeps, by whichever process takes the lease. */
const EVERY_MS = 10 * 60_000;
/** Younger objects may still become files: signed at the last moment, uploaded slowly, registered within the hour. */
const GRACE_MS = (REGISTER_WITHIN_S + 2 * SIGNED_FORM_S) * 1000;
/** Objects looked up in the database per query. */
const BATCH = 200;

/** Numbers of objects and pending uploads that a sweep removed. */
export interface Swept {
  readonly objects: number;
  readonly uploads: number;
}

/** The keys of the batch without a record, or of variants without a file. Files of the bin have theirs. */
async function orphans(keys: readonly string[]): Promise<string[]> {
  const ids = keys.map((key) => /^variants\/([0-9a-f]{24})\//.exec(key)?.[1]);
  const rows = await FileModel.collection
    .find<Pick<StoredFile, '_id' | 'fileS3Key'>>(
      {
        $or: [
          { fileS3Key: { $in: keys } },
          { _id: { $in: ids.flatMap((id) => (id ? [new Types.ObjectId(id)] : [])) } },
        ],
      },
      { projection: { fileS3Key: 1 } },
    )
    .toArray();
  const known = new Set(rows.flatMap((row) => [row._id.toHexString(), row.fileS3Key]));
  const unknown = keys.filter((key, index) => !known.has(ids[index] ?? key));
  if (unknown.length === 0) return [];
  const binned = await binnedFiles();
  return keys.filter((key, index) => unknown.includes(key) && !binned.has(ids[index] ?? key));
}

async function removeOrphans(
  storage: Storage,
  prefix: string,
  { before, signal }: { readonly before: Date; readonly signal: AbortSignal | undefined },
): Promise<number> {
  let removed = 0;
  let batch: string[] = [];
  const settle = async () => {
    for (const key of await orphans(batch)) {
      if (signal?.aborted) return;
      await storage.remove(key);
      removed += 1;
    }
    batch = [];
  };
  for await (const { key, modified } of storage.list(prefix)) {
    if (signal?.aborted) return removed;
    if (modified < before) batch.push(key);
    if (batch.length === BATCH) await settle();
  }
  if (batch.length > 0) await settle();
  return removed;
}

/**
 * Removes what interrupted uploads left behind: objects without a record, and uploads that can no longer be registered.
 * Registrations do not wait for it, and concurrent sweeps are safe.
 * @param graceMs younger ones are skipped, in milliseconds
 * @param signal ends it between two objects
 * @throws Error when the storage belongs to another database, which has the records of its objects: nothing is removed
 */
export async function sweep(
  { storage }: Pick<Services, 'storage'>,
  graceMs = GRACE_MS,
  signal?: AbortSignal,
): Promise<Swept> {
  await assertOwnStorage(storage);
  const before = new Date(Date.now() - graceMs);
  let objects = 0;
  for (const folder of Object.values(FOLDERS)) objects += await removeOrphans(storage, folder, { before, signal });
  const { deletedCount } = await PendingUploadModel.deleteMany({ createdAt: { $lt: before } });
  if (storage instanceof DiskStorage) await storage.removeAbandoned(before);
  return { objects, uploads: deletedCount };
}

/** Sweeps at intervals, in one process at a time. @returns the function that stops it and waits for a running sweep */
export const startSweeping = (log: Logger, services: Pick<Services, 'storage'>): (() => Promise<void>) =>
  startRepeating(log, {
    name: 'file sweep',
    everyMs: EVERY_MS,
    work: async (signal) => {
      const swept = await sweep(services, GRACE_MS, signal);
      if (swept.objects + swept.uploads > 0) log.info(swept, 'interrupted uploads removed');
    },
  });
