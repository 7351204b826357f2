import { DAY_MS } from '@polyphony/domain/timeZone.js';
import { enquiry } from '@polyphony/domain/kinds/readMostly/enquiry.js';
import type { Logger } from 'pino';
import { byServer, recorded } from '../../../audit/trail.js';
import { startRepeating } from '../../../platform/process/repeating.js';
import type { Services } from '../../../services.js';
import { EnquiryModel } from './enquiry.js';

/** Milliseconds between searches for expired enquiries, by whichever process takes the lease. */
const EVERY_MS = 60 * 60_000;
/** Enquiries deleted by one command; the trail names them in one entry. */
const BATCH = 100;

type ExpiringServices = Pick<Services, 'enquirySettings' | 'stamps'>;

/**
 * Deletes the enquiries that are older than they are kept, with an entry in the audit trail for each batch.
 * @param signal ends it between two batches
 * @returns how many were deleted
 */
export async function deleteExpired(
  { enquirySettings, stamps }: ExpiringServices,
  now = new Date(),
  signal?: AbortSignal,
): Promise<number> {
  const before = new Date(now.getTime() - enquirySettings.retentionDays * DAY_MS);
  let deleted = 0;
  try {
    for (;;) {
      const batch = await EnquiryModel.find({ createdAt: { $lt: before } }, { reference: 1 })
        .limit(BATCH)
        .lean<{ reference: string }[]>();
      if (batch.length === 0 || signal?.aborted) return deleted;
      const references = batch.map(({ reference }) => reference);
      const target = { kind: enquiry.name, id: null, label: references.join(', ') };
      await recorded(
        byServer('retention'),
        { action: 'DELETE', target },
        () => EnquiryModel.deleteMany({ reference: { $in: references } }),
        () => (deleted += references.length),
      );
    }
  } finally {
    if (deleted > 0) await stamps.changed(enquiry.name);
  }
}

/** Deletes expired enquiries at intervals, in one process at a time. @returns the function that stops it and waits */
export const startExpiring = (log: Logger, services: ExpiringServices): (() => Promise<void>) =>
  startRepeating(log, {
    name: 'expired enquiries',
    everyMs: EVERY_MS,
    work: async (signal) => {
      const deleted = await deleteExpired(services, new Date(), signal);
      if (deleted > 0) log.info({ deleted, days: services.enquirySettings.retentionDays }, 'expired enquiries deleted');
    },
  });
