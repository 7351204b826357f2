/** Tells the schedule of an app when something that the app itself has scheduled will be due, so that it need not look. */
export class ScheduledTimes {
  readonly #listeners = new Set<(at: Date) => void>();

  /** Calls `hear` with each time. Returns the function that unsubscribes. */
  onScheduled(hear: (at: Date) => void): () => void {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  }

  /** Call it once the record is written. */
  add(at: Date): void {
    for (const hear of this.#listeners) hear(at);
  }
}
