import type { AuditAction } from '@polyphony/domain/audit.js';
import { mongo, Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Context } from '../context.js';
import { AuditEntryModel, AuditIntentModel } from './auditEntry.js';
import { duplicateKeyOf } from '../platform/database/duplicateKey.js';
import { runEach } from '../platform/process/runEach.js';
import { findExistingSeries, seriesIn, writeOf } from './series.js';
import { trailKeysOf } from './trailKeys.js';
import { CHAIN_START, entryHash, type AuditChange, type AuditFacts, type AuditOutcome } from './chain.js';

/** Something that people may later ask about. */
export interface AuditEvent {
  readonly action: AuditAction;
  readonly target: AuditFacts['target'];
  readonly changes?: readonly AuditChange[];
  /** Actor, where that is not the signed-in user: at a sign-in, say. */
  readonly actor?: AuditFacts['actor'];
  readonly outcome?: AuditOutcome;
}

type Origin = Pick<Context, 'session' | 'ip' | 'userAgent' | 'requestId'>;

/** The origin of a write that the server makes by itself. @param job names it in the trail, in place of a request's id */
export const byServer = (job: string): Origin => ({ session: null, ip: '', userAgent: null, requestId: job });

/** Facts about a write, where they are known only after it. */
export type Amendment = Partial<Pick<AuditEvent, 'changes' | 'target'>>;

/** An intent this old belongs to a process that is no more. */
const ABANDONED_MS = 2 * 60_000;
/** Processes that append at the same moment: all but one try again. */
const APPEND_ATTEMPTS = 100;

/** Entries that one insert adds at most. */
const BATCH = 100;

interface Waiting {
  readonly facts: AuditFacts;
  readonly intentId: Types.ObjectId | null;
  /** The series that the entry is in; null: none. */
  readonly series: string | null;
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Entries of this process, queued while an insert is running; the next insert takes up to BATCH of them. All apps of a
 * process have one connection, and so one chain.
 */
const waiting: Waiting[] = [];
let appending = false;

/** Adds an entry to the end of the chain. */
const append = (facts: AuditFacts, intentId: Types.ObjectId | null, series: string | null = null): Promise<void> =>
  new Promise((done, failed) => {
    waiting.push({ facts, intentId, series, done, failed });
    if (!appending) void appendAll();
  });

async function appendAll(): Promise<void> {
  appending = true;
  // What is added in the same turn goes together.
  await Promise.resolve();
  while (waiting.length > 0) {
    const batch = waiting.splice(0, BATCH);
    try {
      await appendBatch(batch);
      for (const { done } of batch) done();
    } catch (error) {
      for (const { failed } of batch) failed(error);
    }
  }
  appending = false;
}

/** Against other processes the unique index on `seq` decides: what it refuses is chained to their entries and tried again. */
async function appendBatch(batch: readonly Waiting[]): Promise<void> {
  let left = batch;
  for (let attempt = 0; attempt < APPEND_ATTEMPTS; attempt += 1) {
    const last = await AuditEntryModel.findOne({}, { seq: 1, hash: 1 }).sort({ seq: -1 }).lean();
    const existing = await findExistingSeries(new Set(left.flatMap(({ series }) => series ?? [])));
    try {
      await AuditEntryModel.collection.insertMany(chained(left, last ?? { seq: 0, hash: CHAIN_START }, existing));
      return;
    } catch (error) {
      if (!duplicateKeyOf(error)) throw error;
      left = await notYetIn(left, error instanceof mongo.MongoBulkWriteError ? error.insertedCount : 0);
      if (left.length === 0) return;
    }
  }
  throw new Error('The audit trail is too busy: the entry could not be added.');
}

/** The entries as they follow the last one of the chain, and one another. @param existing series that the trail has; added to */
function chained(
  batch: readonly Waiting[],
  head: { readonly seq: number; readonly hash: string },
  existing: Set<string>,
) {
  let { seq, hash } = head;
  return batch.map(({ facts, intentId, series }) => {
    const previousHash = hash;
    seq += 1;
    hash = entryHash(seq, previousHash, facts);
    const part = series !== null && { series, ...(existing.has(series) && { continues: true as const }) };
    if (series !== null) existing.add(series);
    return { ...facts, seq, previousHash, hash, intentId, ...part, ...trailKeysOf(facts) };
  });
}

/** The condition says the type, as the partial index does: MongoDB uses the index for no other query. */
export const settling = (intentId: Types.ObjectId) => ({ intentId: { $eq: intentId, $type: 'objectId' } as const });

/** Entries left out by a refused insert: not that at the refused place, when another process settled its intent. */
async function notYetIn(batch: readonly Waiting[], inserted: number): Promise<readonly Waiting[]> {
  const [refused, ...others] = batch.slice(inserted);
  if (!refused) return [];
  const settled = refused.intentId && (await AuditEntryModel.exists(settling(refused.intentId)));
  return settled ? others : [refused, ...others];
}

function factsOf(origin: Origin, event: AuditEvent): AuditFacts {
  const { session, ip, userAgent, requestId } = origin;
  const signedIn = session && { id: session.userId, name: session.name, role: session.role.name };
  return {
    at: new Date(),
    action: event.action,
    outcome: event.outcome ?? 'DONE',
    actor: event.actor === undefined ? signedIn : event.actor,
    target: event.target,
    from: { ip, userAgent, requestId },
    changes: event.changes ?? [],
  };
}

/** Records something that has happened. */
export async function note(origin: Origin, event: AuditEvent): Promise<void> {
  await append(factsOf(origin, event), null);
}

/**
 * Makes a write and records it, both or neither: the intent is stored before the write, and what a process leaves behind
 * when it is killed in between becomes an entry of UNKNOWN outcome (see settleAbandoned).
 * @param write returns null when it changed nothing; then, and when it throws, nothing is recorded
 * @param follow what follows from a write that changed something: caches that it makes stale, sessions that it ends. It runs
 * also when the entry cannot be added
 */
export function recorded<T>(
  origin: Origin,
  event: AuditEvent,
  write: () => Promise<T | null>,
  follow: (result: T) => unknown,
): Promise<T | null> {
  return recordedTogether(origin, [event], write, {
    amend: (result) => [result === null ? null : {}],
    follow: (result) => (result === null ? undefined : follow(result)),
  });
}

interface AfterWrite<T> {
  /** Facts about each event, in their order, that only the result gives; null for those that did not happen. */
  readonly amend: (result: T) => readonly (Amendment | null)[];
  /** Consequence of the write. It runs also when the entries cannot be added. */
  readonly follow: (result: T) => unknown;
}

/**
 * As `recorded`, for one write that is several events.
 * @throws what `write` throws; once it has resolved, what kept the entries from being added, or what `follow` throws
 */
export async function recordedTogether<T>(
  origin: Origin,
  events: readonly AuditEvent[],
  write: () => Promise<T>,
  { amend, follow }: AfterWrite<T>,
): Promise<T> {
  const planned = events.map((event) => ({ intentId: new Types.ObjectId(), facts: factsOf(origin, event) }));
  await AuditIntentModel.collection.insertMany(
    planned.map(({ intentId, facts }) => ({ _id: intentId, ...facts, outcome: 'UNKNOWN' })),
  );
  const forget = () => AuditIntentModel.deleteMany({ _id: { $in: planned.map(({ intentId }) => intentId) } });
  let result: T;
  try {
    result = await write();
  } catch (error) {
    await forget();
    throw error;
  }
  const enter = async () => {
    const amendments = amend(result);
    const entries = planned.flatMap(({ intentId, facts }, index) => {
      const amendment = amendments[index];
      return amendment ? [{ intentId, facts: { ...facts, ...amendment } }] : [];
    });
    const write = writeOf(origin, entries.length);
    await Promise.all(
      entries.map(({ intentId, facts }) => append(facts, intentId, write === null ? null : seriesIn(write, facts))),
    );
    await forget();
  };
  // Open lists fetch again when the caches are invalidated: the trail has the entries by then.
  await runEach([enter, () => follow(result)]);
  return result;
}

/** Turns the intents of processes that were killed into entries. Called at start and now and then. */
export async function settleAbandoned(log: Logger, olderThanMs: number = ABANDONED_MS): Promise<void> {
  const abandoned = await AuditIntentModel.find({ at: { $lt: new Date(Date.now() - olderThanMs) } })
    .sort({ at: 1 })
    .lean();
  for (const { _id, ...facts } of abandoned) {
    await append({ ...facts, outcome: 'UNKNOWN' }, _id);
    await AuditIntentModel.deleteOne({ _id });
    log.warn({ action: facts.action, target: facts.target.kind }, 'a write was cut off: its outcome is unknown');
  }
}
