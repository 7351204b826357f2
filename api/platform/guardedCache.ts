import { randomUUID } from 'node:crypto';
import type Keyv from 'keyv';
import { within } from './within.js';

/** The cache is asked for no longer than this; then it counts as empty. */
const PATIENCE_MS = 500;
const RETRY_MS = 250;
/** Longer than anything is kept: without its mark, what is kept counts for nothing. */
const MARK_MS = 60 * 60_000;

interface Entry<T> {
  readonly mark: string;
  readonly value: T;
}

const markOf = (key: string) => `${key}:mark`;

/**
 * Keeps what was read of a record, across processes, so that after `drop` nobody ever gets what was read before it.
 *
 * Each key has a mark beside it, and an entry counts only while it carries the mark that stands now. Dropping puts up
 * a new mark: an entry that a slower reader writes afterwards still carries the old one. Both are read in one round trip.
 * A cache that is away counts as empty; drops that did not reach it are repeated until they do.
 */
export class GuardedCache {
  /** With the number of the latest drop of each: an earlier one that gets through does not stand for it. */
  readonly #undropped = new Map<string, number>();
  #drops = 0;
  #retry: NodeJS.Timeout | null = null;

  constructor(readonly cache: Keyv) {}

  /**
   * The kept value for which `good` holds, else what `read` answers, which is kept for `ms`; null is not kept.
   */
  async get<T>(
    key: string,
    options: { readonly read: () => Promise<T | null>; readonly good: (value: T) => boolean; readonly ms: number },
  ): Promise<T | null> {
    const { entry, mark } = await this.#look<T>(key);
    if (entry && entry.mark === mark && options.good(entry.value)) return entry.value;
    const stands = mark ?? (await this.#putMark(key));
    const value = await options.read();
    if (value !== null && stands !== null) {
      const kept: Entry<T> = { mark: stands, value };
      await this.#tried(() => this.cache.set(key, kept, options.ms));
    }
    return value;
  }

  /** Returns once nobody gets the old values any more, or once it is clear that the cache is away. */
  async drop(...keys: readonly string[]): Promise<void> {
    for (const key of keys) this.#undropped.set(key, (this.#drops += 1));
    await this.#dropPending();
  }

  async #look<T>(key: string): Promise<{ readonly entry?: Entry<T> | undefined; readonly mark?: string | undefined }> {
    if (this.#undropped.has(key)) return {};
    const found = await this.#tried(() => this.cache.getMany<unknown>([key, markOf(key)]));
    const [entry, mark] = (found ?? []) as [Entry<T> | undefined, string | undefined];
    return { entry: entry ?? undefined, mark: mark ?? undefined };
  }

  /** A new mark, before the value is read: whatever is dropped from here on is dropped. Null while the cache is away. */
  async #putMark(key: string): Promise<string | null> {
    const mark = randomUUID();
    return (await this.#tried(() => this.cache.set(markOf(key), mark, MARK_MS))) ? mark : null;
  }

  async #dropPending(): Promise<void> {
    await Promise.all(
      [...this.#undropped].map(async ([key, drop]) => {
        if ((await this.#putMark(key)) && this.#undropped.get(key) === drop) this.#undropped.delete(key);
      }),
    );
    if (this.#undropped.size === 0 || this.#retry) return;
    this.#retry = setTimeout(() => {
      this.#retry = null;
      void this.#dropPending();
    }, RETRY_MS).unref();
  }

  /** Undefined while the cache is away; it says so itself, in the log. */
  async #tried<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await within(PATIENCE_MS, work());
    } catch {
      return undefined;
    }
  }
}
