import { join } from 'node:path';
import {
  EmbeddedMongoError,
  startEmbeddedMongo,
  type EmbeddedMongo,
  type EmbeddedMongoOptions,
} from '@polyphony/embedded-mongo';
import mongoose from 'mongoose';
import { DATABASE_BOUND_MS } from './availability.js';
import { embeddedProber, proberOf } from './prober.js';
import { StartError } from '../process/startError.js';
import { errorOf } from '../values.js';

export interface Database {
  /** Whether this process runs the embedded database. */
  readonly embedded: boolean;
  readonly name: string;
  /** Resolves when the database responds; rejects when it does not within a second, or when an embedded one cannot write. */
  ping(): Promise<void>;
  /** Resolves when the database takes a write; rejects when it does not, or not in time. Does not wait for other operations. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A MongoDB address; without it, an embedded server is started. */
  readonly uri?: string;
  /** The folder for the embedded server's files. */
  readonly dataDir: string;
  /**
   * Event that a write to the embedded server survives: a power cut by default; `process`, for tests, only its own
   * end.
   */
  readonly durability?: EmbeddedMongoOptions['durability'];
  /** Database name that overrides the one in the address. */
  readonly name?: string;
  /** Emits an event for each command, which costs time: tests use it to count round trips. */
  readonly monitorCommands?: boolean;
}

async function startEmbedded({ dataDir, durability = 'disk' }: DatabaseOptions): Promise<EmbeddedMongo> {
  try {
    return await startEmbeddedMongo({ dataDir: join(dataDir, 'mongo'), durability });
  } catch (error) {
    if (error instanceof EmbeddedMongoError) throw new StartError(`DATA_DIR: ${error.message}`);
    throw error;
  }
}

/** The address with its credentials masked, also those that have a / or @ which is not escaped. */
const maskCredentials = (uri: string) => uri.replace(/\/\/.*@/s, '//…@');

/**
 * Bookings are written in transactions, which a standalone server does not support.
 * @throws StartError for a server that is neither a member of a replica set nor a router of a sharded cluster
 */
export function refuseStandalone(hello: { readonly setName?: unknown; readonly msg?: unknown }, uri: string): void {
  if (hello.setName || hello.msg === 'isdbgrid') return;
  throw new StartError(
    `MONGODB_URI: ${maskCredentials(uri)} is a server by itself; transactions need a replica set, and one member is enough for it.`,
  );
}

/**
 * Connects mongoose to the server at `uri`, or to an embedded one over `dataDir` when there is no `uri`.
 * @throws StartError when the server cannot be reached or is standalone, or the folder is in use
 */
export async function connectDatabase(options: DatabaseOptions): Promise<Database> {
  // Commands wait in the driver, whose bounds are below, and not also in mongoose.
  mongoose.set({ autoIndex: false, autoCreate: false, strictQuery: 'throw', bufferCommands: false });
  const embedded = options.uri ? null : await startEmbedded(options);
  const uri = options.uri ?? embedded?.uri('polyphony') ?? '';
  try {
    await mongoose.connect(uri, {
      ...(options.name && { dbName: options.name }),
      monitorCommands: options.monitorCommands ?? false,
      serverSelectionTimeoutMS: DATABASE_BOUND_MS,
      // A server that does not respond to its monitor for this long, and the time between two looks, has its connections closed.
      connectTimeoutMS: 5000,
      maxPoolSize: 32,
    });
  } catch (error) {
    await embedded?.stop();
    throw new StartError(
      `MONGODB_URI: no database responds at ${maskCredentials(uri)} (${errorOf(error).message.split('\n')[0]}).`,
    );
  }
  try {
    refuseStandalone((await mongoose.connection.db?.command({ hello: 1 })) ?? {}, uri);
  } catch (error) {
    await mongoose.disconnect();
    await embedded?.stop();
    throw error;
  }
  const ping = async (timeoutMS?: number) => {
    await mongoose.connection.db?.command({ ping: 1 }, { ...(timeoutMS && { timeoutMS }) });
  };
  const prober = embedded ? embeddedProber(ping) : proberOf(uri, mongoose.connection.name);
  return {
    embedded: embedded !== null,
    name: mongoose.connection.name,
    ping: () => ping(1000),
    probe: () => prober.probe(),
    close: async () => {
      await prober.close();
      await mongoose.disconnect();
      await embedded?.stop();
    },
  };
}
