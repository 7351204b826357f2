import { eventSpan, momentsOf } from './eventSpan.js';

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

test.each([
  ['an hour that exists', '2027-03-27T10:00', '2027-03-27T11:00', '09:00:00.000Z', '10:00:00.000Z'],
  ['a beginning that clocks skip', '2027-03-28T02:30', '2027-03-28T03:15', '01:30:00.000Z', '02:15:00.000Z'],
  ['both in what clocks skip', '2027-03-28T02:15', '2027-03-28T02:45', '01:15:00.000Z', '01:45:00.000Z'],
  ['an hour that clocks show twice', '2027-10-31T02:15', '2027-10-31T02:45', '00:15:00.000Z', '00:45:00.000Z'],
])('an event ends later than it begins: %s', (_, start, end, first, last) => {
  const moments = momentsOf({ start, end }, 'Europe/Berlin');
  expect([moments?.start, moments?.end].map((moment) => moment?.toISOString().slice(11))).toEqual([first, last]);
});

test('an event has no moments where it names no time', () => {
  expect(momentsOf({ start: day, end: null }, 'UTC')).toBeNull();
  expect(momentsOf({ start: `${day}T10:00`, end: '2027-06-02' }, 'UTC')?.end).toBeNull();
});
