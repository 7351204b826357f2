import { AUDIT_ACTIONS } from '@polyphony/domain/audit.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { readMostlyFacts } from '../../graphql/generated/kindFacts';
import { auditEntryOperations as operations } from '../../graphql/generated/operations/auditEntry';
import { useListedKinds } from '../../home/useListedKinds';
import { ReadMostlyList } from '../../records/readMostly/ReadMostlyList';
import { readMostlyScreen } from '../../records/readMostly/screen';
import { AuditEntryView } from './AuditEntryView';
import { valueWords } from '../../records/changeWords';
import { actionLabel } from './auditWords';
import { endOf, startOf } from './days';

const actions = AUDIT_ACTIONS.map((action) => ({ id: action, label: actionLabel(action), value: action }));

const screen = readMostlyScreen({
  facts: readMostlyFacts.auditEntry,
  operations,
  search: { label: 'Search by person or record', field: 'text' },
  filters: [
    { param: 'action', field: 'action', label: 'Action', choices: actions, all: 'All actions' },
    { param: 'from', field: 'since', label: 'From date', valueOfDay: startOf, to: 'to' },
    { param: 'to', field: 'until', label: 'To date', valueOfDay: endOf, from: 'from' },
    { param: 'record', field: 'targetId', label: 'This record only', byLink: true },
    { param: 'by', field: 'actorId', label: 'This person only', byLink: true },
  ],
  columns: [
    { field: 'seq', header: 'Log entry', lines: ({ seq }) => [seq] },
    { field: 'at', header: 'When', lines: ({ at }) => [at] },
    { field: 'actor', header: 'Who', lines: ({ actor }) => [actor?.name, actor?.role], heads: ['Who', 'Role'] },
    { field: 'action', header: 'Action', lines: ({ action }) => [actionLabel(action)] },
    {
      field: 'target',
      header: 'Kind',
      lines: ({ target }) => [target.kind, target.label, target.id],
      heads: ['Kind', 'Name', 'Id'],
    },
    { field: 'outcome', header: 'Outcome', lines: ({ outcome }) => [outcome] },
    {
      field: 'changes',
      header: 'Changes',
      lines: ({ changes }) => [
        changes.map(({ field, before, after }) => `${field}: ${valueWords(before)} → ${valueWords(after)}`).join('\n'),
      ],
    },
    {
      field: 'from',
      header: 'From',
      lines: ({ from }) => [from.ip, from.userAgent, from.requestId],
      heads: ['From', 'Browser', 'Request'],
    },
    { field: 'hash', header: 'Hash', lines: ({ hash }) => [hash] },
  ],
  nameOf: ({ target }) => target.label,
  empty: screenTexts.noData,
  exportName: 'auditTrail',
  actions: {},
  Rows: ({ rows }) => rows.map((entry) => <AuditEntryView key={entry.seq} entry={entry} />),
});

/** Changes with their authors and times, and sign-ins: the newest first, nothing ever taken away. */
export function Component() {
  // The trail has no stream of its own: it grows with the writes of all kinds.
  const kinds = useListedKinds();
  return <ReadMostlyList screen={screen} readFrom={kinds.map(({ name }) => name)} />;
}
