import { dateFormat, MOMENT } from './dates';

/** British English would write '02:30 pm'. */
const moment = dateFormat({ ...MOMENT, timeZone: 'UTC' });
const time = dateFormat({ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });

test.each([
  ['00:05', '12:05 AM'],
  ['09:00', '9:00 AM'],
  ['12:00', '12:00 PM'],
  ['14:30', '2:30 PM'],
  ['23:59', '11:59 PM'],
])('FMT-007 %s is written by twelve hours: %s', (clock, expected) => {
  const date = new Date(`2027-03-31T${clock}:00.000Z`);
  expect(time(date)).toBe(expected);
  expect(moment(date)).toBe(`31 Mar 2027, ${expected}`);
});
