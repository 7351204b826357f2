import type { EntryList } from '@polyphony/domain/validation/entryLists.js';
import type { Values } from '../../platform/values.js';

/** An entry as it is stored: its texts by language, the rest as it is. */
export type StoredEntry = Values & { readonly id: string };

/** The stored entries of a list; none in a record that was written before its kind had the list. */
export const storedEntries = (record: Values | null, { name }: Pick<EntryList, 'name'>): readonly StoredEntry[] => {
  const entries: unknown = record?.[name];
  // Entries are written by `EntryValues` alone, which gives each of them its id.
  return Array.isArray(entries) ? (entries as StoredEntry[]) : [];
};
