import type { Context } from '../../../context.js';
import { DAY_MS } from '@polyphony/domain/timeZone.js';
import { GraphQLError } from 'graphql';
import { DeletedRecordModel } from '../../../records/bin/deletedRecord.js';
import { restoring } from '../../../records/bin/restoring.js';
import { restoreVersion } from '../../../records/history/restoringVersion.js';
import { writeRecord } from '../../../records/write/writeRecords.js';
import { DemoRecordModel, type DemoRecord } from './demoRecord.js';
import { restoreLoose } from './looseRecords.js';
import { refreshed } from './refreshed.js';
import { sourcesOf, type DemoSource } from './sources.js';

/** What was removed and can be brought back: as long as the bin has it. */
export async function removedRecords({ services }: Pick<Context, 'services'>): Promise<DemoRecord[]> {
  const since = new Date(Date.now() - services.binSettings.retentionDays * DAY_MS);
  return DemoRecordModel.find({ removedAt: { $gt: since } }).lean<DemoRecord[]>();
}

const back = (_id: DemoRecord['_id'], version: number) =>
  DemoRecordModel.updateOne({ _id }, { $set: { removedAt: null, cleared: null, version } });

/** Brings a record back. @returns whether it is there as the demo content had it */
async function bringBack(noted: DemoRecord, source: DemoSource, context: Context): Promise<boolean> {
  const { _id, earlier, cleared, copy } = noted;
  const id = _id.toHexString();
  const rules = source.rulesOf(id);
  const live = await source.records().findOne({ ...source.scope, _id });
  if (earlier !== null) {
    // Someone has written it since: what they wrote stays.
    if (!rules || !live || live.version !== cleared) return false;
    const request = { to: noted.version, fields: null, version: cleared };
    const { success, record } = await restoreVersion(rules, id, request, context);
    if (success && record) await back(_id, record.version);
    return success;
  }
  // The removal was cut off before it, or someone has restored it from the bin.
  if (live) {
    await back(_id, live.version);
    return true;
  }
  if (copy) {
    await restoreLoose(source, copy, context);
    return true;
  }
  if (!source.store) return false;
  // Someone has chosen another default since.
  if (await source.records().findOne({ ...source.scope, default: true }))
    await DeletedRecordModel.updateOne({ _id, 'record.default': true }, { $set: { 'record.default': false } });
  const { success, record } = await writeRecord(source.store, restoring(source.store, _id, context), null, context);
  if (success && record) await back(_id, record.version);
  return success;
}

/** Whether it is there again; a refusal is none yet, as another record may have to be there first. */
async function tried(noted: DemoRecord, source: DemoSource, context: Context): Promise<boolean> {
  try {
    return await bringBack(noted, source, context);
  } catch (error) {
    if (error instanceof GraphQLError) return false;
    throw error;
  }
}

export interface UndoneRemoval {
  readonly restored: readonly DemoRecord[];
  /** Such as someone has changed, deleted for good or put something else in the place of. */
  readonly left: readonly DemoRecord[];
}

/** Brings back all that a removal of the demo content has removed; see removeDemo for `signal` and `progress`. */
export async function undoRemoval(
  context: Context,
  signal: AbortSignal,
  progress: (done: number, of: number) => void = () => undefined,
): Promise<UndoneRemoval> {
  const removed = await removedRecords(context);
  const sources = sourcesOf(context.loaders.stores);
  const restored = new Set<DemoRecord>();
  for (let before = -1; before < restored.size && restored.size < removed.length;) {
    before = restored.size;
    for (const source of sources) {
      const own = removed.filter((one) => one.kind === source.name && !restored.has(one));
      if (own.length === 0) continue;
      const now = await refreshed(context);
      for (const noted of own) {
        signal.throwIfAborted();
        if (await tried(noted, source, now)) restored.add(noted);
      }
      progress(restored.size, removed.length);
    }
  }
  return { restored: [...restored], left: removed.filter((one) => !restored.has(one)) };
}
