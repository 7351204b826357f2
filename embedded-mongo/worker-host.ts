import { once } from 'node:events';
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

/**
 * Starts the engine in a worker thread (of the compiled package), so that its work does not hold up the caller's. A thread
 * that ends before `stop` ends the process with code 1, whatever handles the process's uncaught exceptions.
 */
export function startInWorker(options: EngineOptions): Promise<{ address: string; stop(): Promise<void> }> {
  const worker = new Worker(new URL('./worker.js', import.meta.url), {
    workerData: options,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  return new Promise((resolve, reject) => {
    let isStopping = false;
    const stop = async (): Promise<void> => {
      isStopping = true;
      // Rejects with the error that ends the thread before it has stopped.
      const exit = once(worker, 'exit');
      worker.postMessage('stop');
      await exit;
    };
    const serve = (address: string): void => {
      worker.on('error', (error) => console.error('embedded-mongo: the thread of the database failed:', error));
      worker.once('exit', () => {
        if (!isStopping) process.exit(1);
      });
      resolve({ address, stop });
    };
    worker.once('error', reject);
    worker.once('message', (message: WorkerMessage) => {
      worker.removeListener('error', reject);
      if (message.kind === 'ready') serve(message.address);
      else if (message.kind === 'failed')
        reject(message.code ? new EmbeddedMongoError(message.code, message.message) : new Error(message.message));
    });
  });
}
