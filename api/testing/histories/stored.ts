import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { Types } from 'mongoose';
import mongoose from 'mongoose';
import { DeletedRecordModel, type StoredDeletedRecord } from '../../records/bin/deletedRecord.js';
import type { StoredDraft } from '../../records/drafts/draft.js';
import { RevisionModel, type StoredRevision } from '../../records/history/revision.js';
import { ImportLineModel, type StoredLine } from '../../records/import/storedImport.js';
import type { StoredRecord } from '../../records/schema/record.js';
import { storeUnderTest } from '../records/kindsUnderTest.js';

/** Everything that is stored about the records of some kinds, by their ids. */
export interface Stored {
  readonly records: ReadonlyMap<string, { readonly kind: AnyKind; readonly record: StoredRecord }>;
  readonly bin: ReadonlyMap<string, StoredDeletedRecord>;
  readonly revisions: ReadonlyMap<string, readonly StoredRevision[]>;
  readonly drafts: ReadonlyMap<string, StoredDraft>;
  /** The rows of imports, by the id of the import. */
  readonly lines: ReadonlyMap<string, readonly StoredLine[]>;
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => Types.ObjectId): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const key = keyOf(one).toHexString();
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return groups;
}

/** Reads what is stored, of the connected database. */
export async function readStored(kinds: readonly AnyKind[], imports: readonly string[]): Promise<Stored> {
  const kind = { $in: kinds.map(({ name }) => name) };
  const importId = { $in: imports.map((id) => new Types.ObjectId(id)) };
  const [records, bin, revisions, drafts, lines] = await Promise.all([
    Promise.all(
      kinds.map(async (of) => {
        const { model, scope } = storeUnderTest(of);
        const found = await model.find(scope).lean<StoredRecord[]>();
        return found.map((record) => [record._id.toHexString(), { kind: of, record }] as const);
      }),
    ),
    DeletedRecordModel.find({ kind }).lean<StoredDeletedRecord[]>(),
    RevisionModel.find({ kind }).lean<StoredRevision[]>(),
    mongoose.connection.collection<StoredDraft>('drafts').find({ kind }).toArray(),
    ImportLineModel.find({ importId }).lean<StoredLine[]>(),
  ]);
  return {
    records: new Map(records.flat()),
    bin: new Map(bin.map((one) => [one._id.toHexString(), one])),
    revisions: grouped(revisions, ({ recordId }) => recordId),
    drafts: new Map(drafts.map((draft) => [draft._id.toHexString(), draft])),
    lines: grouped(lines, ({ importId: id }) => id),
  };
}
