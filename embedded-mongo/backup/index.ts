import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedMongoError, messageOf } from '../errors.js';
import { isFull, makeFolder } from '../store/log/disk.js';
import { copySegments, type DatabaseSummary, verifyDatabase } from './copy.js';
import { closeAll, openDatabase } from './source.js';
import { restoreInto } from './restore.js';

export type { DatabaseSummary } from './copy.js';
export { verifyDatabase } from './copy.js';

/**
 * Copies the database in `dataDir`, whose server may be running and writing, into a folder that is new or empty. The
 * copy is one moment of it, with every write acknowledged before the call; it is checked, and on disk, at the end.
 * @throws EmbeddedMongoError NO_DATABASE, FOLDER_NOT_EMPTY, RESTORE_UNFINISHED, DATA_DIR_UNWRITABLE or DATA_DAMAGED
 */
export async function backupDatabase(dataDir: string, folder: string): Promise<DatabaseSummary> {
  try {
    await copyDatabase(dataDir, folder);
    return await verifyDatabase(folder);
  } catch (error) {
    throw asError(error, folder);
  }
}

async function copyDatabase(from: string, to: string): Promise<void> {
  const segments = await openDatabase(from);
  try {
    if (existsSync(to) && readdirSync(to).length > 0)
      throw new EmbeddedMongoError('FOLDER_NOT_EMPTY', `The folder ${to} is not empty.`);
    makeFolder(to);
    try {
      copySegments(segments, to);
    } catch (error) {
      // So that it can be tried again.
      for (const name of readdirSync(to)) rmSync(join(to, name), { force: true });
      throw error;
    }
  } finally {
    closeAll(segments);
  }
}

/**
 * Puts a backup in the place of a data folder's database, while no server runs on it. The backup is checked first, its
 * copy before it takes the place. A database that is there is only replaced when `replace`, and is then kept in a folder
 * within. Cut short, it leaves the database as it was, or one that is refused until it is restored again.
 * @throws EmbeddedMongoError NO_DATABASE, FOLDER_NOT_EMPTY, DATA_DIR_IN_USE, DATA_DIR_UNWRITABLE or DATA_DAMAGED
 */
export async function restoreDatabase(
  folder: string,
  dataDir: string,
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<DatabaseSummary> {
  await verifyDatabase(folder);
  try {
    return await restoreInto(dataDir, (incoming) => copyDatabase(folder, incoming), replace);
  } catch (error) {
    throw asError(error, dataDir);
  }
}

function asError(error: unknown, folder: string): EmbeddedMongoError {
  if (error instanceof EmbeddedMongoError) return error;
  const why = isFull(error) ? 'its disk is full' : messageOf(error);
  return new EmbeddedMongoError('DATA_DIR_UNWRITABLE', `The folder ${folder} cannot be written (${why}).`);
}
