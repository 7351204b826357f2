import { readCell, readValue, type ImportValue } from '@polyphony/domain/import/cells.js';
import { columnsOf, ID_COLUMN, type ImportColumn } from '@polyphony/domain/import/columns.js';
import { JsonReader, MalformedJson } from '@polyphony/domain/import/jsonReader.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { BASE_LANGUAGE, IMPORT_MAX } from '@polyphony/domain/limits.js';
import { messages, type Message } from '@polyphony/domain/messages/messages.js';
import { CsvReader, MalformedCsv } from '@polyphony/domain/text/csvReader.js';
import { FileProblem, textIn } from './fileText.js';
import { requiredColumns } from './requiredColumns.js';

/** A row of a file: its values by column, and what is wrong with them. */
export interface ImportRow {
  readonly line: number;
  readonly values: Readonly<Record<string, ImportValue>>;
  readonly problems: readonly { readonly column: string; readonly message: Message }[];
}

/** Characters that the object of one row may have. */
const ROW_MAX = 5 * IMPORT_MAX.cell;

/** The columns that a file may name, by name; a text without a language is in English. */
class KnownColumns {
  readonly #byName: ReadonlyMap<string, ImportColumn>;

  constructor(
    readonly kind: AnyKind,
    languages: readonly string[],
  ) {
    const columns = columnsOf(kind, languages);
    const english = columns.filter(({ lang }) => lang === BASE_LANGUAGE);
    this.#byName = new Map([
      ...columns.map((column) => [column.name, column] as const),
      ...english.map((column) => [column.field, column] as const),
    ]);
  }

  /** @throws FileProblem for a name that is no column's */
  of(name: string, line: number, place: number | null): ImportColumn {
    const column = this.#byName.get(name);
    if (column) return column;
    const [field = '', lang] = name.split('.');
    const isLanguage = lang !== undefined && this.kind.translatable.includes(field);
    const message = isLanguage ? messages.unknownLanguage(lang) : messages.importColumnUnknown(name.slice(0, 100));
    throw new FileProblem(message, line, place);
  }
}

/** The columns of the head of a CSV file. @throws FileProblem */
function columnsIn(head: readonly string[], line: number, known: KnownColumns): ImportColumn[] {
  const columns = head.map((name, index) => known.of(name.trim(), line, index + 1));
  const names = columns.map(({ name }) => name);
  const twice = names.findIndex((name, index) => names.indexOf(name) < index);
  if (twice >= 0) throw new FileProblem(messages.importColumnTwice(names[twice] ?? ''), line, twice + 1);
  if (!names.includes(ID_COLUMN.name)) {
    const missing = requiredColumns(known.kind).find((name) => !names.includes(name));
    if (missing) throw new FileProblem(messages.importColumnMissing(missing), line, null);
  }
  return columns;
}

function rowOf(line: number, read: readonly (readonly [ImportColumn, ReturnType<typeof readValue>])[]): ImportRow {
  const values = read.flatMap(([{ name }, one]) => ('value' in one ? [[name, one.value] as const] : []));
  const problems = read.flatMap(([{ name }, one]) =>
    'problem' in one ? [{ column: name, message: one.problem }] : [],
  );
  return { line, values: Object.fromEntries(values), problems };
}

async function* csvRows(texts: AsyncIterable<string>, known: KnownColumns): AsyncGenerator<ImportRow> {
  const reader = new CsvReader(IMPORT_MAX.cell);
  let columns: ImportColumn[] | null = null;
  const rowsIn = function* (rows: ReturnType<CsvReader['push']>): Generator<ImportRow> {
    for (const { line, cells } of rows) {
      if (!columns) {
        columns = columnsIn(cells, line, known);
        continue;
      }
      if (cells.every((cell) => cell.trim() === '')) continue;
      const isWide = cells.slice(columns.length).some((cell) => cell.trim() !== '');
      if (isWide || cells.length < columns.length) {
        const message = messages.importCells(cells.length, columns.length);
        yield { line, values: {}, problems: [{ column: '', message }] };
      } else
        yield rowOf(
          line,
          columns.map((column, index) => [column, readCell(column, cells[index] ?? '')]),
        );
    }
  };
  try {
    for await (const text of texts) yield* rowsIn(reader.push(text));
    yield* rowsIn(reader.end());
  } catch (error) {
    if (!(error instanceof MalformedCsv)) throw error;
    throw new FileProblem(
      {
        unopened: messages.importQuote,
        unclosed: messages.importUnclosed,
        tooLong: messages.importCellTooLong(IMPORT_MAX.cell),
      }[error.problem],
      error.line,
      error.column,
    );
  }
}

async function* jsonRows(texts: AsyncIterable<string>, known: KnownColumns): AsyncGenerator<ImportRow> {
  const reader = new JsonReader(ROW_MAX);
  try {
    for await (const text of texts) {
      for (const { line, object } of reader.push(text)) {
        const read = Object.entries(object).map(([name, value]) => [known.of(name, line, null), value] as const);
        yield rowOf(
          line,
          read.map(([column, value]) => [column, readValue(column, value)]),
        );
      }
    }
    reader.end();
  } catch (error) {
    if (!(error instanceof MalformedJson)) throw error;
    const tooLong = messages.importCellTooLong(ROW_MAX);
    throw new FileProblem(error.problem === 'tooLong' ? tooLong : messages.importJson, error.line, null);
  }
}

/**
 * Reads a file of a kind's records, CSV or JSON, row by row.
 * @param languages codes that texts may be in
 * @throws FileProblem where the file as a whole cannot be read
 */
export async function* readRows(
  chunks: AsyncIterable<Buffer>,
  kind: AnyKind,
  languages: readonly string[],
): AsyncGenerator<ImportRow> {
  const texts = textIn(chunks, IMPORT_MAX.megabytes * 1024 * 1024);
  const known = new KnownColumns(kind, languages);
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
  for await (const row of isJson ? jsonRows(all(), known) : csvRows(all(), known)) {
    count += 1;
    if (count > IMPORT_MAX.rows) throw new FileProblem(messages.importTooLong(IMPORT_MAX.rows), row.line, null);
    yield row;
  }
  if (count === 0) throw new FileProblem(messages.importEmpty, null, null);
}
