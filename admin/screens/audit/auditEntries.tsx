import { english } from '../../texts/useT';
import { AUDIT_ACTIONS } from '@polyphony/domain/audit.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { readMostlyFacts } from '../../graphql/generated/kindFacts';
import { auditEntryOperations as operations } from '../../graphql/generated/operations/auditEntry';
import { useListedKinds } from '../../home/useListedKinds';
import { ReadMostlyList } from '../../records/readMostly/ReadMostlyList';
import { readMostlyScreen } from '../../records/readMostly/screen';
import { AuditEntryView } from './AuditEntryView';
import { valueWords } from '../../records/changeWords';
import { ACTION_LABELS, actionText } from './auditWords';
import { endOf, startOf } from './days';

const actions = AUDIT_ACTIONS.map((action) => ({ id: action, label: ACTION_LABELS[action], value: action }));

const screen = readMostlyScreen({
  facts: readMostlyFacts.auditEntry,
  operations,
  search: { label: 'people.searchByPersonOrRecord', field: 'text' },
  filters: [
    { param: 'action', field: 'action', label: 'people.action', choices: actions, all: 'people.allActions' },
    { param: 'from', field: 'since', label: 'people.fromDate', valueOfDay: startOf, to: 'to' },
    { param: 'to', field: 'until', label: 'people.toDate', valueOfDay: endOf, from: 'from' },
    { param: 'record', field: 'targetId', label: 'people.thisRecordOnly', byLink: true },
    { param: 'by', field: 'actorId', label: 'people.thisPersonOnly', byLink: true },
  ],
  columns: [
    { field: 'seq', header: 'labels.logEntry', lines: ({ seq }) => [seq] },
    { field: 'at', header: 'people.when', lines: ({ at }) => [at] },
    {
      field: 'actor',
      header: 'people.who',
      lines: ({ actor }) => [actor?.name, actor?.role],
      heads: ['people.who', 'labels.role'],
    },
    { field: 'action', header: 'people.action', lines: ({ action }) => [actionText(english, action)] },
    {
      field: 'target',
      header: 'people.kind',
      lines: ({ target }) => [target.kind, target.label, target.id],
      heads: ['people.kind', 'labels.name', 'labels.id'],
    },
    { field: 'outcome', header: 'people.outcome', lines: ({ outcome }) => [outcome] },
    {
      field: 'changes',
      header: 'people.changes',
      lines: ({ changes }) => [
        changes.map(({ field, before, after }) => `${field}: ${valueWords(before)} → ${valueWords(after)}`).join('\n'),
      ],
    },
    {
      field: 'from',
      header: 'people.from',
      lines: ({ from }) => [from.ip, from.userAgent, from.requestId],
      heads: ['people.from', 'people.browser', 'people.request'],
    },
    { field: 'hash', header: 'people.hash', lines: ({ hash }) => [hash] },
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
