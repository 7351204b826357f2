/** A set of listeners, with `subscribe` as React's `useSyncExternalStore` needs it. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Adds a listener. Returns the function that removes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  /** Calls all listeners. */
  readonly tell = (): void => {
    for (const listener of this.#all) listener();
  };
}
