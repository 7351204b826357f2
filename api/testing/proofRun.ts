import { SEED } from './seed.js';

/** Whether a start script runs the whole proof; the suite runs a small share of it. */
const isWhole = process.env['PROOF'] === '1';

/** How far a proof goes. Its start script decides by the environment; in the suite the share is always the same. */
export const proofRun = {
  isWhole,
  seed: Number(process.env['PROOF_SEED'] ?? SEED),
  /** A whole proof has its budget instead. */
  timeoutMs: isWhole ? 24 * 60 * 60_000 : 600_000,
} as const;

const until = Number(process.env['PROOF_UNTIL'] ?? Infinity);

/** Whether the time that the start script gave is up: what is left is not begun. The suite has no such bound. */
export const isOverBudget = (): boolean => Date.now() > until;

/** The proof's result, alone on its line. */
export const sayHowFar = (line: string): void => void process.stdout.write(`${line}\n`);
