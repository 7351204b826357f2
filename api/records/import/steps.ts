import { isDeepStrictEqual } from 'node:util';
import { messages } from '@polyphony/domain/messages/messages.js';
import { GraphQLError } from 'graphql';
import type { Context } from '../../context.js';
import { recordValues } from '../export/recordValues.js';
import type { StoredRecord } from '../schema/record.js';
import type { RecordStore } from '../store/recordStore.js';
import { deleting } from '../write/deleting.js';
import { isDone, keyOf, type AppliedWrite, type Result } from '../write/write.js';
import { writeRecords } from '../write/writeRecords.js';
import { checkLines, codeOf, columnsByName, errorsOf } from './checkLines.js';
import { importing } from './importing.js';
import { formOf, type LineChange, type LineForm } from './lineForm.js';
import { storeLines, storeLinesAlone, type LineUpdate } from './lineStates.js';
import { readCells } from './table/mapping.js';
import { deletionRefusal, rowRefusal } from './mayImport.js';
import { reversed } from './reversed.js';
import type { LineError, StoredImport, StoredLine } from './storedImport.js';

/** Work of a step of an import on some of its rows. */
export type Step = (
  job: Pick<StoredImport, '_id' | 'mapping'>,
  store: RecordStore,
  lines: readonly StoredLine[],
  context: Context,
) => Promise<void>;

/** Rows with the values that their cells say. */
function withValues(
  { mapping }: Pick<StoredImport, 'mapping'>,
  store: RecordStore,
  lines: readonly StoredLine[],
  context: Context,
): readonly StoredLine[] {
  const columns = columnsByName(store, context);
  return lines.map((line) => {
    if (!mapping || !line.cells || line.problems.length > 0) return line;
    const { values, problems } = readCells(line.cells, mapping, columns);
    return { ...line, values, problems: [...line.problems, ...problems] };
  });
}

/** Says of each row what it would write, or why it cannot. */
export const check: Step = async (job, store, lines, context) => {
  const checked = await checkLines(store, withValues(job, store, lines, context), context);
  const updates = checked.map(({ line, errors, title, planned }): LineUpdate => {
    const unset = ['values', 'cells'] as const;
    if (errors.length > 0)
      return { line, set: { state: 'rejected', problems: errors, title }, unset, counted: 'rejected' };
    if (!planned) return { line, set: null, counted: 'same' };
    const { action, recordId, version, form, changes, keys } = planned;
    const set = { state: 'planned' as const, title, action, recordId, version, form, keys: [...keys] };
    // What is new has no former values to show, or to give back.
    return { line, set: { ...set, ...(action === 'change' && { changes }) }, unset, counted: action };
  });
  await storeLinesAlone(job._id, updates);
};

interface Writing {
  readonly action: 'create' | 'change';
  readonly forms: ReadonlyMap<string, LineForm>;
  /** Update of a row that is written. */
  readonly written: (line: StoredLine, version: number) => LineUpdate;
}

/** Writes rows, and stores in the same transaction that they are written. Returns what became of each record. */
async function write(
  job: Pick<StoredImport, '_id'>,
  store: RecordStore,
  lines: readonly StoredLine[],
  { action, forms, written }: Writing,
  context: Context,
): Promise<Map<string, Result>> {
  const byId = new Map(lines.map((line) => [line.recordId ?? '', line]));
  const versions = new Map(lines.map((line) => [line.recordId ?? '', line.version ?? 0]));
  const alongside = (session: Parameters<typeof storeLines>[2], writes: readonly AppliedWrite[]) => {
    const updates = writes.flatMap((one) => {
      const line = byId.get(keyOf(one));
      return line ? [written(line, one.after?.version ?? 1)] : [];
    });
    return storeLines(job._id, updates, session);
  };
  const operation = importing(store, { action, forms, versions, alongside }, context);
  const ids = [...forms.keys()];
  const results = new Map<string, Result>();
  const writeTogether = async (some: readonly string[]) => {
    for (const [id, result] of await writeRecords(store, operation, some, context)) results.set(id, result);
  };
  // A write that holds a lease is one whose rules are about other records, maybe those of other rows.
  const isAlone = (store.steps.lease?.(operation.write) ?? null) !== null;
  if (!isAlone) await writeTogether(ids);
  // A row that the database refuses takes all of its transaction with it: the others are written without it.
  const left = isAlone || ids.length > 1 ? ids.filter((id) => !isDone(results.get(id))) : [];
  for (const id of left) await writeTogether([id]);
  return results;
}

/** The record of a row that is done, also where it had nothing to change. */
const doneRecord = (result: Result | undefined): StoredRecord | null =>
  result === undefined || result instanceof GraphQLError || !result.success ? null : result.record;

/** Whether a row wrote its record: one that has nothing to change keeps its version. */
function isWritten({ version }: StoredLine, result: Result | undefined): boolean {
  const record = doneRecord(result);
  return record !== null && record.version !== version;
}

/** Reasons that keep a row from being written; never empty, so that every row that is left has one. */
function reasonsOf(store: RecordStore, result: Result | undefined): LineError[] {
  // The row has nothing to change any more: what its plan depended on is another one now.
  if (isDone(result)) return [{ column: '', message: messages.importChanged(store.kind.label) }];
  return result ? errorsOf(store, result) : [{ column: '', message: messages.somethingWrong }];
}

/** Writes what the check has planned, of records that nobody has changed since. */
export const apply: Step = async (job, store, lines, context) => {
  const skipped: LineUpdate[] = [];
  const skip = (line: StoredLine, problems: readonly LineError[]) =>
    skipped.push({ line, set: { state: 'skipped', problems }, unset: ['form', 'keys'], counted: 'skipped' });
  for (const action of ['create', 'change'] as const) {
    const forms = new Map<string, LineForm>();
    const own = lines.filter((line) => line.action === action);
    for (const line of own) {
      const form = line.form ?? { input: null, texts: [] };
      const refusal = rowRefusal(store.kind, action, form, context);
      if (refusal) skip(line, [{ column: '', message: refusal }]);
      else forms.set(line.recordId ?? '', form);
    }
    const written = (line: StoredLine, version: number): LineUpdate => ({
      line,
      set: { state: 'written', version },
      unset: ['form', 'keys'],
      counted: 'written',
    });
    if (forms.size === 0) continue;
    const results = await write(job, store, own, { action, forms, written }, context);
    for (const line of own) {
      const id = line.recordId ?? '';
      const result = results.get(id);
      if (forms.has(id) && !isWritten(line, result)) skip(line, reasonsOf(store, result));
    }
  }
  if (skipped.length > 0) await storeLinesAlone(job._id, skipped);
};

/** Takes back what was written, of records that nobody has changed since: new ones go to the bin. */
export const undo: Step = async (job, store, lines, context) => {
  await undoCreated(
    job,
    store,
    lines.filter(({ action }) => action === 'create'),
    context,
  );
  await undoChanged(
    job,
    store,
    lines.filter(({ action }) => action === 'change'),
    context,
  );
};

const retained = (line: StoredLine, problems: readonly LineError[]): LineUpdate => ({
  line,
  set: { state: 'kept', problems },
  counted: 'kept',
});
const undone = (line: StoredLine): LineUpdate => ({ line, set: { state: 'undone' }, counted: 'undone' });

/** A record that was changed since is said to be so; what else is wrong is said as it is. */
function undoErrors(store: RecordStore, result: Result | undefined): LineError[] {
  const isConflict = result instanceof GraphQLError && codeOf(result) === 'CONFLICT';
  return isConflict
    ? [{ column: '', message: messages.importChangedSince(store.kind.label) }]
    : reasonsOf(store, result);
}

/** A row whose record had nothing to change: it is taken back where the record has its former values already. */
function unchanged(store: RecordStore, line: StoredLine, record: StoredRecord, context: Context): LineUpdate {
  const columns = otherColumns(store, line.changes ?? [], record, context);
  const problems = columns.map((column) => ({ column, message: messages.importNotUndone }));
  return problems.length > 0 ? retained(line, problems) : undone(line);
}

/** The columns in which a record does not say what it said before its import. */
function otherColumns(
  store: RecordStore,
  changes: readonly LineChange[],
  record: StoredRecord,
  context: Context,
): string[] {
  const names = changes.map(({ column }) => column);
  const columns = columnsByName(store, context, names);
  const changedColumns = names.flatMap((name) => columns.get(name) ?? []);
  const now = recordValues(store.form, record, changedColumns, context.services.fileAddresses);
  return changes
    .filter(({ column, before }) => !isDeepStrictEqual(now[column] ?? null, before))
    .map(({ column }) => column);
}

const undoCreated: Step = async (job, store, lines, context) => {
  if (lines.length === 0) return;
  const refusal = deletionRefusal(store.kind, context);
  if (refusal) {
    await storeLinesAlone(
      job._id,
      lines.map((line) => retained(line, [{ column: '', message: refusal }])),
    );
    return;
  }
  const version = new Map(lines.map((line) => [line.recordId ?? '', line.version ?? 1]));
  const results = await writeRecords(store, { ...deleting(store, context), version }, [...version.keys()], context);
  const updates = lines.map((line) => {
    const result = results.get(line.recordId ?? '');
    // Deleted already: by a user, or by a process that ended before it could record that.
    const isDeleted = result instanceof GraphQLError && codeOf(result) === 'NOT_FOUND';
    return isDeleted || isDone(result) ? undone(line) : retained(line, undoErrors(store, result));
  });
  await storeLinesAlone(job._id, updates);
};

const undoChanged: Step = async (job, store, lines, context) => {
  const ended: LineUpdate[] = [];
  const forms = new Map<string, LineForm>();
  for (const line of lines) {
    const changes = (line.changes ?? []).map(reversed);
    const columns = columnsByName(
      store,
      context,
      changes.map(({ column }) => column),
    );
    const form = formOf(store.kind, columns, changes);
    const refusal = rowRefusal(store.kind, 'change', form, context);
    if (refusal) ended.push(retained(line, [{ column: '', message: refusal }]));
    else forms.set(line.recordId ?? '', form);
  }
  if (forms.size > 0) {
    const writing: Writing = { action: 'change', forms, written: (line) => undone(line) };
    const results = await write(job, store, lines, writing, context);
    for (const line of lines) {
      const id = line.recordId ?? '';
      const result = results.get(id);
      if (!forms.has(id) || isWritten(line, result)) continue;
      const record = doneRecord(result);
      ended.push(record ? unchanged(store, line, record, context) : retained(line, undoErrors(store, result)));
    }
  }
  if (ended.length > 0) await storeLinesAlone(job._id, ended);
};
