import { messages } from '@polyphony/domain/messages/messages.js';
import { DAY_MS } from '@polyphony/domain/timeZone.js';
import type { Context } from '../../../context.js';
import type { RecordStores } from '../../../records/store/loaders.js';
import type { DemoContent, DemoKind, DemoPayload } from './demoTypes.js';
import { alone } from './demoWork.js';
import { planRemoval } from './plan.js';
import { removeDemo } from './removing.js';
import { sourcesOf } from './sources.js';
import { removedRecords, undoRemoval } from './undoing.js';

/** Counts by kind, in the order of the sources. */
function countsOf(stores: RecordStores, removable: readonly string[], staying: readonly string[]): DemoKind[] {
  const count = (names: readonly string[], kind: string) => names.filter((name) => name === kind).length;
  return sourcesOf(stores).flatMap(({ name }) => {
    const counts = { kind: name, removable: count(removable, name), staying: count(staying, name) };
    return counts.removable + counts.staying > 0 ? [counts] : [];
  });
}

/** What there is of the demo content now. */
export async function demoContentNow(context: Context): Promise<DemoContent> {
  const { stores } = context.loaders;
  const { remove, keep } = await planRemoval(stores);
  const removed = await removedRecords(context);
  const times = removed.flatMap(({ removedAt }) => (removedAt ? [removedAt.getTime()] : []));
  const { retentionDays } = context.services.binSettings;
  return {
    kinds: countsOf(
      stores,
      remove.map(({ source }) => source.name),
      keep.map(({ source }) => source.name),
    ),
    removed: removed.length,
    undoUntil: times.length > 0 ? new Date(Math.min(...times) + retentionDays * DAY_MS) : null,
  };
}

const busy = (): DemoPayload => ({ success: false, message: messages.demoBusy, errors: [], kinds: [] });

/** Removes the demo content that nobody has changed. @param tell is called with how far it has come */
export async function removeDemoContent(
  context: Context,
  tell: (done: number, of: number) => void = () => undefined,
): Promise<DemoPayload> {
  const { stores } = context.loaders;
  let payload = busy();
  await alone(context, async (signal, progress) => {
    const { remove, keep } = await removeDemo(context, signal, (done, of) => {
      progress(done, of);
      tell(done, of);
    });
    const kinds = countsOf(
      stores,
      remove.map(({ source }) => source.name),
      keep.map(({ source }) => source.name),
    );
    const message = remove.length > 0 ? messages.demoRemoved(remove.length) : messages.demoNone;
    payload = { success: remove.length > 0, message, errors: [], kinds };
  });
  return payload;
}

/** Brings back what was removed of it. */
export async function restoreDemoContent(
  context: Context,
  tell: (done: number, of: number) => void = () => undefined,
): Promise<DemoPayload> {
  const { stores } = context.loaders;
  let payload = busy();
  await alone(context, async (signal, progress) => {
    const { restored, left } = await undoRemoval(context, signal, (done, of) => {
      progress(done, of);
      tell(done, of);
    });
    const kinds = countsOf(
      stores,
      restored.map(({ kind }) => kind),
      left.map(({ kind }) => kind),
    );
    const message = restored.length > 0 ? messages.demoRestored(restored.length) : messages.demoNothingRemoved;
    payload = { success: restored.length > 0, message, errors: [], kinds };
  });
  return payload;
}
