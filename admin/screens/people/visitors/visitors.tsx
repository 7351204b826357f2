import { useMemo } from 'react';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { readMostlyFacts } from '../../../graphql/generated/kindFacts';
import { visitorOperations as operations } from '../../../graphql/generated/operations/visitor';
import type { ActiveLanguage } from '../../../language/currentLanguage';
import { useLanguages } from '../../../language/LanguageProvider';
import { DATE_WIDTH } from '../../../records/columns/columns';
import { flagFilter } from '../../../records/filters/valueFilters';
import { listDate } from '../../../records/format';
import { ReadMostlyList } from '../../../records/readMostly/ReadMostlyList';
import { readMostlyScreen } from '../../../records/readMostly/screen';
import { EraseDialog } from './EraseDialog';
import { BLOCK_WORDS, BLOCKED_WORDS, isOpen, languageName, lastSeen, statusOf } from './visitorWords';

/** People with an account on the site: staff find, block and erase them. @param languages those that the site has */
const screenOf = (languages: readonly ActiveLanguage[]) =>
  readMostlyScreen({
    facts: readMostlyFacts.visitor,
    operations,
    search: { label: 'visitors.searchByNameEmailOr', field: 'searchName' },
    filters: [
      flagFilter({ field: 'blocked', label: 'records.status', words: BLOCKED_WORDS }),
      {
        param: 'language',
        field: 'language',
        label: 'labels.language',
        choices: languages.map(({ code, name }) => ({ id: code, label: name, value: code })),
      },
    ],
    columns: [
      {
        field: 'name',
        header: 'labels.name',
        lines: ({ name, email, phone }) => [name, email, phone],
        heads: ['labels.name', 'labels.email', 'labels.phone'],
        to: ({ id }) => `/visitor/details/${id}`,
        flex: 1,
        minWidth: 150,
        stacked: 'main',
        always: true,
      },
      {
        field: 'language',
        header: 'labels.language',
        lines: ({ language }) => [languageName(languages, language)],
        width: 110,
        wideOnly: true,
      },
      { field: 'bookings', header: 'words.bookings', lines: ({ bookings }) => [bookings], as: 'value', width: 90 },
      {
        field: 'enquiries',
        header: 'contact.enquiries',
        lines: ({ enquiries }) => [enquiries],
        as: 'value',
        width: 92,
      },
      {
        field: 'lastSeenAt',
        header: 'visitors.lastSeen',
        lines: ({ lastSeenAt }) => [lastSeen(lastSeenAt)],
        width: DATE_WIDTH,
      },
      {
        field: 'createdAt',
        header: 'visitors.registered',
        lines: ({ createdAt }) => [listDate(createdAt)],
        width: DATE_WIDTH,
        wideOnly: true,
      },
      {
        field: 'blocked',
        header: 'records.status',
        lines: (row) => [statusOf(row)],
        good: isOpen,
        width: 120,
        stacked: 'aside',
      },
    ],
    nameOf: ({ name }) => name,
    empty: screenTexts.noData,
    actions: {
      block: { states: BLOCKED_WORDS, turns: BLOCK_WORDS },
      erase: { Dialog: EraseDialog },
    },
  });

/** Rows count what visitors booked and wrote. */
const READ_FROM = ['visitor', 'eventBooking', 'enquiry'];

export function Component() {
  const { languages } = useLanguages();
  const screen = useMemo(() => screenOf(languages), [languages]);
  return <ReadMostlyList screen={screen} readFrom={READ_FROM} />;
}
