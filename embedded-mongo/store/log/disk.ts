import {
  closeSync,
  fdatasync,
  fdatasyncSync,
  fsyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { codeOf, messageOf } from '../../errors.js';

const syncData = promisify(fdatasync);

/** All that is ever done to a log's files but reading them: by the system, or in tests by a disk that fails. */
export interface Disk {
  /** Opens a file that is made, or made empty. */
  readonly create: (path: string) => number;
  /** Opens a file that is there. */
  readonly open: (path: string) => number;
  /** Writes all of the bytes. */
  readonly write: (fd: number, bytes: Buffer, at: number) => void;
  readonly truncate: (fd: number, size: number) => void;
  /** Resolves when the file's bytes and size will survive a power cut. */
  readonly sync: (fd: number) => Promise<void>;
  readonly syncNow: (fd: number) => void;
  readonly rename: (from: string, to: string) => void;
  readonly remove: (path: string) => void;
  /** Makes the folder's list of files survive a power cut. */
  readonly syncFolder: (folder: string) => void;
}

export const systemDisk: Disk = {
  create: (path) => openSync(path, 'w+'),
  open: (path) => openSync(path, 'r+'),
  write: (fd, bytes, at) => {
    for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done, bytes.length - done, at + done);
  },
  truncate: ftruncateSync,
  sync: syncData,
  syncNow: fdatasyncSync,
  rename: renameSync,
  remove: (path) => rmSync(path, { force: true }),
  syncFolder: (folder) => {
    // Windows cannot, and need not.
    if (process.platform === 'win32') return;
    const fd = openSync(folder, 'r');
    try {
      fsyncSync(fd);
    } finally {
      closeSync(fd);
    }
  },
};

/** Makes a folder, with those above it, that survives a power cut. */
export function makeFolder(folder: string): void {
  const first = mkdirSync(folder, { recursive: true });
  if (first === undefined) return;
  for (let created = folder; created.length >= first.length; created = dirname(created))
    systemDisk.syncFolder(dirname(created));
}

/** Whether an error means that the disk is full, which may be temporary. */
export function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(codeOf(error)));
}

/**
 * A disk that never retries a failed sync: after a failure the system may have dropped dirty pages, and report success
 * for the next sync. So the first failure stops all writing until a restart has read the files again.
 */
export class DistrustfulDisk implements Disk {
  /** Reason for which writing has stopped. */
  failure: Error | undefined;

  constructor(private readonly disk: Disk) {}

  /** The content of the files is uncertain from now on. */
  distrust(error: unknown): void {
    if (this.failure) return;
    this.failure = new Error(
      `the disk failed (${messageOf(error)}), so that writing has ended: see to the disk, and start again`,
    );
    console.error(`embedded-mongo: ${this.failure.message}`);
  }

  private attempt<T>(action: () => T): T {
    if (this.failure) throw this.failure;
    return action();
  }

  private trusted(action: () => void): void {
    this.attempt(() => {
      try {
        action();
      } catch (error) {
        this.distrust(error);
        throw error;
      }
    });
  }

  create(path: string): number {
    return this.attempt(() => this.disk.create(path));
  }

  open(path: string): number {
    return this.disk.open(path);
  }

  write(fd: number, bytes: Buffer, at: number): void {
    this.attempt(() => {
      try {
        this.disk.write(fd, bytes, at);
      } catch (error) {
        if (!isFull(error)) this.distrust(error);
        throw error;
      }
    });
  }

  /** Also allowed after a failure: truncating is always safe. */
  truncate(fd: number, size: number): void {
    try {
      this.disk.truncate(fd, size);
    } catch (error) {
      this.distrust(error);
      throw error;
    }
  }

  async sync(fd: number): Promise<void> {
    if (this.failure) throw this.failure;
    try {
      await this.disk.sync(fd);
    } catch (error) {
      this.distrust(error);
      throw error;
    }
  }

  syncNow(fd: number): void {
    this.trusted(() => this.disk.syncNow(fd));
  }

  rename(from: string, to: string): void {
    this.attempt(() => this.disk.rename(from, to));
  }

  remove(path: string): void {
    this.attempt(() => this.disk.remove(path));
  }

  syncFolder(folder: string): void {
    this.trusted(() => this.disk.syncFolder(folder));
  }
}
