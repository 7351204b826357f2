import fc from 'fast-check';
import ICAL from 'ical.js';
import { SEED } from '../../testing/runs/seed.js';
import { calendarOf, type CalendarEvent } from './calendar.js';

const en = { requested: 'en', default: 'en' };
const publicUrl = 'https://site.example:8443';

const weekend: CalendarEvent = {
  ticketId: 'EVT-7KQ2M9XH',
  slug: 'bookbinding-weekend',
  name: { en: 'Bookbinding weekend', ar: 'عطلة تجليد الكتب' },
  shortDescription: { en: 'Two days; one notebook, yours.\nBring an apron.' },
  infoAddressLabel: { en: 'The Old Press, Norzin Lam, Thimphu', ar: 'المطبعة القديمة، نورزين لام، تيمفو' },
  infoAddressUrl: 'https://maps.example/old-press?a=1,2;b',
  startsOn: '2027-05-15',
  endsOn: '2027-05-16',
  infoStartTime: '10:00',
  infoEndTime: '17:30',
  version: 7,
  createdAt: new Date('2027-01-01T00:00:00Z'),
  updatedAt: new Date('2027-02-03T04:05:06.789Z'),
};

const parsed = (text: string) => new ICAL.Component(ICAL.parse(text) as unknown[]);
const entriesOf = (text: string) => parsed(text).getAllSubcomponents('vevent');
const entryOf = (more: Partial<CalendarEvent> = {}, options: Partial<Parameters<typeof calendarOf>[1]> = {}) => {
  const [entry] = entriesOf(
    calendarOf([{ ...weekend, ...more }], { lang: en, publicUrl, eventZone: null, ...options }),
  );
  if (!entry) throw new Error('The calendar has no entry.');
  return entry;
};
const readProperty = (entry: ReturnType<typeof entryOf>, name: string) => {
  const value = entry.getFirstPropertyValue(name) as { toString(): string } | null;
  return value?.toString() ?? null;
};

test('an event is read back as it is, in the reader’s language', () => {
  const entry = entryOf();
  const properties = ['uid', 'sequence', 'dtstamp', 'dtstart', 'dtend', 'summary', 'location', 'url', 'status'];
  expect(Object.fromEntries(properties.map((name) => [name, readProperty(entry, name)]))).toEqual({
    uid: 'EVT-7KQ2M9XH@site.example',
    sequence: '7',
    dtstamp: '2027-02-03T04:05:06Z',
    dtstart: '2027-05-15T10:00:00',
    dtend: '2027-05-15T17:30:00',
    summary: 'Bookbinding weekend',
    location: 'The Old Press, Norzin Lam, Thimphu',
    url: 'https://site.example:8443/event/bookbinding-weekend',
    status: 'CONFIRMED',
  });
  expect(readProperty(entry, 'description')).toBe(
    'Two days; one notebook, yours.\nBring an apron.\n\nhttps://maps.example/old-press?a=1,2;b',
  );
  const arabic = entryOf({}, { lang: { requested: 'ar', default: 'en' } });
  expect(readProperty(arabic, 'summary')).toBe('عطلة تجليد الكتب');
  expect(readProperty(arabic, 'description')).toMatch(/^Two days/);
  expect(readProperty(arabic, 'url')).toBe('https://site.example:8443/event/bookbinding-weekend?lang=ar');
  expect(readProperty(arabic, 'uid')).toBe(readProperty(entry, 'uid'));
});

test('the times of an event are those of the place where it is, wherever the server and the reader are', () => {
  const start = entryOf().getFirstPropertyValue('dtstart') as ICAL.Time;
  expect(start.isDate).toBe(false);
  expect(start.zone).toBe(ICAL.Timezone.localTimezone);
  expect(calendarOf([weekend], { lang: en, publicUrl, eventZone: null })).toMatch(/^DTSTART:20270515T100000\r$/m);
});

test('where the zone of the site is set, its times are moments, which a reader abroad sees by their own clock', () => {
  const zoned = (more: Partial<CalendarEvent> = {}) => {
    const entry = entryOf(more, { eventZone: 'Asia/Thimphu' });
    return [readProperty(entry, 'dtstart'), readProperty(entry, 'dtend')];
  };
  expect(zoned()).toEqual(['2027-05-15T04:00:00Z', '2027-05-15T11:30:00Z']);
  expect(zoned({ endsOn: null, infoStartTime: '22:00', infoEndTime: '02:00' })).toEqual([
    '2027-05-15T16:00:00Z',
    '2027-05-15T20:00:00Z',
  ]);
  expect(zoned({ endsOn: null, infoStartTime: '09:00', infoEndTime: '09:00' })).toEqual(['2027-05-15T03:00:00Z', null]);
  expect(zoned({ endsOn: null, infoEndTime: null })).toEqual(['2027-05-15T04:00:00Z', null]);
  expect(zoned({ infoEndTime: null })).toEqual(['2027-05-15T04:00:00Z', '2027-05-16T18:00:00Z']);
  expect(zoned({ infoStartTime: null })).toEqual(['2027-05-15', '2027-05-17']);
});

test('several days with a time of the day are an entry for each day, also where clocks are changed among them', () => {
  const daysOf = (more: Partial<CalendarEvent>, eventZone: string | null) => {
    const entry = entryOf(more, { eventZone });
    const rule = entry.getFirstPropertyValue('rrule');
    const dates = entry.getFirstProperty('rdate')?.getValues().map(String);
    return [readProperty(entry, 'dtend'), rule === null ? null : String(rule), dates];
  };
  expect(daysOf({}, null)).toEqual(['2027-05-15T17:30:00', 'FREQ=DAILY;COUNT=2', undefined]);
  expect(daysOf({ endsOn: '2027-05-18' }, 'Asia/Thimphu')[1]).toBe('FREQ=DAILY;COUNT=4');
  expect(daysOf({ startsOn: '2027-03-27', endsOn: '2027-03-29' }, 'Europe/Berlin')).toEqual([
    '2027-03-27T16:30:00Z',
    null,
    ['2027-03-28T08:00:00Z', '2027-03-29T08:00:00Z'],
  ]);
  // Nights in between belong to it, and years are no days.
  expect(daysOf({ infoStartTime: '22:00', infoEndTime: '04:00' }, null)).toEqual([
    '2027-05-16T04:00:00',
    null,
    undefined,
  ]);
  expect(daysOf({ endsOn: '9999-12-31' }, 'Asia/Thimphu')[1]).toBeNull();
});

test('an end that clocks put forward would put before the start is shifted with it (RFC 5545 3.8.2.2)', () => {
  const skipped = { startsOn: '2027-03-28', endsOn: null, infoStartTime: '02:30', infoEndTime: '03:15' };
  const entry = entryOf(skipped, { eventZone: 'Europe/Berlin' });
  expect([readProperty(entry, 'dtstart'), readProperty(entry, 'dtend')]).toEqual([
    '2027-03-28T01:30:00Z',
    '2027-03-28T02:15:00Z',
  ]);
});

test.each<[string, Partial<CalendarEvent>, string, string | null]>([
  ['without an end time, its start alone', { endsOn: null, infoEndTime: null }, '2027-05-15T10:00:00', null],
  [
    'of several days without an end time, up to the end of the last',
    { infoEndTime: null },
    '2027-05-15T10:00:00',
    '2027-05-17T00:00:00',
  ],
  ['without a start time, the days', { infoStartTime: null }, '2027-05-15', '2027-05-17'],
  ['without a last day, the one', { endsOn: null, infoStartTime: null }, '2027-05-15', '2027-05-16'],
  [
    'over a month’s and a year’s end',
    { startsOn: '2027-12-31', endsOn: null, infoStartTime: null },
    '2027-12-31',
    '2028-01-01',
  ],
  ['before a leap day', { startsOn: '2028-02-28', endsOn: null, infoStartTime: null }, '2028-02-28', '2028-02-29'],
  [
    'into the night',
    { endsOn: null, infoStartTime: '22:00', infoEndTime: '02:00' },
    '2027-05-15T22:00:00',
    '2027-05-16T02:00:00',
  ],
  ['of no length', { endsOn: null, infoStartTime: '09:00', infoEndTime: '09:00' }, '2027-05-15T09:00:00', null],
])('the entry of an event has its beginning and its end: %s', (_, more, start, end) => {
  const entry = entryOf(more);
  expect([readProperty(entry, 'dtstart'), readProperty(entry, 'dtend')]).toEqual([start, end]);
});

test('events without a day are left out; those without texts have none', () => {
  const bare: CalendarEvent = {
    ...weekend,
    ticketId: 'EVT-B',
    shortDescription: null,
    infoAddressUrl: null,
    infoAddressLabel: null,
  };
  const text = calendarOf([{ ...weekend, startsOn: null }, bare, weekend], { lang: en, publicUrl, eventZone: null });
  expect(entriesOf(text).map((entry) => readProperty(entry, 'uid'))).toEqual([
    'EVT-B@site.example',
    'EVT-7KQ2M9XH@site.example',
  ]);
  const [entry] = entriesOf(text);
  for (const name of ['location', 'description', 'organizer']) expect(entry?.hasProperty(name)).toBe(false);
});

test('a calendar says what it is called and how it is meant, even with nothing in it', () => {
  const text = calendarOf([], { lang: en, publicUrl, eventZone: null, name: 'Events, all of them' });
  const calendar = parsed(text);
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  // The parser knows neither of the properties (RFC 7986, and what came before it), and leaves them as they are.
  for (const name of ['NAME', 'X-WR-CALNAME']) expect(text).toContain(`\r\n${name}:Events\\, all of them\r\n`);
  expect(calendar.getAllSubcomponents('vevent')).toEqual([]);
});

test('a file that is sent by mail names its organizer and when it was made', () => {
  const generatedAt = new Date('2027-03-01T00:00:00Z');
  const organizer = { name: 'Poly "phony"; events', address: 'events@site.example' };
  const entry = entryOf({}, { generatedAt, organizer });
  expect(['uid', 'dtstamp', 'organizer'].map((name) => readProperty(entry, name))).toEqual([
    readProperty(entryOf(), 'uid'),
    '2027-03-01T00:00:00Z',
    'mailto:events@site.example',
  ]);
  expect(entry.getFirstProperty('organizer')?.getFirstParameter('cn')).toBe("Poly 'phony'; events");
});

test('whatever a text holds, it is read back whole, and its lines are as RFC 5545 wants them', () => {
  const pieces = fc.constantFrom(
    '\r\nBEGIN:VALARM',
    '\nUID:x',
    '\\n',
    ';',
    ',',
    ':',
    '"',
    'ä',
    'تجليد',
    '📚',
    ' ',
    'word',
  );
  const anyText = fc
    .array(fc.oneof(pieces, fc.string({ unit: 'grapheme' })), { maxLength: 60 })
    .map((all) => all.join(''));
  fc.assert(
    fc.property(anyText, (text) => {
      const stream = calendarOf([{ ...weekend, name: { en: `x${text}` } }], { lang: en, publicUrl, eventZone: null });
      const lines = stream.split('\r\n');
      expect(lines.pop()).toBe('');
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/[\r\n\0]/);
        // No character is cut in two.
        expect(Buffer.from(line).toString()).toBe(line);
      }
      const [entry, ...others] = entriesOf(stream);
      expect(others).toEqual([]);
      expect(entry?.getAllSubcomponents()).toEqual([]);
      expect(entry?.getAllProperties('uid')).toHaveLength(1);
      const wanted = `x${text}`.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, '');
      expect(entry?.getFirstPropertyValue('summary')).toBe(wanted);
    }),
    { numRuns: 300, seed: SEED },
  );
});
