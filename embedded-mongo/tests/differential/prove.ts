import fc from 'fast-check';
import { printed } from './printed.js';
import type { Difference, Rivals } from './rivals.js';
import { type Sequence, sequence } from './sequences.js';

export interface Budget {
  readonly seed: number;
  /** Stops once so many operations have run. */
  readonly operations: number;
  readonly milliseconds: number;
}

export interface Verdict {
  readonly operations: number;
  readonly refused: number;
  readonly failure: string | undefined;
}

/** Sequences generated from one seed; the next chunk has the next seed, so that any of them is found again alone. */
export const CHUNK = 40;
const LANES = 4;

export function described({ indexes, before, operation, embedded, real, messages }: Difference): string {
  return [
    `indexes:   ${printed(indexes)}`,
    `documents: ${before}`,
    `operation: ${printed(operation)}`,
    `embedded:  ${embedded}`,
    `MongoDB:   ${real}`,
    `messages:  ${JSON.stringify(messages)}`,
  ].join('\n');
}

/** Runs chunk after chunk, a few at a time, until the budget is spent or a difference is found, which is then shrunk. */
export async function prove(rivals: Rivals, { seed, operations, milliseconds }: Budget): Promise<Verdict> {
  const end = Date.now() + milliseconds;
  let next = seed;
  let failure: string | undefined;
  const spent = (): boolean => failure !== undefined || rivals.operations >= operations || Date.now() > end;
  const lane = async (_: unknown, number: number): Promise<void> => {
    while (!spent()) {
      const chunk = next++;
      const collection = `c${number}`;
      let last: Difference | undefined;
      const property = fc.asyncProperty(sequence, async (one: Sequence) => {
        const difference = await rivals.firstDifference(one, collection);
        last = difference ?? last;
        return difference === undefined;
      });
      const result = await fc.check(property, {
        seed: chunk,
        numRuns: CHUNK,
        interruptAfterTimeLimit: Math.max(1, end - Date.now()),
      });
      if (result.failed && !result.interrupted && last)
        failure ??= `A difference, shrunk (replay: --seed ${chunk} --operations ${CHUNK * 12}):\n${described(last)}`;
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { operations: rivals.operations, refused: rivals.refused, failure };
}

/** Every difference of the budget, unshrunk: each is one operation on what was there before it. */
export async function survey(
  rivals: Rivals,
  { seed, operations, milliseconds }: Budget,
  tell: (difference: Difference, chunk: number) => void,
): Promise<void> {
  const end = Date.now() + milliseconds;
  let next = seed;
  const lane = async (_: unknown, number: number): Promise<void> => {
    while (rivals.operations < operations && Date.now() < end) {
      const chunk = next++;
      for (const one of fc.sample(sequence, { seed: chunk, numRuns: CHUNK })) {
        const difference = await rivals.firstDifference(one, `c${number}`);
        if (difference) tell(difference, chunk);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
