import { randomUUID } from 'node:crypto';
import type Keyv from 'keyv';
import { within } from '../process/timeout.js';
import { textIn } from '../values.js';

/** Timeout of a cache operation; after it the cache counts as empty. */
const PATIENCE_MS = 500;
const RETRY_MS = 250;
/** Longer than any entry lives: an entry without its mark is ignored. */
const MARK_MS = 60 * 60_000;

interface Entry<T> {
  readonly mark: string;
  readonly value: T;
}

const markOf = (key: string) => `${key}:mark`;

/**
 * Caches what was read of a record, shared by all processes, such that after `invalidate` no reader gets a value read before
 * it.
 *
 * Each key has a mark, and an entry is valid only while it carries the current mark. Invalidation writes a new mark: an
 * entry that a slower reader writes afterwards still carries the old one. Entry and mark are read in one round trip. An
 * unavailable cache counts as empty; invalidations that did not reach it are retried until they do.
 */
export class GuardedCache {
  /** The number of the latest pending invalidation of each key: an older one that succeeds does not complete it. */
  readonly #pending = new Map<string, number>();
  #count = 0;
  #retry: NodeJS.Timeout | null = null;

  constructor(readonly cache: Keyv) {}

  /** The cached value if `good` accepts it, else the result of `read`, which is cached for `ms`; null is not cached. */
  async get<T>(
    key: string,
    options: { readonly read: () => Promise<T | null>; readonly good: (value: T) => boolean; readonly ms: number },
  ): Promise<T | null> {
    const { entry, mark } = await this.#look<T>(key);
    if (entry && entry.mark === mark && options.good(entry.value)) return entry.value;
    const current = mark ?? (await this.#putMark(key));
    const value = await options.read();
    if (value !== null && current !== null) {
      const stored: Entry<T> = { mark: current, value };
      await this.#tried(() => this.cache.set(key, stored, options.ms));
    }
    return value;
  }

  /** Resolves once no reader gets the old values any more, or once the cache turns out to be unavailable. */
  async invalidate(...keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#pending.set(key, (this.#count += 1));
    await this.#writePending();
  }

  async #look<T>(key: string): Promise<{ readonly entry?: Entry<T> | undefined; readonly mark?: string | undefined }> {
    if (this.#pending.has(key)) return {};
    const found = await this.#tried(() => this.cache.getMany<unknown>([key, markOf(key)]));
    const [entry, mark] = found ?? [];
    // What is cached under a key is what its `read` returned: a cache knows no types.
    return { entry: (entry as Entry<T> | null) ?? undefined, mark: textIn(mark) ?? undefined };
  }

  /**
   * Writes a new mark before the value is read, so that a later invalidation reaches it. Null while the cache is
   * unavailable.
   */
  async #putMark(key: string): Promise<string | null> {
    const mark = randomUUID();
    return (await this.#tried(() => this.cache.set(markOf(key), mark, MARK_MS))) ? mark : null;
  }

  async #writePending(): Promise<void> {
    await Promise.all(
      [...this.#pending].map(async ([key, number]) => {
        if ((await this.#putMark(key)) && this.#pending.get(key) === number) this.#pending.delete(key);
      }),
    );
    if (this.#pending.size === 0 || this.#retry) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      void this.#writePending();
    }, RETRY_MS).unref();
  }

  /** Undefined while the cache is unavailable; its client logs that. */
  async #tried<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await within(PATIENCE_MS, work());
    } catch {
      return undefined;
    }
  }
}
