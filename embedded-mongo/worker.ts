import { parentPort, workerData } from 'node:worker_threads';
import { Engine, type EngineOptions } from './engine.js';
import { EmbeddedMongoError, messageOf } from './errors.js';
import type { WorkerMessage } from './worker-host.js';

/** The worker thread's entry: one engine, started at once, stopped on any message. */
const post = (message: WorkerMessage): void => parentPort?.postMessage(message);

try {
  const engine = await Engine.start(workerData as EngineOptions);
  parentPort?.once('message', () => void engine.stop().then(() => post({ kind: 'stopped' })));
  post({ kind: 'ready', address: engine.address });
} catch (error) {
  const code = error instanceof EmbeddedMongoError ? error.code : undefined;
  post({ kind: 'failed', code, message: messageOf(error) });
}
