import { daysLeftOf, isOnToday, isOver } from './eventDays.js';

const noon = new Date('2027-05-16T12:00:00Z');

test.each([
  ['no days', {}, false],
  ['today', { startsOn: '2027-05-16' }, false],
  ['yesterday', { startsOn: '2027-05-15' }, true],
  ['from yesterday until tomorrow', { startsOn: '2027-05-15', endsOn: '2027-05-17' }, false],
  ['last week', { startsOn: '2027-05-08', endsOn: '2027-05-09' }, true],
])('an event of %s', (_, days, over) => {
  expect(isOver(days, noon)).toBe(over);
});

test('yesterday is not over while it lasts somewhere', () => {
  expect(isOver({ startsOn: '2027-05-15' }, new Date('2027-05-16T11:59:00Z'))).toBe(false);
});

test.each([
  ['no days', {}, true],
  ['today', { startsOn: '2027-05-16' }, true],
  ['from yesterday until tomorrow', { startsOn: '2027-05-15', endsOn: '2027-05-17' }, true],
  ['tomorrow, which has begun somewhere', { startsOn: '2027-05-17' }, true],
  ['the day after tomorrow', { startsOn: '2027-05-18' }, false],
  ['yesterday, which is over everywhere', { startsOn: '2027-05-15' }, false],
])('tells whether an event is on today: %s', (_, days, on) => {
  expect(isOnToday(days, noon)).toBe(on);
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
] as const)('what is left of the %s on %s goes from %s to %s', (period, today, from, to) => {
  expect(daysLeftOf(period, new Date(`${today}T12:00:00Z`))).toEqual({ from, to });
});
