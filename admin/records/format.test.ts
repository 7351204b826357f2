import { listDate, listDay } from './format';

test.each([
  ['FMT-004: day, short month, year', '2025-01-05T10:00:00.000Z', '5 Jan 2025'],
  ['FMT-006: the day in UTC', '2025-09-30T23:30:00.000Z', '30 Sept 2025'],
  ['FMT-008: no date', null, 'Invalid Date'],
  ['FMT-008: not a date', 'soon', 'Invalid Date'],
])('%s', (_, value, expected) => {
  expect(listDate(value)).toBe(expected);
});

test.each([
  ['2027-03-31', '31 Mar 2027'],
  [null, ''],
  [undefined, ''],
])('the day %j is shown as "%s"', (day, expected) => expect(listDay(day)).toBe(expected));
