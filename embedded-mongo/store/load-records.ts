import { FieldSet } from '../bson/partial.js';
import { fieldsOf } from '../query/fields.js';
import type { CollectionIndex } from './index.js';
import { recordKey, type StoredRecord } from './record.js';
import { SortedList } from './sorted-list.js';

export interface LoadedRecords {
  readonly records: SortedList<StoredRecord>;
  readonly bytes: number;
  readonly lastId: number;
}

/** Puts a collection's records, read at the start, in order and fills its indexes: only indexed fields are decoded. */
export function loadRecords(
  stored: ReadonlyMap<number, StoredRecord>,
  indexes: readonly CollectionIndex[],
): LoadedRecords {
  const records = [...stored.values()];
  // Mostly sorted already, except for records rewritten to reclaim space.
  records.sort((a, b) => a.id - b.id);
  const look = lookingAt(indexes);
  const entries = indexes.map((): { key: string; record: StoredRecord }[] => []);
  const keys: string[] = [];
  let bytes = 0;
  for (const record of records) {
    const suffix = recordKey(record.id);
    const doc = look(record);
    for (const [i, index] of indexes.entries())
      for (const key of index.keysOf(doc)) entries[i]?.push({ key: flat(key + suffix), record });
    keys.push(suffix);
    bytes += record.size;
  }
  for (const [i, index] of indexes.entries()) index.fill(entries[i] ?? []);
  return { records: SortedList.of(keys, records), bytes, lastId: records.at(-1)?.id ?? 0 };
}

/** Fills one index with a collection's records. */
export function fillIndex(index: CollectionIndex, records: Iterable<StoredRecord>): void {
  const look = lookingAt([index]);
  const entries: { key: string; record: StoredRecord }[] = [];
  for (const record of records)
    for (const key of index.keysOf(look(record))) entries.push({ key: flat(key + recordKey(record.id)), record });
  index.fill(entries);
}

/** The fields that any index needs, of a record. */
function lookingAt(indexes: readonly CollectionIndex[]): (record: StoredRecord) => ReturnType<FieldSet['read']> {
  const fields = new Set<string>();
  for (const { spec } of indexes) {
    for (const { path } of spec.fields) fields.add(path[0] as string);
    const filtered = fieldsOf(spec.partial?.filter ?? {}, []);
    if (!filtered) return ({ doc }) => doc;
    for (const field of filtered) fields.add(field);
  }
  const wanted = new FieldSet(fields);
  return (record) => record.fields(wanted);
}

/** The same text in one piece: a text put together keeps its parts in memory until it is first compared. */
function flat(text: string): string {
  return Buffer.from(text, 'latin1').toString('latin1');
}
