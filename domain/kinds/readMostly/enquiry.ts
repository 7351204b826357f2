import { enquiryHandlingRules } from '../../contact/enquiry.js';
import { messages } from '../../messages/messages.js';
import { defineReadMostlyKind } from '../parts/readMostly.js';

/** Messages of visitors to the people who run the site, and what becomes of them. */
export const enquiry = defineReadMostlyKind({
  name: 'enquiry',
  plural: 'enquiries',
  description: 'A page of what visitors wrote, the newest first.',
  label: 'labels.enquiry',
  permission: { group: 'CONTACT', view: 'VIEW_ALL_CONTACT_QUERIES' },
  // The trail is kept for ever and names this field: it is a number, and nothing about the visitor.
  titleField: 'reference',
  unique: ['reference', 'contentKey'],
  sortable: ['firstName', 'email', 'createdAt'],
  // SPEC-D39
  order: [
    ['createdAt', -1],
    ['_id', -1],
  ],
  filterBy: {
    searchName: {
      as: 'search',
      description: "Part of a number, or of the visitor's name, email or mobile number, ignoring case.",
    },
    read: { as: 'flag', description: 'Only enquiries that are read, or only unread ones.' },
    answered: { as: 'flag', description: 'Only answered enquiries, or only the others.' },
    assigneeId: { as: 'record', description: 'Only those that this member of staff looks after.' },
    aboutKind: { as: 'text', field: 'about.kind', description: 'Only those about a record of this kind.' },
    email: { as: 'text', field: 'emailKey', description: 'Only those from this email address, in small letters.' },
    aboutId: { as: 'id', field: 'about.id', description: 'Only those about the record of this id.' },
  },
  actions: {
    handle: {
      gate: 'ANSWER_CONTACT_QUERY',
      description: 'Says who looks after an enquiry, and writes a note on it.',
      button: 'files.details',
      writes: enquiryHandlingRules,
      inputs: { assigneeId: 'Id of a member of staff; none: nobody.', note: 'At most 1000 characters.' },
      audit: 'NOTE',
      step: 'HANDLED',
      success: messages.updated('labels.enquiry'),
    },
    read: {
      gate: 'ANSWER_CONTACT_QUERY',
      description: 'Sets whether an enquiry is read.',
      button: 'contact.read',
      switches: 'read',
      audit: 'TOGGLE',
      step: { on: 'READ', off: 'UNREAD' },
      success: messages.statusUpdated,
      many: true,
    },
    answer: {
      gate: 'ANSWER_CONTACT_QUERY',
      description: 'Sets whether an enquiry is answered.',
      button: 'contact.answered',
      switches: 'answered',
      audit: 'TOGGLE',
      step: { on: 'ANSWERED', off: 'REOPENED' },
      success: messages.statusUpdated,
      many: true,
    },
    delete: {
      gate: 'DELETE_CONTACT_QUERY',
      description: 'Deletes an enquiry. It cannot be undone.',
      button: 'records.delete',
      deletes: true,
      audit: 'DELETE',
      success: messages.deleted('labels.enquiry'),
      many: true,
    },
  },
  unlogged: ['note'],
  details: true,
  live: true,
});
