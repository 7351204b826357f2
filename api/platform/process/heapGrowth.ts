import { setFlagsFromString } from 'node:v8';

/**
 * How far a heap may grow beyond what was alive after its last full collection, in percent. V8 itself lets it grow to four
 * times as much where the machine has memory: under load, two thirds of the heap were garbage. At 50 the same load takes
 * no more time on the main thread, for collections run beside it.
 */
const GROWTH_PERCENT = 50;

/** Bounds the heaps of all threads of this process, those that are there and those to come. */
export function boundHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
