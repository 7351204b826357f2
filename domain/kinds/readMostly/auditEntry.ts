import { defineReadMostlyKind } from '../parts/readMostly.js';

/** Actions of people and of the server: written with what was done, and never changed. */
export const auditEntry = defineReadMostlyKind({
  name: 'auditEntry',
  plural: 'auditEntries',
  description: 'A page of the audit trail, the newest first.',
  label: 'labels.logEntry',
  // It names people and addresses, so no other permission brings it along.
  permission: { group: 'AUDIT', view: 'VIEW_AUDIT_LOG' },
  titleField: 'seq',
  order: [['seq', -1]],
  filterBy: {
    actorId: { as: 'id', field: 'actor.id', description: 'Only what this user did.' },
    kind: { as: 'text', field: 'target.kind', description: 'Only what was done to this kind.' },
    action: { as: 'text', description: 'Only this action.' },
    targetId: { as: 'id', field: 'target.id', description: 'Only what was done to the record of this id.' },
    withoutSessions: {
      as: 'without',
      field: 'target.kind',
      value: 'session',
      description: 'Without sign-ins and sign-outs.',
    },
    firstOfSeries: {
      as: 'without',
      field: 'continues',
      description: 'Of entries of one write that do the same to several records, as an import does, only the first.',
    },
    text: {
      as: 'search',
      description: 'Only where this is part of the name of who did it, or of a record whose name the reader may see.',
    },
    since: { as: 'since', field: 'at', description: 'Only from this moment on.' },
    until: { as: 'until', field: 'at', description: 'Only before this moment.' },
  },
  filterType: 'AuditFilter',
  actions: {},
});
