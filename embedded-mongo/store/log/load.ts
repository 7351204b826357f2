import { closeSync, existsSync, fstatSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordCache } from '../record-cache.js';
import { damaged } from './damage.js';
import { removeUnfinished, segmentName, segmentNumbers } from './files.js';
import { FRAMES_AT, type Head, type PlacedEntry } from './layout.js';
import { readSegmentHead, scanSegment, type SegmentContent } from './scan.js';
import { Segment } from './segment.js';

/** What a log's folder held. */
export interface LoadedLog {
  readonly segments: Segment[];
  readonly identity: Buffer;
  readonly lastFrame: number;
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

/** Checks that a segment goes on where the one before it ended. */
export function assertFollows(path: string, head: Head, number: number, before?: SegmentContent): void {
  if (head.number !== number) throw damaged(path, `is number ${head.number} under another's name`);
  if (!before) return;
  if (!head.identity.equals(before.head.identity)) throw damaged(path, 'belongs to another database');
  if (head.firstFrame !== before.lastFrame + 1)
    throw damaged(path, `begins at write ${head.firstFrame}, not at ${before.lastFrame + 1}`);
}

/** Reads and checks all of the folder's log; undefined when it has none. Changes nothing unless all of it is sound. */
export function loadLog(
  folder: string,
  cache: RecordCache,
  growsAhead: boolean,
  onEntry: OnStoredEntry,
): LoadedLog | undefined {
  if (existsSync(join(folder, 'data.mdb'))) throw damaged(join(folder, 'data.mdb'), 'is of a format no longer read');
  const needed = neededSegments(folder);
  const segments: Segment[] = [];
  let before: SegmentContent | undefined;
  try {
    for (const number of needed) {
      const path = join(folder, segmentName(number));
      const fd = openSync(path, 'r+');
      const segment = new Segment(number, path, fd, cache, FRAMES_AT, fstatSync(fd).size, growsAhead);
      segments.push(segment);
      const content = scanSegment(fd, path, (entry, bytes) => onEntry(segment, entry, bytes));
      assertFollows(path, content.head, number, before);
      segment.end = content.end;
      before = content;
    }
  } catch (error) {
    for (const segment of segments) segment.close();
    throw error;
  }
  if (!before) return undefined;
  removeLeftovers(folder, needed[0] as number);
  return { segments, identity: before.head.identity, lastFrame: before.lastFrame };
}

/** Files no longer needed, whose removal the process's end cut short. */
function removeLeftovers(folder: string, oldest: number): void {
  removeUnfinished(folder);
  for (const number of segmentNumbers(folder)) if (number < oldest) rmSync(join(folder, segmentName(number)));
}
