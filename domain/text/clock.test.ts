import { clockText, clockTime, TWELVE_HOURS } from './clock.js';

test.each([
  ['00:05', '12:05 AM'],
  ['09:00', '9:00 AM'],
  ['12:00', '12:00 PM'],
  ['14:30', '2:30 PM'],
  ['23:59', '11:59 PM'],
])('FMT-007: %s is written as %s', (time, written) => {
  expect(clockTime(time, 'en')).toBe(written);
});

test.each(['ar', 'fr', 'de', 'fa', 'ne', 'zh'])(
  'FMT-007: half past two is not a text of four digits in %s',
  (language) => {
    const [hour, minute, ...others] = clockTime('14:30', language).match(/\p{Nd}+/gu) ?? [];
    expect([hour?.length, minute?.length, others]).toEqual([1, 2, []]);
  },
);

test('days, minutes and seconds keep their zeros', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'short',
    timeStyle: 'medium',
    ...TWELVE_HOURS,
    timeZone: 'UTC',
  });
  expect(clockText(format.formatToParts(new Date('2025-01-05T14:05:07Z')))).toBe('05/01/2025, 2:05:07 PM');
  const [from, to] = [new Date('2025-01-05T09:05Z'), new Date('2025-01-05T10:00Z')];
  const times = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', ...TWELVE_HOURS, timeZone: 'UTC' });
  expect(clockText(times.formatRangeToParts(from, to))).toMatch(/^9:05\s?(AM)?\s?–\s?10:00\sAM$/);
});
