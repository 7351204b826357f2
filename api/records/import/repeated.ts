import { ID_COLUMN } from '@polyphony/domain/import/columns.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { owners, uniquesOf } from '../read/uniqueValues.js';
import type { RecordStore } from '../store/recordStore.js';
import type { SavePlan } from '../write/saving.js';
import type { Compared } from './checkLines.js';
import { columnAt } from './lineForm.js';
import { ImportLineModel, type LineError, type StoredLine } from './storedImport.js';

/** Lines of the file, by the keys of what they write. */
async function linesBefore(of: StoredLine, keys: readonly string[]): Promise<Map<string, number>> {
  const found = await ImportLineModel.find({ importId: of.importId, keys: { $in: keys } }, { line: 1, keys: 1 }).lean();
  return new Map(found.flatMap(({ line, keys: own = [] }) => own.map((key) => [key, line] as const)));
}

const idKey = (id: string) => `${ID_COLUMN.name} ${id}`;

/** Rows with those refused whose record an earlier row of the file is about. */
export async function repeatedIds(rows: readonly Compared[]): Promise<readonly Compared[]> {
  const known = rows.filter(({ record }) => record);
  const [first] = known;
  if (!first) return rows;
  const lines = await linesBefore(
    first.line,
    known.map(({ recordId }) => idKey(recordId)),
  );
  return rows.map((row) => {
    if (!row.record) return row;
    const key = idKey(row.recordId);
    const line = lines.get(key);
    if (line === undefined) {
      lines.set(key, row.line.line);
      return row;
    }
    return {
      ...row,
      errors: [...row.errors, { column: ID_COLUMN.name, message: messages.importTwice('labels.id', line) }],
    };
  });
}

interface Repeated {
  readonly errors: ReadonlyMap<StoredLine, readonly LineError[]>;
  /** Keys that later rows of the file must not write, too. */
  readonly keys: ReadonlyMap<StoredLine, readonly string[]>;
}

/** Refuses values that no two records share, where a record or an earlier row of the file has them. */
export async function refuseRepeated(
  store: RecordStore,
  rows: readonly Compared[],
  plans: ReadonlyMap<string, SavePlan>,
): Promise<Repeated> {
  const errors = new Map<StoredLine, LineError[]>();
  const keys = new Map<StoredLine, string[]>(
    rows.map(({ line, record, recordId }) => [line, record ? [idKey(recordId)] : []]),
  );
  for (const { key, field, label } of uniquesOf(store)) {
    const candidates = rows.flatMap((row) => {
      const value = plans.get(row.recordId)?.values[key];
      return value === undefined || value === null ? [] : [{ row, value, name: `${key} ${JSON.stringify(value)}` }];
    });
    const [first] = candidates;
    if (!first) continue;
    const ownersByValue = await owners(
      store,
      key,
      candidates.map(({ value }) => value),
    );
    const lines = await linesBefore(
      first.row.line,
      candidates.map(({ name }) => name),
    );
    const column = columnAt(store.kind, field);
    for (const { row, value, name } of candidates) {
      const owner = ownersByValue.get(value);
      const line = lines.get(name);
      const refuse = (message: LineError['message']) =>
        errors.set(row.line, [...(errors.get(row.line) ?? []), { column, message }]);
      if (owner !== undefined && owner !== row.recordId) refuse(messages.taken(label));
      else if (line !== undefined && line !== row.line.line) refuse(messages.importTwice(label, line));
      else {
        lines.set(name, row.line.line);
        keys.set(row.line, [...(keys.get(row.line) ?? []), name]);
      }
    }
  }
  return { errors, keys };
}
