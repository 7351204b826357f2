import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../index.js';

/** A database for one suite: the one MONGODB_TEST_URI names (a real MongoDB), or an embedded one over a new folder. */
export interface TestDatabase {
  readonly uri: string;
  readonly isReal: boolean;
  stop(): Promise<void>;
}

export async function startTestDatabase(name: string): Promise<TestDatabase> {
  const real = process.env.MONGODB_TEST_URI;
  if (real !== undefined && real !== '') {
    const uri = new URL(real);
    uri.pathname = `/${name}`;
    return { uri: uri.toString(), isReal: true, stop: () => Promise.resolve() };
  }
  const folder = newFolder();
  const server: EmbeddedMongo = await startEmbeddedMongo({ dataDir: folder, durability: 'process' });
  return {
    uri: server.uri(name),
    isReal: false,
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'embedded-mongo-'));
}

/** The path of the socket that a connection string names. */
export const socketOf = (uri: string): string => decodeURIComponent(new URL(uri).host);

/** Serves a data folder to a client of the database `name`, and stops both whatever becomes of `use`. */
export async function served<T>(
  dataDir: string,
  name: string,
  use: (client: MongoClient, server: EmbeddedMongo) => Promise<T>,
): Promise<T> {
  const server = await startEmbeddedMongo({ dataDir, durability: 'process' });
  const client = new MongoClient(server.uri(name));
  try {
    return await use(client, server);
  } finally {
    await client.close();
    await server.stop();
  }
}
