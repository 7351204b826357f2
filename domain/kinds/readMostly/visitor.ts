import { messages } from '../../messages/messages.js';
import { defineReadMostlyKind } from '../parts/readMostly.js';

/** People with an account on the public site: they register by themselves; staff find, block, export and erase them. */
export const visitor = defineReadMostlyKind({
  name: 'visitor',
  plural: 'visitors',
  description: 'A page of the people with an account on the public site, the newest first.',
  // What a visitor sees of themself is the type Visitor.
  type: 'VisitorAccount',
  label: 'labels.visitor',
  permission: { group: 'VISITOR', view: 'VIEW_ALL_VISITORS' },
  titleField: 'name',
  sortable: ['name', 'lastSeenAt', 'createdAt'],
  order: [
    ['createdAt', -1],
    ['_id', -1],
  ],
  filterBy: {
    searchName: {
      as: 'search',
      description: 'Words of the name or parts of the email, or a telephone number, as people type them.',
    },
    blocked: { as: 'flag', description: 'Only those who are blocked, or who are not.' },
    language: {
      as: 'text',
      field: 'visitor.language',
      description: 'Only those who read the site in the language of this code.',
    },
  },
  actions: {
    block: {
      gate: 'BLOCK_VISITOR',
      field: 'toggleVisitorBlocked',
      description: 'Sets whether a visitor is kept from signing in. Blocking signs them out everywhere at once.',
      button: 'visitors.blocked',
      switches: 'blocked',
      audit: 'TOGGLE',
      step: { on: 'BLOCKED', off: 'UNBLOCKED' },
      success: messages.statusUpdated,
      many: true,
    },
    erase: {
      gate: 'ERASE_VISITOR',
      field: 'eraseVisitor',
      description:
        'Erases an account for good: places at events to come are given back, past bookings lose the name, enquiries are deleted.',
      button: 'people.erase',
      deletes: true,
      audit: 'ERASE',
      success: messages.erased('labels.visitor'),
    },
    export: {
      gate: 'EXPORT_VISITOR',
      field: 'exportVisitor',
      description: 'All that is stored of a visitor, as JSON; what staff noted is part of it, the ID document is not.',
      button: 'visitors.exportData',
      own: true,
      audit: 'EXPORT',
      success: messages.dataExported,
    },
  },
  details: true,
  live: true,
});
