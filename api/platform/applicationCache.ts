import type { Channel } from './channel.js';

/** Answers that are kept so as not to be worked out again. */
interface KeptAnswers {
  readonly size: number;
  clear(): void;
}

/**
 * What the console counts and clears as "the cache": answers kept for visitors, all of which can be made again at once.
 * Sessions and cached session details are no part of it (SPEC-D68 and SPEC-D139), nor are image variants: those are files
 * that took work to make and never go stale.
 */
export class ApplicationCache {
  readonly #parts: readonly KeptAnswers[];
  readonly #channel: Channel;

  /** @param channel how the processes of an installation tell each other to clear theirs */
  constructor(parts: readonly KeptAnswers[], channel: Channel) {
    this.#parts = parts;
    this.#channel = channel;
    channel.listen(() => this.#parts.forEach((part) => part.clear()));
  }

  /** Answers that this process keeps. */
  get count(): number {
    return this.#parts.reduce((sum, { size }) => sum + size, 0);
  }

  /** Clears that of every process. @throws when the others could not be told; this process's own is cleared all the same */
  async clear(): Promise<void> {
    await this.#channel.sayToAll('clear');
  }
}
