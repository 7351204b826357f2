import { english } from '../texts/useT';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { screenTexts } from '@polyphony/domain/messages/screenTexts.js';
import { cut, listDate, listDay, nameOrPlaceholder, type Cut } from './format';

test.each([
  ['FMT-004: day, short month, year', '2025-01-05T10:00:00.000Z', '5 Jan 2025'],
  ['FMT-006: the day in UTC', '2025-09-30T23:30:00.000Z', '30 Sept 2025'],
  ['FMT-008: no date', null, 'Invalid Date'],
  ['FMT-008: not a date', 'soon', 'Invalid Date'],
])('a list writes a date: %s', (_, value, expected) => {
  expect(listDate(value)).toBe(expected);
});

test.each([
  ['2027-03-31', '31 Mar 2027'],
  [null, ''],
  [undefined, ''],
])('the day %j is shown as "%s"', (day, expected) => expect(listDay(day)).toBe(expected));

test.each<[string, Cut, number]>([
  ['FMT-010 a category on a small screen', 'smallScreenName', 20],
  ['FMT-011 a menu on a small screen', 'smallScreenName', 20],
  ['the name of a job', 'jobName', 25],
  ['FMT-013 the title of a banner', 'bannerTitle', 25],
  ['FMT-014 a name in a table', 'tableName', 25],
  ['FMT-015 the excerpt of a message', 'excerpt', 50],
  ['the title of a package', 'packageTitle', 20],
])('%s is truncated beyond its limit', (_, what, length) => {
  const fits = 'x'.repeat(length);
  expect(cut(fits, what)).toBe(fits);
  expect(cut(`${fits}y`, what)).toBe(`${fits}...`);
  // Surrogate pairs are not split.
  expect(cut('😀'.repeat(length + 1), what)).toBe(`${'😀'.repeat(length)}...`);
});

test.each([
  ['FMT-017 a person', messages.anonymous, 'Anonymous'],
  ['a related record', english(screenTexts.notFoundLabel), 'Not Found'],
  ['a category', english(screenTexts.noCategory), 'No Category'],
  ['a course', english(screenTexts.defaultCourse), 'Default Course'],
  ['the course of a package', english(screenTexts.noCourse), 'No Course'],
  ['the type of a package', english(screenTexts.noType), 'No Type'],
])('%s without a name is called by its fallback', (_, missing, fallback) => {
  expect([
    nameOrPlaceholder(null, missing),
    nameOrPlaceholder(undefined, missing),
    nameOrPlaceholder('  ', missing),
  ]).toEqual([fallback, fallback, fallback]);
  expect(nameOrPlaceholder('Pema', missing)).toBe('Pema');
});
