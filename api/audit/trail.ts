import { MongoServerError } from 'mongodb';
import { Types } from 'mongoose';
import type { Logger } from 'pino';
import type { Context } from '../context.js';
import { inTurn } from '../platform/turns.js';
import { AuditEntryModel, AuditIntentModel } from './auditEntry.js';
import { CHAIN_START, entryHash, type AuditChange, type AuditFacts, type AuditOutcome } from './chain.js';

/** Something that people may later ask about. */
export interface AuditEvent {
  readonly action: string;
  readonly target: AuditFacts['target'];
  readonly changes?: readonly AuditChange[];
  /** Who did it, where that is not the signed-in user: at a sign-in, say. */
  readonly actor?: AuditFacts['actor'];
  readonly outcome?: AuditOutcome;
}

type Origin = Pick<Context, 'session' | 'ip' | 'userAgent' | 'requestId'>;

/** What a write turned out to be, where that is known only after it. */
export type Amendment = Partial<Pick<AuditEvent, 'changes' | 'target'>>;

/** An intent this old belongs to a process that is no more. */
const ABANDONED_MS = 2 * 60_000;
/** Processes that append at the same moment: all but one try again. */
const APPEND_ATTEMPTS = 100;

/** Entries of one process queue up; against other processes the unique index on `seq` decides. */
const inAuditTurn = <T>(work: () => Promise<T>): Promise<T> => inTurn('audit', work);

const duplicateOf = (error: unknown): string | null =>
  error instanceof MongoServerError && error.code === 11000
    ? (Object.keys((error as { keyPattern?: object }).keyPattern ?? {})[0] ?? '')
    : null;

/** Adds an entry to the end of the chain. */
async function append(facts: AuditFacts, intentId: Types.ObjectId | null): Promise<void> {
  for (let attempt = 0; attempt < APPEND_ATTEMPTS; attempt += 1) {
    const last = await AuditEntryModel.findOne({}, { seq: 1, hash: 1 }).sort({ seq: -1 }).lean();
    const seq = (last?.seq ?? 0) + 1;
    const previousHash = last?.hash ?? CHAIN_START;
    try {
      await AuditEntryModel.create({
        ...facts,
        seq,
        previousHash,
        hash: entryHash(seq, previousHash, facts),
        ...(intentId && { intentId }),
      });
      return;
    } catch (error) {
      const key = duplicateOf(error);
      if (key === 'intentId') return;
      if (key === null) throw error;
    }
  }
  throw new Error('The audit trail is too busy: the entry could not be added.');
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
  const facts = factsOf(origin, event);
  await inAuditTurn(() => append(facts, null));
}

/**
 * Makes a write and records it, both or neither: the intent is stored before the write, and what a process leaves behind
 * when it is killed in between becomes an entry of UNKNOWN outcome (see settleAbandoned).
 * @param write answers null when it changed nothing; then, and when it throws, nothing is recorded
 * @param amend what only the result tells: the id of a new record, the value a switch has now
 */
export async function recorded<T>(
  origin: Origin,
  event: AuditEvent,
  write: () => Promise<T | null>,
  amend?: (result: T) => Amendment,
): Promise<T | null> {
  const planned = factsOf(origin, event);
  const intentId = new Types.ObjectId();
  await AuditIntentModel.collection.insertOne({ _id: intentId, ...planned, outcome: 'UNKNOWN' });
  let result: T | null;
  try {
    result = await write();
  } catch (error) {
    await AuditIntentModel.deleteOne({ _id: intentId });
    throw error;
  }
  if (result !== null) {
    const { target = planned.target, changes = planned.changes } = amend?.(result) ?? {};
    await inAuditTurn(() => append({ ...planned, target, changes }, intentId));
  }
  await AuditIntentModel.deleteOne({ _id: intentId });
  return result;
}

/** Turns the intents of processes that were killed into entries. Called at start and now and then. */
export async function settleAbandoned(log: Logger, olderThanMs: number = ABANDONED_MS): Promise<void> {
  const abandoned = await AuditIntentModel.find({ at: { $lt: new Date(Date.now() - olderThanMs) } })
    .sort({ at: 1 })
    .lean();
  for (const { _id, ...facts } of abandoned) {
    await inAuditTurn(() => append({ ...facts, outcome: 'UNKNOWN' }, _id));
    await AuditIntentModel.deleteOne({ _id });
    log.warn({ action: facts.action, target: facts.target.kind }, 'a write was cut off: its outcome is unknown');
  }
}
