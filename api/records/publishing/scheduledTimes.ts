/** Tells the schedule of an app when something that the app itself has scheduled will be due, so that it need not look. */
export class ScheduledTimes {
  readonly #listeners = new Set<(at: Date) => void>();

  /** Calls `listener` with each time. Returns the function that unsubscribes. */
  onScheduled(listener: (at: Date) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Call it once the record is written. */
  add(at: Date): void {
    for (const listener of this.#listeners) listener(at);
  }
}
