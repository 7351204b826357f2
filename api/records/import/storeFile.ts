import { Headings } from '@polyphony/domain/import/headings.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { Types } from 'mongoose';
import type { Context } from '../../context.js';
import { beginImport } from './beginning.js';
import { CsvMatching, type SentMatching } from './table/csvMatching.js';
import type { Encoding } from './table/fileText.js';
import { columnsIn } from './table/mapping.js';
import { readRows, type ImportRow } from './readRows.js';
import { ImportLineModel, NO_ROWS } from './storedImport.js';

/** Rows that are stored with one command. */
const BATCH = 200;

interface UploadedFile {
  readonly kind: AnyKind;
  readonly fileName: string;
  readonly chunks: AsyncIterable<Buffer>;
  readonly sentMatching?: SentMatching;
}

/** Of a program that says nothing of its file. */
const NOTHING_SENT: SentMatching = { isInteractive: false, columns: null, dayOrder: null, decimals: null };

/**
 * Stores the rows of a file as an import that is ready to be checked, or to be matched first: a person has to say what its
 * columns are. Nothing is left of it when it fails.
 * @returns the id of the import
 * @throws FileProblem, ImportRunning
 */
export async function storeFile(
  { kind, fileName, chunks, sentMatching = NOTHING_SENT }: UploadedFile,
  context: Pick<Context, 'session' | 'languages' | 'services' | 'log'>,
): Promise<string> {
  const columns = columnsIn(kind, context.languages);
  const known = { columns, headings: new Headings(columns, kind.titleField) };
  const id = await beginImport({ kind: kind.name, fileName }, context, async (importId) => {
    const table = new CsvMatching(kind, known, sentMatching);
    const { rows, encoding } = await storeRows(importId, readRows(chunks, known, table));
    const counts = { ...NO_ROWS, rows };
    if (encoding === null) return { state: 'CHECKING', counts };
    const { mapping, matching } = table.end(encoding);
    return { state: matching ? 'MATCHING' : 'CHECKING', counts, mapping, ...(matching && { matching }) };
  });
  context.services.imports.ready();
  return id.toHexString();
}

async function storeRows(importId: Types.ObjectId, read: AsyncGenerator<ImportRow, Encoding | null>) {
  let rows = 0;
  let batch: ImportRow[] = [];
  const flush = async () => {
    rows += batch.length;
    const lines = batch.map((row) => ({ ...row, importId, state: 'read' }));
    batch = [];
    if (lines.length > 0) await ImportLineModel.collection.insertMany(lines);
  };
  try {
    let next = await read.next();
    for (; !next.done; next = await read.next()) {
      batch.push(next.value);
      if (batch.length === BATCH) await flush();
    }
    await flush();
    return { rows, encoding: next.value };
  } finally {
    await read.return(null);
  }
}
