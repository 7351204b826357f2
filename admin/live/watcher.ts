import { LIVE_BEAT_MS } from '@polyphony/domain/limits.js';

/** A list fetches again at once, and then no sooner than this after it had its rows: others may be writing a great deal. */
export const REST_MS = 2_000;

/** A list that is fetched again when what it shows was written: one fetch at a time, and none is forgotten. */
export class Watcher {
  #stale = false;
  #busy = false;
  #stopped = false;
  #rest: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param kinds names of the kinds it shows
   * @param since when the rows that it has were asked for, by `Date.now()`
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
