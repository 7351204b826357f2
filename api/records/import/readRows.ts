import { readValue, type ImportValue } from '@polyphony/domain/import/cells.js';
import type { ImportColumn } from '@polyphony/domain/import/columns.js';
import type { Headings } from '@polyphony/domain/import/headings.js';
import { JsonReader, MalformedJson } from '@polyphony/domain/import/jsonReader.js';
import { IMPORT_MAX } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { CsvReader, MalformedCsv } from '@polyphony/domain/text/csvReader.js';
import { unknownColumn, type CsvMatching } from './table/csvMatching.js';
import { FileProblem, textIn, type Encoding } from './table/fileText.js';
import type { LineError } from './storedImport.js';

/** A row of a file, and what is wrong with it: the cells of a table, or the values of an object by column. */
export type ImportRow = { readonly line: number; readonly problems: readonly LineError[] } & (
  { readonly cells: readonly string[] } | { readonly values: Readonly<Record<string, ImportValue>> }
);

/** The columns of a kind, and what they are called. */
export interface KnownColumns {
  readonly columns: readonly ImportColumn[];
  readonly headings: Headings;
}

async function* csvRows(texts: AsyncIterable<string>, matching: CsvMatching): AsyncGenerator<ImportRow> {
  const reader = new CsvReader(IMPORT_MAX);
  let isHead = true;
  const rowsIn = function* (rows: ReturnType<CsvReader['push']>): Generator<ImportRow> {
    for (const { line, cells } of rows) {
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (isHead) matching.begin(cells, line);
      else yield { line, cells, problems: matching.row(cells) };
      isHead = false;
    }
  };
  try {
    for await (const text of texts) yield* rowsIn(reader.push(text));
    yield* rowsIn(reader.end());
  } catch (error) {
    if (!(error instanceof MalformedCsv)) throw error;
    throw new FileProblem(MALFORMED[error.problem], error.line, error.problem === 'rowTooLong' ? null : error.column);
  }
}

const MALFORMED: Readonly<Record<MalformedCsv['problem'], Message>> = {
  unopened: messages.importQuote,
  unclosed: messages.importUnclosed,
  tooLong: messages.importCellTooLong(IMPORT_MAX.cell),
  rowTooLong: messages.importRowTooLong(IMPORT_MAX.row),
  tooMany: messages.importTooManyColumns(IMPORT_MAX.columns),
};

function objectRow(line: number, object: Readonly<Record<string, unknown>>, known: KnownColumns): ImportRow {
  const read = Object.entries(object).map(([name, value]) => {
    const column = known.headings.find(name);
    if (!column) throw unknownColumn(known, name, line, null);
    return [column.name, readValue(column, value)] as const;
  });
  return {
    line,
    values: Object.fromEntries(read.flatMap(([name, one]) => ('value' in one ? [[name, one.value] as const] : []))),
    problems: read.flatMap(([column, one]) => ('problem' in one ? [{ column, message: one.problem }] : [])),
  };
}

async function* jsonRows(texts: AsyncIterable<string>, known: KnownColumns): AsyncGenerator<ImportRow> {
  const reader = new JsonReader(IMPORT_MAX.row);
  try {
    for await (const text of texts)
      for (const { line, object } of reader.push(text)) yield objectRow(line, object, known);
    reader.end();
  } catch (error) {
    if (!(error instanceof MalformedJson)) throw error;
    const tooLong = messages.importRowTooLong(IMPORT_MAX.row);
    throw new FileProblem(error.problem === 'tooLong' ? tooLong : messages.importJson, error.line, null);
  }
}

/**
 * Reads a file of records, CSV or JSON, row by row.
 * @param matching learns what the columns of a table are
 * @throws FileProblem where the file as a whole cannot be read
 * @returns of a table how it is encoded; null of JSON
 */
export async function* readRows(
  chunks: AsyncIterable<Buffer>,
  known: KnownColumns,
  matching: CsvMatching,
): AsyncGenerator<ImportRow, Encoding | null> {
  let encoding: Encoding = 'utf-8';
  const texts = textIn(chunks, IMPORT_MAX.megabytes * 1024 * 1024, (found) => {
    encoding = found;
  });
  const first = await texts.next();
  const start = first.done ? '' : first.value;
  const all = async function* () {
    try {
      yield start;
      yield* texts;
    } finally {
      // A reader that stops at the first text has not entered the others: they end with it, and so does the upload's stream.
      await texts.return(undefined);
    }
  };
  const isJson = /^\s*[[{]/.test(start);
  let count = 0;
  for await (const row of isJson ? jsonRows(all(), known) : csvRows(all(), matching)) {
    count += 1;
    if (count > IMPORT_MAX.rows) throw new FileProblem(messages.importTooLong(IMPORT_MAX.rows), row.line, null);
    yield row;
  }
  if (count === 0) throw new FileProblem(messages.importEmpty, null, null);
  return isJson ? null : encoding;
}
