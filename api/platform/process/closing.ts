/** Collects how to stop what was started, and stops it in reverse order. */
export class Closing {
  readonly #stops: (() => unknown)[] = [];
  #closed: Promise<void> | null = null;

  /** @param stop may return a promise; the stops that were added before it wait for that */
  add(stop: () => unknown): void {
    this.#stops.push(stop);
  }

  /**
   * Stops everything that was added, even when one of the stops fails. Idempotent: a second call waits for the first.
   * @throws the first failure, once all stops have run
   */
  close(): Promise<void> {
    return (this.#closed ??= this.#stopAll());
  }

  async #stopAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let stop = this.#stops.pop(); stop; stop = this.#stops.pop()) {
      try {
        await stop();
      } catch (error) {
        failures.push(error);
      }
    }
    if (failures.length > 0) throw failures[0];
  }
}
