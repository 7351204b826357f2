import { inEnglish } from '../messages/languages.js';
import { scheduledTime } from './scheduledTime.js';

const NOW = new Date('2027-03-01T08:00:00Z');

test.each([
  ['in a zone without summer time', 'Asia/Thimphu', '2027-03-01T14:01', '2027-03-01T08:01:00.000Z'],
  ['in winter', 'Europe/Berlin', '2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['right after the clocks are put forward', 'Europe/Berlin', '2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['right before the hour that is shown twice', 'Europe/Berlin', '2027-10-31T01:59', '2027-10-30T23:59:00.000Z'],
  ['right after the hour that is shown twice', 'Europe/Berlin', '2027-10-31T03:00', '2027-10-31T02:00:00.000Z'],
  ['on a leap day', 'UTC', '2028-02-29T00:00', '2028-02-29T00:00:00.000Z'],
])('a form reads a time %s', (_, zone, time, moment) =>
  expect(scheduledTime(zone, time, NOW)).toEqual({ at: new Date(moment), wrong: null }),
);

const PAST = 'Choose a time in the future: it is 2027-03-01, 9:00 AM now in Europe/Berlin.';
test.each([
  ['an hour that clocks skip', '2027-03-28T02:00', /^There is no 2:00 AM on 2027-03-28 in Europe\/Berlin/],
  ['the end of an hour that clocks skip', '2027-03-28T02:59', /^There is no 2:59 AM on 2027-03-28/],
  ['an hour that clocks show twice', '2027-10-31T02:30', /^Clocks show 2:30 AM twice on 2027-10-31 in Europe\/Berlin/],
  ['the minute that it is', '2027-03-01T09:00', PAST],
  ['a time an hour ago', '2027-03-01T08:00', PAST],
  ['a day that there is not', '2027-02-30T09:00', 'Choose a day and a time.'],
  ['a time that there is not', '2027-03-31T24:00', 'Choose a day and a time.'],
  ['a day without a time', '2027-03-31', 'Choose a day and a time.'],
  ['a time with an offset of its own', '2027-03-31T09:30Z', 'Choose a day and a time.'],
  ['a year of five digits', '12027-03-31T09:30', 'Choose a day and a time.'],
  ['nothing', '', 'Choose a day and a time.'],
])('a form refuses %s', (_, time, message) => {
  const { at, wrong } = scheduledTime('Europe/Berlin', time, NOW);
  expect(at).toBeNull();
  expect(wrong && inEnglish(wrong)).toMatch(message);
});
