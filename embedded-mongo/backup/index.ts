import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, EmbeddedMongoError, messageOf } from '../errors.js';
import { lockFolder } from '../store/lock.js';
import { segmentNumbers, segmentName, syncFolder } from '../store/log/files.js';
import { copySegments, type DatabaseSummary, verifyDatabase } from './copy.js';
import { closeAll, openDatabase } from './source.js';

export type { DatabaseSummary } from './copy.js';
export { verifyDatabase } from './copy.js';

/**
 * Copies the database in `dataDir`, whose server may be running and writing, into a folder that is new or empty. The
 * copy is one moment of it, with every write acknowledged before the call; it is checked, and on disk, at the end.
 * @throws EmbeddedMongoError NO_DATABASE, FOLDER_NOT_EMPTY, DATA_DIR_UNWRITABLE or DATA_DAMAGED
 */
export async function backupDatabase(dataDir: string, folder: string): Promise<DatabaseSummary> {
  try {
    await copyDatabase(dataDir, folder, () => makeEmpty(folder));
  } catch (error) {
    throw asError(error, folder);
  }
  return verifyDatabase(folder);
}

async function copyDatabase(from: string, to: string, prepare: () => void = () => undefined): Promise<void> {
  const segments = await openDatabase(from);
  try {
    prepare();
    copySegments(segments, to);
  } finally {
    closeAll(segments);
  }
}

/**
 * Puts a backup in the place of a data folder's database, while no server runs on it. The backup is checked first, its
 * copy before it takes the place. A database that is there is kept in a folder within, and only replaced when `replace`.
 * @throws EmbeddedMongoError NO_DATABASE, FOLDER_NOT_EMPTY, DATA_DIR_IN_USE, DATA_DIR_UNWRITABLE or DATA_DAMAGED
 */
export async function restoreDatabase(
  folder: string,
  dataDir: string,
  { replace = false }: { readonly replace?: boolean } = {},
): Promise<DatabaseSummary> {
  await verifyDatabase(folder);
  const unlock = lockFolder(dataDir);
  try {
    const old = databaseFiles(dataDir);
    if (old.length > 0 && !replace)
      throw new EmbeddedMongoError('FOLDER_NOT_EMPTY', `There is a database in ${dataDir} already.`);
    const incoming = mkdtempSync(join(dataDir, 'restoring-'));
    try {
      await copyDatabase(folder, incoming);
      const summary = await verifyDatabase(incoming);
      if (old.length > 0) putAside(dataDir, old);
      for (const number of segmentNumbers(incoming))
        renameSync(join(incoming, segmentName(number)), join(dataDir, segmentName(number)));
      syncFolder(dataDir);
      return summary;
    } finally {
      rmSync(incoming, { recursive: true, force: true });
    }
  } catch (error) {
    throw asError(error, dataDir);
  } finally {
    unlock();
  }
}

function databaseFiles(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => name.endsWith('.seg') || name === 'data.mdb');
}

function putAside(dataDir: string, names: readonly string[]): void {
  const aside = mkdtempSync(join(dataDir, `replaced-${new Date().toISOString().slice(0, 10)}-`));
  // The newest first: without it the rest is not taken for a database.
  for (const name of [...names].sort().reverse()) renameSync(join(dataDir, name), join(aside, name));
}

function makeEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new EmbeddedMongoError('FOLDER_NOT_EMPTY', `The folder ${folder} is not empty.`);
  mkdirSync(folder, { recursive: true });
}

function asError(error: unknown, folder: string): EmbeddedMongoError {
  if (error instanceof EmbeddedMongoError) return error;
  const full = codeOf(error) === 'ENOSPC' ? 'its disk is full' : messageOf(error);
  return new EmbeddedMongoError('DATA_DIR_UNWRITABLE', `The folder ${folder} cannot be written (${full}).`);
}
