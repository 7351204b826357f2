/**
 * On the record itself: a set of marked records would cost more than their fields, for each collection of garbage goes
 * through it. A symbol is neither stored nor sent.
 */
const PUBLISHED_READ = Symbol('read for visitors');

interface Marked {
  [PUBLISHED_READ]?: true;
}

/** Marks a record as read for visitors: its related records are then filtered to published ones. */
export function markPublishedRead<Row extends object>(record: Row & Marked): Row {
  record[PUBLISHED_READ] = true;
  return record;
}

export const isPublishedRead = (record: object & Marked): boolean => record[PUBLISHED_READ] === true;
