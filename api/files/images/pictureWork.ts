import { cpus } from 'node:os';
import sharp from 'sharp';

/**
 * All work on pixels goes through here, whoever asks for it: some at once, the rest in turn, so that neither a burst of
 * uploads nor one of visitors takes the threads and the memory that everything else needs.
 */

/** Pictures worked on at once. Half of the cores, for answers are made by the others. */
const AT_ONCE = Math.max(1, Math.min(4, Math.floor(cpus().length / 2)));
/** Pixels of all that is worked on at once, four bytes each; one that has as many is worked on alone. */
export const PIXELS_AT_ONCE = 64_000_000;
/** Pixels that as many pictures as are worked on at once may have each; more than any telephone takes. */
export const PIXELS_EACH = Math.max(16_000_000, PIXELS_AT_ONCE / AT_ONCE);
/** How many wait in each queue; more are refused. */
const WAITING_MAX = 500;

// A thread for each picture: those worked on at once make up for it. Nothing is kept, for nothing is made twice.
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
/** What somebody waits for, and what nobody does: that begins only when the first is empty. */
const queues: readonly [awaited: Waiting[], unawaited: Waiting[]] = [[], []];

function beginNext(): void {
  const queue = queues.find(({ length }) => length > 0);
  const next = queue?.[0];
  if (!next || running >= AT_ONCE) return;
  if (running > 0 && runningPixels + next.pixels > PIXELS_AT_ONCE) return;
  queue.shift();
  running += 1;
  runningPixels += next.pixels;
  next.begin();
  beginNext();
}

export interface PictureWorkOptions {
  /** Nobody waits for it: all else comes first. */
  readonly background?: boolean;
}

/**
 * Runs work on a picture of that many pixels when its turn has come.
 * @throws PicturesBusy
 */
export async function pictureWork<T>(
  pixels: number,
  work: () => Promise<T>,
  { background = false }: PictureWorkOptions = {},
): Promise<T> {
  const queue = queues[background ? 1 : 0];
  if (queue.length >= WAITING_MAX) throw new PicturesBusy('Too many pictures are waiting.');
  await new Promise<void>((begin) => {
    queue.push({ pixels, begin });
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
