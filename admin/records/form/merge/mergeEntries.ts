import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { same, type FormEntry } from '../../formValues';
import type { MergeRow, Side } from './mergeRows';

/** The versions of a list of entries. */
interface ListVersions {
  readonly base: readonly FormEntry[];
  readonly mine: readonly FormEntry[];
  readonly theirs: readonly FormEntry[];
}

const changedBy = (byMe: boolean, byThem: boolean) => (byMe && byThem ? 'both' : byMe ? 'me' : 'them');
const byId = (entries: readonly FormEntry[]) => new Map(entries.map((entry) => [entry.id, entry]));
const idsOf = (entries: readonly FormEntry[]) => entries.map(({ id }) => id);
/** The ids of entries that others have, too, in their order. */
const orderOf = (entries: readonly FormEntry[], others: ReadonlyMap<string, unknown>) =>
  idsOf(entries).filter((id) => others.has(id));

/** Differences between two versions of a list: values of entries, which entries there are, and their order. */
export function entryRows(lang: string, name: string, { base, mine, theirs }: ListVersions): MergeRow[] {
  const [known, own, other] = [byId(base), byId(mine), byId(theirs)];
  const list = { mine, theirs };
  const fields = theirs.flatMap((there, place): MergeRow[] => {
    const here = own.get(there.id);
    if (!here) return [];
    return Object.keys(here)
      .filter((field) => field in there && !same(here[field], there[field]))
      .map((field) => {
        const before = known.get(there.id)?.[field];
        return {
          lang,
          name,
          part: { id: there.id, field, place, list },
          mine: here[field],
          theirs: there[field],
          changedBy: changedBy(!same(here[field], before), !same(there[field], before)),
        };
      });
  });
  // A translation has the entries that the record has.
  if (lang !== baseLanguage()) return fields;
  const onlyMine = mine.flatMap((here, place): MergeRow[] => {
    if (other.has(here.id)) return [];
    const before = known.get(here.id);
    const part = { id: here.id, field: null, place, list };
    return [{ lang, name, part, mine: here, theirs: null, changedBy: changedBy(!same(here, before), Boolean(before)) }];
  });
  const come = theirs.flatMap((there, place): MergeRow[] => {
    if (own.has(there.id)) return [];
    const before = known.get(there.id);
    const part = { id: there.id, field: null, place, list };
    return [
      { lang, name, part, mine: null, theirs: there, changedBy: changedBy(Boolean(before), !same(there, before)) },
    ];
  });
  return [...fields, ...onlyMine, ...come, ...orderRow(lang, name, { base, mine, theirs })];
}

function orderRow(lang: string, name: string, { base, mine, theirs }: ListVersions): MergeRow[] {
  const common = new Map(idsOf(mine).flatMap((id) => (byId(theirs).has(id) ? [[id, id] as const] : [])));
  const [here, there] = [orderOf(mine, common), orderOf(theirs, common)];
  if (same(here, there)) return [];
  const before = orderOf(base, common);
  const part = { id: null, field: null, place: 0, list: { mine, theirs } };
  const titles = (ids: readonly string[], entries: readonly FormEntry[]) =>
    ids.map((id) => titleOf(byId(entries).get(id)));
  return [
    {
      lang,
      name,
      part,
      mine: titles(here, mine),
      theirs: titles(there, theirs),
      changedBy: changedBy(!same(here, before), !same(there, before)),
    },
  ];
}

/** Title of an entry: its first text. */
export function titleOf(entry: Readonly<Record<string, unknown>> | null | undefined): string {
  const texts = Object.entries(entry ?? {}).flatMap(([field, value]) =>
    field !== 'id' && typeof value === 'string' && value !== '' ? [value] : [],
  );
  return texts[0] ?? '';
}

/** The entries of one list with those of another put behind the entry that is before them there. */
function woven(first: readonly string[], second: readonly string[]): string[] {
  return second.reduce<string[]>(
    (ids, id, at) => {
      if (ids.includes(id)) return ids;
      const place = ids.indexOf(second[at - 1] ?? '') + 1;
      return [...ids.slice(0, place), id, ...ids.slice(place)];
    },
    [...first],
  );
}

/** A list as it was chosen, its rows in `rows`; null where it is theirs. */
export function mergedEntries(rows: readonly MergeRow[], sideOf: (row: MergeRow) => Side): FormEntry[] | null {
  const chosen = rows.filter((row) => sideOf(row) === 'mine');
  const list = rows[0]?.part?.list;
  if (!list || chosen.length === 0) return null;
  const [own, other] = [byId(list.mine), byId(list.theirs)];
  const ordered = rows.find(({ part }) => part?.id === null);
  const [first, second] = ordered && sideOf(ordered) === 'mine' ? [list.mine, list.theirs] : [list.theirs, list.mine];
  const sides = new Map(rows.flatMap((row) => (row.part?.field === null ? [[row.part.id, sideOf(row)] as const] : [])));
  return woven(idsOf(first), idsOf(second)).flatMap((id): FormEntry[] => {
    const [here, there] = [own.get(id), other.get(id)];
    if (!here || !there) {
      const selected = sides.get(id) === 'mine' ? here : there;
      return selected ? [selected] : [];
    }
    const mine = chosen.flatMap(({ part }) => (part?.id === id && part.field !== null ? [part.field] : []));
    return [{ ...there, ...Object.fromEntries(mine.map((field) => [field, here[field]])) }];
  });
}
