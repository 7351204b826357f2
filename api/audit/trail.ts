import type { AuditAction } from '@polyphony/domain/audit.js';
import mongoose, { mongo, Types, type ClientSession } from 'mongoose';
import type { Logger } from 'pino';
import type { Context } from '../context.js';
import { AuditEntryModel, AuditIntentModel } from './auditEntry.js';
import { duplicateKeyOf } from '../platform/database/duplicateKey.js';
import { runEach } from '../platform/process/runEach.js';
import { findExistingSeries, seriesIn, writeOf } from './series.js';
import { trailKeysOf } from './trailKeys.js';
import {
  CHAIN_START,
  entryHash,
  type AuditChange,
  type AuditFacts,
  type AuditOutcome,
  type ChainedEntry,
} from './chain.js';

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

/** An intent this old belongs to a process that is no more. */
const ABANDONED_MS = 2 * 60_000;
/** Processes that append at the same moment: all but one try again. */
const APPEND_ATTEMPTS = 100;

/** Entries that one insert adds at most. */
const BATCH = 100;

/** An entry to be added. */
interface Entry {
  readonly facts: AuditFacts;
  /** The intent that it settles; null: none. */
  readonly intentId: Types.ObjectId | null;
  /** The series that the entry is in; null: none. */
  readonly series: string | null;
  /** Whether a request waits until it is in the trail. */
  readonly isAwaited: boolean;
}

interface Waiting extends Entry {
  readonly done: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Entries of this process, queued while an insert is running; the next insert takes up to BATCH of them. All apps of a
 * process have one connection, and so one chain.
 */
const waiting: Waiting[] = [];
let appending: Promise<void> | null = null;

/** Adds an entry to the end of the chain, and removes its intent. */
const append = (entry: Entry): Promise<void> =>
  new Promise((done, failed) => {
    waiting.push({ ...entry, done, failed });
    appending ??= appendAll();
  });

/** Resolves when all entries of this process's writes are in the trail, or could not be added. Readers of the trail wait for it. */
export const entriesAdded = async (): Promise<void> => {
  while (appending) await appending;
};

async function appendAll(): Promise<void> {
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
  appending = null;
}

/** Name of the commands for which no request waits. */
const UNAWAITED = { comment: 'audit trail' } as const;

/**
 * Against other processes the unique index on `seq` decides: what it refuses is chained to their entries and tried again. Then
 * the intents go: one that stays is found settled (`settleAbandoned`).
 */
async function appendBatch(batch: readonly Waiting[]): Promise<void> {
  const options = batch.some(({ isAwaited }) => isAwaited) ? {} : UNAWAITED;
  let left = batch;
  for (let attempt = 0; left.length > 0; attempt += 1) {
    if (attempt === APPEND_ATTEMPTS) throw new Error('The audit trail is too busy: the entry could not be added.');
    left = await inserted(left, options);
  }
  const intentIds = batch.flatMap(({ intentId }) => intentId ?? []);
  if (intentIds.length > 0) await AuditIntentModel.collection.deleteMany({ _id: { $in: intentIds } }, options);
}

/** The end of the chain. */
type Head = Pick<ChainedEntry, 'seq' | 'hash'>;

/** The last entry that this process added, by its database: where no other process added one since, it is the end of the chain. */
const heads = new WeakMap<object, Head>();

async function storedHead(options: { readonly comment?: string }): Promise<Head> {
  const fields = { projection: { seq: 1, hash: 1 }, sort: { seq: -1 }, ...options } as const;
  return (await AuditEntryModel.collection.findOne<Head>({}, fields)) ?? { seq: 0, hash: CHAIN_START };
}

/** Inserts entries. Returns those that another process got in before. */
async function inserted(
  batch: readonly Waiting[],
  options: { readonly comment?: string },
): Promise<readonly Waiting[]> {
  const database = mongoose.connection.getClient();
  const head = heads.get(database) ?? (await storedHead(options));
  const existing = await findExistingSeries(new Set(batch.flatMap(({ series }) => series ?? [])));
  const entries = chained(batch, head, existing);
  heads.delete(database);
  try {
    await AuditEntryModel.collection.insertMany(entries, options);
    heads.set(database, entries.at(-1) ?? head);
    return [];
  } catch (error) {
    if (!duplicateKeyOf(error)) throw error;
    return notYetIn(batch, error instanceof mongo.MongoBulkWriteError ? error.insertedCount : 0);
  }
}

/** The entries as they follow the last one of the chain, and one another. @param existing series that the trail has; added to */
function chained(batch: readonly Waiting[], head: Head, existing: Set<string>) {
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
  await append({ facts: factsOf(origin, event), intentId: null, series: null, isAwaited: true });
}

/**
 * Makes a write and records it, both or neither: the intent is stored before the write, and what a process leaves behind
 * when it is killed in between becomes an entry of UNKNOWN outcome (see settleAbandoned). For writes that are no transaction;
 * those of records store their intents within theirs (`storeIntents`).
 * @param write returns null when it changed nothing; then, and when it throws, nothing is recorded
 * @param follow what follows from a write that changed something: caches that it makes stale, sessions that it ends. It runs
 * also when the entry cannot be added
 * @throws what `write` throws; once it has resolved, what kept the entry from being added, or what `follow` throws
 */
export async function recorded<T>(
  origin: Origin,
  event: AuditEvent,
  write: () => Promise<T | null>,
  follow: (result: T) => unknown,
): Promise<T | null> {
  const intentId = new Types.ObjectId();
  const facts = factsOf(origin, event);
  await AuditIntentModel.collection.insertOne({ _id: intentId, ...facts, outcome: 'UNKNOWN' });
  const forget = () => AuditIntentModel.deleteOne({ _id: intentId });
  let result: T | null;
  try {
    result = await write();
  } catch (error) {
    await forget();
    throw error;
  }
  if (result === null) {
    await forget();
    return null;
  }
  const written = result;
  // Open lists fetch again when the caches are invalidated: the trail has the entry by then.
  const enter = () => append({ facts, intentId, series: seriesOf(writeOf(origin, 1), facts), isAwaited: true });
  await runEach([enter, () => follow(written)]);
  return result;
}

/** The series of an entry. @param write see `writeOf` */
const seriesOf = (write: string | null, facts: AuditFacts): string | null =>
  write === null ? null : seriesIn(write, facts);

/** An entry that is certain to be in the trail: it is stored with the write. */
export interface StoredIntent {
  readonly intentId: Types.ObjectId;
  readonly facts: AuditFacts;
  readonly series: string | null;
}

/**
 * Stores the entries of a write in its transaction, so that one commit makes the write and its record durable. `enterIntents`
 * moves them to the end of the chain; if the process is killed before that, `settleAbandoned` does so.
 */
export async function storeIntents(
  origin: Origin,
  events: readonly AuditEvent[],
  session: ClientSession,
): Promise<readonly StoredIntent[]> {
  if (events.length === 0) return [];
  const write = writeOf(origin, events.length);
  const intents = events
    .map((event) => factsOf(origin, event))
    .map((facts) => ({ intentId: new Types.ObjectId(), facts, series: seriesOf(write, facts) }));
  const documents = intents.map(({ intentId, facts, series }) => ({
    ...{ _id: intentId, ...facts },
    ...(series !== null && { series }),
  }));
  await AuditIntentModel.collection.insertMany(documents, { session });
  return intents;
}

/** Adds stored intents to the trail, after their transaction. Nobody has to wait for it: they are settled later if it fails. */
export async function enterIntents(intents: readonly StoredIntent[]): Promise<void> {
  await Promise.all(intents.map((intent) => append({ ...intent, isAwaited: false })));
}

/**
 * Turns the intents of processes that were killed into entries. Called at start and now and then. Those of a committed write are
 * DONE; of another write it is not known.
 */
export async function settleAbandoned(log: Logger, olderThanMs: number = ABANDONED_MS): Promise<void> {
  const abandoned = await AuditIntentModel.find({ at: { $lt: new Date(Date.now() - olderThanMs) } })
    .sort({ at: 1 })
    .lean();
  for (const { _id, series = null, ...facts } of abandoned) {
    await append({ facts, intentId: _id, series, isAwaited: true });
    const { action, target, outcome } = facts;
    log.warn({ action, target: target.kind, outcome }, 'a write was cut off before its entry in the audit trail');
  }
}
