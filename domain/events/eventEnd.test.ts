import { endOfEvent, hasEventEnded, nextEnd } from './eventEnd.js';
import type { EventTimes } from './eventSpan.js';

const day = '2027-05-16';
const timeZone = 'Asia/Thimphu';

test.each<[string, EventTimes, string | null]>([
  ['no days', {}, null],
  ['a day alone', { startsOn: day }, '2027-05-16T18:00:00.000Z'],
  ['a last day alone', { endsOn: day }, '2027-05-16T18:00:00.000Z'],
  ['several days', { startsOn: day, endsOn: '2027-05-18' }, '2027-05-18T18:00:00.000Z'],
  ['a start time alone', { startsOn: day, infoStartTime: '09:30' }, '2027-05-16T18:00:00.000Z'],
  ['both times', { startsOn: day, infoStartTime: '09:30', infoEndTime: '11:00' }, '2027-05-16T05:00:00.000Z'],
  ['an end time alone', { startsOn: day, infoEndTime: '11:00' }, '2027-05-16T05:00:00.000Z'],
  [
    'an end after midnight',
    { startsOn: day, infoStartTime: '21:00', infoEndTime: '02:00' },
    '2027-05-16T20:00:00.000Z',
  ],
  ['equal times', { startsOn: day, infoStartTime: '09:30', infoEndTime: '09:30' }, '2027-05-16T18:00:00.000Z'],
  [
    'times on several days',
    { startsOn: day, endsOn: '2027-05-17', infoStartTime: '10:00', infoEndTime: '17:00' },
    '2027-05-17T11:00:00.000Z',
  ],
])('an event with %s ends at its end time, else at the end of its last day', (_, event, end) => {
  expect(endOfEvent(event, timeZone)?.toISOString() ?? null).toBe(end);
});

test('an event is over from its end on, in the zone of its times', () => {
  const event = { startsOn: day, infoStartTime: '09:30', infoEndTime: '11:00' };
  const overAt = (time: string, zone = timeZone) => hasEventEnded(event, { now: new Date(time), timeZone: zone });
  expect([overAt('2027-05-16T04:59:59.999Z'), overAt('2027-05-16T05:00:00Z')]).toEqual([false, true]);
  expect(overAt('2027-05-16T05:00:00Z', 'UTC')).toBe(false);
  expect(hasEventEnded({}, { now: new Date('2100-01-01'), timeZone })).toBe(false);
});

test('the next end of some events is the first that is still to come', () => {
  const events = [{ startsOn: '2027-05-01' }, {}, { startsOn: '2027-05-20' }, { startsOn: day }];
  const clock = { now: new Date('2027-05-10T00:00:00Z'), timeZone: 'UTC' };
  expect(nextEnd(events, clock)?.toISOString()).toBe('2027-05-17T00:00:00.000Z');
  expect(nextEnd([{ startsOn: '2027-05-01' }], clock)).toBeNull();
});
