import type { Context } from '../../context.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { FILE_NAME_MAX } from '@polyphony/domain/limits.js';
import { Types } from 'mongoose';
import { signedIn } from '../../access/gates.js';
import { readRows, type ImportRow } from './readRows.js';
import { ImportLineModel, ImportModel, NO_ROWS } from './storedImport.js';

/** Rows that are stored with one command. */
const BATCH = 200;

/** Deletes an import with its rows. */
export async function deleteImport(_id: Types.ObjectId): Promise<void> {
  await ImportLineModel.deleteMany({ importId: _id });
  await ImportModel.deleteOne({ _id });
}

/**
 * Stores the rows of a file as an import that is ready to be checked. Nothing is left of it when it fails.
 * @returns the id of the import
 * @throws FileProblem
 */
export async function storeFile(
  {
    kind,
    fileName,
    chunks,
  }: { readonly kind: AnyKind; readonly fileName: string; readonly chunks: AsyncIterable<Buffer> },
  { session, languages, services }: Pick<Context, 'session' | 'languages' | 'services'>,
): Promise<string> {
  const _id = new Types.ObjectId();
  await ImportModel.create({
    _id,
    userId: new Types.ObjectId(signedIn({ session }).userId),
    kind: kind.name,
    fileName: fileName.slice(0, FILE_NAME_MAX),
    createdAt: new Date(),
    state: 'READING',
    counts: NO_ROWS,
  });
  try {
    let rows = 0;
    const store = async (batch: readonly ImportRow[]) => {
      rows += batch.length;
      const lines = batch.map((row) => ({ ...row, importId: _id, state: 'read' }));
      if (lines.length > 0) await ImportLineModel.collection.insertMany(lines);
    };
    let batch: ImportRow[] = [];
    for await (const row of readRows(
      chunks,
      kind,
      languages.map(({ code }) => code),
    )) {
      batch.push(row);
      if (batch.length < BATCH) continue;
      await store(batch);
      batch = [];
    }
    await store(batch);
    await ImportModel.updateOne({ _id }, { $set: { state: 'CHECKING', 'counts.rows': rows } });
  } catch (error) {
    await deleteImport(_id);
    throw error;
  }
  services.imports.ready();
  return _id.toHexString();
}
