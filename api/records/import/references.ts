import type { ImportValues } from '@polyphony/domain/import/cells.js';
import type { ImportColumn } from '@polyphony/domain/import/columns.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { OBJECT_ID_PATTERN } from '@polyphony/domain/validation/rules.js';
import type { Context } from '../../context.js';
import type { StoredRecord } from '../schema/record.js';
import type { RecordStore } from '../write/recordStore.js';
import type { LineError, StoredLine } from './storedImport.js';

interface Row {
  readonly line: StoredLine;
  readonly values: ImportValues;
  readonly errors: readonly LineError[];
}

const isSlug = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value !== 'none' && !OBJECT_ID_PATTERN.test(value.trim());

/** The ids of records by their slugs. */
async function idsBySlug(
  { model, scope, kind }: RecordStore,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (!('slug' in kind.rules.fields) || slugs.length === 0) return new Map();
  const found = await model.collection
    .find<StoredRecord>({ ...scope, slug: { $in: [...slugs] } }, { projection: { slug: 1 } })
    .toArray();
  return new Map(found.map((record) => [String(record['slug']), record._id.toHexString()]));
}

/** Rows in which references that name another record by its slug name it by its id. */
export async function withReferences(
  columns: ReadonlyMap<string, ImportColumn>,
  lines: readonly StoredLine[],
  { loaders: { stores } }: Pick<Context, 'loaders'>,
): Promise<readonly Row[]> {
  let rows: Row[] = lines.map((line) => ({ line, values: line.values ?? {}, errors: line.problems }));
  for (const { name, reference, label } of columns.values()) {
    const slugs = [...new Set(rows.map(({ values }) => values[name]).filter(isSlug))];
    if (reference === undefined || slugs.length === 0) continue;
    const ids = await idsBySlug(stores.of(reference), slugs);
    rows = rows.map((row) => {
      const slug = row.values[name];
      if (!isSlug(slug)) return row;
      const id = ids.get(slug.trim());
      return id
        ? { ...row, values: { ...row.values, [name]: id } }
        : { ...row, errors: [...row.errors, { column: name, message: messages.gone(label) }] };
    });
  }
  return rows;
}
