import { readRevisions } from '../history/readRevisions.js';
import { undone } from '../history/recordState.js';
import type { StoredRevision } from '../history/revision.js';
import type { Condition } from '../read/listQuery.js';
import type { StoredRecord } from '../schema/record.js';
import { fillIn } from '../search/backfill.js';
import type { RecordRules } from '../write/recordRules.js';
import { FORMER_SLUGS, formerOnly, hasAddress, type FormerSlug } from './formerSlugs.js';

type Renaming = Pick<StoredRevision, 'recordId' | 'at' | 'changes'>;

/** The former slugs of a record, back from its present one through the writes that changed it, the newest first. */
function formerSlugsIn({ slug }: StoredRecord, renames: readonly Renaming[]): readonly FormerSlug[] {
  const former: FormerSlug[] = [];
  let state: Readonly<Record<string, unknown>> = { slug };
  for (const { at, changes } of renames) {
    state = undone(
      state,
      changes.filter(({ path }) => path === 'slug'),
    );
    const { slug: before } = state;
    // Before it was created, it had none.
    if (typeof before !== 'string') break;
    former.push({ slug: before, until: at });
  }
  return formerOnly(former, slug);
}

async function formerSlugsOfAll(records: readonly StoredRecord[]): Promise<readonly Record<string, unknown>[]> {
  const ids = records.map(({ _id }) => _id);
  // No migration has changed this path.
  const theirs: Condition = { recordId: { $in: ids }, 'changes.path': 'slug' };
  const renames: readonly Renaming[] = await readRevisions(theirs, ['recordId', 'at']);
  return records.map((record) => {
    const own = renames.filter(({ recordId }) => recordId.equals(record._id));
    return { [FORMER_SLUGS]: formerSlugsIn(record, own) };
  });
}

/** Reads the former slugs of records that earlier versions wrote from their histories; nothing to do once it is done. */
export async function fillFormerSlugs(
  { all }: { readonly all: readonly RecordRules[] },
  signal?: AbortSignal,
): Promise<void> {
  for (const store of all.filter(({ kind }) => hasAddress(kind)))
    await fillIn(store, FORMER_SLUGS, formerSlugsOfAll, signal);
}
