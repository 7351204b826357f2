import { todayOf } from './today';

test.each([
  ['Asia/Thimphu', '2027-03-05T17:59:59Z', '2027-03-05', '2027-03-04T18:00:00.000Z'],
  ['Asia/Thimphu', '2027-03-05T18:00:00Z', '2027-03-06', '2027-03-05T18:00:00.000Z'],
  ['America/Los_Angeles', '2027-03-06T07:59:59Z', '2027-03-05', '2027-03-05T08:00:00.000Z'],
])('the screen counts the figures of today from midnight on the site: in %s at %s of %s', (zone, now, day, since) => {
  expect(todayOf(new Date(now), zone)).toEqual({ day, since });
});
