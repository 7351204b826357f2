/** Throttles messages: passes each on at once, and the same one again only after a pause, once for all repetitions. */
export class Throttle {
  readonly #pauses = new Map<string, { again: boolean; readonly timer: NodeJS.Timeout }>();

  constructor(
    readonly pauseMs: number,
    readonly pass: (word: string) => void,
  ) {}

  push(word: string): void {
    const pause = this.#pauses.get(word);
    if (pause) pause.again = true;
    else this.#passNow(word);
  }

  stop(): void {
    for (const { timer } of this.#pauses.values()) clearTimeout(timer);
    this.#pauses.clear();
  }

  #passNow(word: string): void {
    const pause = {
      again: false,
      timer: setTimeout(() => {
        this.#pauses.delete(word);
        if (pause.again) this.#passNow(word);
      }, this.pauseMs).unref(),
    };
    this.#pauses.set(word, pause);
    this.pass(word);
  }
}
