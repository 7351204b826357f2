import type { Context } from '../../../context.js';
import { putInBin, takeFromBin } from '../../../records/bin/moveToBin.js';
import { restoreVersion } from '../../../records/history/restoringVersion.js';
import type { StoredRecord } from '../../../records/schema/record.js';
import type { RecordStore } from '../../../records/store/recordStore.js';
import { deleting } from '../../../records/write/deleting.js';
import { isDone } from '../../../records/write/write.js';
import { writeRecords } from '../../../records/write/writeRecords.js';
import { DemoRecordModel } from './demoRecord.js';
import { removeLoose } from './looseRecords.js';
import { planRemoval, type DemoEntry, type DemoPlan } from './plan.js';
import { sourcesOf, type DemoSource } from './sources.js';
import { refreshed } from './refreshed.js';

const idsOf = (entries: readonly DemoEntry[]) => entries.map(({ record }) => record._id);

/** Marks them first: a removal that is cut off can be continued, and taken back. */
const mark = (entries: readonly DemoEntry[], removedAt: Date | null) =>
  DemoRecordModel.updateMany({ _id: { $in: idsOf(entries) } }, { $set: { removedAt } });

/** Gives a record that was there before the demo content the values that it had then. */
async function clear(entry: DemoEntry, context: Context): Promise<boolean> {
  const { id, source, noted, record } = entry;
  const rules = source.rulesOf(id);
  if (!rules || noted.earlier === null) return false;
  const request = { to: noted.earlier, fields: null, version: record.version };
  const { success, record: cleared } = await restoreVersion(rules, id, request, context);
  if (!success || !cleared) return false;
  const $set = { removedAt: new Date(), cleared: cleared.version };
  await DemoRecordModel.updateOne({ _id: record._id }, { $set });
  return true;
}

/** A deletion for which it does not count that a record is the default one: a site without content has none. */
function removal(store: RecordStore, context: Context) {
  const { refusals, ...operation } = deleting(store, context);
  const isNoDefault = (record: StoredRecord): StoredRecord => (record.default ? { ...record, default: false } : record);
  return { ...operation, refusals: (records: readonly StoredRecord[]) => refusals(records.map(isNoDefault)) };
}

/** @returns those that are gone */
async function removeStored(
  source: DemoSource,
  entries: readonly DemoEntry[],
  context: Context,
): Promise<readonly DemoEntry[]> {
  const { store } = source;
  if (!store) return [];
  await mark(entries, new Date());
  // Of records that are deleted for good the bin has a copy as long as this can be taken back.
  const copied = store.kind.deletedForGood ? entries.map(({ record }) => record) : [];
  await putInBin(store.kind, copied, context);
  const results = await writeRecords(
    store,
    removal(store, context),
    entries.map(({ id }) => id),
    context,
  );
  const left = entries.filter(({ id }) => !isDone(results.get(id)));
  await takeFromBin(left.filter(() => copied.length > 0).map(({ record }) => record._id));
  await mark(left, null);
  return entries.filter((entry) => !left.includes(entry));
}

async function removeEach(
  entries: readonly DemoEntry[],
  remove: (entry: DemoEntry) => Promise<boolean>,
): Promise<readonly DemoEntry[]> {
  const removed: DemoEntry[] = [];
  for (const entry of entries) if (await remove(entry)) removed.push(entry);
  return removed;
}

async function removeOf(
  source: DemoSource,
  entries: readonly DemoEntry[],
  context: Context,
): Promise<readonly DemoEntry[]> {
  const before = entries.filter(({ noted }) => noted.earlier !== null);
  const own = entries.filter(({ noted }) => noted.earlier === null);
  const cleared = await removeEach(before, (entry) => clear(entry, context));
  const removed = source.store
    ? await removeStored(source, own, context)
    : await removeEach(own, (entry) => removeLoose(entry, context));
  return [...cleared, ...removed];
}

/**
 * Removes the demo records that nobody has changed, those first that name others. One that is refused because of another that
 * goes later is tried again.
 * @param progress is called with the number of records that are gone, and of those that are to go
 * @param signal ends it between two kinds
 * @returns what is gone, and what stays
 */
export async function removeDemo(
  context: Context,
  signal: AbortSignal,
  progress: (done: number, of: number) => void = () => undefined,
): Promise<DemoPlan> {
  const { stores } = context.loaders;
  const { remove, keep } = await planRemoval(stores);
  const sources = [...sourcesOf(stores)].reverse();
  const gone = new Set<DemoEntry>();
  for (let before = -1; before < gone.size && gone.size < remove.length;) {
    before = gone.size;
    for (const source of sources) {
      signal.throwIfAborted();
      const entries = remove.filter((entry) => entry.source.name === source.name && !gone.has(entry));
      if (entries.length === 0) continue;
      for (const entry of await removeOf(source, entries, await refreshed(context))) gone.add(entry);
      progress(gone.size, remove.length);
    }
  }
  return { remove: [...gone], keep: [...keep, ...remove.filter((entry) => !gone.has(entry))] };
}
