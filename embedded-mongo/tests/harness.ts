import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedMongo, startEmbeddedMongo } from '../index.js';

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
