import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { whenMissing } from './fileErrors.js';
import { syncFolder } from './syncFolder.js';

interface ListedPrivateFile {
  readonly key: string;
  readonly modified: Date;
}

/** Files that no URL serves, for uploads that only a few users may see. */
export interface PrivateFiles {
  /** @returns the key to read and remove it by, once the file is on disk */
  save(bytes: Buffer): Promise<string>;
  read(key: string): Promise<Buffer>;
  /** A missing file is not an error. */
  remove(key: string): Promise<void>;
  list(): AsyncIterable<ListedPrivateFile>;
}

const KEY = /^[0-9a-f-]{36}$/;

/** Stores private files in a local folder that only the account running the server may enter. */
export function privateFilesIn(folder: string): PrivateFiles {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('Invalid key of a private file.');
    return join(folder, key);
  };
  return {
    save: async (bytes) => {
      const key = randomUUID();
      const created = await mkdir(folder, { recursive: true, mode: 0o700 });
      if (created) await syncFolder(dirname(created));
      await writeFile(pathOf(key), bytes, { mode: 0o600, flag: 'wx', flush: true });
      await syncFolder(folder);
      return key;
    },
    read: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      // The first file makes the folder.
      const names = await readdir(folder).catch(whenMissing<string[]>([]));
      for (const key of names.filter((name) => KEY.test(name))) {
        const found = await stat(pathOf(key)).catch(whenMissing(null));
        if (found) yield { key, modified: found.mtime };
      }
    },
  };
}
