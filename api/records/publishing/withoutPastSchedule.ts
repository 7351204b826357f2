import type { StoredRecord } from '../schema/record.js';

/** A record that is put back after the time for which it was scheduled is a draft: nobody expects it to appear now. */
export const withoutPastSchedule = (record: StoredRecord, now: Date): StoredRecord =>
  record.publishAt instanceof Date && record.publishAt <= now
    ? { ...record, publishAt: null, scheduledBy: null }
    : record;
