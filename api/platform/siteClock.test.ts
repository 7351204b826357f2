import { readSettings } from './settings.js';
import { siteClock } from './siteClock.js';

test('the clock of a site tells the day of its zone, and another from the very moment it ends', () => {
  let now = new Date('2027-05-15T18:00:00Z');
  const clock = siteClock('Asia/Thimphu', () => now);
  const at = (moment: string) => {
    now = new Date(moment);
    return clock.today();
  };
  expect(at('2027-05-15T18:00:00Z')).toBe('2027-05-16');
  expect(at('2027-05-16T17:59:59.999Z')).toBe('2027-05-16');
  expect(at('2027-05-16T18:00:00Z')).toBe('2027-05-17');
  expect(at('2027-05-16T17:59:59.999Z')).toBe('2027-05-16');
});

test('without a zone the clock of a site counts days of UTC, and says that nobody knows the zone of events', () => {
  const clock = siteClock(undefined, () => new Date('2027-05-15T23:59:59.999Z'));
  expect([clock.today(), clock.timeZone, clock.eventZone]).toEqual(['2027-05-15', 'UTC', null]);
});

test.each(['Thimphu', '+06:00', 'Asia/Nowhere'])('SITE_TIME_ZONE %s stops the start', async (SITE_TIME_ZONE) => {
  await expect(readSettings({ SITE_TIME_ZONE })).rejects.toThrow(
    'SITE_TIME_ZONE: must be the IANA name of a time zone, for example Asia/Thimphu.',
  );
});
