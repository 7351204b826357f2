import type { Toggle } from '@polyphony/domain/kinds/kind.js';
import { messages, type Message } from '@polyphony/domain/messages.js';
import type { AuditChange } from '../../audit/chain.js';
import type { Context } from '../../context.js';
import { objectIds, rowDone, rowRefused, type BulkResult, type Rows } from './bulk.js';
import type { Condition } from '../read/listQuery.js';
import { authorOf, type StoredRecord } from '../schema/record.js';
import type { RecordChanges } from '../write/recordChanges.js';
import type { RecordStore } from '../write/recordStore.js';

/** What a store lends to a write of several records: its rules, and what follows when it is done. */
export interface Hooks {
  readonly mustHold: Condition;
  readonly changes: RecordChanges;
  /** Makes the write, which returns the ids of the records it wrote; each of them gets its entry in the audit trail. */
  readonly recorded: (
    planned: readonly PlannedWrite[],
    write: () => Promise<ReadonlySet<string>>,
  ) => Promise<ReadonlySet<string>>;
  /** Why records stay as they are, by id; those not named may be written. */
  readonly refusals: (records: readonly StoredRecord[]) => Promise<ReadonlyMap<string, Message>>;
  readonly done: (written: readonly (readonly [before: StoredRecord, after: StoredRecord | null])[]) => Promise<void>;
}

/** One of several writes, as the audit trail records it. */
export interface PlannedWrite {
  readonly action: 'DELETE' | 'TOGGLE';
  readonly record: StoredRecord;
  readonly changes: readonly AuditChange[];
}

const idOf = ({ _id }: StoredRecord) => _id.toHexString();

/** Reads the records and answers for those that are not there or may not be written; the others are left to write. */
async function sorted({ model, scope, kind }: RecordStore, { refusals }: Hooks, ids: readonly string[]) {
  const records = await model.find({ ...scope, _id: { $in: objectIds(ids) } }).lean<StoredRecord[]>();
  const found = new Map(records.map((record) => [idOf(record), record]));
  const reasons = await refusals(records);
  const rows = new Map<string, Omit<BulkResult, 'id'>>();
  const free: StoredRecord[] = [];
  for (const id of ids) {
    const record = found.get(id);
    const reason = record ? reasons.get(id) : messages.notFound(kind.label);
    if (reason !== undefined) rows.set(id, rowRefused(reason));
    else if (record) free.push(record);
  }
  return { rows, free };
}

/** Deletes records in as many round trips as one: those that change meanwhile go on by themselves. */
export async function deleteTogether(
  store: RecordStore,
  hooks: Hooks,
  ids: readonly string[],
  alone: (id: string) => Promise<Rows>,
): Promise<Rows> {
  const { rows, free } = await sorted(store, hooks, ids);
  if (free.length === 0) return rows;
  const planned = free.map((record) => ({
    action: 'DELETE' as const,
    record,
    changes: hooks.changes.ofDeletion(record),
  }));
  const deleted = await hooks.recorded(planned, async () => {
    const { deletedCount } = await store.model.collection.bulkWrite(
      free.map(({ _id, version }) => ({ deleteOne: { filter: { ...store.scope, ...hooks.mustHold, _id, version } } })),
      { ordered: false },
    );
    const left = deletedCount === free.length ? new Set<string>() : await stillThere(store, free);
    return new Set(free.map(idOf).filter((id) => !left.has(id)));
  });
  const gone = free.filter((record) => deleted.has(idOf(record)));
  for (const record of gone)
    rows.set(idOf(record), rowDone(messages.deleted(store.kind.deletedLabel ?? store.kind.label)));
  if (gone.length > 0) await hooks.done(gone.map((record) => [record, null]));
  const left = free.map(idOf).filter((id) => !deleted.has(id));
  for (const id of left) for (const [key, row] of await alone(id)) rows.set(key, row);
  return rows;
}

/** Sets a switch of records in as many round trips as one; those that have it so already are not written. */
export async function toggleTogether(
  store: RecordStore,
  hooks: Hooks,
  ids: readonly string[],
  [toggle, to]: readonly [Toggle, boolean],
  context: Context,
): Promise<Rows> {
  const { rows, free } = await sorted(store, hooks, ids);
  const others = free.filter((record) => (record[toggle] === true) !== to);
  for (const record of free) rows.set(idOf(record), rowDone(messages.statusUpdated, others.includes(record)));
  if (others.length === 0) return rows;
  const change = { [toggle]: to, updatedAt: new Date(), updatedBy: authorOf(context) };
  const planned = others.map((record) => ({
    action: 'TOGGLE' as const,
    record,
    changes: hooks.changes.between({ [toggle]: record[toggle] === true }, { [toggle]: to }),
  }));
  const writtenIds = await hooks.recorded(planned, async () => {
    const { modifiedCount } = await store.model.collection.updateMany(
      { ...store.scope, _id: { $in: others.map(({ _id }) => _id) }, [toggle]: { $ne: to } },
      { $set: change, $inc: { version: 1 } },
    );
    return modifiedCount === others.length ? new Set(others.map(idOf)) : await stillThere(store, others);
  });
  const written = others.filter((record) => writtenIds.has(idOf(record)));
  for (const record of others) {
    if (!written.includes(record)) rows.set(idOf(record), rowRefused(messages.notFound(store.kind.label)));
  }
  if (written.length > 0) {
    await hooks.done(written.map((record) => [record, { ...record, ...change, version: record.version + 1 }]));
  }
  return rows;
}

/** Of records of which some were deleted or changed by others in between, those that are there. */
async function stillThere({ model, scope }: RecordStore, records: readonly StoredRecord[]): Promise<Set<string>> {
  const condition = { ...scope, _id: { $in: records.map(({ _id }) => _id) } };
  const found = await model.find(condition, { _id: 1 }).lean<StoredRecord[]>();
  return new Set(found.map(idOf));
}
