import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { Localized } from '@polyphony/domain/languages.js';
import { BASE_LANGUAGE } from '@polyphony/domain/limits.js';
import { Types } from 'mongoose';
import type { AuditEvent } from '../../audit/trail.js';

/** Name of a record in the audit trail: its id, null for one that has none yet, and its title in English. */
export function auditTarget(kind: AnyKind, record: Readonly<Record<string, unknown>>): AuditEvent['target'] {
  const id = record['_id'] instanceof Types.ObjectId ? record['_id'].toHexString() : null;
  const title = record[kind.titleField];
  const label = typeof title === 'string' ? title : (title as Localized | null | undefined)?.[BASE_LANGUAGE];
  return { kind: kind.name, id, label: label ?? '' };
}
