interface Work {
  /** Does what is due now. It ends early, between two steps, when the signal of its worker is aborted: a stop waits for it. */
  readonly look: (signal: AbortSignal) => Promise<void>;
  /** Milliseconds between two looks at most: another process may have left something, or ended. */
  readonly everyMs: number;
  /** Logs why a look failed. The next one comes as usual. */
  readonly onFailure: (error: unknown) => void;
}

/**
 * Work of a process beside its requests: it looks for what is due when it is woken, at times set before, and at intervals.
 * One look runs at a time; what is woken meanwhile looks once more after it.
 */
export class Worker {
  readonly #ending = new AbortController();
  readonly #interval: NodeJS.Timeout;
  readonly #timers = new Set<NodeJS.Timeout>();
  #looking: Promise<void> | null = null;
  #again = false;

  /** The first look is after an interval, unless it is woken before. */
  constructor(private readonly work: Work) {
    this.#interval = setInterval(() => void this.wake(), work.everyMs).unref();
  }

  get isStopped(): boolean {
    return this.#ending.signal.aborted;
  }

  /** Looks now. Resolves when no look is left to do; never rejects. */
  wake(): Promise<void> {
    if (this.isStopped) return Promise.resolve();
    this.#again = true;
    this.#looking ??= this.#run();
    return this.#looking;
  }

  /** Looks in so many milliseconds, besides. */
  wakeIn(ms: number): void {
    if (this.isStopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      void this.wake();
    }, ms).unref();
    this.#timers.add(timer);
  }

  /** Aborts the look that is running, and waits for it. What it leaves is done by another process, or after the next start. */
  async stop(): Promise<void> {
    this.#ending.abort();
    clearInterval(this.#interval);
    for (const timer of this.#timers) clearTimeout(timer);
    await this.#looking;
  }

  async #run(): Promise<void> {
    // What is woken from within a look is done by this run: there is no turn between the last check and the end.
    while (this.#again && !this.isStopped) {
      this.#again = false;
      try {
        await this.work.look(this.#ending.signal);
      } catch (error) {
        this.work.onFailure(error);
      }
    }
    this.#looking = null;
  }
}
