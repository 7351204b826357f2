/** Tells the worker of an app that an import of the app itself is ready for it, so that it need not look. */
export class ImportSignals {
  readonly #listeners = new Set<() => void>();

  /** Calls `hear` each time. Returns the function that unsubscribes. */
  onReady(hear: () => void): () => void {
    this.#listeners.add(hear);
    return () => void this.#listeners.delete(hear);
  }

  /** Call it once the import is stored. */
  ready(): void {
    for (const hear of this.#listeners) hear();
  }
}
