import { messages } from '@polyphony/domain/messages/messages.js';
import type { ClientSession } from 'mongoose';
import type { AuditEvent } from '../../audit/trail.js';
import type { Context } from '../../context.js';
import { withLease } from '../../platform/database/lease.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { runEach } from '../../platform/process/runEach.js';
import type { StoredRecord } from '../schema/record.js';
import { refused, refusedWrite } from './outcome.js';
import type { RecordRules } from './recordRules.js';
import type { Operation, Planned, Result } from './write.js';
import { isDone } from './write.js';
import { enterLater, WritePath, type PlannedWrites } from './writePath.js';

/** Times that the writes are worked out again when others write one of the records at the same time. */
const ATTEMPTS = 5;

/** The write of one record, made in one transaction with those of others. */
export interface JointWrite {
  readonly id: string;
  /** The lease that its kind declares for it; null: none. */
  readonly lease: string | null;
  /** Works out the write. `result`: why there is nothing to write, or why it is refused. */
  readonly prepare: () => Promise<{ readonly writes: PlannedWrites; readonly result: Result | undefined }>;
  /** The outcome of an error that the database made of it. @throws any other error */
  readonly refusalOf: (error: unknown) => Result;
}

/** The write of one record by an operation of its store. */
export const jointWrite = <Plan extends Planned>(
  store: RecordRules,
  operation: Operation<StoredRecord, Plan>,
  id: string,
  context: Context,
): JointWrite => ({
  id,
  lease: store.steps.lease?.(operation.write) ?? null,
  prepare: async () => {
    const { writes, results } = await new WritePath(store, operation, context).prepare([id]);
    return { writes, result: results.get(id) };
  },
  refusalOf: (error) => refusedWrite(error, store),
});

/** What takes part in the transaction beside the writes. */
interface Beside {
  /** Entries in the audit trail beside those of the records. */
  readonly events: readonly AuditEvent[];
  /** Refuses writes that are each allowed, but not together, before anything is written. */
  readonly refuse?: () => Promise<ReadonlyMap<string, Result>>;
  /** Writes after the records. @throws what makes the whole transaction come to nothing */
  readonly write: (session: ClientSession) => Promise<void>;
}

/** Ends a transaction in which one record is refused. */
class JointRefused extends Error {
  override readonly name = 'JointRefused';

  constructor(
    readonly id: string,
    readonly result: Result,
  ) {
    super(`The write of ${id} was refused.`);
  }
}

/** Ends a transaction in which a record has changed since it was loaded: all are worked out again. */
class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';

  constructor(readonly id: string) {
    super(`${id} has changed since it was loaded.`);
  }
}

/** Runs `work` while nobody else has any of the leases; always taken in one order, so that two callers do not wait for each other. */
const withLeases = <T>(names: readonly string[], work: () => Promise<T>): Promise<T> => {
  const [first, ...others] = names;
  return first === undefined ? work() : withLease(first, () => withLeases(others, work));
};

/**
 * Writes records of any kinds in one transaction: all of them, or none when one of them is refused. Each takes the steps of
 * `WritePath`, with its entry in the audit trail.
 * @returns why nothing was written, by id; empty once all are written
 * @throws what `beside.write` throws
 */
export async function writeTogether(
  parts: readonly JointWrite[],
  beside: Beside,
  context: Context,
): Promise<ReadonlyMap<string, Result>> {
  const leases = [...new Set(parts.flatMap(({ lease }) => lease ?? []))].sort();
  return withLeases(leases, async () => {
    for (let attempt = 1; ; attempt += 1) {
      // Whatever was read once for the request may have changed while it waited.
      context.loaders.forget();
      try {
        return await attemptTogether(parts, beside, context);
      } catch (error) {
        if (error instanceof JointRefused) return new Map([[error.id, error.result]]);
        if (!(error instanceof ChangedMeanwhile)) throw error;
        if (attempt === ATTEMPTS) return new Map([[error.id, refused(messages.somethingWrong)]]);
      }
    }
  });
}

/** Works out all writes, without making one. @returns what is written, and why others are refused, by id */
async function prepared(parts: readonly JointWrite[]) {
  const writes: { readonly part: JointWrite; readonly planned: PlannedWrites }[] = [];
  const refusals = new Map<string, Result>();
  for (const part of parts) {
    const { writes: planned, result } = await part.prepare();
    if (planned.size > 0) writes.push({ part, planned });
    else if (result && !isDone(result)) refusals.set(part.id, result);
  }
  return { writes, refusals };
}

async function attemptTogether(
  parts: readonly JointWrite[],
  { events, refuse, write }: Beside,
  context: Context,
): Promise<ReadonlyMap<string, Result>> {
  const { writes, refusals } = await prepared(parts);
  const together = refusals.size === 0 ? await refuse?.() : null;
  if (refusals.size > 0) return refusals;
  if (together && together.size > 0) return together;

  const makeAll = (session: ClientSession) => {
    const make = async ({ part, planned }: (typeof writes)[number]) => {
      try {
        const applied = await planned.make(session);
        if (applied.length < planned.size) throw new ChangedMeanwhile(part.id);
        return applied;
      } catch (error) {
        if (error instanceof ChangedMeanwhile) throw error;
        throw new JointRefused(part.id, part.refusalOf(error));
      }
    };
    return inOrder(writes, make);
  };
  const { trail } = context.services.writeParticipants;
  const { applied, intents } = await inTransaction(async (session) => {
    const written = await makeAll(session);
    await write(session);
    const entries = [...events, ...writes.flatMap(({ planned }, index) => planned.eventsOf(written[index] ?? []))];
    return { applied: written, intents: await trail.storeIntents(context, entries, session) };
  });
  enterLater(intents, context);
  await runEach(
    writes.map(
      ({ planned }, index) =>
        () =>
          planned.follow(applied[index] ?? []),
    ),
  );
  return new Map();
}

/** Results of sequential steps. */
async function inOrder<Item, T>(items: readonly Item[], step: (item: Item) => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (const item of items) results.push(await step(item));
  return results;
}
