import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { readMostlyFacts } from '../../graphql/generated/kindFacts';
import { contactOperations } from '../../graphql/generated/operations/contact';
import { enquiryOperations as operations } from '../../graphql/generated/operations/enquiry';
import { staffMemberOperations } from '../../graphql/generated/operations/staffMember';
import { DATE_WIDTH } from '../../records/columns/columns';
import { DELETION } from '../../records/bulk/deletion';
import { flagFilter } from '../../records/filters/valueFilters';
import { writeActionDialog } from '../../records/form/writeAction';
import { listDate } from '../../records/format';
import { ReadMostlyList } from '../../records/readMostly/ReadMostlyList';
import { readMostlyScreen } from '../../records/readMostly/screen';
import { flagColumn } from '../../records/readMostly/valueColumns';
import { inSentence } from '../../texts/useT';
import { ANSWER_WORDS, ANSWERED_WORDS, MARK_WORDS, READ_WORDS, senderOf } from './enquiryWords';

/** Enquiries of visitors: staff read them, assign them, answer them, and delete them. */
export const screen = readMostlyScreen({
  facts: readMostlyFacts.enquiry,
  operations,
  search: { label: 'contact.searchByNameEmailPhone', field: 'searchName' },
  filters: [
    flagFilter({ field: 'read', label: 'contact.readStatus', words: READ_WORDS }),
    flagFilter({ field: 'answered', label: 'contact.replyStatus', words: ANSWERED_WORDS }),
    {
      param: 'assignee',
      field: 'assigneeId',
      label: 'labels.assignee',
      options: staffMemberOperations.options,
      empty: screenTexts.noData,
    },
    {
      param: 'branch',
      field: 'aboutId',
      label: 'contact.branch',
      options: contactOperations.options,
      empty: screenTexts.noData,
    },
  ],
  columns: [
    {
      field: 'reference',
      header: 'lists.number',
      lines: ({ reference }) => [reference],
      as: 'name',
      width: 134,
      stacked: 'aside',
    },
    {
      field: 'firstName',
      header: 'contact.from',
      lines: (row) => [senderOf(row), row.email, row.mobileNumber],
      heads: ['contact.from', 'labels.email', 'labels.mobileNumber'],
      flex: 1,
      minWidth: 132,
      stacked: 'main',
      always: true,
    },
    {
      field: 'problemDescription',
      header: 'labels.message',
      lines: ({ problemDescription }) => [problemDescription],
      as: 'note',
      flex: 1.4,
      minWidth: 104,
      stacked: 'main',
    },
    {
      field: 'about',
      header: 'labels.subject',
      lines: ({ about }) => [about?.title],
      flex: 0.6,
      minWidth: 76,
      stacked: 'main',
    },
    {
      field: 'createdAt',
      header: 'contact.sent',
      lines: ({ createdAt }) => [listDate(createdAt)],
      width: DATE_WIDTH,
      stacked: 'aside',
    },
    {
      field: 'assignee',
      header: 'labels.assignee',
      lines: ({ assignee }) => [assignee?.name],
      flex: 0.6,
      minWidth: 80,
      stacked: 'main',
    },
    flagColumn({ field: 'read', header: 'contact.read', words: READ_WORDS, width: 96, waits: true }),
    flagColumn({ field: 'answered', header: 'contact.answered', words: ANSWERED_WORDS, width: 116, waits: true }),
  ],
  nameOf: senderOf,
  empty: screenTexts.noData,
  actions: {
    handle: { Dialog: writeActionDialog(() => import('./handle')) },
    read: { states: READ_WORDS, turns: MARK_WORDS },
    answer: { states: ANSWERED_WORDS, turns: ANSWER_WORDS },
    delete: {
      confirmation: {
        title: 'records.areYouAbsolutelySure',
        button: 'records.yesImSure',
        destructive: true,
        text: 'records.thisActionCannotBeUndone',
        values: ({ reference }) => ({ name: reference, kind: inSentence(readMostlyFacts.enquiry.label) }),
      },
      bulkConfirmation: DELETION,
    },
  },
});

/** Rows name those who look after them. */
const READ_FROM = ['enquiry', 'staffMember'];

export const Component = () => <ReadMostlyList screen={screen} readFrom={READ_FROM} />;
