import type { RecordRow } from '../operations';
import { addDays, addMonths, firstWeekdayOf, readMonth, today, weekdayOf, weeksOf, words } from './days';
import { dated, isOn, lanesOf } from './lanes';

describe('days', () => {
  test.each([
    ['2027-03-31', 1, '2027-04-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
    // Europe's clocks change on the 28th.
    ['2027-03-27', 2, '2027-03-29'],
  ])('%s and %i is %s', (day, count, expected) => expect(addDays(day, count)).toBe(expected));

  test.each([
    ['2027-12', 1, '2028-01'],
    ['2027-01', -1, '2026-12'],
    ['2027-01', 13, '2028-02'],
  ])('the month %s and %i is %s', (month, count, expected) => expect(addMonths(month, count)).toBe(expected));

  test.each([
    ['2027-05', '2027-05'],
    ['2027-13', null],
    ['2027-5', null],
    ['0000-01', null],
    ['', null],
    [null, null],
  ])('an address that says %j means the month %j', (text, month) => expect(readMonth(text)).toBe(month));

  test('today is the day on the site, whatever day it is for who looks', () => {
    expect(today('Asia/Thimphu', new Date('2027-01-01T18:00:00Z'))).toBe('2027-01-02');
    expect(today('Asia/Thimphu', new Date('2027-01-02T17:59:59Z'))).toBe('2027-01-02');
  });

  test('have names', () => {
    expect([words.month('2027-05'), words.date('2027-05-15'), words.day('2027-05-01')]).toEqual([
      'May 2027',
      'Saturday 15 May 2027',
      '1 May',
    ]);
  });
});

describe('the weeks of a month', () => {
  test.each([
    ['2027-05', 1, 6, '2027-04-26', '2027-06-06'],
    ['2027-05', 0, 6, '2027-04-25', '2027-06-05'],
    ['2027-02', 1, 4, '2027-02-01', '2027-02-28'],
    ['2027-05', 6, 5, '2027-05-01', '2027-06-04'],
  ])('%s, from weekday %i on, are %i, from %s to %s', (month, firstWeekday, count, first, last) => {
    const weeks = weeksOf(month, firstWeekday);
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([count, first, last]);
    for (const week of weeks) expect([week.length, weekdayOf(week[0] ?? '')]).toEqual([7, firstWeekday]);
  });

  test.each([
    ['en', ['en-US', 'ar-EG'], 0],
    ['en', ['de-DE', 'en-GB'], 1],
    ['en', ['de-DE'], 1],
    ['ar', ['en-US', 'ar-EG'], 6],
    ['x', [], 1],
  ])('begin, in the language %s of a user who prefers %j, with weekday %i', (code, preferred, weekday) => {
    expect(firstWeekdayOf(code, preferred)).toBe(weekday);
  });
});

describe('the bars of a week', () => {
  const week = weeksOf('2027-05', 1)[2] ?? [];
  const row = (id: string, startsOn: string | null, endsOn: string | null): RecordRow => ({
    id,
    startsOn,
    endsOn,
    can: { edit: true, translate: true, delete: true, toggles: [] },
  });
  const range = { from: 'startsOn', to: 'endsOn' };
  const lanes = (...rows: RecordRow[]) =>
    lanesOf(dated(rows, range), week).map((lane) =>
      lane.map(
        ({ row: { id }, from, to, begins, ends }) => `${begins ? '(' : '-'}${id}${from}${to}${ends ? ')' : '-'}`,
      ),
    );

  test('begin and end with the record, or with the week', () => {
    expect(week[0]).toBe('2027-05-10');
    expect(
      lanes(
        row('inside', '2027-05-11', '2027-05-12'),
        row('one', '2027-05-16', null),
        row('ends', null, '2027-05-10'),
        row('over', '2027-05-01', '2027-05-31'),
        row('before', '2027-05-01', '2027-05-09'),
        row('never', null, null),
      ),
    ).toEqual([['-over06-'], ['(ends00)', '(inside12)', '(one66)']]);
  });

  test('that share a day are in lanes of their own, the longer above', () => {
    expect(
      lanes(
        row('a', '2027-05-10', '2027-05-11'),
        row('b', '2027-05-10', '2027-05-14'),
        row('c', '2027-05-12', '2027-05-12'),
        row('d', '2027-05-14', '2027-05-15'),
      ),
    ).toEqual([['(b04)'], ['(a01)', '(c22)', '(d45)']]);
  });

  test('are on their days', () => {
    const [event] = dated([row('a', '2027-05-10', '2027-05-11')], range);
    expect(['2027-05-09', '2027-05-10', '2027-05-11', '2027-05-12'].map((day) => event && isOn(event, day))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
