import type { Channel } from '../redis/channel.js';

/** Cached responses. */
interface CachedResponses {
  readonly size: number;
  clear(): void;
}

/**
 * What the console counts and clears as "the cache": responses cached for visitors, all of which can be computed again.
 * Sessions and cached session details are not part of it (SPEC-D68 and SPEC-D139), nor are image variants: those are
 * files that are expensive to make and never stale.
 */
export class ApplicationCache {
  readonly #parts: readonly CachedResponses[];
  readonly #channel: Channel;

  /** @param channel broadcasts the clearing to the other processes of the installation */
  constructor(parts: readonly CachedResponses[], channel: Channel) {
    this.#parts = parts;
    this.#channel = channel;
    channel.listen(() => this.#parts.forEach((part) => part.clear()));
  }

  /** Number of responses cached by this process. */
  get count(): number {
    return this.#parts.reduce((sum, { size }) => sum + size, 0);
  }

  /**
   * Clears the caches of all processes. @throws when the others could not be notified; this process's own cache is
   * cleared anyway
   */
  async clear(): Promise<void> {
    await this.#channel.publishToAll('clear');
  }
}
