import { useSyncExternalStore } from 'react';
import { Listeners } from './Listeners';

export interface LoadedState<Value> {
  /** What the server last said; undefined until it has said something. */
  readonly data: Value | undefined;
  /** Why the last asking came to nothing; null when it did not. */
  readonly error: unknown;
}

/** Something that is asked of the server, held for whoever shows it, and asked for or told anew. */
export class Loaded<Value> {
  readonly #ask: () => Promise<Value>;
  readonly #listeners = new Listeners();
  readonly subscribe = this.#listeners.subscribe;
  #state: LoadedState<Value> = { data: undefined, error: null };
  #latest = 0;

  /** @param ask rejects when there is no answer */
  constructor(ask: () => Promise<Value>) {
    this.#ask = ask;
  }

  readonly read = (): LoadedState<Value> => this.#state;

  /** Asks, or asks again: what is held stays until there is an answer. Of several askings the last one counts. */
  readonly load = async (): Promise<void> => {
    this.#latest += 1;
    const asked = this.#latest;
    const state = await this.#ask().then(
      (data) => ({ data, error: null }),
      (error: unknown) => ({ data: this.#state.data, error }),
    );
    if (asked === this.#latest) this.#become(state);
  };

  /** Holds what was learned otherwise; what is being asked for meanwhile is older. */
  keep(data: Value): void {
    this.#latest += 1;
    this.#become({ data, error: null });
  }

  #become(state: LoadedState<Value>): void {
    this.#state = state;
    this.#listeners.tell();
  }
}

/** What is held; a component that asks is drawn again when it changes. */
export const useLoaded = <Value>({ subscribe, read }: Loaded<Value>): LoadedState<Value> =>
  useSyncExternalStore(subscribe, read);
