import { allKinds } from '@polyphony/domain/kinds/index.js';
import { turn } from './turn.js';

/** As many of `all` as a run tries, beginning where the run before ended. */
export const shareOf = <T>(all: readonly T[], size: number, run: number): readonly T[] =>
  size >= all.length ? all : Array.from({ length: size }, (_, at) => all[(run * size + at) % all.length] as T);

const size = process.env['KINDS_PER_RUN'];

/**
 * The kinds that a contract suite tries: all of them. With KINDS_PER_RUN=n, as on the real MongoDB of a `.ci/run`, n of
 * them, and consecutive commits try the others: the suites run on the embedded database with all kinds as well.
 */
export const kindsUnderTest = size === undefined ? allKinds : shareOf(allKinds, Number(size), turn);
