/** Tells the worker of an app that an import of the app itself is ready for it, so that it need not look. */
export class ImportSignals {
  readonly #listeners = new Set<() => void>();

  /** Calls `listener` each time. Returns the function that unsubscribes. */
  onReady(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Call it once the import is stored. */
  ready(): void {
    for (const listener of this.#listeners) listener();
  }
}
