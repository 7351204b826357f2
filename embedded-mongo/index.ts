import { resolve } from 'node:path';
import { Engine } from './engine.js';
import { REPLICA_SET } from './commands/handshake.js';
import { startInWorker } from './worker-host.js';

export { backupDatabase, type DatabaseSummary, restoreDatabase, verifyDatabase } from './backup/index.js';
export { supported } from './supported.js';
export { EmbeddedMongoError, type EmbeddedMongoErrorCode } from './errors.js';

export interface EmbeddedMongoOptions {
  /** The data folder, made when there is none. One process at a time has it. */
  readonly dataDir: string;
  /**
   * What an acknowledged write survives: 'disk' (the default) a power cut, 'process' the end of the process by any means,
   * kill -9 included, but not of the machine. The second is several times faster for sequential writes.
   */
  readonly durability?: 'disk' | 'process';
}

/** A running server: any MongoDB driver connects to it. */
export interface EmbeddedMongo {
  /** The connection string for drivers, such as mongodb://%2Fdata%2Fmongo.sock/polyphony?directConnection=true */
  uri(database?: string): string;
  /** Completes pending requests, writes everything to disk, and unlocks the data folder. */
  stop(): Promise<void>;
}

/**
 * Starts a server over a data folder and resolves once it accepts connections. It runs in a thread of its own, except when this
 * package is run from its TypeScript sources (as in tests), where it shares the caller's thread.
 * Its socket is in the data folder (in the system's temporary folder when the path is too long), open to its owner only.
 * @throws EmbeddedMongoError with one clear line: the folder is in use, unwritable or damaged, or the socket cannot be had
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const engine = { dataDir: resolve(options.dataDir), sync: options.durability !== 'process' };
  const isSource = import.meta.url.endsWith('.ts');
  const server = isSource ? await Engine.start(engine) : await startInWorker(engine);
  let stopping: Promise<void> | undefined;
  return {
    uri: (database = '') =>
      `mongodb://${encodeURIComponent(server.address)}/${database}?directConnection=true&replicaSet=${REPLICA_SET}`,
    stop: () => (stopping ??= server.stop()),
  };
}
