import { type FormEntry, type FormValues, isEntries, same } from '../../formValues';
import { entryRows, mergedEntries } from './mergeEntries';

/** The values of a form in one language, after another user has saved the record meanwhile. */
export interface Versions {
  /** The values it started from. */
  readonly base: FormValues;
  readonly mine: FormValues;
  readonly theirs: FormValues;
}

export type Side = 'mine' | 'theirs';

/** The part of a list of entries that a row is about. */
interface ListPart {
  /** An entry; null: the order of the list. */
  readonly id: string | null;
  /** A value of the entry; null: whether the entry is there. */
  readonly field: string | null;
  /** Place of the entry in its list, from 0. */
  readonly place: number;
  /** The whole list in both versions. */
  readonly list: { readonly mine: readonly FormEntry[]; readonly theirs: readonly FormEntry[] };
}

/** A field, or a part of a list of entries, that is not the same in both versions. */
export interface MergeRow {
  readonly lang: string;
  readonly name: string;
  readonly part?: ListPart;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** Author of the change. */
  readonly changedBy: 'me' | 'them' | 'both';
}

/** The fields that differ, language by language. */
export function mergeRows(versions: ReadonlyMap<string, Versions>): MergeRow[] {
  return [...versions].flatMap(([lang, { base, mine, theirs }]) =>
    Object.keys(mine)
      .filter((name) => name in theirs && !same(mine[name], theirs[name]))
      .flatMap((name): MergeRow[] => {
        const [before, here, there] = [base[name], mine[name], theirs[name]];
        if (isEntries(before) && isEntries(here) && isEntries(there) && here.length + there.length > 0)
          return entryRows(lang, name, { base: before, mine: here, theirs: there });
        const byMe = !same(mine[name], base[name]);
        const byThem = !same(theirs[name], base[name]);
        const changedBy = byMe && byThem ? 'both' : byMe ? 'me' : 'them';
        return [{ lang, name, mine: mine[name], theirs: theirs[name], changedBy }];
      }),
  );
}

/** The preselected side: theirs for a field that only they changed, else mine. */
export const initialSide = ({ changedBy }: MergeRow): Side => (changedBy === 'them' ? 'theirs' : 'mine');

export const keyOf = ({ lang, name, part }: Pick<MergeRow, 'lang' | 'name' | 'part'>) =>
  part ? `${lang}:${name}:${part.id ?? ''}:${part.field ?? ''}` : `${lang}:${name}`;

/** The values to write over their version, by language: the fields for which mine was chosen. */
export function mergedValues(
  rows: readonly MergeRow[],
  sides: Readonly<Record<string, Side>>,
): Map<string, FormValues> {
  const merged = new Map<string, FormValues>();
  const sideOf = (row: MergeRow) => sides[keyOf(row)] ?? initialSide(row);
  const put = ({ lang, name }: MergeRow, value: unknown) => merged.set(lang, { ...merged.get(lang), [name]: value });
  for (const row of rows) {
    if (!row.part) {
      if (sideOf(row) === 'mine') put(row, row.mine);
      continue;
    }
    const ofList = rows.filter(({ lang, name }) => lang === row.lang && name === row.name);
    const entries = ofList[0] === row ? mergedEntries(ofList, sideOf) : null;
    if (entries) put(row, entries);
  }
  return merged;
}
