import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import { memoEachUntilWrite, type Known } from '../../platform/cache/memoUntilWrite.js';
import type { RecordStore } from '../../records/store/recordStore.js';

/** Tags that are looked through for suggestions: the most used of a field in a language. */
const MOST_USED = 1_000;
/** Fields and languages of a kind whose tags are cached. */
const CACHED_LISTS = 20;

type TagMemo = ReturnType<typeof memoEachUntilWrite<readonly string[]>>;
const byKind = new Map<string, TagMemo>();

function memoOf(kind: string): TagMemo {
  const known = byKind.get(kind) ?? memoEachUntilWrite<readonly string[]>([kind], CACHED_LISTS);
  byKind.set(kind, known);
  return known;
}

/** The tags that records have in a field in a language, the most used first. Counted once until a record is written. */
export function tagsInUse(
  { kind, model, scope }: RecordStore,
  field: string,
  lang: string,
  stamps: ContentStamps,
): Known<readonly string[]> {
  const path = kind.translatable.includes(field) ? `${field}.${lang}` : field;
  return memoOf(kind.name)(stamps, path, async () => {
    const found = await model.collection
      .aggregate<{ readonly _id: string }>([
        { $match: { ...scope, [path]: { $exists: true } } },
        // Without the rest of the records, which is large.
        { $project: { [path]: 1 } },
        { $unwind: `$${path}` },
        { $group: { _id: `$${path}`, count: { $sum: 1 } } },
        { $sort: { count: -1, _id: 1 } },
        { $limit: MOST_USED },
      ])
      .toArray();
    return found.map(({ _id }) => _id);
  });
}
