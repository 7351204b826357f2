import type { RecordStep, Values } from '../migration.js';

/** Events are published by a switch of their own. */
const isPublished = (record: Values): boolean =>
  ('published' in record ? record['published'] : record['active']) === true;

/**
 * Events and courses have the states of posts: what visitors see counts as published since it was created, as it did for the
 * kinds that had states before.
 */
export const dateFirstPublications: RecordStep = {
  number: 3,
  name: 'dates the first publication of event, course',
  kinds: ['event', 'course'],
  record: (record) =>
    isPublished(record) && !record['firstPublishedAt'] && record['createdAt']
      ? { ...record, firstPublishedAt: record['createdAt'] }
      : record,
  path: (path) => path,
  value: (_path, value) => value,
};
