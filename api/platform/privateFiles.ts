import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that no address leads to: what people hand in for the eyes of a few. */
export interface PrivateFiles {
  /** @returns the key it is found by */
  save(bytes: Buffer): Promise<string>;
  read(key: string): Promise<Buffer>;
  /** One that is not there is no error. */
  remove(key: string): Promise<void>;
}

const KEY = /^[0-9a-f-]{36}$/;

/** Private files in a folder of this machine, which only the account that runs the server may enter. */
export function privateFilesIn(folder: string): PrivateFiles {
  const pathOf = (key: string) => {
    if (!KEY.test(key)) throw new Error('That is no key of a private file.');
    return join(folder, key);
  };
  return {
    save: async (bytes) => {
      const key = randomUUID();
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(pathOf(key), bytes, { mode: 0o600, flag: 'wx' });
      return key;
    },
    read: (key) => readFile(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}
