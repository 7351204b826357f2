import { MongoError } from './errors.js';
import type { Catalog } from './store/catalog.js';
import type { ForkedView } from './store/forked-view.js';
import type { LockOwner } from './store/locks.js';
import type { Connection } from './wire/connection.js';

const TRANSIENT = ['TransientTransactionError'];
/** MongoDB's transactionLifetimeLimitSeconds. */
const LIFETIME = 60_000;

export type TransactionState = 'active' | 'committed' | 'aborted';

/** One transaction of a session: side by side with others, on a view of its own. */
export class Transaction implements LockOwner {
  readonly startedAt = Date.now();
  readonly ended: Promise<void>;
  state: TransactionState = 'active';
  /** Settles when its commit is on disk, or could not be. */
  committing: Promise<void> | undefined;
  private resolveEnded: () => void = () => undefined;
  /** Undefined when it has ended: its session remembers it for long after, and must not keep all that it has seen. */
  private openView: ForkedView | undefined;

  constructor(
    readonly number: bigint,
    private readonly catalog: Catalog,
    /** The client's last one: when it closes, the transaction is aborted. */
    public connection: Connection,
  ) {
    this.ended = new Promise((resolve) => (this.resolveEnded = resolve));
    this.openView = catalog.fork(this);
  }

  /** @throws NoSuchTransaction when it has ended */
  get view(): ForkedView {
    if (!this.openView) throw noTransaction(this.number);
    return this.openView;
  }

  end(state: 'committed' | 'aborted'): void {
    if (this.state !== 'active') return;
    this.catalog.closeFork(this.view);
    this.openView = undefined;
    this.state = state;
    this.catalog.locks.release(this);
    this.resolveEnded();
  }
}

export function noTransaction(number: bigint): MongoError {
  return new MongoError(
    251,
    'NoSuchTransaction',
    `Given transaction number ${number} does not match any in-progress transactions.`,
    {},
    TRANSIENT,
  );
}

/** The last transaction of each session. */
export class Transactions {
  private readonly bySession = new Map<string, Transaction>();
  /** Of sessions whose last transaction was committed before a restart: its number. */
  private readonly before = new Map<string, bigint>();

  constructor(private readonly catalog: Catalog) {}

  restore(session: string, number: bigint): void {
    this.before.set(session, number);
  }

  start(session: string, number: bigint, connection: Connection): Transaction {
    const last = this.bySession.get(session);
    const lastNumber = last?.number ?? this.before.get(session);
    if (lastNumber !== undefined && lastNumber > number)
      throw new MongoError(
        225,
        'TransactionTooOld',
        `Cannot start transaction ${number} on session because a newer transaction ${lastNumber} has already started.`,
      );
    if (lastNumber === number)
      throw new MongoError(
        117,
        'ConflictingOperationInProgress',
        `Cannot start transaction ${number}: it has been started already`,
      );
    last?.end('aborted');
    const transaction = new Transaction(number, this.catalog, connection);
    this.bySession.set(session, transaction);
    return transaction;
  }

  /** The running transaction a statement belongs to. */
  active(session: string, number: bigint, connection: Connection): Transaction {
    const transaction = this.bySession.get(session);
    if (!transaction || transaction.number !== number || transaction.state === 'aborted') throw noTransaction(number);
    if (transaction.state === 'committed')
      throw new MongoError(256, 'TransactionCommitted', `Transaction ${number} has been committed.`);
    transaction.connection = connection;
    return transaction;
  }

  /** The transaction to commit or abort, or one that has been committed; undefined for one committed before a restart. */
  toFinish(session: string, number: bigint): Transaction | undefined {
    const transaction = this.bySession.get(session);
    if (!transaction && this.before.get(session) === number) return undefined;
    if (!transaction || transaction.number !== number || transaction.state === 'aborted') throw noTransaction(number);
    return transaction;
  }

  /** Ends transactions that take too long. */
  sweep(now: number): void {
    for (const transaction of this.bySession.values())
      if (now - transaction.startedAt > LIFETIME) transaction.end('aborted');
  }

  disconnected(connection: Connection): void {
    for (const transaction of this.bySession.values())
      if (transaction.connection === connection) transaction.end('aborted');
  }

  /** What they have seen turned out not to be: none can go on. */
  abortAll(): void {
    for (const transaction of this.bySession.values()) transaction.end('aborted');
  }

  forget(session: string): void {
    this.bySession.get(session)?.end('aborted');
    this.bySession.delete(session);
    this.before.delete(session);
  }
}
