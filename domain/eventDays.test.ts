import { isOver } from './eventDays.js';

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
