import { SEED } from './seed.js';

/** Whether a script runs the complete proof; the suite runs a small fixed share of it. */
const isWhole = process.env['PROOF'] === '1';

/** The extent of a proof: configured by its script; constant in the suite. */
export const proofRun = {
  isWhole,
  seed: Number(process.env['PROOF_SEED'] ?? SEED),
  /** A complete proof has a time budget instead. */
  timeoutMs: isWhole ? 24 * 60 * 60_000 : 600_000,
} as const;

const until = Number(process.env['PROOF_UNTIL'] ?? Infinity);

/** Whether the time budget of the script is used up, so that no further cases are started. The suite has no budget. */
export const isOverBudget = (): boolean => Date.now() > until;

/** Prints the proof's result on a line of its own. */
export const printResult = (line: string): void => void process.stdout.write(`${line}\n`);
