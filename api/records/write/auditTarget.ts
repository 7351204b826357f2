import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { Types } from 'mongoose';
import type { AuditEvent } from '../../audit/trail.js';
import { textIn, valuesIn } from '../../platform/values.js';

/** Name of a record in the audit trail: its id, null for one that has none yet, and its title in the base language. */
export function auditTarget(kind: AnyKind, record: Readonly<Record<string, unknown>>): AuditEvent['target'] {
  const { _id, [kind.titleField]: title } = record;
  const id = _id instanceof Types.ObjectId ? _id.toHexString() : null;
  return { kind: kind.name, id, label: textIn(title) ?? textIn(valuesIn(title)?.[baseLanguage()]) ?? '' };
}
