import { resolve } from 'node:path';
import { type Credentials, MECHANISM } from './auth/authentication.js';
import { Engine } from './engine.js';
import { REPLICA_SET } from './commands/handshake.js';
import type { Listen } from './wire/listener.js';
import { startInWorker } from './worker-host.js';

export { backupDatabase, type DatabaseSummary, restoreDatabase, verifyDatabase } from './backup/index.js';
export { EmbeddedMongoError, type EmbeddedMongoErrorCode } from './errors.js';

export interface EmbeddedMongoOptions {
  /** The data folder, made when there is none. One process at a time has it. */
  readonly dataDir: string;
  /** Default: a private unix socket in the data folder (in the system's temporary folder when its path is too long). */
  readonly listen?: Listen;
  /**
   * What an acknowledged write survives: 'disk' (the default) a power cut, 'process' the end of the process by any means,
   * kill -9 included, but not of the machine. The second is several times faster for sequential writes.
   */
  readonly durability?: 'disk' | 'process';
  /** Clients must sign in (SCRAM-SHA-256, database admin) as this one user; `uri` has it all. */
  readonly auth?: Credentials;
  /** Lets every machine that reaches the address use the database. Without it, `auth` is needed beyond this machine. */
  readonly allowRemoteWithoutAuth?: boolean;
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
 * @throws EmbeddedMongoError with one clear line: the folder is in use, unwritable or damaged, the address is taken, or it is
 * reachable from other machines without authentication.
 */
export async function startEmbeddedMongo(options: EmbeddedMongoOptions): Promise<EmbeddedMongo> {
  const target = options.listen ?? {};
  const { auth, allowRemoteWithoutAuth = false } = options;
  const engine = {
    dataDir: resolve(options.dataDir),
    target,
    sync: options.durability !== 'process',
    allowRemoteWithoutAuth,
    ...(auth && { auth }),
  };
  const isSource = import.meta.url.endsWith('.ts');
  const server = isSource ? await Engine.start(engine) : await startInWorker(engine);
  let stopping: Promise<void> | undefined;
  return {
    uri: (database = '') => connectionString(server.address, 'port' in target, database, auth),
    stop: () => (stopping ??= server.stop()),
  };
}

function connectionString(address: string, tcp: boolean, database: string, auth: Credentials | undefined): string {
  const host = tcp ? address : encodeURIComponent(address);
  const user = auth ? `${encodeURIComponent(auth.username)}:${encodeURIComponent(auth.password)}@` : '';
  const signingIn = auth ? `&authSource=admin&authMechanism=${MECHANISM}` : '';
  return `mongodb://${user}${host}/${database}?directConnection=true&replicaSet=${REPLICA_SET}${signingIn}`;
}
