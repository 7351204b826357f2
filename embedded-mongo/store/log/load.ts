import { closeSync, existsSync, fstatSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordCache } from '../record-cache.js';
import { damaged } from './damage.js';
import type { Disk } from './disk.js';
import { assertNotRestoring, removeUnfinished, segmentName, segmentNumbers } from './files.js';
import { FRAMES_AT, type Head, type PlacedEntry } from './layout.js';
import { readSegmentHead, scanSegment, type SegmentContent } from './scan.js';
import { Segment } from './segment.js';

/** The content of a log's folder. */
export interface LoadedLog {
  readonly segments: Segment[];
  readonly identity: Buffer;
  readonly lastFrame: number;
  /** A segment whose file does not say yet that another follows, and its last frame. */
  readonly unmarked: { readonly segment: Segment; readonly lastFrame: number } | undefined;
}

export type OnStoredEntry = (segment: Segment, entry: PlacedEntry, content: Buffer) => void;

/** The segments needed, oldest first, by number: checked to be all there and of one database. */
export function neededSegments(folder: string): number[] {
  const numbers = segmentNumbers(folder);
  const newest = numbers.at(-1);
  if (newest === undefined) return [];
  const { oldestSegment, followed } = headOf(folder, newest).slot;
  if (followed) throw damaged(join(folder, segmentName(newest + 1)), 'is missing');
  const needed = Array.from({ length: newest - oldestSegment + 1 }, (_, i) => oldestSegment + i);
  for (const number of needed)
    if (!numbers.includes(number)) throw damaged(join(folder, segmentName(number)), 'is missing');
  return needed;
}

function headOf(folder: string, number: number): ReturnType<typeof readSegmentHead> {
  const path = join(folder, segmentName(number));
  const fd = openSync(path, 'r');
  try {
    return readSegmentHead(fd, path);
  } finally {
    closeSync(fd);
  }
}

/** Checks that a segment continues where the previous one ended. */
export function assertFollows(path: string, head: Head, number: number, before?: SegmentContent): void {
  if (head.number !== number) throw damaged(path, `is number ${head.number} under another's name`);
  if (!before) return;
  if (!head.identity.equals(before.head.identity)) throw damaged(path, 'belongs to another database');
  if (head.firstFrame !== before.lastFrame + 1)
    throw damaged(path, `begins at write ${head.firstFrame}, not at ${before.lastFrame + 1}`);
}

/** Reads and checks all of the folder's log, changing nothing; undefined when it has none. */
export function loadLog(
  folder: string,
  disk: Disk,
  cache: RecordCache,
  growsAhead: boolean,
  onEntry: OnStoredEntry,
): LoadedLog | undefined {
  assertNotRestoring(folder);
  if (existsSync(join(folder, 'data.mdb'))) throw damaged(join(folder, 'data.mdb'), 'is of a format no longer read');
  const needed = neededSegments(folder);
  const segments: Segment[] = [];
  const newest = needed.at(-1) ?? 0;
  let unmarked: LoadedLog['unmarked'];
  let before: SegmentContent | undefined;
  try {
    for (const number of needed) {
      const path = join(folder, segmentName(number));
      const fd = disk.open(path);
      const segment = new Segment(number, path, fd, disk, cache, FRAMES_AT, fstatSync(fd).size, growsAhead);
      segments.push(segment);
      const content = scanSegment(fd, path, (entry, bytes) => onEntry(segment, entry, bytes));
      assertFollows(path, content.head, number, before);
      segment.end = content.end;
      if (number < newest && !content.slot.followed) unmarked = { segment, lastFrame: content.lastFrame };
      before = content;
    }
  } catch (error) {
    for (const segment of segments) segment.close();
    throw error;
  }
  if (!before) return undefined;
  return { segments, identity: before.head.identity, lastFrame: before.lastFrame, unmarked };
}

/** Removes files no longer needed, as the last process meant to: once it is sure on disk that they are not. */
export function removeLeftovers(folder: string, disk: Disk, oldest: number): void {
  removeUnfinished(disk, folder);
  for (const number of segmentNumbers(folder)) if (number < oldest) disk.remove(join(folder, segmentName(number)));
}
