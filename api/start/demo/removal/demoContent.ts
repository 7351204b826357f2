import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { DAY_MS } from '@polyphony/domain/timeZone.js';
import type { Context } from '../../../context.js';
import type { RecordStores } from '../../../records/store/loaders.js';
import type { DemoContent, DemoKind, DemoPayload } from './demoTypes.js';
import { alone } from './demoWork.js';
import { planRemoval, type DemoEntry } from './plan.js';
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
    kinds: countsOf(stores, kindsOf(remove), kindsOf(keep)),
    removed: removed.length,
    undoUntil: times.length > 0 ? new Date(Math.min(...times) + retentionDays * DAY_MS) : null,
  };
}

/** What a work on the demo content has done, and what it left, by the names of the kinds. */
interface DemoWork {
  readonly done: readonly string[];
  readonly left: readonly string[];
}

/** Is called with how far a work has come. */
type Tell = (done: number, of: number) => void;

/** Does a work while no other process does one, and says what came of it. */
async function worked(
  context: Context,
  tell: Tell,
  work: (signal: AbortSignal, tell: Tell) => Promise<DemoWork>,
  outcome: { readonly done: (count: number) => Message; readonly nothing: Message },
): Promise<DemoPayload> {
  let payload: DemoPayload = { success: false, message: messages.demoBusy, errors: [], kinds: [] };
  await alone(context, async (signal, progress) => {
    const { done, left } = await work(signal, (count, of) => {
      progress(count, of);
      tell(count, of);
    });
    const success = done.length > 0;
    const kinds = countsOf(context.loaders.stores, done, left);
    payload = { success, message: success ? outcome.done(done.length) : outcome.nothing, errors: [], kinds };
  });
  return payload;
}

const kindsOf = (entries: readonly DemoEntry[]) => entries.map(({ source }) => source.name);

/** Removes the demo content that nobody has changed. */
export const removeDemoContent = (context: Context, tell: Tell = () => undefined): Promise<DemoPayload> =>
  worked(
    context,
    tell,
    async (signal, report) => {
      const { remove, keep } = await removeDemo(context, signal, report);
      return { done: kindsOf(remove), left: kindsOf(keep) };
    },
    { done: messages.demoRemoved, nothing: messages.demoNone },
  );

/** Brings back what was removed of it. */
export const restoreDemoContent = (context: Context, tell: Tell = () => undefined): Promise<DemoPayload> =>
  worked(
    context,
    tell,
    async (signal, report) => {
      const { restored, left } = await undoRemoval(context, signal, report);
      return { done: restored.map(({ kind }) => kind), left: left.map(({ kind }) => kind) };
    },
    { done: messages.demoRestored, nothing: messages.demoNothingRemoved },
  );
