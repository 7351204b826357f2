import type { ContentStamps } from '../../platform/cache/contentStamps.js';
import type { Condition } from '../read/listQuery.js';
import type { StoredRecord } from '../schema/record.js';
import type { RecordRules } from '../write/recordRules.js';
import { FORMER_SLUGS, formerSlugsOf, hasAddress } from './formerSlugs.js';

/** Time at which a record left a slug, in milliseconds since 1970. */
const leftAt = (record: StoredRecord, slug: string): number =>
  formerSlugsOf(record)
    .find((former) => former.slug === slug)
    ?.until.getTime() ?? 0;

/**
 * The slug by which visitors find the record that had this one before. Null where no record had it, where one has it now,
 * and where visitors may not see the record. A slug that nobody ever had costs one query.
 */
export async function presentSlug(store: RecordRules, slug: string, stamps: ContentStamps): Promise<string | null> {
  if (!hasAddress(store.kind) || slug === '') return null;
  const { collection } = store.model;
  const condition: Condition = { ...store.scope, [`${FORMER_SLUGS}.slug`]: slug };
  const found = await collection
    .find<StoredRecord>(condition, { projection: { slug: 1, [FORMER_SLUGS]: 1 } })
    .toArray();
  if (found.length === 0) return null;
  // Also one that is hidden: a redirect that browsers remember would be in its way when it is shown.
  if (await collection.findOne({ ...store.scope, slug }, { projection: { _id: 1 } })) return null;
  const ids = found.map(({ _id }) => _id);
  const visible = new Set((await store.visibleIds(ids, stamps)).map((id) => id.toHexString()));
  const [last] = found
    .filter(({ _id }) => visible.has(_id.toHexString()))
    .sort((one, other) => leftAt(other, slug) - leftAt(one, slug));
  return last ? String(last.slug) : null;
}
