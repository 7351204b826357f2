import { parentPort, workerData } from 'node:worker_threads';
import { Engine, type EngineOptions } from './engine.js';
import { EmbeddedMongoError, messageOf } from './errors.js';
import type { WorkerMessage } from './worker-host.js';

/** The worker thread's entry: one engine, started at once, stopped on any message. */
const say = (message: WorkerMessage): void => parentPort?.postMessage(message);

try {
  const engine = await Engine.start(workerData as EngineOptions);
  parentPort?.once('message', () => void engine.stop().then(() => say({ kind: 'stopped' })));
  say({ kind: 'ready', address: engine.address });
} catch (error) {
  const code = error instanceof EmbeddedMongoError ? error.code : undefined;
  say({ kind: 'failed', code, message: messageOf(error) });
}
