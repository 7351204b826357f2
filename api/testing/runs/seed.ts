export { SEED } from '@polyphony/domain/testing/seed.js';

/** Pseudorandom integers from a seed (mulberry32). */
export class Generator {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A number from `least` to `most`, inclusive. */
  between(least: number, most: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    const share = ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
    return least + Math.floor(share * (most - least + 1));
  }
}
