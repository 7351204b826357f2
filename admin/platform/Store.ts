import { useSyncExternalStore } from 'react';

/** A value outside of components that they, and others, subscribe to. */
export class Store<Value> {
  #value: Value;
  readonly #listeners = new Set<() => void>();

  constructor(value: Value) {
    this.#value = value;
  }

  readonly get = (): Value => this.#value;

  /** Replaces the value and calls all listeners. */
  readonly set = (value: Value): void => {
    this.#value = value;
    for (const listener of this.#listeners) listener();
  };

  /** Adds a listener. Returns the function that removes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/** The value of a store; the component renders again whenever it changes. */
export const useStore = <Value>({ subscribe, get }: Store<Value>): Value => useSyncExternalStore(subscribe, get);
