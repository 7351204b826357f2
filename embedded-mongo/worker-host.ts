import { Worker } from 'node:worker_threads';
import { EmbeddedMongoError, type EmbeddedMongoErrorCode } from './errors.js';
import type { EngineOptions } from './engine.js';

/** What the worker says. */
export type WorkerMessage =
  | { readonly kind: 'ready'; readonly address: string }
  | { readonly kind: 'failed'; readonly code: EmbeddedMongoErrorCode | undefined; readonly message: string }
  | { readonly kind: 'stopped' };

/** Room for what lives as long as a request: the more, the less often it is gone through for what is still alive. */
const YOUNG_GENERATION_MB = 48;

/** Starts the engine in a worker thread (of the compiled package), so that its work does not hold up the caller's. */
export function startInWorker(options: EngineOptions): Promise<{ address: string; stop(): Promise<void> }> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: options,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  return new Promise((resolve, reject) => {
    const stop = (): Promise<void> =>
      new Promise((stopped) => {
        worker.once('exit', () => stopped());
        worker.postMessage('stop');
      });
    // An error that ends the worker later has no listener here, and so ends the process: a database that died must show.
    worker.once('error', reject);
    worker.once('message', (message: WorkerMessage) => {
      worker.removeListener('error', reject);
      if (message.kind === 'ready') resolve({ address: message.address, stop });
      else if (message.kind === 'failed')
        reject(message.code ? new EmbeddedMongoError(message.code, message.message) : new Error(message.message));
    });
  });
}
