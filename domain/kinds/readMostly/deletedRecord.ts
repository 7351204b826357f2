import { messages } from '../../messages/messages.js';
import { defineReadMostlyKind } from '../parts/readMostly.js';

/** The bin: what was deleted can be restored for a while. */
export const deletedRecord = defineReadMostlyKind({
  name: 'deletedRecord',
  plural: 'deletedRecords',
  description: 'A page of the bin: the records that were deleted, the latest first.',
  label: 'labels.deletedRecord',
  permission: { group: 'BIN', view: 'VIEW_BIN' },
  titleField: 'title',
  sortable: ['createdAt'],
  order: [
    ['createdAt', -1],
    ['_id', -1],
  ],
  filterBy: {
    searchName: {
      as: 'search',
      description: 'Part of the title of a record whose kind the reader may see, ignoring case.',
    },
    kind: { as: 'text', description: "Only records of this kind: 'event', 'blogPost', …" },
  },
  actions: {
    restore: {
      gate: 'RESTORE_FROM_BIN',
      description: 'Puts a record back as it was. It needs the permission to delete records of the kind, too.',
      button: 'people.restore',
      deletes: true,
      audit: 'RESTORE',
      success: messages.restored('labels.record'),
      many: true,
    },
    erase: {
      gate: 'EMPTY_BIN',
      description: 'Deletes a record for good. It needs the permission to delete records of the kind, too.',
      button: 'people.deletePermanently',
      deletes: true,
      audit: 'ERASE',
      success: messages.erased('labels.record'),
      many: true,
    },
  },
  live: true,
});
