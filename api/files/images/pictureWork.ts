import { cpus } from 'node:os';

/**
 * The queue of all work on pixels: a bounded number runs concurrently and the rest waits, so that a burst of uploads or
 * of visitors does not exhaust the threads and the memory of the process.
 */

/** Images processed concurrently. Half of the cores, so that the others remain for requests. */
const AT_ONCE = Math.max(1, Math.min(4, Math.floor(cpus().length / 2)));
/** Limit of the pixels processed concurrently, four bytes each; an image that has as many is processed alone. */
export const PIXELS_AT_ONCE = 64_000_000;
/** Pixels that each of the concurrently processed images may have; more than any phone camera takes. */
export const PIXELS_EACH = Math.max(16_000_000, PIXELS_AT_ONCE / AT_ONCE);
/** Maximum length of each queue; more work is refused. */
const WAITING_MAX = 500;

/** The queue is full. */
export class PicturesBusy extends Error {}

interface Waiting {
  readonly pixels: number;
  readonly begin: () => void;
}

let running = 0;
let runningPixels = 0;
/** Foreground work, and background work, which starts only when the first queue is empty. */
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
  /** Whether all foreground work goes first. */
  readonly background?: boolean;
}

/**
 * Runs work on an image with that many pixels as soon as there is room for it.
 * @throws PicturesBusy when the queue is full
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
