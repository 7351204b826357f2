import { eventSpan } from './eventSpan.js';

const day = '2027-05-31';

test.each([
  ['no day', { infoStartTime: '10:00' }, null],
  ['a day alone', { startsOn: day }, { start: day, end: null }],
  ['some days', { startsOn: day, endsOn: '2027-06-02' }, { start: day, end: '2027-06-02' }],
  ['a day that ends at a time', { startsOn: day, infoEndTime: '17:00' }, { start: day, end: null }],
  ['a start alone', { startsOn: day, infoStartTime: '10:00' }, { start: `${day}T10:00`, end: null }],
  [
    'a start and a last day',
    { startsOn: day, endsOn: '2027-06-02', infoStartTime: '10:00' },
    { start: `${day}T10:00`, end: '2027-06-02' },
  ],
  [
    'both times',
    { startsOn: day, infoStartTime: '10:00', infoEndTime: '17:30' },
    { start: `${day}T10:00`, end: `${day}T17:30` },
  ],
  [
    'an end after midnight',
    { startsOn: day, infoStartTime: '21:00', infoEndTime: '02:00' },
    { start: `${day}T21:00`, end: '2027-06-01T02:00' },
  ],
  [
    'an early end of the last day',
    { startsOn: day, endsOn: '2027-06-01', infoStartTime: '21:00', infoEndTime: '02:00' },
    { start: `${day}T21:00`, end: '2027-06-01T02:00' },
  ],
])('an event with %s', (_, times, span) => {
  expect(eventSpan(times)).toEqual(span);
});
