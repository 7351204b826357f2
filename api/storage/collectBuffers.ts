import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
// What a name in another context stands for is known to that context alone.
const collect = runInNewContext('gc') as (options: { readonly type: 'minor' }) => void;

/** Garbage is collected after this many bytes have passed. */
const EVERY_BYTES = 4 * 1024 * 1024;

/**
 * For a stream whose chunks are not retained. Without it the engine lets 32 MB of buffers accumulate before its first
 * collection; a collection of young objects takes a millisecond.
 * @returns the function to call with the number of bytes of each chunk
 */
export function collectingBuffers(): (bytes: number) => void {
  let passed = 0;
  return (bytes) => {
    passed += bytes;
    if (passed < EVERY_BYTES) return;
    passed = 0;
    collect({ type: 'minor' });
  };
}
