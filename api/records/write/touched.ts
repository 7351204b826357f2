import { isDeepStrictEqual } from 'node:util';
import type { Touched } from '../../platform/cache/contentStamps.js';
import type { RecordRules } from './recordRules.js';
import type { Written } from './write.js';

/**
 * Content that writes of a kind touched, for the caches of pages; null where the kind does not say what decides its
 * lists.
 */
export function touchedBy(
  store: Pick<RecordRules, 'listedBy' | 'partsOf'>,
  writes: readonly Written[],
): Touched | null {
  const { listedBy } = store;
  if (!listedBy) return null;
  return {
    parts: writes.flatMap((written) => store.partsOf(written)),
    listed:
      listedBy.length > 0 &&
      writes.some(
        ({ before, after }) => !before || !after || listedBy.some((field) => isChanged(before[field], after[field])),
      ),
  };
}

/** Whether two stored values of a field say something else. */
export const isChanged = (before: unknown, after: unknown): boolean => !isDeepStrictEqual(plain(before), plain(after));

/** A stored value in a form that compares by what it says: ids and dates are objects. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
