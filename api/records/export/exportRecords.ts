import { cellOf } from '@polyphony/domain/import/cells.js';
import { columnsOf } from '@polyphony/domain/import/columns.js';
import { BYTE_ORDER_MARK, csvRow } from '@polyphony/domain/text/csv.js';
import type { Context } from '../../context.js';
import type { StoredRecord } from '../schema/record.js';
import type { RecordStore } from '../store/recordStore.js';
import { recordValues } from './recordValues.js';

/** CSV for spreadsheets; JSON as one array, a record on each line; JSON lines for programs. */
export const EXPORT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  jsonl: 'application/x-ndjson; charset=utf-8',
} as const;
export type ExportFormat = keyof typeof EXPORT_TYPES;

/** Records that are read with one command, and written as one piece. */
const BATCH = 200;

/**
 * All records of a kind in all active languages, piece by piece: as many of them are in memory as one command reads. Even
 * the first piece follows a read.
 */
export async function* exportRecords(
  store: RecordStore,
  format: ExportFormat,
  { languages, services }: Pick<Context, 'languages' | 'services'>,
): AsyncGenerator<string> {
  const codes = languages.map(({ code }) => code);
  const columns = columnsOf(store.kind, codes);
  const write = {
    csv: { start: BYTE_ORDER_MARK + csvRow(columns.map(({ name }) => name)), between: '', end: '' },
    json: { start: '[\n', between: ',\n', end: '\n]\n' },
    jsonl: { start: '', between: '\n', end: '\n' },
  }[format];
  const cursor = store.model.collection.find<StoredRecord>(store.scope, { sort: { _id: 1 }, batchSize: BATCH });
  let rows: string[] = [];
  let isFirst = true;
  for await (const record of cursor) {
    const values = recordValues(store.form, record, columns, services.fileAddresses);
    const row =
      format === 'csv' ? csvRow(columns.map(({ name }) => cellOf(values[name] ?? null))) : JSON.stringify(values);
    rows.push(`${isFirst ? write.start : write.between}${row}`);
    isFirst = false;
    if (rows.length < BATCH) continue;
    yield rows.join('');
    rows = [];
  }
  yield (isFirst ? write.start : rows.join('')) + (isFirst && format === 'jsonl' ? '' : write.end);
}
