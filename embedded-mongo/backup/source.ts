import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, EmbeddedMongoError, messageOf } from '../errors.js';
import { damaged } from '../store/log/damage.js';
import { assertNotRestoring, segmentName, segmentNumbers } from '../store/log/files.js';
import type { Head, Slot } from '../store/log/layout.js';
import { readSegmentHead } from '../store/log/scan.js';

/** A segment held open: its file may be removed meanwhile, and grow beyond `slot.end`. */
export interface OpenSegment {
  readonly name: string;
  readonly path: string;
  readonly fd: number;
  readonly head: Head;
  readonly slot: Slot;
}

const TRIES = 50;
const PAUSE = 20;

export function closeAll(segments: readonly OpenSegment[]): void {
  for (const { fd } of segments) closeSync(fd);
}

/**
 * Opens a database's segments as they are at one moment, up to the last acknowledged write; its server may be running.
 * What it does to its files in just this moment is looked at again.
 */
export async function openDatabase(folder: string): Promise<OpenSegment[]> {
  for (let tries = 1; ; tries++) {
    const found = tryOpen(folder);
    if (!(found instanceof Error)) return found;
    if (tries >= TRIES) throw found;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

function tryOpen(folder: string): OpenSegment[] | Error {
  const opened: OpenSegment[] = [];
  try {
    assertNotRestoring(folder);
    for (const number of numbersIn(folder)) opened.push(openSegment(folder, number));
    const newest = opened.at(-1);
    if (!newest) return new EmbeddedMongoError('NO_DATABASE', `There is no database in ${folder}.`);
    const { oldestSegment, followed } = newest.slot;
    if (followed) throw damaged(join(folder, segmentName(newest.head.number + 1)), 'is missing');
    const needed = opened.filter(({ head }) => head.number >= oldestSegment);
    if (needed.length !== newest.head.number - oldestSegment + 1) throw damaged(folder, 'does not have all its files');
    closeAll(opened.filter((segment) => !needed.includes(segment)));
    return needed;
  } catch (error) {
    closeAll(opened);
    if (error instanceof EmbeddedMongoError) return error;
    return new EmbeddedMongoError('NO_DATABASE', `The database in ${folder} cannot be read (${messageOf(error)}).`);
  }
}

function numbersIn(folder: string): number[] {
  try {
    return segmentNumbers(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

function openSegment(folder: string, number: number): OpenSegment {
  const name = segmentName(number);
  const path = join(folder, name);
  const fd = openSync(path, 'r');
  try {
    return { name, path, fd, ...readSegmentHead(fd, path) };
  } catch (error) {
    closeSync(fd);
    throw error;
  }
}
