import { baseLanguage } from '@polyphony/domain/baseLanguage.js';
import type { ImportValues } from '@polyphony/domain/import/cells.js';
import { columnsOf, ID_COLUMN, type ImportColumn } from '@polyphony/domain/import/columns.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { OBJECT_ID_PATTERN } from '@polyphony/domain/validation/rules.js';
import { GraphQLError } from 'graphql';
import { Types } from 'mongoose';
import type { Context } from '../../context.js';
import { userMessageOf } from '../../platform/errors.js';
import { recordValues } from '../export/recordValues.js';
import { withChanges, type StoredRecord } from '../schema/record.js';
import { auditTarget } from '../write/auditTarget.js';
import type { RecordStore } from '../store/recordStore.js';
import type { SavePlan } from '../write/saving.js';
import { WritePath } from '../write/writePath.js';
import type { Result } from '../write/write.js';
import { importing } from './importing.js';
import { changesIn, columnAt, formOf, type LineChange, type LineForm } from './lineForm.js';
import { mayReadRecords, rowRefusal } from './mayImport.js';
import { withReferences } from './references.js';
import type { LineError, StoredLine } from './storedImport.js';
import { refuseRepeated, repeatedIds } from './repeated.js';

/** A row that the check is working on. */
export interface CheckedLine {
  readonly line: StoredLine;
  readonly errors: readonly LineError[];
  readonly title: string;
  /** Null for one that writes nothing. */
  readonly planned: PlannedLine | null;
}

/** Planned write of a row. */
export interface PlannedLine {
  readonly action: 'create' | 'change';
  readonly recordId: string;
  readonly version: number;
  readonly form: LineForm;
  /** Those of all columns that the write changes, also where the row does not name them. */
  readonly changes: readonly LineChange[];
  readonly keys: readonly string[];
}

/** Error of a row as a whole. */
const whole = (message: LineError['message']): LineError => ({ column: '', message });

/** Code of an error as GraphQL has it: 'CONFLICT'. */
export const codeOf = ({ extensions: { code } }: GraphQLError): unknown => code;

/** Errors of a row in a result of the write path. */
export function errorsOf({ kind }: RecordStore, result: Result | undefined): LineError[] {
  if (!result) return [];
  if (result instanceof GraphQLError) {
    const isConflict = codeOf(result) === 'CONFLICT';
    return [
      whole(isConflict ? messages.importChanged(kind.label) : (userMessageOf(result) ?? messages.somethingWrong)),
    ];
  }
  if (result.success) return [];
  if (result.errors.length === 0) return [whole(result.message)];
  return result.errors.map(({ field, message }) => ({ column: columnAt(kind, field), message }));
}

/** The columns of a kind by name, in these languages and in those that names of columns have. */
export const columnsByName = (
  { kind }: RecordStore,
  { languages }: Pick<Context, 'languages'>,
  names: readonly string[] = [],
): ReadonlyMap<string, ImportColumn> => {
  const referencedCodes = names.flatMap((name) => name.split('.')[1] ?? []);
  const codes = [...new Set([...languages.map(({ code }) => code), ...referencedCodes])];
  return new Map(columnsOf(kind, codes).map((column) => [column.name, column]));
};

const idIn = (values: ImportValues): string =>
  String(values[ID_COLUMN.name] ?? '')
    .trim()
    .toLowerCase();

/**
 * Checks rows of a file: compares them with their records, and plans what differs by the steps of the write path that a save
 * takes. Writes nothing.
 */
export async function checkLines(
  store: RecordStore,
  lines: readonly StoredLine[],
  context: Context,
): Promise<readonly CheckedLine[]> {
  const columns = columnsByName(store, context);
  const rows = await withReferences(columns, lines, context);
  const ids = rows.map(({ values }) => idIn(values)).filter((id) => OBJECT_ID_PATTERN.test(id));
  // A caller who may not read records must not learn which of them exist, nor what a row would change in them.
  const records = mayReadRecords(store.kind, context) ? await store.load([...new Set(ids)]) : null;
  const compared = await repeatedIds(
    rows.map(({ line, values, errors }) => {
      const id = idIn(values);
      const row = { values, errors, id, record: records?.get(id) };
      return { line, ...(records || id === '' ? compare(store, columns, row, context) : unread(row)) };
    }),
  );
  const { errorsByLine, plans } = await planned(store, compared, context);
  const refused = await refuseRepeated(store, compared, plans);
  return compared.map((one) => {
    const plan = plans.get(one.recordId);
    const errors = [...one.errors, ...(errorsByLine.get(one.line) ?? []), ...(refused.errors.get(one.line) ?? [])];
    const isPlanned = plan !== undefined && errors.length === 0 && one.changes.length > 0;
    const title = auditTarget(store.kind, plan?.record ?? one.record ?? {}).label || titleIn(store, one.values);
    const keys = refused.keys.get(one.line) ?? [];
    const changes = isPlanned ? [...one.changes, ...unnamed(store, columns, one, plan, context)] : [];
    return { line: one.line, errors, title, planned: isPlanned ? { ...one, changes, keys } : null };
  });
}

export interface Compared extends Omit<PlannedLine, 'keys'> {
  readonly line: StoredLine;
  readonly errors: readonly LineError[];
  readonly record: StoredRecord | undefined;
  readonly values: ImportValues;
}

/** The title that a row names, in the base language. */
function titleIn({ kind }: RecordStore, values: ImportValues): string {
  const title = values[kind.titleField] ?? values[`${kind.titleField}.${baseLanguage()}`];
  return typeof title === 'string' ? title : '';
}

interface Row {
  readonly values: ImportValues;
  readonly errors: readonly LineError[];
  readonly id: string;
  readonly record: StoredRecord | undefined;
}

/** A row about a record that the person may not read, and so not change either. */
const unread = ({ values, errors }: Row): Omit<Compared, 'line'> => ({
  action: 'change',
  recordId: new Types.ObjectId().toHexString(),
  version: 0,
  form: { input: null, texts: [] },
  changes: [],
  record: undefined,
  values,
  errors: [...errors, whole(messages.importMayNotChange)],
});

function compare(
  store: RecordStore,
  columns: ReadonlyMap<string, ImportColumn>,
  { values, errors, id, record }: Row,
  context: Context,
): Omit<Compared, 'line'> {
  const { kind } = store;
  const action = id === '' ? 'create' : 'change';
  const providedColumns = Object.keys(values).flatMap((name) => columns.get(name) ?? []);
  const current = record ? recordValues(store.form, record, providedColumns, context.services.fileAddresses) : null;
  const differing = changesIn(kind, columns, values, current);
  const form = formOf(kind, columns, differing);
  const isUnknown = action === 'change' && !record;
  const refusal = differing.length > 0 && !isUnknown ? rowRefusal(kind, action, form, context) : null;
  const unknown = OBJECT_ID_PATTERN.test(id) ? messages.notFound(kind.label) : messages.invalidId;
  return {
    action,
    recordId: record ? id : new Types.ObjectId().toHexString(),
    version: record?.version ?? 0,
    form,
    changes: isUnknown ? [] : differing,
    record,
    values,
    errors: [
      ...errors,
      ...(isUnknown ? [{ column: ID_COLUMN.name, message: unknown }] : []),
      ...(refusal ? [whole(refusal)] : []),
    ],
  };
}

/**
 * What a row changes in columns that it does not name: a kind may have something follow from what is sent, as a course without
 * its switch has no categories. Undoing gives that back, too.
 */
function unnamed(
  store: RecordStore,
  columns: ReadonlyMap<string, ImportColumn>,
  { changes, record }: Compared,
  plan: SavePlan,
  { services }: Context,
): LineChange[] {
  if (!record) return [];
  const changedNames = new Set(changes.map(({ column }) => column));
  const others = Object.keys(plan.values).flatMap((path) => (changedNames.has(path) ? [] : (columns.get(path) ?? [])));
  const valuesOf = (one: StoredRecord) => recordValues(store.form, one, others, services.fileAddresses);
  return changesIn(store.kind, columns, valuesOf({ ...record, ...withChanges(record, plan.values) }), valuesOf(record));
}

/** Plans the rows that nothing is wrong with yet. */
async function planned(store: RecordStore, rows: readonly Compared[], context: Context) {
  const plans = new Map<string, SavePlan>();
  const errorsByLine = new Map<StoredLine, readonly LineError[]>();
  for (const action of ['create', 'change'] as const) {
    const ready = rows.filter((row) => row.action === action && row.errors.length === 0 && row.changes.length > 0);
    if (ready.length === 0) continue;
    const forms = new Map(ready.map(({ recordId, form }) => [recordId, form]));
    const versions = new Map(ready.map(({ recordId, version }) => [recordId, version]));
    const path = new WritePath(store, importing(store, { action, forms, versions }, context), context);
    const found = await path.plan([...forms.keys()]);
    for (const { recordId, line } of ready) {
      const plan = found.planned.get(recordId);
      const refusals = plan ? await plan.refusals(null) : [];
      const inFiles = refusals.map(({ field, message }) => ({ column: columnAt(store.kind, field), message }));
      errorsByLine.set(line, [...errorsOf(store, found.results.get(recordId)), ...inFiles]);
      if (plan) plans.set(recordId, plan);
    }
  }
  return { errorsByLine, plans };
}
