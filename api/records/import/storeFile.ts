import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import type { Context } from '../../context.js';
import { beginImport } from './beginning.js';
import { readRows, type ImportRow } from './readRows.js';
import { ImportLineModel, NO_ROWS } from './storedImport.js';

/** Rows that are stored with one command. */
const BATCH = 200;

interface GivenFile {
  readonly kind: AnyKind;
  readonly fileName: string;
  readonly chunks: AsyncIterable<Buffer>;
}

/**
 * Stores the rows of a file as an import that is ready to be checked. Nothing is left of it when it fails.
 * @returns the id of the import
 * @throws FileProblem, ImportRunning
 */
export async function storeFile(
  { kind, fileName, chunks }: GivenFile,
  context: Pick<Context, 'session' | 'languages' | 'services' | 'log'>,
): Promise<string> {
  const codes = context.languages.map(({ code }) => code);
  const id = await beginImport({ kind: kind.name, fileName }, context, async (importId) => {
    let rows = 0;
    const store = async (batch: readonly ImportRow[]) => {
      rows += batch.length;
      const lines = batch.map((row) => ({ ...row, importId, state: 'read' }));
      if (lines.length > 0) await ImportLineModel.collection.insertMany(lines);
    };
    let batch: ImportRow[] = [];
    for await (const row of readRows(chunks, kind, codes)) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      await store(batch);
      batch = [];
    }
    await store(batch);
    return { state: 'CHECKING', counts: { ...NO_ROWS, rows } };
  });
  context.services.imports.ready();
  return id.toHexString();
}
