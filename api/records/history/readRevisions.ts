import { migratedChanges } from '../../migrations/migrated.js';
import type { Condition } from '../read/listQuery.js';
import { RevisionModel, type StoredRevision } from './revision.js';

/** What happened last is first; a deletion follows the write whose version it has. */
export const NEWEST_FIRST = { version: -1, at: -1 } as const;

type Read<Field extends keyof StoredRevision> = Readonly<Pick<StoredRevision, Field | 'changes'>>;

/**
 * Revisions with these fields and what they changed, by the fields that the kind has now: whatever reads what a history says,
 * reads it here.
 * @param condition may name no path of a change, as a migration may have changed it
 */
export async function readRevisions<Field extends keyof StoredRevision>(
  condition: Condition,
  fields: readonly Field[],
  { skip = 0, limit = 0 }: { readonly skip?: number; readonly limit?: number } = {},
): Promise<readonly Read<Field>[]> {
  const names = [...fields, 'kind', 'step', 'changes'];
  const projection = Object.fromEntries(names.map((name) => [name, 1]));
  const found = await RevisionModel.collection
    .find<StoredRevision>(condition, { projection, sort: NEWEST_FIRST, skip, limit })
    .toArray();
  return found.map((one) => ({ ...one, changes: migratedChanges(one.kind, one.step, one.changes) }));
}
