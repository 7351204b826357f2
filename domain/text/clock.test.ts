import { clockTime, withClock } from './clock.js';

test.each([
  ['00:05', '12:05 AM'],
  ['09:00', '9:00 AM'],
  ['12:00', '12:00 PM'],
  ['14:30', '2:30 PM'],
  ['23:59', '11:59 PM'],
])('FMT-007: %s is written as %s', (time, written) => {
  expect(clockTime(time, 'en')).toBe(written);
});

test('FMT-007: other languages have twelve hours with their own words', () => {
  expect(clockTime('14:30', 'ar')).toMatch(/^2:30\sم$|^٢:٣٠\sم$/);
});

test.each([
  ['5 January 2025 at 02:05 pm UTC', '5 January 2025 at 2:05 PM UTC'],
  ['09:00 – 10:05:07 am', '9:00 – 10:05:07 AM'],
  ['15 May 2027, 09:00 by train', '15 May 2027, 09:00 by train'],
])('%s is written as %s', (text, written) => expect(withClock(text)).toBe(written));
