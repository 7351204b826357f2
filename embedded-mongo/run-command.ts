import type { Doc } from './bson/value.js';
import type { Command, CommandContext } from './commands/command.js';
import { readMaxTime, timeExpired, withDeadline } from './deadline.js';
import { MongoError } from './errors.js';
import type { Engine } from './engine.js';
import { type StoreChange, undo } from './store/changes.js';
import { LockedByTransaction, type LockOwner, writeConflict } from './store/locks.js';
import type { Transaction } from './transactions.js';
import { inTurns } from './turns.js';

/** A write outside transactions waits for one that is in its way: longer than any transaction lives. */
const LONGEST_WAIT = 90_000;

/** The session and number under which a reply is to be remembered. */
export interface Retry {
  readonly session: string;
  readonly number: bigint;
}

/** Whom a read's view belongs to: nothing is ever locked for it. */
const READER: LockOwner = { ended: Promise.resolve() };

type Base = Omit<CommandContext, 'view' | 'inTransaction'>;

/** When a command's time is up, in performance.now() milliseconds. That of a getMore is how long it may wait. */
function deadlineOf({ name, body }: Base): number {
  const limit = name === 'getMore' ? undefined : readMaxTime(body.maxTimeMS);
  return limit === undefined ? Infinity : performance.now() + limit;
}

/** A command by itself that changes nothing. */
export function runRead(command: Command, base: Base): Doc | Promise<Doc> {
  if (command.runInSteps) return runInTurns(command.runInSteps, base);
  const context = { ...base, view: base.engine.catalog.view(), inTransaction: false };
  return withDeadline(deadlineOf(base), () => command.run(context));
}

/** A read that may take long, seeing everything as it is now however others go on. */
function runInTurns(run: NonNullable<Command['runInSteps']>, base: Base): Doc | Promise<Doc> {
  const { connection, engine } = base;
  const view = engine.catalog.fork(READER);
  const close = (): void => engine.catalog.closeFork(view);
  try {
    const steps = run({ ...base, view, inTransaction: false });
    const reply = inTurns(steps, deadlineOf(base), () => connection.isOpen);
    if (reply instanceof Promise) return reply.finally(close);
    close();
    return reply;
  } catch (error) {
    close();
    throw error;
  }
}

/** Runs a single write; resolves to its reply when its changes are on disk. */
export async function runWrite(command: Command, base: Base, retry: Retry | undefined): Promise<Doc> {
  const { engine } = base;
  const until = deadlineOf(base);
  const patience = performance.now() + LONGEST_WAIT;
  for (;;) {
    const context = { ...base, view: engine.catalog.view(), inTransaction: false };
    const { log } = context.view;
    let reply: Doc | undefined;
    let failure: unknown;
    try {
      reply = withDeadline(until, () => command.run(context));
      if (retry && log.length > 0) log.push(remembering(retry, 'write', reply));
    } catch (error) {
      if (error instanceof LockedByTransaction) {
        // Nothing of it has been seen by anyone: it is done again, whole, when the way is free.
        undo(log);
        await freed(error.owner, Math.min(until, patience), until < Infinity);
        continue;
      }
      failure = error;
    }
    // What was changed before a failure stays changed: it is on disk, too, before the client gets the reply.
    await engine.commit(log);
    if (reply === undefined) throw failure;
    return reply;
  }
}

function remembering({ session, number }: Retry, kind: 'write' | 'transaction', reply: Doc): StoreChange {
  return { remember: { session, number, kind, reply, at: Date.now() } };
}

/** Resolves when the transaction is over. */
async function freed(owner: LockOwner, until: number, isLimited: boolean): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const error = isLimited ? timeExpired() : new MongoError(112, 'WriteConflict', writeConflict().message);
    timer = setTimeout(() => reject(error), Math.max(0, until - performance.now()));
  });
  try {
    await Promise.race([owner.ended, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A statement of a transaction. As in MongoDB, one that fails ends it. */
export function runInTransaction(command: Command, base: Base, transaction: Transaction): Doc {
  try {
    const context = { ...base, view: transaction.view, inTransaction: true };
    const reply = withDeadline(deadlineOf(base), () => command.run(context));
    if (reply.writeErrors !== undefined) transaction.end('aborted');
    return reply;
  } catch (error) {
    transaction.end('aborted');
    throw error;
  }
}

/** Commits or aborts. A repeated commit gets its reply when the first one is on disk. */
export async function finish(engine: Engine, name: string, { session, number }: Retry): Promise<Doc> {
  const transaction = engine.sessions.transactions.toFinish(session, number);
  if (!transaction) return { ok: 1 };
  if (name === 'abortTransaction') {
    if (transaction.state === 'committed')
      throw new MongoError(256, 'TransactionCommitted', `Transaction ${number} has been committed.`);
    transaction.end('aborted');
    return { ok: 1 };
  }
  transaction.committing ??= commit(engine, transaction, { session, number });
  await transaction.committing;
  return { ok: 1 };
}

async function commit(engine: Engine, transaction: Transaction, retry: Retry): Promise<void> {
  const changes = transaction.view.apply();
  transaction.end('committed');
  try {
    if (changes.length === 0) await engine.commit([]);
    else await engine.commit([...changes, remembering(retry, 'transaction', { ok: 1 })]);
  } catch (error) {
    // It has been rolled back: a repeated commit finds no such transaction.
    transaction.state = 'aborted';
    throw error;
  }
}
