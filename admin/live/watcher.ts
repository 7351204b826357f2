import { LIVE_BEAT_MS } from '@polyphony/domain/limits.js';

/** Minimum pause after a refetch before the next one, because other users may be writing a lot. */
export const REST_MS = 2_000;

/** Refetches a list when its data was written: one request at a time, and no change is missed. */
export class Watcher {
  #stale = false;
  #busy = false;
  #stopped = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param kinds names of the kinds it shows
   * @param since when its current rows were requested, by `Date.now()`
   */
  constructor(
    readonly kinds: readonly string[],
    public since: number,
    readonly fetch: () => Promise<unknown>,
  ) {}

  changed(): void {
    this.#stale = true;
    if (!this.#busy && !this.#stopped) void this.#fetch();
  }

  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#rest);
  }

  async #fetch(): Promise<void> {
    this.#busy = true;
    this.#stale = false;
    this.since = Date.now();
    const pause = await this.fetch().then(
      () => REST_MS,
      () => {
        this.#stale = true;
        return LIVE_BEAT_MS;
      },
    );
    if (this.#stopped) return;
    this.#rest = setTimeout(() => {
      this.#busy = false;
      if (this.#stale) void this.#fetch();
    }, pause);
  }
}
