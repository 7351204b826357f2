import { BOOKING_STATUS_TEXTS } from '@polyphony/domain/events/bookingStatus.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { readMostlyFacts } from '../../../graphql/generated/kindFacts';
import { eventOperations } from '../../../graphql/generated/operations/event';
import { eventBookingOperations as operations } from '../../../graphql/generated/operations/eventBooking';
import { choiceFilter, flagFilter } from '../../../records/filters/valueFilters';
import { writeActionDialog } from '../../../records/form/writeAction';
import { ReadMostlyList } from '../../../records/readMostly/ReadMostlyList';
import { readMostlyScreen } from '../../../records/readMostly/screen';
import { choiceColumn, flagColumn, idColumn } from '../../../records/readMostly/valueColumns';
import { text } from '../../../texts/useT';
import { type Booked, PAID_WORDS, PAY_WORDS, visitorName } from './bookingWords';
import { moneyText } from '../../../records/moneyText';

const missing = () => text(screenTexts.notFoundLabel);
const visitorOf = (row: Booked) => visitorName(row) ?? text(messages.anonymous);

/** Visitors' places at events: staff look through them, confirm them, say what is paid for, and keep notes. */
export const screen = readMostlyScreen({
  facts: readMostlyFacts.eventBooking,
  operations,
  search: { label: 'events.searchByVisitorOrTransaction', field: 'searchName' },
  filters: [
    choiceFilter({ field: 'status', label: 'events.bookingStatus', words: BOOKING_STATUS_TEXTS }),
    flagFilter({ field: 'paid', label: 'events.paymentStatus', words: PAID_WORDS }),
    {
      param: 'event',
      field: 'eventId',
      label: 'labels.event',
      options: eventOperations.options,
      empty: screenTexts.noData,
    },
    { param: 'visitor', field: 'visitorId', label: 'visitors.thisVisitorOnly', byLink: true },
  ],
  columns: [
    idColumn,
    {
      field: 'event',
      header: 'labels.event',
      lines: ({ event }) => [event?.name ?? missing(), event?.ticketId],
      heads: ['labels.event', 'events.ticket'],
      flex: 1,
      minWidth: 108,
      stacked: 'main',
    },
    {
      field: 'transactionId',
      header: 'events.transaction',
      lines: ({ transactionId }) => [transactionId],
      as: 'name',
      flex: 0.9,
      minWidth: 104,
      stacked: 'main',
    },
    {
      field: 'price',
      header: 'labels.price',
      lines: ({ price }) => [moneyText(price)],
      as: 'value',
      width: 84,
      stacked: 'aside',
    },
    {
      field: 'visitor',
      header: 'labels.user',
      lines: (row) => [visitorOf(row), row.visitor?.email, row.visitor?.phone],
      heads: ['labels.user', 'labels.email', 'labels.phone'],
      flex: 1.2,
      minWidth: 124,
      stacked: 'main',
      always: true,
    },
    {
      field: 'note',
      header: 'labels.note',
      lines: ({ note, message }) => [note ?? message],
      as: 'note',
      flex: 0.8,
      minWidth: 74,
      stacked: 'main',
    },
    choiceColumn({
      field: 'status',
      header: 'events.bookingStatus',
      words: BOOKING_STATUS_TEXTS,
      good: 'CONFIRMED',
      width: 124,
    }),
    flagColumn({ field: 'paid', header: 'events.paymentStatus', words: PAID_WORDS, width: 130 }),
  ],
  nameOf: (row) => visitorName(row) ?? row.transactionId,
  empty: screenTexts.noData,
  actions: {
    note: { Dialog: writeActionDialog(() => import('./note')) },
    confirm: {
      confirmation: {
        title: 'events.confirmThisBooking',
        button: 'events.confirmBooking',
        text: 'events.thePlaceOfVisitorAt',
        values: (row) => ({ visitor: visitorOf(row), event: row.event?.name ?? missing() }),
      },
      bulkConfirmation: {
        title: 'events.confirmTheseBookings',
        button: 'events.confirmBookings',
        text: 'events.countBookingsWillBeConfirmed',
      },
    },
    pay: { states: PAID_WORDS, turns: PAY_WORDS },
  },
});

/** Rows name the events of their bookings. */
const READ_FROM = ['eventBooking', 'event'];

export const Component = () => <ReadMostlyList screen={screen} readFrom={READ_FROM} />;
