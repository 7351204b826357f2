import { closeSync, fsyncSync, openSync, readSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { damaged } from '../store/log/damage.js';
import { systemDisk } from '../store/log/disk.js';
import { FRAMES_AT, Kind, writeHead, writeSlot } from '../store/log/layout.js';
import { assertFollows } from '../store/log/load.js';
import { scanSegment, type SegmentContent } from '../store/log/scan.js';
import { closeAll, type OpenSegment, openDatabase } from './source.js';

const CHUNK = 1024 * 1024;

/** Content of a database or of its copy. */
export interface DatabaseSummary {
  readonly collections: number;
  readonly documents: number;
  /** Of its files. */
  readonly bytes: number;
}

/** Copies segments up to what has been acknowledged, durably; the newest comes last, so that half a copy is none. */
export function copySegments(segments: readonly OpenSegment[], folder: string): void {
  // Whether the newest had been noted in the one before is up to the moment.
  for (const [i, { slot, ...segment }] of segments.entries())
    copySegment({ ...segment, slot: { ...slot, followed: i < segments.length - 1 } }, join(folder, segment.name));
  systemDisk.syncFolder(folder);
}

function copySegment({ fd, path, head, slot }: OpenSegment, target: string): void {
  const out = openSync(`${target}.new`, 'wx');
  try {
    const start = Buffer.alloc(FRAMES_AT);
    writeHead(head).copy(start);
    const written = writeSlot(slot);
    written.bytes.copy(start, written.at);
    systemDisk.write(out, start, 0);
    const chunk = Buffer.allocUnsafeSlow(CHUNK);
    for (let at = FRAMES_AT; at < slot.end;) {
      const read = readSync(fd, chunk, 0, Math.min(CHUNK, slot.end - at), at);
      if (read === 0) throw damaged(path, `is cut off at ${at}`);
      systemDisk.write(out, chunk.subarray(0, read), at);
      at += read;
    }
    fsyncSync(out);
  } finally {
    closeSync(out);
  }
  renameSync(`${target}.new`, target);
}

/** Reads all of a database up to what has been acknowledged and checks every byte; throws DATA_DAMAGED. */
export async function verifyDatabase(folder: string): Promise<DatabaseSummary> {
  const segments = await openDatabase(folder);
  try {
    return verifySegments(segments);
  } finally {
    closeAll(segments);
  }
}

function verifySegments(segments: readonly OpenSegment[]): DatabaseSummary {
  const collections = new Map<number, Set<number>>();
  const recordsOf = (collection: number): Set<number> => {
    const records = collections.get(collection) ?? new Set();
    collections.set(collection, records);
    return records;
  };
  let before: SegmentContent | undefined;
  let bytes = 0;
  for (const { fd, path, head } of segments) {
    const onEntry: Parameters<typeof scanSegment>[2] = ({ kind, collection, record }) => {
      if (kind === Kind.put) recordsOf(collection).add(record);
      else if (kind === Kind.remove) recordsOf(collection).delete(record);
      else if (kind === Kind.describe) recordsOf(collection);
      else if (kind === Kind.drop) collections.delete(collection);
    };
    const content = scanSegment(fd, path, onEntry, true);
    assertFollows(path, content.head, head.number, before);
    before = content;
    bytes += content.end;
  }
  const documents = [...collections.values()].reduce((sum, { size }) => sum + size, 0);
  return { collections: collections.size, documents, bytes };
}
