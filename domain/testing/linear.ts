import { runInNewContext } from 'node:vm';

/** Far more than any linear work on a megabyte takes, far less than quadratic work takes. */
const PATIENCE_MS = 60_000;

/** Runs synchronous work, including regular expressions, and fails if it does not finish in time. */
export const ends = <T>(work: () => T): T => runInNewContext('work()', { work }, { timeout: PATIENCE_MS }) as T;
