import fc from 'fast-check';
import { textOf } from './compare.js';
import type { Options } from './options.js';
import { printed } from './printed.js';
import type { Difference, Rivals } from './rivals.js';
import { type Sequence, sequence } from './sequences.js';

/** Sequences generated from one seed: so many that a difference is found again soon, alone. */
const CHUNK = 40;
const LANES = 4;
/** Milliseconds after its budget in which a run may still shrink a difference. */
const SHRINKING_MS = 20_000;
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

/** Reports a difference, and the chunk that has it. */
type Report = (difference: Difference, chunk: number) => void;

/**
 * Runs chunk after chunk, a few at a time, until there are enough operations, the budget is spent or a difference is
 * found, which is then shrunk. Which chunks are run depends on the seed and the number of operations alone: a chunk is
 * begun when those before it, except for the few beside it, have had too few operations.
 */
export async function prove(rivals: Rivals, options: Options, report: Report): Promise<void> {
  const { seed, chunk, operations, budgetSeconds, all } = options;
  const end = performance.now() + budgetSeconds * 1000;
  let hasEnded = false;
  const run = async (own: number, collection: string): Promise<number> => {
    const before = rivals.operationsOn(collection);
    if (all) await reportAll(rivals, own, collection, report);
    else {
      const difference = await shrunk(rivals, own, collection, end);
      hasEnded ||= difference !== undefined;
      if (difference) report(difference, own);
    }
    return rivals.operationsOn(collection) - before;
  };
  if (chunk !== undefined) return void (await run(chunk, 'c0'));
  const running: Promise<number>[] = [];
  try {
    for (let done = 0, number = 0; ; number++) {
      if (number >= LANES) done += (await running[number - LANES]) ?? 0;
      if (hasEnded || done >= operations || performance.now() > end) break;
      const one = run((seed + number * STRIDE) | 0, `c${number % LANES}`);
      // A failure is met when its turn comes.
      one.catch(() => undefined);
      running.push(one);
    }
  } finally {
    await Promise.all(running);
  }
}

/** The chunk's first difference, in the smallest sequence that shows it. */
async function shrunk(rivals: Rivals, seed: number, collection: string, end: number): Promise<Difference | undefined> {
  let last: Difference | undefined;
  const property = fc.asyncProperty(sequence, async (one: Sequence) => {
    const difference = await rivals.firstDifference(one, collection);
    last = difference ?? last;
    return difference === undefined;
  });
  const interruptAfterTimeLimit = Number.isFinite(end)
    ? Math.max(1, end + SHRINKING_MS - performance.now())
    : undefined;
  const result = await fc.check(property, {
    seed,
    numRuns: CHUNK,
    ...(interruptAfterTimeLimit && { interruptAfterTimeLimit }),
  });
  if (result.failed && !last && !result.interrupted) throw new Error(fc.defaultReportMessage(result));
  return last;
}

/** Every sequence's first difference, unshrunk. */
async function reportAll(rivals: Rivals, seed: number, collection: string, report: Report): Promise<void> {
  for (const one of fc.sample(sequence, { seed, numRuns: CHUNK })) {
    const difference = await rivals.firstDifference(one, collection);
    if (difference) report(difference, seed);
  }
}
