import { randomUUID } from 'node:crypto';
import type { Redis } from './redis.js';

/** How long a kept answer may outlive a write that another process made and nobody could tell of, in milliseconds. */
export const STALE_MS = { shared: 1_000, unshared: 5_000 } as const;
/** How often the numbers are compared with Redis, whatever was heard meanwhile. */
const COMPARE_MS = 300;
/** How long anything at all is kept with Redis: bounds what a process misses that was cut off from it when it wrote. */
const RENEW_MS = 60_000;

/** Called with the name of a kind after each write of it that this process makes or hears of. Must not throw. */
type Listener = (kindName: string) => void;

/**
 * A number per record kind that goes up with every write of it, by whichever process. What was answered from a kind may
 * be kept for as long as its number stands: readers compare, and nobody has to know who keeps what.
 *
 * Numbers are each app's own; with Redis an app raises them when it hears of others' writes
 * (ADR-0018).
 */
export class ContentStamps {
  readonly #numbers = new Map<string, number>();
  readonly #listeners = new Set<Listener>();
  readonly #trustMs: number;
  readonly #shared: SharedStamps | null;
  /** Added to every number: raising it makes all that is kept stale. */
  #epoch = 0;
  /** Until when the numbers may be believed, on the clock of `performance.now()`. */
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
        written: (kindName) => this.#raise(kindName),
        compared: (since) => this.#trustFrom(since),
      });
  }

  /** Begins to listen to other processes. */
  async open(): Promise<void> {
    await this.#shared?.start();
  }

  close(): void {
    this.#shared?.stop();
  }

  /** Whether this app hears of every write within a moment: nobody else writes, or Redis tells of it. */
  get hearsOfAllWrites(): boolean {
    return this.#shared?.upToDate ?? this.#trustMs === Infinity;
  }

  /** The kind's number as it stands now: to be taken before a read, so that a write during it makes the answer stale. */
  of(kindName: string): number {
    const now = performance.now();
    if (now >= this.#trustedUntil) {
      this.#epoch += 1;
      this.#trustedUntil = now + this.#trustMs;
    }
    return this.#epoch + (this.#numbers.get(kindName) ?? 0);
  }

  /**
   * Called after a write is acknowledged and before it is answered. This app sees the write at once, the others as soon as
   * they hear of it. Never rejects.
   */
  async changed(kindName: string): Promise<void> {
    this.#raise(kindName);
    await this.#shared?.tell(kindName);
  }

  /** Calls `hear` after every write, by whichever process. Answers how to stop that. */
  onChanged(hear: Listener): () => void {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  }

  #raise(kindName: string): void {
    this.#numbers.set(kindName, (this.#numbers.get(kindName) ?? 0) + 1);
    for (const hear of this.#listeners) hear(kindName);
  }

  /** All that was written before `since` is known by now. A gap in which it was not is taken for a change of everything. */
  #trustFrom(since: number): void {
    const now = performance.now();
    if (now >= this.#trustedUntil || now - this.#renewed > RENEW_MS) {
      this.#epoch += 1;
      this.#renewed = now;
    }
    this.#trustedUntil = since + STALE_MS.shared;
  }
}

/** What the shared stamps call back with. */
interface Heard {
  /** A kind was written by another process. */
  readonly written: (kindName: string) => void;
  /** All that was written before `since`, on the clock of `performance.now()`, is known by now. */
  readonly compared: (since: number) => void;
}

/** The kinds' latest writes as Redis knows them: an opaque text each, another one with every write. */
class SharedStamps {
  readonly #key: string;
  readonly #seen = new Map<string, string>();
  readonly #untold = new Map<string, string>();
  #comparing = false;
  #compared = -Infinity;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    readonly redis: Redis,
    readonly compareMs: number,
    readonly heard: Heard,
  ) {
    this.#key = `${redis.prefix}:stamps`;
  }

  /** Whether what other processes wrote was heard a moment ago. */
  get upToDate(): boolean {
    return performance.now() - this.#compared < STALE_MS.shared;
  }

  async start(): Promise<void> {
    await this.redis.subscribe(this.#key, (message) => {
      const [kindName = '', write = ''] = message.split(' ');
      this.#hear(kindName, write);
    });
    await this.#compare();
    this.#timer = setInterval(() => void this.#compare(), this.compareMs).unref();
  }

  stop(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  async tell(kindName: string): Promise<void> {
    const write = randomUUID();
    this.#seen.set(kindName, write);
    this.#untold.set(kindName, write);
    await this.#tellUntold();
  }

  #hear(kindName: string, write: string): void {
    if (this.#seen.get(kindName) === write) return;
    this.#seen.set(kindName, write);
    this.heard.written(kindName);
  }

  /** What could not be told stays, and is told with the next comparison. */
  async #tellUntold(): Promise<void> {
    const untold = [...this.#untold];
    if (untold.length === 0) return;
    try {
      await this.redis.run((client) => {
        const transaction = client.multi();
        for (const [kindName, write] of untold) {
          transaction.hSet(this.#key, kindName, write).publish(this.#key, `${kindName} ${write}`);
        }
        return transaction.exec();
      });
    } catch {
      return; // Redis says itself, in the log, that it is away.
    }
    for (const [kindName, write] of untold) {
      if (this.#untold.get(kindName) === write) this.#untold.delete(kindName);
    }
  }

  async #compare(): Promise<void> {
    if (this.#comparing) return;
    this.#comparing = true;
    try {
      await this.#tellUntold();
      const asked = performance.now();
      const all = await this.redis.run((client) => client.hGetAll(this.#key));
      // Writes that a Redis which lost its memory has forgotten count as changes too.
      for (const kindName of this.#seen.keys()) if (!(kindName in all)) this.#forget(kindName);
      for (const [kindName, write] of Object.entries(all)) this.#hear(kindName, write);
      this.heard.compared(asked);
      this.#compared = performance.now();
    } catch {
      // The numbers are not believed for longer, and everything kept goes with them, until this works again.
    } finally {
      this.#comparing = false;
    }
  }

  #forget(kindName: string): void {
    if (this.#untold.has(kindName)) return;
    this.#seen.delete(kindName);
    this.heard.written(kindName);
  }
}
