import type { ImportValues } from '@polyphony/domain/import/cells.js';
import type { ImportColumn } from '@polyphony/domain/import/columns.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { folded } from '@polyphony/domain/text/folded.js';
import { OBJECT_ID_PATTERN } from '@polyphony/domain/validation/rules.js';
import type { Context } from '../../context.js';
import type { StoredRecord } from '../schema/record.js';
import type { RecordStore } from '../store/recordStore.js';
import { mayReadRecords } from './mayImport.js';
import type { LineError, StoredLine } from './storedImport.js';

interface Row {
  readonly line: StoredLine;
  readonly values: ImportValues;
  readonly errors: readonly LineError[];
}

/** A record that a name means: its id, and what a person writes to mean it alone. */
interface ReferencedRecord {
  readonly id: string;
  readonly place: string;
}

/** Records that a message lists of those with one name. */
const LISTED = 5;
const LISTED_LENGTH = 60;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value !== 'none' && !OBJECT_ID_PATTERN.test(value.trim());

/** The texts of a name: one, or one for each language. */
const textsOf = (name: unknown): string[] =>
  (typeof name === 'object' && name !== null ? Object.values(name) : [name]).filter((text) => typeof text === 'string');

/** The records that have one of these slugs; those that have one of the names in some language, for names that are no slug. */
async function recordsByName(
  { model, scope, kind }: RecordStore,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly ReferencedRecord[]>> {
  const hasSlug = 'slug' in kind.rules.fields;
  const projection = { slug: 1, [kind.titleField]: 1 };
  const found = new Map<string, ReferencedRecord[]>();
  const add = (name: string, { _id, slug }: StoredRecord) => {
    const id = _id.toHexString();
    const others = found.get(name) ?? [];
    if (!others.some((other) => other.id === id))
      found.set(name, [...others, { id, place: typeof slug === 'string' && slug !== '' ? slug : id }]);
  };
  if (hasSlug) {
    const slugs = names.map((name) => name.toLowerCase());
    const cursor = model.collection.find<StoredRecord>({ ...scope, slug: { $in: slugs } }, { projection });
    for await (const record of cursor)
      for (const name of names) if (name.toLowerCase() === record.slug) add(name, record);
  }
  const left = new Map<string, string[]>();
  for (const name of names) if (!found.has(name)) left.set(folded(name), [...(left.get(folded(name)) ?? []), name]);
  if (left.size === 0) return found;
  for await (const record of model.collection.find<StoredRecord>(scope, { projection }))
    for (const text of new Set(textsOf(record[kind.titleField]).map(folded)))
      for (const name of left.get(text) ?? []) add(name, record);
  return found;
}

/** Rows in which references that name another record by its slug or its name have its id. */
export async function withReferences(
  columns: ReadonlyMap<string, ImportColumn>,
  lines: readonly StoredLine[],
  context: Pick<Context, 'loaders' | 'session'>,
): Promise<readonly Row[]> {
  let rows: Row[] = lines.map((line) => ({ line, values: line.values ?? {}, errors: line.problems }));
  for (const { name: column, reference, label } of columns.values()) {
    const providedNames = rows.map(({ values }) => values[column]).filter(isName);
    const names = [...new Set(providedNames.map((name) => name.trim()))];
    if (reference === undefined || names.length === 0) continue;
    const store = context.loaders.stores.of(reference);
    const found = await recordsByName(store, names);
    rows = rows.map((row) => {
      const value = row.values[column];
      if (!isName(value)) return row;
      const name = value.trim();
      const matches = found.get(name) ?? [];
      const [first] = matches;
      if (first && matches.length === 1) return { ...row, values: { ...row.values, [column]: first.id } };
      const refuse = (message: Message) => ({ ...row, errors: [...row.errors, { column, message }] });
      const displayedName = name.slice(0, LISTED_LENGTH);
      if (!first) return refuse(messages.importReference(label, displayedName));
      // Existing records are not shown to those who may not read them.
      const places = mayReadRecords(store.kind, context) ? matches.slice(0, LISTED).map(({ place }) => place) : ['…'];
      return refuse(messages.importReferenceTwice(label, displayedName, places.join(', ')));
    });
  }
  return rows;
}
