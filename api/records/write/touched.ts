import { isDeepStrictEqual } from 'node:util';
import type { TouchedRecords } from '../../platform/cache/contentStamps.js';
import type { RecordStore } from './recordStore.js';
import { idOf, type Written } from './write.js';

/** What writes of a kind touched, for the caches of pages; null where the kind does not say what decides its lists. */
export function touchedBy(
  { listedBy }: Pick<RecordStore, 'listedBy'>,
  made: readonly Written[],
): TouchedRecords | null {
  if (!listedBy) return null;
  return {
    ids: made.flatMap(({ before, after }) => {
      const record = after ?? before;
      return record ? [idOf(record)] : [];
    }),
    listed: made.some(
      ({ before, after }) =>
        !before || !after || listedBy.some((field) => !isDeepStrictEqual(plain(before[field]), plain(after[field]))),
    ),
  };
}

/** A stored value in a form that compares by what it says: ids and dates are objects. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
