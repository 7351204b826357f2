import { messages } from '@polyphony/domain/messages.js';
import { conflict } from '../../platform/errors.js';
import type { StoredRecord } from '../schema/record.js';

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  hourCycle: 'h12',
  timeZone: 'UTC',
});

/** The CONFLICT of a write that was worked out from an earlier version of the record: who changed it, and when. */
export function conflictWith(
  label: string,
  { updatedBy, updatedAt, version }: Pick<StoredRecord, 'updatedBy' | 'updatedAt' | 'version'>,
) {
  const who = updatedBy?.name ?? 'someone else';
  return conflict(messages.conflict(label, who, `${dateFormat.format(updatedAt)} UTC`), {
    changedBy: updatedBy?.name ?? null,
    changedAt: updatedAt,
    version,
  });
}
