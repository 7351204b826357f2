import { randomUUID } from 'node:crypto';
import type { Redis } from '../redis/redis.js';

/** Milliseconds for which a cached response may outlive a write by another process that went unnoticed. */
export const STALE_MS = { shared: 1_000, unshared: 5_000 } as const;
/** Milliseconds between two comparisons of the numbers with Redis, in addition to the messages received. */
const COMPARE_MS = 300;
/** Maximum milliseconds of caching with Redis: bounds what a process misses that was disconnected when it wrote. */
const RENEW_MS = 60_000;

/** A number is that of writes, and this many times that of the epoch. */
const EPOCH = 2 ** 26;

/**
 * Whether two numbers of one name differ at most because they were not trusted for a while: nothing was written as far as is
 * known.
 */
export const sameWrites = (one: number, other: number): boolean => one % EPOCH === other % EPOCH;

/** The parts of a kind that a write touched, for entries that depend on a part of the kind alone. */
export interface Touched {
  /** Ids of records, or what else the kind's pages depend on alone. */
  readonly parts: readonly string[];
  /** Whether lists of the kind may have other records now, or in another order. */
  readonly listed: boolean;
}

/** The part of a kind that is one record, by its id, or one setting, by its key. Its stamp is raised by writes of that part. */
export const partScope = (kindName: string, part: string): string => `${kindName}/${part}`;

/** The part of a kind that is which records there are, and their order. */
export const listScope = (kindName: string): string => `${kindName}/*`;

/** The part of a kind that only writes raise of which is not known what they touched. */
const unknownScope = (kindName: string): string => `${kindName}/?`;

/** Called with the name of a kind after each write of it that this process makes or is notified of. Must not throw. */
type Listener = (kindName: string) => void;

/**
 * A version number per record kind that goes up with every write, by whichever process. What was computed from a kind
 * may be cached until its number changes: readers compare, so nobody needs to know the caches.
 *
 * Numbers belong to one app; with Redis, an app raises them when other processes publish their writes (ADR-0018).
 */
export class ContentStamps {
  readonly #numbers = new Map<string, number>();
  readonly #listeners = new Set<Listener>();
  readonly #trustMs: number;
  readonly #shared: SharedStamps | null;
  /** A part of every number: raising it invalidates everything. */
  #epoch = 0;
  /** Until when the numbers may be trusted, on the clock of `performance.now()`. */
  #trustedUntil: number;
  #renewed = performance.now();

  /**
   * @param options.alone whether nobody else can write to this database
   * @param options.compareMs how often the numbers are compared with Redis
   */
  constructor(options: { readonly redis: Redis | null; readonly alone: boolean; readonly compareMs?: number }) {
    const { redis, alone, compareMs = COMPARE_MS } = options;
    this.#trustMs = redis ? STALE_MS.shared : alone ? Infinity : STALE_MS.unshared;
    this.#trustedUntil = performance.now() + this.#trustMs;
    this.#shared =
      redis &&
      new SharedStamps(redis, compareMs, {
        // Other processes publish the kind alone.
        written: (kindName) => this.#raise(kindName, null),
        compared: (since) => this.#trustFrom(since),
      });
  }

  /** Subscribes to the writes of other processes. */
  async open(): Promise<void> {
    await this.#shared?.start();
  }

  close(): void {
    this.#shared?.stop();
  }

  /**
   * Whether this app is notified of every write within a moment: no other process writes, or Redis publishes the
   * writes.
   */
  get receivesAllWrites(): boolean {
    return this.#shared?.upToDate ?? this.#trustMs === Infinity;
  }

  /**
   * The current number of a kind, or of a part of it (`partScope`, `listScope`). Take it before a read, so that a write
   * during the read makes the result stale.
   */
  of(name: string): number {
    const now = performance.now();
    if (now >= this.#trustedUntil) {
      this.#epoch += 1;
      this.#trustedUntil = now + this.#trustMs;
    }
    const [kindName = '', part] = name.split('/');
    const unknown = part === undefined ? 0 : (this.#numbers.get(unknownScope(kindName)) ?? 0);
    return this.#epoch * EPOCH + (this.#numbers.get(name) ?? 0) + unknown;
  }

  /**
   * Invalidates what is cached of a kind. Call after a write is acknowledged and before responding. This app sees the new number at once, the others as soon
   * as they are notified. Never rejects.
   * @param touched what the write touched; without it, the whole kind counts as changed
   */
  async changed(kindName: string, touched: Touched | null = null): Promise<void> {
    this.#raise(kindName, touched);
    await this.#shared?.publish(kindName);
  }

  /** Calls `listener` after every write, by whichever process. Returns the function that unsubscribes. */
  onChanged(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #raise(kindName: string, touched: Touched | null): void {
    const parts = touched
      ? [...touched.parts.map((part) => partScope(kindName, part)), ...(touched.listed ? [listScope(kindName)] : [])]
      : [unknownScope(kindName)];
    for (const name of [kindName, ...parts]) this.#numbers.set(name, (this.#numbers.get(name) ?? 0) + 1);
    for (const listener of this.#listeners) listener(kindName);
  }

  /** All writes before `since` are known now. After a gap in which they were not, everything counts as changed. */
  #trustFrom(since: number): void {
    const now = performance.now();
    if (now >= this.#trustedUntil || now - this.#renewed > RENEW_MS) {
      this.#epoch += 1;
      this.#renewed = now;
    }
    this.#trustedUntil = since + STALE_MS.shared;
  }
}

/** Callbacks of the shared stamps. */
interface Receiver {
  /** A kind was written by another process. */
  readonly written: (kindName: string) => void;
  /** All that was written before `since`, on the clock of `performance.now()`, is known by now. */
  readonly compared: (since: number) => void;
}

/** The latest write of each kind as stored in Redis: an opaque text, different for every write. */
class SharedStamps {
  readonly #key: string;
  readonly #seen = new Map<string, string>();
  readonly #unpublished = new Map<string, string>();
  #comparing = false;
  #compared = -Infinity;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    readonly redis: Redis,
    readonly compareMs: number,
    readonly receiver: Receiver,
  ) {
    this.#key = `${redis.prefix}:stamps`;
  }

  /** Whether the writes of other processes were known a moment ago. */
  get upToDate(): boolean {
    return performance.now() - this.#compared < STALE_MS.shared;
  }

  async start(): Promise<void> {
    await this.redis.subscribe(this.#key, (message) => {
      const [kindName = '', write = ''] = message.split(' ');
      this.#received(kindName, write);
    });
    await this.#compare();
    this.#timer = setInterval(() => void this.#compare(), this.compareMs).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  async publish(kindName: string): Promise<void> {
    const write = randomUUID();
    this.#seen.set(kindName, write);
    this.#unpublished.set(kindName, write);
    await this.#publishPending();
  }

  #received(kindName: string, write: string): void {
    if (this.#seen.get(kindName) === write) return;
    this.#seen.set(kindName, write);
    this.receiver.written(kindName);
  }

  /** Writes that could not be published stay queued and are published with the next comparison. */
  async #publishPending(): Promise<void> {
    const unpublished = [...this.#unpublished];
    if (unpublished.length === 0) return;
    try {
      await this.redis.run((client) => {
        const transaction = client.multi();
        for (const [kindName, write] of unpublished) {
          transaction.hSet(this.#key, kindName, write).publish(this.#key, `${kindName} ${write}`);
        }
        return transaction.exec();
      });
    } catch {
      return; // The Redis client logs that it is unavailable.
    }
    for (const [kindName, write] of unpublished) {
      if (this.#unpublished.get(kindName) === write) this.#unpublished.delete(kindName);
    }
  }

  async #compare(): Promise<void> {
    if (this.#comparing) return;
    this.#comparing = true;
    try {
      await this.#publishPending();
      const requestedAt = performance.now();
      const all = await this.redis.run((client) => client.hGetAll(this.#key));
      // Writes that a restarted, empty Redis has forgotten count as changes too.
      for (const kindName of this.#seen.keys()) if (!(kindName in all)) this.#forget(kindName);
      for (const [kindName, write] of Object.entries(all)) this.#received(kindName, write);
      this.receiver.compared(requestedAt);
      this.#compared = performance.now();
    } catch {
      // Until this works again the numbers are not trusted, so everything cached becomes stale.
    } finally {
      this.#comparing = false;
    }
  }

  #forget(kindName: string): void {
    if (this.#unpublished.has(kindName)) return;
    this.#seen.delete(kindName);
    this.receiver.written(kindName);
  }
}
