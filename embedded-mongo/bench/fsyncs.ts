import { closeSync, fsyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'bson';
import { makeThing } from './documents.js';
import type { Workload } from './rounds.js';

/** Appends a document's bytes to a file of its own in the folder and syncs each to disk before the next. */
export function fsyncs(folder: string): Workload {
  const bytes = serialize(makeThing(1));
  return async (milliseconds) => {
    const path = join(folder, 'fsync.bench');
    const file = openSync(path, 'w');
    let done = 0;
    const start = performance.now();
    while (performance.now() < start + milliseconds) {
      writeSync(file, bytes);
      fsyncSync(file);
      done++;
    }
    const rate = (done / (performance.now() - start)) * 1000;
    closeSync(file);
    rmSync(path);
    return rate;
  };
}
