import type { Doc } from './bson/value.js';
import { MongoError } from './errors.js';
import type { Catalog } from './store/catalog.js';
import type { RememberedReply } from './store/changes.js';
import { SESSION_LIFETIME } from './store/small-state.js';
import { Transactions } from './transactions.js';

/** What is remembered of each client session until it has not been used for half an hour. */
export class Sessions {
  readonly transactions: Transactions;
  private readonly writes = new Map<string, { number: bigint; reply: Promise<Doc> }>();
  private readonly lastUsed = new Map<string, number>();

  constructor(catalog: Catalog) {
    this.transactions = new Transactions(catalog);
  }

  /** What was remembered before a restart. */
  restore(replies: readonly RememberedReply[], now: number): void {
    for (const { session, number, kind, reply, at } of replies) {
      if (now - at > SESSION_LIFETIME) continue;
      this.lastUsed.set(session, at);
      if (kind === 'write') this.writes.set(session, { number, reply: Promise.resolve(reply) });
      else this.transactions.restore(session, number);
    }
  }

  /** The session is in use. */
  touch(session: string, now: number): void {
    this.lastUsed.set(session, now);
  }

  sweep(now: number): void {
    for (const [session, at] of this.lastUsed) if (now - at > SESSION_LIFETIME) this.forget(session);
  }

  forget(session: string): void {
    this.transactions.forget(session);
    this.writes.delete(session);
    this.lastUsed.delete(session);
  }

  /** Runs a retryable write once for its number: sent again, it gets the first reply. One that failed is run again. */
  once(session: string, number: bigint, run: () => Promise<Doc>): Promise<Doc> {
    const last = this.writes.get(session);
    if (last?.number === number) return last.reply;
    if (last && last.number > number)
      throw new MongoError(
        225,
        'TransactionTooOld',
        `Retryable write with txnNumber ${number} is prohibited on session because a newer retryable write with txnNumber ${last.number} has already started on this session.`,
      );
    const write = { number, reply: run() };
    this.writes.set(session, write);
    write.reply.catch(() => {
      if (this.writes.get(session) === write) this.writes.delete(session);
    });
    return write.reply;
  }
}
