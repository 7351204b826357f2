import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import { perLanguage, type EntryList } from '@polyphony/domain/validation/entryLists.js';
import { ENTRY_ID } from '@polyphony/domain/validation/entryRules.js';
import type { StoredRecord } from '../schema/record.js';
import { storedEntries, type StoredEntry } from '../schema/storedEntries.js';
import type { Form } from '../write/form.js';
import type { FormValues } from '../write/recordRules.js';
import { hasHistory } from './addRevisions.js';
import { readRevisions } from './readRevisions.js';
import type { StoredRevision } from './revision.js';
import type { ValueChange } from './recordState.js';

/**
 * A record with the entries that a form brings back after another save removed them. A form holds their texts in its own
 * language alone; those in the other languages are what they were when the entry was removed, as far as its history is kept.
 */
export async function withRemovedEntries(form: Form, values: FormValues, record: StoredRecord): Promise<StoredRecord> {
  if (!hasHistory(form.store)) return record;
  const added = form.entries.lists.flatMap((list) => {
    const ids = idsAdded(list, values, record);
    return ids.length > 0 && perLanguage(list).length > 0 ? [{ list, ids }] : [];
  });
  if (added.length === 0) return record;
  const ids = added.flatMap((one) => one.ids);
  const revisions = await readRevisions({ recordId: record._id, 'changes.before': { $in: ids } }, []);
  const lists = added.map(({ list, ids }) => {
    const removed = ids.flatMap((id) => entryBefore(list, id, revisions) ?? []);
    return [list.name, [...storedEntries(record, list), ...removed]] as const;
  });
  return { ...record, ...Object.fromEntries(lists) };
}

/** The ids of the form's entries that the record does not have. */
function idsAdded(list: EntryList, form: FormValues, record: StoredRecord): readonly string[] {
  const sent = form[list.name];
  if (!Array.isArray(sent)) return [];
  const stored = new Set(storedEntries(record, list).map(({ id }) => id));
  return sent.map((entry: FormValues) => String(entry[ENTRY_ID])).filter((id) => !stored.has(id));
}

/** The texts of an entry in other languages before the last write that removed it. */
function entryBefore(
  { name }: EntryList,
  id: string,
  newestFirst: readonly Pick<StoredRevision, 'changes'>[],
): StoredEntry | null {
  const has = (ids: unknown) => Array.isArray(ids) && ids.includes(id);
  const removes = ({ path, before, after }: ValueChange) => path === name && has(before) && !has(after);
  const removal = newestFirst.find(({ changes }) => changes.some(removes));
  if (!removal) return null;
  const entry: Record<string, Record<string, unknown>> = {};
  for (const { path, before } of removal.changes) {
    const [list, of, field = '', lang] = path.split('.');
    if (list !== name || of !== id || lang === undefined || lang === baseLanguage()) continue;
    entry[field] = { ...entry[field], [lang]: before };
  }
  return { ...entry, id };
}
