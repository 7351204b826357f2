/** Those who are told whenever something changes, in the shape that React's `useSyncExternalStore` asks for. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Has `listener` told from now on. Answers how to stop that. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => void this.#all.delete(listener);
  };

  /** Tells everybody. */
  readonly tell = (): void => {
    for (const listener of this.#all) listener();
  };
}
