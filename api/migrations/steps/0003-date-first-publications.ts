import type { RecordStep, Values } from '../migration.js';

/** Events are published by a switch of their own. */
function isPublished(record: Values): boolean {
  const { published, active } = record;
  return ('published' in record ? published : active) === true;
}

/**
 * Events and courses have the states of posts: what visitors see counts as published since it was created, as it did for the
 * kinds that had states before.
 */
export const dateFirstPublications: RecordStep = {
  number: 3,
  name: 'dates the first publication of event, course',
  kinds: ['event', 'course'],
  record: (record) => {
    const { firstPublishedAt, createdAt } = record;
    return isPublished(record) && !firstPublishedAt && createdAt ? { ...record, firstPublishedAt: createdAt } : record;
  },
  path: (path) => path,
  value: (_path, value) => value,
};
