import { closeSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { EmbeddedMongoError } from '../../errors.js';
import type { Disk } from './disk.js';
import { FRAMES_AT, type Head, type Slot, writeHead, writeSlot } from './layout.js';

/** The files of a log: log-00000001.seg and so on, numbered without gaps. */
const NAME = /^log-(\d{8})\.seg$/;
const UNFINISHED = /^log-\d{8}\.seg\.new$/;

/** The folder that a restore is moving files from, within the data folder. */
export const RESTORING = 'restore-unfinished';

/** Throws if a restore was interrupted: the folder may be empty, or contain parts of two databases. */
export function assertNotRestoring(folder: string): void {
  if (existsSync(join(folder, RESTORING)))
    throw new EmbeddedMongoError('RESTORE_UNFINISHED', `A restore into ${folder} was interrupted: run it again.`);
}

export function segmentName(number: number): string {
  return `log-${String(number).padStart(8, '0')}.seg`;
}

/** The numbers of the folder's segments, ascending. */
export function segmentNumbers(folder: string): number[] {
  return readdirSync(folder)
    .map((name) => NAME.exec(name))
    .filter((match) => match !== null)
    .map((match) => Number(match[1]))
    .sort((a, b) => a - b);
}

/** Removes files that were being made when the process ended. */
export function removeUnfinished(disk: Disk, folder: string): void {
  for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) disk.remove(join(folder, name));
}

/** Makes a segment's file without frames, whole or not at all, and opens it. */
export function createSegmentFile(disk: Disk, folder: string, head: Head, slot: Slot): { fd: number; path: string } {
  const path = join(folder, segmentName(head.number));
  const fd = disk.create(`${path}.new`);
  try {
    const bytes = Buffer.alloc(FRAMES_AT);
    writeHead(head).copy(bytes);
    const written = writeSlot(slot);
    written.bytes.copy(bytes, written.at);
    disk.write(fd, bytes, 0);
    disk.syncNow(fd);
    disk.rename(`${path}.new`, path);
    disk.syncFolder(folder);
    return { fd, path };
  } catch (error) {
    closeSync(fd);
    rmSync(`${path}.new`, { force: true });
    throw error;
  }
}
