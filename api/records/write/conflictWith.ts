import { messages, type Label } from '@polyphony/domain/messages/messages.js';
import { conflict } from '../../platform/errors.js';
import type { StoredRecord } from '../schema/record.js';

/** The CONFLICT error of a write based on an outdated version of the record: who changed it, and when. */
export function conflictWith(
  label: Label,
  { updatedBy, updatedAt, version }: Pick<StoredRecord, 'updatedBy' | 'updatedAt' | 'version'>,
) {
  const who = updatedBy?.name ?? messages.someoneElse;
  return conflict(messages.conflict(label, who, updatedAt), {
    changedBy: updatedBy?.name ?? null,
    changedAt: updatedAt,
    version,
  });
}
