import { todayOf } from './today';

test('a day begins at midnight where one is', () => {
  const { day, since } = todayOf(new Date(2027, 2, 5, 23, 59, 59));
  expect(day).toBe('2027-03-05');
  expect(new Date(since)).toEqual(new Date(2027, 2, 5, 0, 0, 0));
});
