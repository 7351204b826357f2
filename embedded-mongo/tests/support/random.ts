/**
 * Random choices that can be repeated. The suite always uses seed 1, so that it fails only because of what was changed;
 * the proofs choose another seed and print it. `SEED=7` repeats a run.
 */
export function seedOf(text: string): number {
  const seed = Number(text);
  if (text.trim() === '' || !Number.isSafeInteger(seed)) throw new Error(`A seed is a whole number, not '${text}'.`);
  return seed | 0;
}

/** A seed that nobody has chosen. */
export const freshSeed = (): number => Math.floor(Math.random() * 2 ** 31);

export const SEED = seedOf(process.env.SEED ?? '1');

/** Number of times that the proofs repeat what the suite does once. */
export const ROUNDS = Number(process.env.ROUNDS ?? 1);

/** A 32-bit number that depends on every bit of the given ones. */
export function hash(...numbers: readonly number[]): number {
  let state = 2166136261;
  for (const number of numbers) {
    state = Math.imul(state ^ number, 16777619);
    state = Math.imul(state ^ (state >>> 15), 2246822507);
  }
  return (state ^ (state >>> 13)) >>> 0;
}

/** A sequence of random numbers (mulberry32) that its name and the seed determine: each test has one of its own. */
export class Random {
  private state: number;

  constructor(name: string) {
    this.state = hash(SEED, ...Buffer.from(name));
  }

  /** A number from 0 up to, not including, 1. */
  fraction(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 up to, not including, `limit`. */
  below(limit: number): number {
    return Math.floor(this.fraction() * limit);
  }
}
