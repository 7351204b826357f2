import type { CsvValue } from '@polyphony/domain/csv.js';
import { screenTexts } from '@polyphony/domain/screenTexts.js';
import { formatMoney } from '@polyphony/domain/money.js';
import { PAID_WORDS, STATUS_WORDS, visitorName, type BookingRow } from './bookingWords';

const HEAD = [
  '_id',
  'Event',
  'Ticket',
  'Transaction',
  'Price',
  'User',
  'Email',
  'Phone',
  'Note',
  'Booking status',
  'Payment status',
];

/** The bookings as a table of texts: the columns of their list, and each line of a cell by itself. */
export const bookingTable = (rows: readonly BookingRow[]): CsvValue[][] => [
  HEAD,
  ...rows.map((row) => [
    row.id,
    row.event?.name ?? screenTexts.notFoundLabel,
    row.event?.ticketId,
    row.transactionId,
    formatMoney(row.price.amount, row.price.currency),
    visitorName(row) ?? screenTexts.notFoundLabel,
    row.visitor?.email,
    row.visitor?.phone,
    row.note,
    STATUS_WORDS[row.status],
    row.paid ? PAID_WORDS.yes : PAID_WORDS.no,
  ]),
];
