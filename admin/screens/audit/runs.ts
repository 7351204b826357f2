import type { RecentChangesQuery } from '../../graphql/generated/typed/graphql';

type Entry = RecentChangesQuery['auditEntries']['rows'][number];

/** Entries in sequence that say the same of several records, such as those of an import. */
export interface Run {
  /** The latest of them. */
  readonly entry: Entry;
  /** How many others there are. */
  readonly more: number;
}

/** Whose doing an entry is, and what was done to which kind. Changes of one record stay apart: they differ in their values. */
const deedOf = ({ actor, bySystem, action, outcome, target }: Entry): string =>
  JSON.stringify([actor?.name, bySystem, action, outcome, target.kind]);

/** Entries, the latest first, in runs. @param most how many runs there are at most */
export function runsOf(entries: readonly Entry[], most: number): Run[] {
  const runs: Run[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && last.entry.target.id !== entry.target.id && deedOf(last.entry) === deedOf(entry))
      runs[runs.length - 1] = { ...last, more: last.more + 1 };
    else if (runs.length === most) break;
    else runs.push({ entry, more: 0 });
  }
  return runs;
}
