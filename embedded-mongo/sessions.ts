import type { Doc } from './bson/value.js';
import { MongoError } from './errors.js';
import type { Catalog, ForkedView } from './store/catalog.js';
import type { WriteGate } from './write-gate.js';
import type { Connection } from './wire/connection.js';

const TRANSIENT = ['TransientTransactionError'];
/** MongoDB's transactionLifetimeLimitSeconds. */
const LIFETIME = 60_000;
/** How long a transaction waits for the one before it; withTransaction then tries again. */
const START_TIMEOUT = 10_000;
/** Replies kept so that a retried write is answered without being applied again. */
const REMEMBERED_WRITES = 10_000;

export interface Transaction {
  readonly number: bigint;
  readonly view: ForkedView;
  readonly startedAt: number;
  state: 'active' | 'committed' | 'aborted';
  release: () => void;
  connection: Connection;
}

function noTransaction(number: bigint): MongoError {
  return new MongoError(
    251,
    'NoSuchTransaction',
    `Given transaction number ${number} does not match any in-progress transactions.`,
    {},
    TRANSIENT,
  );
}

/** What is remembered of each client session: its last transaction, and its last retryable write. */
export class Sessions {
  private readonly transactions = new Map<string, Transaction>();
  private readonly writes = new Map<string, { number: bigint; reply: Promise<Doc> }>();

  constructor(
    private readonly catalog: Catalog,
    private readonly gate: WriteGate,
  ) {}

  /** Starts a transaction once the one before it is over: they run one at a time, so each sees the others whole. */
  async start(session: string, number: bigint, connection: Connection): Promise<Transaction> {
    const last = this.transactions.get(session);
    if (last && last.number > number)
      throw new MongoError(
        225,
        'TransactionTooOld',
        `Cannot start transaction ${number} on session because a newer transaction ${last.number} has already started.`,
      );
    if (last?.number === number)
      throw new MongoError(
        117,
        'ConflictingOperationInProgress',
        `Cannot start transaction ${number}: it has been started already`,
      );
    if (last) this.end(last, 'aborted');
    const release = await this.gate.acquire(
      START_TIMEOUT,
      () =>
        new MongoError(
          24,
          'LockTimeout',
          'Unable to acquire the transaction lock within the time limit.',
          {},
          TRANSIENT,
        ),
    );
    const transaction: Transaction = {
      number,
      view: this.catalog.fork(),
      startedAt: Date.now(),
      state: 'active',
      release,
      connection,
    };
    this.transactions.set(session, transaction);
    return transaction;
  }

  /** The running transaction a statement belongs to. */
  active(session: string, number: bigint, connection: Connection): Transaction {
    const transaction = this.transactions.get(session);
    if (!transaction || transaction.number !== number || transaction.state === 'aborted') throw noTransaction(number);
    if (transaction.state === 'committed')
      throw new MongoError(256, 'TransactionCommitted', `Transaction ${number} has been committed.`);
    transaction.connection = connection;
    return transaction;
  }

  /** The transaction to commit; undefined when it has been committed already, which is no error. */
  toCommit(session: string, number: bigint): Transaction | undefined {
    const transaction = this.transactions.get(session);
    if (!transaction || transaction.number !== number || transaction.state === 'aborted') throw noTransaction(number);
    return transaction.state === 'active' ? transaction : undefined;
  }

  end(transaction: Transaction, state: 'committed' | 'aborted'): void {
    if (transaction.state !== 'active') return;
    transaction.state = state;
    transaction.release();
  }

  /** Ends what a client that went away, or that takes too long, has left open. */
  sweep(now: number): void {
    for (const transaction of this.transactions.values())
      if (now - transaction.startedAt > LIFETIME) this.end(transaction, 'aborted');
  }

  disconnected(connection: Connection): void {
    for (const transaction of this.transactions.values())
      if (transaction.connection === connection) this.end(transaction, 'aborted');
  }

  forget(session: string): void {
    const transaction = this.transactions.get(session);
    if (transaction) this.end(transaction, 'aborted');
    this.transactions.delete(session);
    this.writes.delete(session);
  }

  /** Runs a retryable write once for its number: sent again, it gets the first reply. */
  once(session: string, number: bigint, run: () => Promise<Doc>): Promise<Doc> {
    const last = this.writes.get(session);
    if (last?.number === number) return last.reply;
    if (last && last.number > number)
      throw new MongoError(
        225,
        'TransactionTooOld',
        `Retryable write with txnNumber ${number} is prohibited on session because a newer retryable write with txnNumber ${last.number} has already started on this session.`,
      );
    const reply = run();
    this.writes.delete(session);
    this.writes.set(session, { number, reply });
    if (this.writes.size > REMEMBERED_WRITES) {
      for (const oldest of this.writes.keys()) {
        this.writes.delete(oldest);
        break;
      }
    }
    return reply;
  }
}
