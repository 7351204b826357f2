import { runInNewContext } from 'node:vm';

/** Far more than any linear work on a megabyte takes, far less than quadratic work does. */
const PATIENCE_MS = 60_000;

/** Does synchronous work, a regular expression's too, and stops it with an error when it does not end. */
export const ends = <T>(work: () => T): T => runInNewContext('work()', { work }, { timeout: PATIENCE_MS }) as T;
