import type { StoredRecord } from '../schema/record.js';

const publishedReads = new WeakSet<StoredRecord>();

/** Marks a record as read for visitors: its related records are then filtered to published ones. */
export function markPublishedRead(record: StoredRecord): StoredRecord {
  publishedReads.add(record);
  return record;
}

export const isPublishedRead = (record: StoredRecord): boolean => publishedReads.has(record);
