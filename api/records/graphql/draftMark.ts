import { Types } from 'mongoose';
import type { Field, ClassType } from 'type-graphql';
import { Computed } from '../schema/computed.js';
import type { StoredRecord } from '../schema/record.js';
import { withDrafts } from '../drafts/draft.js';

const read = async (ids: readonly string[]): Promise<ReadonlyMap<string, true>> => {
  const found = await withDrafts(ids.map((id) => new Types.ObjectId(id)));
  return new Map([...found].map((id) => [id, true]));
};

/** Adds to records of a kind with `drafts` whether they have one. @param staffField adds a field for those who work with the kind */
export function addDraftMark(
  recordClass: ClassType,
  staffField: (name: string, type: Parameters<typeof Field>[0], text: string) => void,
): void {
  Computed<StoredRecord>(
    async ({ _id }, _, { loaders }) => (await loaders.one('drafts', _id.toHexString(), read)) === true,
    { needs: ['_id'] },
  )(recordClass.prototype, 'hasDraft');
  staffField('hasDraft', () => Boolean, 'Whether it has a draft: changes that visitors do not see.');
}
