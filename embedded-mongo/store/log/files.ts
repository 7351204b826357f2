import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { FRAMES_AT, type Head, type Slot, writeHead, writeSlot } from './layout.js';

/** The files of a log: log-00000001.seg and so on, numbered without gaps. */
const NAME = /^log-(\d{8})\.seg$/;
const UNFINISHED = /^log-\d{8}\.seg\.new$/;

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
export function removeUnfinished(folder: string): void {
  for (const name of readdirSync(folder)) if (UNFINISHED.test(name)) rmSync(join(folder, name), { force: true });
}

/** Makes a segment's file without frames, whole or not at all, and opens it. */
export function createSegmentFile(folder: string, head: Head, slot: Slot): { fd: number; path: string } {
  const path = join(folder, segmentName(head.number));
  const fd = openSync(`${path}.new`, 'w+');
  try {
    const bytes = Buffer.alloc(FRAMES_AT);
    writeHead(head).copy(bytes);
    const written = writeSlot(slot);
    written.bytes.copy(bytes, written.at);
    for (let done = 0; done < FRAMES_AT;) done += writeSync(fd, bytes, done, FRAMES_AT - done, done);
    fsyncSync(fd);
    renameSync(`${path}.new`, path);
    syncFolder(folder);
    return { fd, path };
  } catch (error) {
    closeSync(fd);
    rmSync(`${path}.new`, { force: true });
    throw error;
  }
}

/** Makes the folder's list of files durable. Some systems cannot, and need not. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const fd = openSync(folder, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
