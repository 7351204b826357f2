import { parseArgs } from 'node:util';

/** Extent of the measurements: `--quick` only shows that every part runs, its figures say little. */
export interface Options {
  readonly documents: number;
  readonly fewDocuments: number;
  /** Interleaved rounds, each of which measures every workload of its group for `milliseconds`. */
  readonly rounds: number;
  readonly milliseconds: number;
  readonly starts: number;
  /** Compare with SQLite, installing it first where it is not there. */
  readonly sqlite: boolean;
}

export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: { quick: { type: 'boolean' }, sqlite: { type: 'boolean' } },
  });
  const sqlite = values.sqlite === true;
  return values.quick === true
    ? { documents: 2_000, fewDocuments: 500, rounds: 3, milliseconds: 60, starts: 1, sqlite }
    : { documents: 100_000, fewDocuments: 1_000, rounds: 9, milliseconds: 500, starts: 5, sqlite };
}
