/** @jest-environment jsdom */
import { screen as bin } from './bin/deletedRecords';
import { screen as enquiries } from './contact/enquiries';
import { screen as bookings } from './events/bookings/bookings';

const AT = '2025-09-30T23:30:00.000Z';
const DAY = '30 Sept 2025';

test.each([
  ['FMT-006: the day in UTC that an enquiry was sent', enquiries, 'createdAt', AT, DAY],
  ['FMT-006: the day in UTC that a record was deleted', bin, 'createdAt', AT, DAY],
  ['FMT-006: the day in UTC that a deleted record is removed for good', bin, 'expiresAt', AT, DAY],
  ['FMT-017: a booking whose visitor is gone', bookings, 'visitor', null, 'Anonymous'],
  ['FMT-018: a booking whose event is gone', bookings, 'event', null, 'Not Found'],
])('a list shows %s', (_, { columns }, field, value, expected) => {
  const column = columns.find((one) => one.field === field);
  expect(column?.lines({ id: '1', [field]: value })[0]).toBe(expected);
});
