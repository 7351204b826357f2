import { isDeepStrictEqual } from 'node:util';
import type { Touched } from '../../platform/cache/contentStamps.js';
import type { RecordRules } from './recordRules.js';
import { idOf, type Written } from './write.js';

/**
 * Content that writes of a kind touched, for the caches of pages; null where the kind does not say what decides its
 * lists.
 */
export function touchedBy(store: Pick<RecordRules, 'cachedParts'>, writes: readonly Written[]): Touched | null {
  const { cachedParts } = store;
  if (!cachedParts) return null;
  const { listedBy } = cachedParts;
  return {
    parts: writes.flatMap((written) => cachedParts.partsOf?.(written) ?? recordOf(written)),
    listed:
      listedBy.length > 0 &&
      writes.some(
        ({ before, after }) => !before || !after || listedBy.some((field) => isChanged(before[field], after[field])),
      ),
  };
}

/** The record that a write touched. */
const recordOf = ({ before, after }: Written): readonly string[] => {
  const record = after ?? before;
  return record ? [idOf(record)] : [];
};

/** Whether two stored values of a field say something else. */
export const isChanged = (before: unknown, after: unknown): boolean => !isDeepStrictEqual(plain(before), plain(after));

/** A stored value in a form that compares by what it says: ids and dates are objects. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
