import type { CsvValue } from '@polyphony/domain/csv.js';
import type { AuditEntryPartsFragment } from '../../graphql/generated/typed/graphql';
import { actionLabel, valueWords } from './auditWords';

type Entry = AuditEntryPartsFragment;

const HEAD = [
  'Log entry',
  'When',
  'Who',
  'Role',
  'Action',
  'Kind',
  'Name',
  'Id',
  'Outcome',
  'Changes',
  'From',
  'Browser',
  'Request',
  'Hash',
];

/** The trail as a table of texts, times as ISO 8601 and what has changed in one cell. */
export const auditTable = (entries: readonly Entry[]): CsvValue[][] => [
  HEAD,
  ...entries.map(({ seq, at, actor, action, target, outcome, changes, from, hash }) => [
    seq,
    at,
    actor?.name,
    actor?.role,
    actionLabel(action),
    target.kind,
    target.label,
    target.id,
    outcome,
    changes.map(({ field, before, after }) => `${field}: ${valueWords(before)} → ${valueWords(after)}`).join('\n'),
    from.ip,
    from.userAgent,
    from.requestId,
    hash,
  ]),
];
