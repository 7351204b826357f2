import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { readonly type: 'minor' }) => void;

/** Buffers that have passed are collected after so many bytes of them. */
const EVERY_BYTES = 4 * 1024 * 1024;

/**
 * For a stream of which nothing is kept. Left to itself the engine lets 32 MB of buffers pass before it collects the first
 * one; they are young, which takes a millisecond.
 * @returns to be told of the bytes that have passed
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
