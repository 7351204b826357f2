import { lazy } from 'react';
import { formatMoney } from '@polyphony/domain/events/money.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { readMostlyFacts } from '../../../graphql/generated/kindFacts';
import { eventOperations } from '../../../graphql/generated/operations/event';
import { eventBookingOperations as operations } from '../../../graphql/generated/operations/eventBooking';
import { ReadMostlyList } from '../../../records/readMostly/ReadMostlyList';
import { readMostlyScreen } from '../../../records/readMostly/screen';
import { text } from '../../../texts/useT';
import { PAID_WORDS, PAY_WORDS, STATUS_WORDS, visitorName } from './bookingWords';

/** The rules of notes and their form are loaded when one is opened. */
const NotesDialog = lazy(async () => ({ default: (await import('./NotesDialog')).NotesDialog }));

const missing = () => text(screenTexts.notFoundLabel);
const statuses = Object.values(STATUS_WORDS).map((status) => ({ id: status, label: status, value: status }));
const paid = [
  { id: 'yes', label: PAID_WORDS.on, value: true },
  { id: 'no', label: PAID_WORDS.off, value: false },
];

/** Visitors' places at events: staff look through them, confirm them, say what is paid for, and keep notes. */
const screen = readMostlyScreen({
  facts: readMostlyFacts.eventBooking,
  operations,
  search: { label: 'Search by visitor or transaction', field: 'searchName' },
  filters: [
    { param: 'status', field: 'status', label: 'Booking status', choices: statuses },
    { param: 'paid', field: 'paid', label: 'Payment status', choices: paid },
    { param: 'event', field: 'eventId', label: 'Event', options: eventOperations.options, empty: screenTexts.noData },
  ],
  columns: [
    { field: 'id', header: '_id', lines: ({ id }) => [id], as: 'id', width: 104, stacked: 'aside' },
    {
      field: 'event',
      header: 'Event',
      lines: ({ event }) => [event?.name ?? missing(), event?.ticketId],
      heads: ['Event', 'Ticket'],
      flex: 1,
      minWidth: 108,
      stacked: 'main',
    },
    {
      field: 'transactionId',
      header: 'Transaction',
      lines: ({ transactionId }) => [transactionId],
      as: 'name',
      flex: 0.9,
      minWidth: 104,
      stacked: 'main',
    },
    {
      field: 'price',
      header: 'Price',
      lines: ({ price }) => [formatMoney(price.amount, price.currency)],
      as: 'value',
      width: 84,
      stacked: 'aside',
    },
    {
      field: 'visitor',
      header: 'User',
      lines: (row) => [visitorName(row) ?? missing(), row.visitor?.email, row.visitor?.phone],
      heads: ['User', 'Email', 'Phone'],
      flex: 1.2,
      minWidth: 124,
      stacked: 'main',
      always: true,
    },
    {
      field: 'note',
      header: 'Note',
      lines: ({ note }) => [note],
      as: 'note',
      flex: 0.8,
      minWidth: 74,
      stacked: 'main',
    },
    {
      field: 'status',
      header: 'Booking status',
      lines: ({ status }) => [STATUS_WORDS[status]],
      // Confirmed is a tick; whatever else it may be, a cross.
      good: ({ status }) => status === 'Confirmed',
      width: 124,
      stacked: 'aside',
    },
    {
      field: 'paid',
      header: 'Payment status',
      lines: (row) => [row.paid ? PAID_WORDS.on : PAID_WORDS.off],
      good: (row) => row.paid,
      width: 130,
      stacked: 'aside',
    },
  ],
  nameOf: (row) => visitorName(row) ?? row.transactionId,
  empty: screenTexts.noData,
  actions: {
    note: { Dialog: NotesDialog },
    confirm: {
      asks: {
        title: 'Confirm this booking?',
        button: 'Confirm booking',
        text: 'The place of {visitor} at {event} will be confirmed and the visitor will be notified by email. This action cannot be undone.',
        values: (row) => ({ visitor: visitorName(row) ?? missing(), event: row.event?.name ?? missing() }),
      },
      asksMany: {
        title: 'Confirm these bookings?',
        button: 'Confirm bookings',
        text: {
          one: '{count} booking will be confirmed and its visitor notified by email. This action cannot be undone:',
          other:
            '{count} bookings will be confirmed and their visitors notified by email. This action cannot be undone:',
        },
      },
    },
    pay: { states: PAID_WORDS, turns: PAY_WORDS },
  },
});

/** Rows name the events of their bookings. */
const READ_FROM = ['eventBooking', 'event'];

export const Component = () => <ReadMostlyList screen={screen} readFrom={READ_FROM} />;
