import { randomUUID } from 'node:crypto';
import type { Redis } from './redis.js';

/**
 * A number per record kind that goes up with every write of it, by whichever process. What was answered from a kind may
 * be kept for as long as its number stands: readers compare, and nobody has to know who keeps what.
 *
 * Numbers are each process's own; with Redis a process raises them when it receives another's write (ADR-0018).
 */
const stamps = new Map<string, number>();
/** Added to every number: raising it makes all that is kept stale. */
let epoch = 0;
/** Until when the numbers may be believed, on the clock of `performance.now()`. */
let trustedUntil = Infinity;
let trustMs = Infinity;
let shared: SharedStamps | null = null;

/** Told the name of a kind after each write of it that this process makes or hears of. Must not throw. */
type Listener = (kindName: string) => void;
const listeners = new Set<Listener>();

function raise(kindName: string): void {
  stamps.set(kindName, (stamps.get(kindName) ?? 0) + 1);
  for (const hear of listeners) hear(kindName);
}

/** Calls `hear` after every write, by whichever process. Answers how to stop that. */
export function onContentChanged(hear: Listener): () => void {
  listeners.add(hear);
  return () => void listeners.delete(hear);
}

/** Whether this process hears of every write within a moment: nobody else writes, or Redis tells of it. */
export const hearsOfAllWrites = (): boolean => shared?.upToDate ?? trustMs === Infinity;

/** The kind's number as it stands now: to be taken before a read, so that a write during it makes the answer stale. */
export function stampOf(kindName: string): number {
  const now = performance.now();
  if (now >= trustedUntil) {
    epoch += 1;
    trustedUntil = now + trustMs;
  }
  return epoch + (stamps.get(kindName) ?? 0);
}

/**
 * Called after a write is acknowledged and before it is answered. This process sees the write at once, the others as
 * soon as they hear of it. Never rejects.
 */
export async function contentChanged(kindName: string): Promise<void> {
  raise(kindName);
  await shared?.tell(kindName);
}

/** How long a kept answer may outlive a write that another process made and nobody could tell of, in milliseconds. */
export const STALE_MS = { shared: 1_000, unshared: 5_000 } as const;
/** How often the numbers are compared with Redis, whatever was heard meanwhile. */
const COMPARE_MS = 300;
/** How long anything at all is kept with Redis: bounds what a process misses that was cut off from it when it wrote. */
const RENEW_MS = 60_000;

/**
 * Decides who else may write. Answers how to stop listening to them.
 * @param options.alone whether no other process can write to this database
 * @param options.compareMs how often the numbers are compared with Redis
 */
export async function shareContentStamps(options: {
  readonly redis: Redis | null;
  readonly alone: boolean;
  readonly compareMs?: number;
}): Promise<() => void> {
  const { redis, alone, compareMs = COMPARE_MS } = options;
  epoch += 1;
  trustMs = redis ? STALE_MS.shared : alone ? Infinity : STALE_MS.unshared;
  trustedUntil = performance.now() + trustMs;
  shared = redis && new SharedStamps(redis, compareMs);
  const sharing = shared;
  await sharing?.start();
  return () => {
    sharing?.stop();
    if (shared === sharing) shared = null;
  };
}

/** The kinds' latest writes as Redis knows them: an opaque text each, another one with every write. */
class SharedStamps {
  readonly #key: string;
  readonly #seen = new Map<string, string>();
  readonly #untold = new Map<string, string>();
  #comparing = false;
  #compared = -Infinity;
  #renewed = performance.now();
  #timer: NodeJS.Timeout | null = null;

  constructor(
    readonly redis: Redis,
    readonly compareMs: number,
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
    raise(kindName);
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
      this.#trustFrom(asked);
    } catch {
      // The numbers are not believed for longer, and everything kept goes with them, until this works again.
    } finally {
      this.#comparing = false;
    }
  }

  #forget(kindName: string): void {
    if (this.#untold.has(kindName)) return;
    this.#seen.delete(kindName);
    raise(kindName);
  }

  /** All that was written before `asked` is known by now. A gap in which it was not is taken for a change of everything. */
  #trustFrom(asked: number): void {
    const now = performance.now();
    if (now >= trustedUntil || now - this.#renewed > RENEW_MS) {
      epoch += 1;
      this.#renewed = now;
    }
    trustedUntil = asked + STALE_MS.shared;
    this.#compared = now;
  }
}
