import fc from 'fast-check';
import { textOf } from './compare.js';
import type { Options } from './options.js';
import { printed } from './printed.js';
import type { Difference, Rivals } from './rivals.js';
import { type Sequence, sequence } from './sequences.js';

/** Sequences generated from one seed: so many that a difference is found again soon, alone. */
const CHUNK = 40;
const LANES = 4;
/** Spreads the chunks' seeds, so that runs of neighbouring seeds share none. */
const STRIDE = 0x9e3779b1;

export function described({ indexes, before, operation, embedded, real, messages }: Difference): string {
  return [
    `indexes:   ${printed(indexes)}`,
    `documents: ${textOf(before)}`,
    `operation: ${printed(operation)}`,
    `embedded:  ${embedded}`,
    `MongoDB:   ${real}`,
    `messages:  ${JSON.stringify(messages)}`,
  ].join('\n');
}

/** Runs chunk after chunk, a few at a time, until the budget is spent or a difference is found, which is then shrunk. */
export async function prove(
  rivals: Rivals,
  { seed, chunk, operations, milliseconds, all }: Options,
  tell: (difference: Difference, chunk: number) => void,
): Promise<void> {
  const end = Date.now() + milliseconds;
  let next = 0;
  let over = false;
  const spent = (): boolean => over || rivals.operations >= operations || Date.now() > end;
  const lane = async (_: unknown, number: number): Promise<void> => {
    const collection = `c${number}`;
    while (!spent()) {
      const own = chunk ?? (seed + next++ * STRIDE) | 0;
      if (chunk !== undefined) over = true;
      if (all) await tellAll(rivals, own, collection, tell);
      else {
        const difference = await shrunk(rivals, own, collection, end);
        over ||= difference !== undefined;
        if (difference) tell(difference, own);
      }
    }
  };
  await Promise.all(Array.from({ length: chunk === undefined ? LANES : 1 }, lane));
}

/** The chunk's first difference, in the smallest sequence that shows it. */
async function shrunk(rivals: Rivals, seed: number, collection: string, end: number): Promise<Difference | undefined> {
  let last: Difference | undefined;
  const property = fc.asyncProperty(sequence, async (one: Sequence) => {
    const difference = await rivals.firstDifference(one, collection);
    last = difference ?? last;
    return difference === undefined;
  });
  const interruptAfterTimeLimit = Number.isFinite(end) ? Math.max(1, end + 20_000 - Date.now()) : undefined;
  const result = await fc.check(property, {
    seed,
    numRuns: CHUNK,
    ...(interruptAfterTimeLimit && { interruptAfterTimeLimit }),
  });
  if (result.failed && !last && !result.interrupted) throw new Error(fc.defaultReportMessage(result));
  return last;
}

/** Every sequence's first difference, unshrunk. */
async function tellAll(
  rivals: Rivals,
  seed: number,
  collection: string,
  tell: (difference: Difference, chunk: number) => void,
): Promise<void> {
  for (const one of fc.sample(sequence, { seed, numRuns: CHUNK })) {
    const difference = await rivals.firstDifference(one, collection);
    if (difference) tell(difference, seed);
  }
}
