import { endOf, isPast, lastDayOf } from './lastDay.js';

const ending = { lastDay: 'closesOn' };

test.each([
  ['in a zone ahead of UTC', '2027-03-31', 'Asia/Thimphu', '2027-03-31T18:00:00.000Z'],
  ['in a zone behind UTC', '2027-03-31', 'America/New_York', '2027-04-01T04:00:00.000Z'],
  ['of 23 hours, as clocks are put forward', '2027-03-28', 'Europe/Berlin', '2027-03-28T22:00:00.000Z'],
  ['of 25 hours, as clocks are put back', '2027-10-31', 'Europe/Berlin', '2027-10-31T23:00:00.000Z'],
  ['at the end of a year', '2027-12-31', 'UTC', '2028-01-01T00:00:00.000Z'],
])('a last day ends at midnight %s', (_, closesOn, zone, moment) =>
  expect(endOf(ending, { closesOn }, zone)).toEqual(new Date(moment)),
);

test.each([
  ['2027-03-30', true],
  ['2027-03-31', false],
  ['2027-04-01', false],
])('a record with the last day %s is past on 2027-03-31: %p', (closesOn, past) =>
  expect(isPast(ending, { closesOn }, '2027-03-31')).toBe(past),
);

test.each([
  ['whose kind has none', {}, { closesOn: '2027-03-30' }],
  ['that names none', ending, { closesOn: null }],
  ['of before there was the field', ending, {}],
])('a record %s has no last day', (_, kind, record) => {
  expect(lastDayOf(kind, record)).toBeNull();
  expect(isPast(kind, record, '2027-03-31')).toBe(false);
  expect(endOf(kind, record, 'UTC')).toBeNull();
});
