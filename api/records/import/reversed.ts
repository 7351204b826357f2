import type { ImportValue } from '@polyphony/domain/import/cells.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import { textsIn, type LineChange } from './lineForm.js';

type Entry = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const entriesIn = (value: ImportValue): readonly Entry[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Former texts by language, and nothing in the languages that have come since. */
function formerTexts(former: unknown, now: unknown): unknown {
  if (!isObject(former) || now === undefined || now === null) return former;
  return { ...Object.fromEntries(Object.keys(textsIn(now)).map((lang) => [lang, null])), ...former };
}

/** The change that takes a change back. */
export function reversed({ column, before, after }: LineChange): LineChange {
  const now = new Map(entriesIn(after).map((entry) => [entry[ENTRY_ID], entry]));
  const former = entriesIn(before).map((entry) => {
    const since = now.get(entry[ENTRY_ID]) ?? {};
    return Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, formerTexts(value, since[name])]));
  });
  return { column, before: after, after: former.length > 0 ? former : before };
}
