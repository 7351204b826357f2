import { RICH_TEXT_VALUE } from '@polyphony/domain/audit.js';
import type { EntryField, EntryList } from '@polyphony/domain/validation/entryLists.js';
import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { valuesIn, type Values } from '../../platform/values.js';
import type { StoredEntry } from '../schema/storedEntries.js';

/** A value that has changed, by its field: the audit trail writes both as JSON. */
export interface ValueChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Value of an entry in the trail: rich texts are not copied into it. */
const auditedValue = ({ holds }: EntryField, value: unknown): unknown =>
  holds === 'richText' && typeof value === 'string' && value !== '' ? RICH_TEXT_VALUE : (value ?? null);

/** An entry's values by field: 'question.en', 'icon'. */
function valuesOf(
  { fields }: EntryList,
  entry: StoredEntry | undefined,
): Map<string, [field: EntryField, value: unknown]> {
  const values = new Map<string, [EntryField, unknown]>();
  for (const field of fields) {
    const value = entry?.[field.name];
    if (!field.perLanguage) values.set(field.name, [field, value]);
    else
      for (const [lang, text] of Object.entries(valuesIn(value) ?? {}))
        values.set(`${field.name}.${lang}`, [field, text]);
  }
  return values;
}

/** All that an entry holds, by field. */
const whole = (list: EntryList, entry: StoredEntry): Values =>
  Object.fromEntries(
    [...valuesOf(list, entry)].flatMap(([name, [field, value]]) =>
      auditedValue(field, value) === null ? [] : [[name, auditedValue(field, value)]],
    ),
  );

/** Name of an entry in a line: the first of its texts in the base language, else its first value. */
function titleOf(list: EntryList, entry: StoredEntry): string {
  const texts = [...valuesOf(list, entry)].flatMap(([name, [{ holds, perLanguage }, value]]) => {
    if (holds !== 'text' || typeof value !== 'string') return [];
    return [{ value, readable: !perLanguage || name.endsWith(`.${baseLanguage()}`) }];
  });
  return (texts.find(({ readable }) => readable) ?? texts[0])?.value ?? '';
}

/** The places of a longest run of numbers that rise: what is outside of it was moved. */
function risingPlaces(numbers: readonly number[]): ReadonlySet<number> {
  const runs: number[][] = [];
  numbers.forEach((number, place) => {
    const before = runs
      .filter((run) => (numbers[run.at(-1) ?? 0] ?? 0) < number)
      .reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []);
    runs.push([...before, place]);
  });
  return new Set(runs.reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []));
}

/**
 * What has changed of a list, a line for each entry that was added, removed or moved, and one for each value of the others.
 * Places count from 1; those of removed entries are their former ones: 'questions.2', 'questions.2.answer.ar'.
 */
export function entryChanges(
  list: EntryList,
  before: readonly StoredEntry[],
  after: readonly StoredEntry[],
): ValueChange[] {
  const place = (entries: readonly StoredEntry[], id: string) => entries.findIndex((entry) => entry.id === id);
  const removed = before.flatMap((entry, at): ValueChange[] =>
    place(after, entry.id) < 0 ? [{ field: `${list.name}.${at + 1}`, before: whole(list, entry), after: null }] : [],
  );
  const retained = after.filter(({ id }) => place(before, id) >= 0);
  const settled = risingPlaces(retained.map(({ id }) => place(before, id)));
  const others = after.flatMap((entry, at): ValueChange[] => {
    const field = `${list.name}.${at + 1}`;
    const from = place(before, entry.id);
    if (from < 0) return [{ field, before: null, after: whole(list, entry) }];
    const title = titleOf(list, entry);
    const moved = !settled.has(retained.indexOf(entry));
    const move = { field, before: { place: from + 1, title }, after: { place: at + 1, title } };
    return [...(moved ? [move] : []), ...valueChanges(list, field, before[from], entry)];
  });
  return [...removed, ...others];
}

function valueChanges(
  list: EntryList,
  path: string,
  before: StoredEntry | undefined,
  after: StoredEntry,
): ValueChange[] {
  const [old, now] = [valuesOf(list, before), valuesOf(list, after)];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((name) => {
    const [was, is] = [old.get(name), now.get(name)];
    const field = (was ?? is)?.[0];
    if (!field || JSON.stringify(was?.[1] ?? null) === JSON.stringify(is?.[1] ?? null)) return [];
    return [{ field: `${path}.${name}`, before: auditedValue(field, was?.[1]), after: auditedValue(field, is?.[1]) }];
  });
}
