import { dateFormat, MOMENT } from './dates';

test('FMT-007: a moment has the month in letters and a time by twelve hours, where British English would write 14:30', () => {
  const moment = dateFormat({ ...MOMENT, timeZone: 'UTC' });
  expect(moment(new Date('2027-03-31T14:30:00.000Z'))).toBe('31 Mar 2027, 2:30 PM');
});
