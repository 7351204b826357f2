import type { RecentChangesQuery } from '../../graphql/generated/typed/graphql';

type Entry = RecentChangesQuery['auditEntries']['rows'][number];

/** Entries in sequence that say the same of several records. Those of one write, as of an import, are one entry with their number. */
export interface Run {
  /** The latest of them. */
  readonly entry: Entry;
  /** Number of the others. */
  readonly more: number;
  /** Whether there may be further ones, before those that were read. */
  readonly isOpen: boolean;
}

/**
 * Author and action of an entry, and the kind it was done to. Changes of one record stay apart: they differ in their
 * values.
 */
const deedOf = ({ actor, bySystem, action, outcome, target }: Entry): string =>
  JSON.stringify([actor?.name, bySystem, action, outcome, target.kind]);

/**
 * Entries, the latest first, in runs.
 * @param most how many runs there are at most
 * @param isAll whether there are no entries before these
 */
export function runsOf(entries: readonly Entry[], most: number, isAll: boolean): Run[] {
  const runs: Run[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && last.entry.target.id !== entry.target.id && deedOf(last.entry) === deedOf(entry))
      runs[runs.length - 1] = { ...last, more: last.more + entry.seriesSize };
    else if (runs.length === most) return runs;
    else runs.push({ entry, more: entry.seriesSize - 1, isOpen: false });
  }
  return runs.map((run, at) => ({ ...run, isOpen: !isAll && run.more > 0 && at === runs.length - 1 }));
}
