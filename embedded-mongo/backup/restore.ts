import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedMongoError } from '../errors.js';
import { lockFolder } from '../store/lock.js';
import { systemDisk } from '../store/log/disk.js';
import { RESTORING, segmentName, segmentNumbers } from '../store/log/files.js';
import { type DatabaseSummary, verifyDatabase } from './copy.js';

const COPYING = 'restoring-';

/** Has `copy` fill a folder, checks what came, and puts it in the place of the database in `dataDir`. */
export async function restoreInto(
  dataDir: string,
  copy: (folder: string) => Promise<void>,
  replace: boolean,
): Promise<DatabaseSummary> {
  const lock = lockFolder(dataDir);
  try {
    const old = databaseFiles(dataDir);
    if (old.length > 0 && !replace)
      throw new EmbeddedMongoError('FOLDER_NOT_EMPTY', `There is a database in ${dataDir} already.`);
    for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(COPYING))) remove(join(dataDir, name));
    const incoming = mkdtempSync(join(dataDir, COPYING));
    try {
      await copy(incoming);
      const summary = await verifyDatabase(incoming);
      lock.assertOwned();
      exchange(dataDir, old, incoming);
      return summary;
    } finally {
      remove(incoming);
    }
  } finally {
    lock.release();
  }
}

function databaseFiles(dataDir: string): string[] {
  return readdirSync(dataDir).filter((name) => name.endsWith('.seg') || name === 'data.mdb');
}

/** While the folder RESTORING is there the database is refused: only what is on disk may end that. */
function exchange(dataDir: string, old: readonly string[], incoming: string): void {
  const restoring = join(dataDir, RESTORING);
  if (existsSync(restoring)) remove(restoring);
  renameSync(incoming, restoring);
  systemDisk.syncFolder(dataDir);
  if (old.length > 0) putAside(dataDir, old);
  for (const name of segmentNumbers(restoring).map(segmentName)) renameSync(join(restoring, name), join(dataDir, name));
  systemDisk.syncFolder(dataDir);
  remove(restoring);
  systemDisk.syncFolder(dataDir);
}

function putAside(dataDir: string, names: readonly string[]): void {
  const aside = mkdtempSync(join(dataDir, `replaced-${new Date().toISOString().slice(0, 10)}-`));
  for (const name of names) renameSync(join(dataDir, name), join(aside, name));
  systemDisk.syncFolder(aside);
  systemDisk.syncFolder(dataDir);
}

function remove(path: string): void {
  rmSync(path, { recursive: true, force: true });
}
