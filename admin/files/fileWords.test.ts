import { cardDay } from './fileWords';

test('FMT-005, FMT-006 the day of a card is day.month.year, in UTC', () => {
  expect(cardDay('2025-01-05T23:30:00.000Z')).toBe('5.1.2025');
  expect(cardDay('no day')).toBe('Invalid Date');
});
