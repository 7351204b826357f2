import { dayIn, isTimeZone, momentIn, startOfDay, timeIn, withOffset } from './timeZone.js';

test.each([
  ['UTC', true],
  ['Asia/Thimphu', true],
  ['America/Argentina/Buenos_Aires', true],
  ['Asia/Nowhere', false],
  ['+06:00', false],
  ['', false],
])('the rule tells whether %j is the name of a time zone', (name, is) => expect(isTimeZone(name)).toBe(is));

test.each([
  ['2027-05-15T17:59:59.999Z', 'Asia/Thimphu', '2027-05-15'],
  ['2027-05-15T18:00:00Z', 'Asia/Thimphu', '2027-05-16'],
  ['2027-05-15T18:00:00Z', 'UTC', '2027-05-15'],
  ['2027-05-16T06:59:59Z', 'America/Los_Angeles', '2027-05-15'],
  ['2027-05-16T07:00:00Z', 'America/Los_Angeles', '2027-05-16'],
  ['2027-12-31T10:00:00Z', 'Pacific/Kiritimati', '2028-01-01'],
  ['2028-02-29T11:30:00Z', 'Etc/GMT+12', '2028-02-28'],
])('at %s it is, in %s, %s', (now, timeZone, day) => expect(dayIn(timeZone, new Date(now))).toBe(day));

test.each([
  ['in a zone without summer time', 'Asia/Thimphu', '2027-05-15T10:00', '2027-05-15T04:00:00.000Z'],
  ['in winter', 'Europe/Berlin', '2027-01-15T10:00', '2027-01-15T09:00:00.000Z'],
  ['in summer', 'Europe/Berlin', '2027-07-15T10:00', '2027-07-15T08:00:00.000Z'],
  ['skipped in spring, ahead of UTC', 'Europe/Berlin', '2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
  ['skipped in spring, behind UTC', 'America/New_York', '2027-03-14T02:30', '2027-03-14T07:30:00.000Z'],
  ['shown twice in autumn, ahead of UTC', 'Europe/Berlin', '2027-10-31T02:30', '2027-10-31T00:30:00.000Z'],
  ['shown twice in autumn, behind UTC', 'America/New_York', '2027-11-07T01:30', '2027-11-07T05:30:00.000Z'],
])('the moment is found of a time %s', (_, timeZone, time, moment) =>
  expect(momentIn(timeZone, time).toISOString()).toBe(moment),
);

test('the clock of a moment does not depend on what was computed before, around every change of the clocks', () => {
  const zones = ['Europe/Berlin', 'Australia/Lord_Howe', 'Pacific/Apia'];
  const formatted = (timeZone: string, moment: number) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
      .format(moment)
      .replace(' ', 'T');
  for (const timeZone of zones)
    for (let hour = Date.UTC(2011, 0, 1); hour < Date.UTC(2012, 0, 1); hour += 3_600_000)
      if (
        timeIn(timeZone, new Date(hour - 1)) !== formatted(timeZone, hour - 1) ||
        timeIn(timeZone, new Date(hour)) !== formatted(timeZone, hour)
      )
        throw new Error(`${timeZone} at ${new Date(hour).toISOString()}`);
});

test('a day begins at midnight, or when the clocks skip that, at the first moment after it', () => {
  expect(startOfDay('Asia/Thimphu', '2027-05-16').toISOString()).toBe('2027-05-15T18:00:00.000Z');
  const lebanon = startOfDay('Asia/Beirut', '2027-03-28');
  expect(dayIn('Asia/Beirut', lebanon)).toBe('2027-03-28');
  expect(dayIn('Asia/Beirut', new Date(lebanon.getTime() - 1))).toBe('2027-03-27');
});

test.each([
  ['Asia/Thimphu', '2027-05-15T10:00+06:00'],
  ['Asia/Kathmandu', '2027-05-15T10:00+05:45'],
  ['America/St_Johns', '2027-05-15T10:00-02:30'],
  ['UTC', '2027-05-15T10:00+00:00'],
])('the offset is written of %s', (timeZone, written) =>
  expect(withOffset(timeZone, '2027-05-15T10:00')).toBe(written),
);

test('a time that clocks skip is written as the moment that it stands for', () => {
  const written = withOffset('Europe/Berlin', '2027-03-28T02:30');
  expect(written).toBe('2027-03-28T03:30+02:00');
  expect(new Date(written)).toEqual(momentIn('Europe/Berlin', '2027-03-28T02:30'));
});
