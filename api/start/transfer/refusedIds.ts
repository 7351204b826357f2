import { textInEnglish } from '@polyphony/domain/messages/languages.js';
import { Types } from 'mongoose';
import { DeletedRecordModel } from '../../records/bin/deletedRecord.js';
import type { RecordStores } from '../../records/store/loaders.js';
import type { RecordRules } from '../../records/write/recordRules.js';
import { archivable } from './matching/matching.js';

/**
 * Why records of an archive cannot have their ids here, by id: the bin has one with the same id, or another kind has, or the
 * record here is one that archives do not hold. Histories and drafts are found by the id alone.
 * @param here the ids that records of the kind have already; `ids` are all
 */
export async function refusedIds(
  store: RecordRules,
  ids: readonly string[],
  here: { has(id: string): boolean },
  stores: RecordStores,
): Promise<ReadonlyMap<string, string>> {
  const refused = new Map<string, string>();
  const missing = asIds(ids.filter((id) => !here.has(id)));
  if (missing.length > 0) {
    for (const id of await foundIn(DeletedRecordModel, { _id: { $in: missing } }))
      refused.set(id, `the record ${id} is in the bin: restore or erase it first.`);
    const others = stores.all.filter(({ model }) => model !== store.model);
    const found = await Promise.all(others.map(({ model }) => foundIn(model, { _id: { $in: missing } })));
    for (const [at, { kind }] of others.entries())
      for (const id of found[at] ?? [])
        refused.set(id, `the id ${id} is that of a record of another kind here: ${textInEnglish(kind.label)}.`);
  }
  const present = asIds(ids.filter((id) => here.has(id)));
  if (present.length > 0 && Object.keys(store.archived?.condition ?? {}).length > 0) {
    const own = new Set(await foundIn(store.model, archivable(store, { _id: { $in: present } })));
    for (const id of present.map((one) => one.toHexString()))
      if (!own.has(id)) refused.set(id, `the record ${id} of this installation is not changed by an archive.`);
  }
  return refused;
}

const asIds = (ids: readonly string[]): readonly Types.ObjectId[] => ids.map((id) => new Types.ObjectId(id));

async function foundIn(
  { collection }: Pick<RecordRules['model'], 'collection'>,
  condition: Readonly<Record<string, unknown>>,
): Promise<readonly string[]> {
  const found = await collection.find(condition, { projection: { _id: 1 } }).toArray();
  return found.map(({ _id }) => _id.toHexString());
}
