import { enquiryRules } from '@polyphony/domain/contact/enquiry.js';
import { enquiry } from '@polyphony/domain/kinds/readMostly/enquiry.js';
import { validate } from '@polyphony/domain/validation/fieldErrors.js';
import { readMostlyRows } from '../../../records/readMostly/readMostlyRows.js';
import { messageOnly } from '../../../records/rest/responses.js';
import type { Row } from '../../../records/rest/row.js';
import { OUTCOME } from '../../../records/rest/selections.js';
import { viewByNames } from '../../../records/rest/views.js';

const group = 'Enquiries';

const subject = viewByNames(
  { name: 'SubjectOfEnquiry', type: 'EnquirySubject' },
  { kind: 'kind', _id: 'id', title: 'title' },
);
const assignee = viewByNames({ name: 'AssigneeOfEnquiry', type: 'EnquiryAssignee' }, { _id: 'id', name: 'name' });

/** The literal names are the kind's own. */
const view = viewByNames(
  { name: 'Enquiry', type: 'Enquiry' },
  {
    _id: 'id',
    reference: 'reference',
    firstName: 'firstName',
    lastName: 'lastName',
    mobileNumber: 'mobileNumber',
    email: 'email',
    problemDescription: 'problemDescription',
    about: 'about',
    isRead: 'read',
    isAnswered: 'answered',
    assignee: 'assignee',
    note: 'note',
    createdAt: 'createdAt',
    updatedAt: 'updatedAt',
  },
  { about: subject, assignee },
);

const field = (name: keyof typeof enquiryRules.fields) => ({ name, to: `input.${name}` });

export const enquiries: Row[] = [
  {
    source: 'REST-152',
    path: '/api/client/contact/query',
    methods: ['POST'],
    group,
    summary: 'Sends an enquiry. Fields that are not named here are refused.',
    exact: true,
    rules: async ({ input }) =>
      ((await validate(enquiryRules, input ?? {})).errors ?? []).map((error) => ({
        ...error,
        field: `input.${error.field}`,
      })),
    document: `mutation submit($input: EnquiryInput! = {}) { result: submitEnquiry(input: $input) { ${OUTCOME} } }`,
    inputs: [
      field('firstName'),
      field('lastName'),
      field('mobileNumber'),
      field('email'),
      field('problemDescription'),
      field('aboutKind'),
      field('aboutId'),
    ],
    response: messageOnly,
    example: {
      firstName: 'Ana',
      lastName: 'Li',
      mobileNumber: '+975 17123456',
      email: 'ana@example.org',
      problemDescription: 'Is there a course for beginners in May?',
    },
  },
  ...readMostlyRows(enquiry, {
    group,
    view,
    names: { isRead: 'read', isAnswered: 'answered' },
    ids: ['queryId', 'enquiryId'],
    list: {
      source: 'REST-145',
      path: '/api/contact/queries',
      summary: 'Lists the enquiries for staff, the newest first.',
    },
    actions: {
      delete: { source: 'REST-146', path: '/api/contact/queries/delete', summary: 'Deletes an enquiry.' },
    },
  }),
];
