import { dateFirstPublications } from './0003-date-first-publications.js';

const createdAt = new Date('2027-03-01T08:00:00Z');
const first = new Date('2027-03-02T08:00:00Z');

test.each([
  ['a published event', { active: true, published: true, createdAt }, createdAt],
  ['a published event that is inactive', { active: false, published: true, createdAt }, createdAt],
  ['an event that is not published', { active: true, published: false, createdAt }, undefined],
  ['a course that visitors see', { active: true, createdAt }, createdAt],
  ['a course that they do not see', { active: false, createdAt }, undefined],
  ['a record with a date', { active: true, createdAt, firstPublishedAt: first }, first],
])('dates the first publication of %s, once', (_, record, date) => {
  const { firstPublishedAt, ...rest } = dateFirstPublications.record(record);
  expect(firstPublishedAt).toEqual(date);
  expect(dateFirstPublications.record({ ...rest, firstPublishedAt })).toEqual({ ...rest, firstPublishedAt });
});
