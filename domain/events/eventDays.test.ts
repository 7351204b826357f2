import { daysLeftOf, isOnToday } from './eventDays.js';
import { dayIn } from '../timeZone.js';

const today = '2027-05-16';

test.each([
  ['no days', {}, true],
  ['today', { startsOn: '2027-05-16' }, true],
  ['from yesterday until tomorrow', { startsOn: '2027-05-15', endsOn: '2027-05-17' }, true],
  ['tomorrow', { startsOn: '2027-05-17' }, false],
  ['yesterday', { startsOn: '2027-05-15' }, false],
])('the days of an event say whether it is on today: %s', (_, days, on) => expect(isOnToday(days, today)).toBe(on));

test.each([
  ['2027-05-16T17:59:59Z', 'Asia/Thimphu', true],
  ['2027-05-16T18:00:00Z', 'Asia/Thimphu', false],
  ['2027-05-17T06:59:59Z', 'America/Los_Angeles', true],
  ['2027-05-17T07:00:00Z', 'America/Los_Angeles', false],
])('at %s in %s an event of 16 May is on: %s', (now, timeZone, on) => {
  expect(isOnToday({ startsOn: '2027-05-16' }, dayIn(timeZone, new Date(now)))).toBe(on);
});

test.each([
  ['week', '2027-05-17', '2027-05-17', '2027-05-23'],
  ['week', '2027-05-23', '2027-05-23', '2027-05-23'],
  ['weekend', '2027-05-17', '2027-05-22', '2027-05-23'],
  ['weekend', '2027-05-22', '2027-05-22', '2027-05-23'],
  ['weekend', '2027-05-23', '2027-05-23', '2027-05-23'],
  ['week', '2027-12-31', '2027-12-31', '2028-01-02'],
  ['month', '2028-02-10', '2028-02-10', '2028-02-29'],
  ['month', '2027-12-31', '2027-12-31', '2027-12-31'],
] as const)('what is left of the %s on %s goes from %s to %s', (period, now, from, to) => {
  expect(daysLeftOf(period, now)).toEqual({ from, to });
});
