import { cpus } from 'node:os';
import sharp from 'sharp';

/**
 * All work on pixels goes through here, whoever asks for it: some at once, the rest in turn, so that neither a burst of
 * uploads nor one of visitors takes the threads and the memory that everything else needs.
 */

/** Pictures worked on at once. Half of the cores, for each may have a decoder and an encoder running beside one another. */
const AT_ONCE = Math.max(1, Math.min(4, Math.floor(cpus().length / 2)));
/** Pixels of all that is worked on at once, four bytes each; one larger picture is worked on alone. */
const PIXELS_AT_ONCE = 64_000_000;
/** How many wait; more are refused. */
const WAITING_MAX = 500;

// One thread each, for those that run at once make up for it; and nothing is kept, for no picture is made twice.
sharp.concurrency(1);
sharp.cache(false);

/** Too much is waiting already. */
export class PicturesBusy extends Error {}

interface Waiting {
  readonly pixels: number;
  readonly begin: () => void;
}

let running = 0;
let runningPixels = 0;
const waiting: Waiting[] = [];

function beginNext(): void {
  const next = waiting[0];
  if (!next || running >= AT_ONCE) return;
  if (running > 0 && runningPixels + next.pixels > PIXELS_AT_ONCE) return;
  waiting.shift();
  running += 1;
  runningPixels += next.pixels;
  next.begin();
  beginNext();
}

/**
 * Runs work on a picture of that many pixels when its turn has come.
 * @throws PicturesBusy
 */
export async function pictureWork<T>(pixels: number, work: () => Promise<T>): Promise<T> {
  if (waiting.length >= WAITING_MAX) throw new PicturesBusy('Too many pictures are waiting.');
  await new Promise<void>((begin) => {
    waiting.push({ pixels, begin });
    beginNext();
  });
  try {
    return await work();
  } finally {
    running -= 1;
    runningPixels -= pixels;
    beginNext();
  }
}
