import type { FormValues } from '../../formValues';

/** What a form of one language holds, when somebody else has saved the record meanwhile. */
export interface Versions {
  /** The values it started from. */
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

export type Side = 'mine' | 'theirs';

/** A field that is not the same in both versions. */
export interface MergeRow {
  readonly lang: string;
  readonly name: string;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Who changed it. */
  readonly changedBy: 'me' | 'them' | 'both';
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields that differ, of each language in turn. */
export function mergeRows(versions: ReadonlyMap<string, Versions>): MergeRow[] {
  return [...versions].flatMap(([lang, { base, mine, theirs }]) =>
    Object.keys(mine)
      .filter((name) => name in theirs && !same(mine[name], theirs[name]))
      .map((name): MergeRow => {
        const byMe = !same(mine[name], base[name]);
        const byThem = !same(theirs[name], base[name]);
        const changedBy = byMe && byThem ? 'both' : byMe ? 'me' : 'them';
        return { lang, name, mine: mine[name], theirs: theirs[name], changedBy };
      }),
  );
}

/** Whose value is taken until somebody decides: of a field that they alone changed, theirs. */
export const initialSide = ({ changedBy }: MergeRow): Side => (changedBy === 'them' ? 'theirs' : 'mine');

export const keyOf = ({ lang, name }: Pick<MergeRow, 'lang' | 'name'>) => `${lang}:${name}`;

/** What stands on top of their version, by language: the fields of which mine was chosen. */
export function mergedValues(
  rows: readonly MergeRow[],
  sides: Readonly<Record<string, Side>>,
): Map<string, FormValues> {
  const merged = new Map<string, FormValues>();
  for (const row of rows) {
    if ((sides[keyOf(row)] ?? initialSide(row)) !== 'mine') continue;
    merged.set(row.lang, { ...merged.get(row.lang), [row.name]: row.mine });
  }
  return merged;
}
