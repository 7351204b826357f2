import type { Logger } from 'pino';
import { deletedRecord } from '@polyphony/domain/kinds/readMostly/deletedRecord.js';
import { byServer, recorded } from '../../audit/trail.js';
import { startRepeating } from '../../platform/process/repeating.js';
import { DeletedRecordModel, type StoredDeletedRecord } from '../../records/bin/deletedRecord.js';
import { eraseDeleted } from '../../records/bin/erasing.js';
import type { RecordStores } from '../../records/store/loaders.js';
import type { Services } from '../../services.js';

/** Milliseconds between searches for expired records, by whichever process takes the lease. */
const EVERY_MS = 60 * 60_000;
/** Records that are looked up with one command. */
const BATCH = 100;

/**
 * Deletes for good what has been in the bin for as long as it is kept, with an entry in the audit trail for each record.
 * @param signal ends it between two records
 * @returns how many were deleted
 */
export async function emptyBin(
  { stamps }: Pick<Services, 'stamps'>,
  stores: RecordStores,
  now = new Date(),
  signal?: AbortSignal,
): Promise<number> {
  let deleted = 0;
  const erase = async ({ _id, kind, title }: StoredDeletedRecord) => {
    const target = { kind, id: _id.toHexString(), label: title };
    await recorded(
      byServer('bin'),
      { action: 'ERASE', target },
      () => eraseDeleted({ _id, expiresAt: { $lt: now } }, stores),
      () => (deleted += 1),
    );
  };
  try {
    for (;;) {
      const batch = await DeletedRecordModel.find({ expiresAt: { $lt: now } }, { kind: 1, title: 1 })
        .limit(BATCH)
        .lean<StoredDeletedRecord[]>();
      if (batch.length === 0) return deleted;
      for (const one of batch) {
        if (signal?.aborted) return deleted;
        await erase(one);
      }
    }
  } finally {
    if (deleted > 0) await stamps.changed(deletedRecord.name);
  }
}

/** Empties the bin at intervals. @returns the function that stops it and waits */
export const startEmptyingBin = (
  log: Logger,
  services: Pick<Services, 'stamps'>,
  stores: RecordStores,
): (() => Promise<void>) =>
  startRepeating(log, {
    name: 'expired records of the bin',
    everyMs: EVERY_MS,
    work: async (signal) => {
      const deleted = await emptyBin(services, stores, new Date(), signal);
      if (deleted > 0) log.info({ deleted }, 'expired records of the bin deleted');
    },
  });
