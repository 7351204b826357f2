import { deletedRecord } from '@polyphony/domain/kinds/readMostly/deletedRecord.js';
import { refusalAt } from '../../access/gates.js';
import { readableKinds } from '../../access/readableKinds.js';
import type { Context } from '../../context.js';
import type { Condition } from '../read/listQuery.js';
import { textsSearch, textsSearchFields } from '../read/textsSearch.js';
import { ReadMostlyStore, type ActionArgs, type ActionOutcome } from '../readMostly/readMostlyStore.js';
import { SEARCH_KEYS } from '../../platform/searchKeys.js';
import type { StoredRecord } from '../schema/record.js';
import { fillIn } from '../search/backfill.js';
import { writeRecord } from '../write/writeRecords.js';
import { DeletedRecordModel } from './deletedRecord.js';
import { eraseDeleted } from './erasing.js';
import { restoring } from './restoring.js';

/** Store by which deleted records are listed, restored and deleted for good. */
class BinStore extends ReadMostlyStore {
  /** Titles that are withheld are not searched. */
  protected override searched(text: string, context: Context): Condition {
    return { $and: [{ kind: { $in: [...readableKinds(context)] } }], ...textsSearch(text, { texts: ['title'] }) };
  }

  /** Gives entries of an older version what they are found by. */
  fill(signal?: AbortSignal): Promise<void> {
    const valuesOf = (records: readonly StoredRecord[]) =>
      records.map(({ title }) => textsSearchFields([String(title)]));
    return fillIn(this, SEARCH_KEYS, valuesOf, signal);
  }

  /** @throws also FORBIDDEN, for a kind whose records the caller may not delete */
  override async act(name: string, id: string, args: ActionArgs, context: Context): Promise<ActionOutcome> {
    const { _id, kind } = await this.get(id);
    const store = context.loaders.stores.of(String(kind));
    const refusal = refusalAt([store.kind.permissions.delete], context);
    if (refusal) throw refusal;
    if (name !== 'restore') return super.act(name, id, args, context);
    const outcome = await writeRecord(store, restoring(store, _id, context), null, context);
    return { ...outcome, record: null };
  }

  protected override remove(condition: Condition, { loaders }: Context): Promise<StoredRecord | null> {
    return eraseDeleted(condition, loaders.stores);
  }

  /** The trail names the record that was deleted. */
  protected override targetOf({ _id, kind, title }: StoredRecord) {
    return { kind: String(kind), id: _id.toHexString(), label: String(title) };
  }
}

export const binStore = new BinStore(deletedRecord, DeletedRecordModel);
