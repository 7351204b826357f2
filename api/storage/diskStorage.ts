import { randomUUID } from 'node:crypto';
import { constants, createReadStream, type BigIntStats } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { SIGNED_FORM_S } from '@polyphony/domain/limits.js';
import { hasCode } from '../platform/fileErrors.js';
import { syncFolder } from '../platform/syncFolder.js';
import { pathOf } from './diskKeys.js';
import { policyFields, signedQuery } from './signing.js';
import { ObjectChanged, ObjectMissing, type ListedObject, type Storage, type StoredObject } from './storage.js';

/** Folder of files that are still being written. */
const INCOMING = '.incoming';

const etagOf = ({ ino, size, mtimeNs }: BigIntStats): string => `${ino}-${size}-${mtimeNs}`;

const isMissing = (error: unknown) => hasCode(error, 'ENOENT', 'ENOTDIR');

/** Converts errors about missing files to ObjectMissing. */
async function found<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw isMissing(error) ? new ObjectMissing() : error;
  }
}

/** A file being written: invisible to readers until it is complete and synced to the disk. */
export interface Incoming {
  readonly handle: FileHandle;
  readonly path: string;
  /** Stores it under its key, replacing any existing object. */
  commit(key: string): Promise<void>;
  /** Releases it; deletes the file unless it was stored. */
  discard(): Promise<void>;
}

/**
 * Stores objects as files in a local folder. An object is written to a temporary file, synced to the disk, and moved
 * into place atomically: readers, even after a crash, find a complete object or none.
 */
export class DiskStorage implements Storage {
  /**
   * @param options.url where this server serves it (see diskHandler)
   * @param options.secret signs forms and addresses
   */
  constructor(
    readonly folder: string,
    readonly options: { readonly url: string; readonly secret: string },
  ) {}

  signPost(upload: Parameters<Storage['signPost']>[0]): ReturnType<Storage['signPost']> {
    const expiresAt = new Date(Date.now() + SIGNED_FORM_S * 1000);
    const fields = policyFields(upload, expiresAt, this.options.secret);
    return Promise.resolve({ url: this.options.url, fields, expiresAt });
  }

  signGet(key: string, download: Parameters<Storage['signGet']>[1]): Promise<string> {
    const expires = Date.now() + SIGNED_FORM_S * 1000;
    return Promise.resolve(`${this.options.url}?${signedQuery({ key, ...download, expires }, this.options.secret)}`);
  }

  async head(key: string): Promise<StoredObject | null> {
    try {
      const object = await stat(pathOf(this.folder, key), { bigint: true });
      return { size: Number(object.size), etag: etagOf(object), modified: object.mtime };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async read(key: string, range?: Parameters<Storage['read']>[1]): Promise<Readable> {
    const handle = await found(open(pathOf(this.folder, key), 'r'));
    return createReadStream('', { fd: handle, ...range });
  }

  /** Opens a temporary file for a new object. */
  async receive(): Promise<Incoming> {
    const folder = join(this.folder, INCOMING);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const path = join(folder, randomUUID());
    const handle = await open(path, 'wx', 0o600);
    let exists = true;
    return {
      handle,
      path,
      commit: async (key) => {
        const target = pathOf(this.folder, key);
        await handle.sync();
        await mkdir(dirname(target), { recursive: true, mode: 0o700 });
        await rename(path, target);
        exists = false;
        await syncFolder(dirname(target));
      },
      discard: async () => {
        await handle.close();
        if (exists) await rm(path, { force: true });
      },
    };
  }

  async write(key: string, bytes: Buffer): Promise<void> {
    const incoming = await this.receive();
    try {
      await incoming.handle.writeFile(bytes);
      await incoming.commit(key);
    } finally {
      await incoming.discard();
    }
  }

  async copy(from: string, to: string, { etag }: Parameters<Storage['copy']>[2]): Promise<void> {
    const source = pathOf(this.folder, from);
    const checkUnchanged = async () => {
      if (etagOf(await found(stat(source, { bigint: true }))) !== etag) throw new ObjectChanged();
    };
    await checkUnchanged();
    const incoming = await this.receive();
    try {
      // Copied by the kernel: the bytes do not pass through this process.
      await found(copyFile(source, incoming.path, constants.COPYFILE_FICLONE));
      // Objects are replaced atomically: if this one is unchanged, it is what was copied.
      await checkUnchanged();
      await incoming.commit(to);
    } finally {
      await incoming.discard();
    }
  }

  async remove(key: string): Promise<void> {
    await rm(pathOf(this.folder, key), { force: true });
  }

  async *list(prefix: string): AsyncIterable<ListedObject> {
    const folder = pathOf(this.folder, prefix.replace(/\/[^/]*$/, ''));
    for await (const path of filesBelow(folder)) {
      const key = relative(this.folder, path).split(sep).join('/');
      const object = key.startsWith(prefix) ? await this.head(key) : null;
      if (object) yield { key, size: object.size, modified: object.modified };
    }
  }

  /** Removes the temporary files that a crashed process left behind. */
  async removeAbandoned(olderThan: Date): Promise<void> {
    for await (const path of filesBelow(join(this.folder, INCOMING))) {
      const { mtime } = await stat(path);
      if (mtime < olderThan) await rm(path, { force: true });
    }
  }

  close(): void {
    // Nothing to close.
  }
}

async function* filesBelow(folder: string): AsyncIterable<string> {
  try {
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) yield* filesBelow(path);
      else yield path;
    }
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
