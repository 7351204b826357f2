import { matching } from './match';

const entry = (title: string, hint = '', keywords = '') => ({ title, hint, keywords });
const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title);

const entries = [
  entry('Bookings', 'Events System'),
  entry('Add Event', 'Events System'),
  entry('Events', 'Events System › Management'),
  entry('Languages', 'Setup & Configurations'),
  entry('لغات', 'الإعداد', 'Languages'),
  entry('Élan vital', ''),
];

test('an empty search returns all entries in their order', () => {
  expect(matching(entries, '  ')).toEqual(entries);
});

test('titles that begin with the text come first, then those with a word that does, then other matches', () => {
  expect(titles(matching(entries, 'event'))).toEqual(['Events', 'Add Event', 'Bookings']);
});

test('every word must match', () => {
  expect(titles(matching(entries, 'events book'))).toEqual(['Bookings']);
  expect(matching(entries, 'events nowhere')).toEqual([]);
});

test('case, accents and English words do not matter', () => {
  expect(titles(matching(entries, 'ELAN'))).toEqual(['Élan vital']);
  expect(titles(matching(entries, 'langu'))).toEqual(['Languages', 'لغات']);
  expect(titles(matching(entries, 'لغآت'))).toEqual(['لغات']);
});

test('special characters of regular expressions match literally', () => {
  expect(matching(entries, '.*')).toEqual([]);
  expect(matching(entries, 'a[').length).toBeGreaterThanOrEqual(0);
});
