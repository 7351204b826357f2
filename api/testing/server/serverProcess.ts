import { execFile, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import mongoose from 'mongoose';
import { spawnServer, stopServer, type SpawnedServer } from './spawnServer.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

let built: Promise<unknown> | null = null;

/** Compiles the server once per process; does nothing if the build is up to date. */
export async function buildServer(): Promise<void> {
  const work = `const { buildStale } = await import('./scripts/lib/build/builds.mjs');
    await buildStale(({ name }) => name !== 'admin');`;
  await (built ??= promisify(execFile)(process.execPath, ['--input-type=module', '-e', work], { cwd: root }));
}

/** The address at which another process can reach the database of this one. */
export function databaseUri(): string {
  const { options } = mongoose.connection.getClient();
  const configuredUri = process.env['MONGODB_TEST_URI'];
  if (configuredUri) {
    const uri = new URL(configuredUri);
    uri.pathname = `/${mongoose.connection.name}`;
    return uri.toString();
  }
  const [host] = options.hosts;
  if (!host) throw new Error('There is no database.');
  return `mongodb://${encodeURIComponent(host.toString())}/${mongoose.connection.name}?directConnection=true`;
}

/**
 * A complete server in another process: on the database of this one, or on MONGODB_URI, where '' starts an embedded
 * one.
 */
export class ServerProcess {
  private constructor(private readonly server: SpawnedServer) {}

  static async start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    await buildServer();
    return new ServerProcess(await spawnServer({ ...env, MONGODB_URI: env['MONGODB_URI'] ?? databaseUri() }));
  }

  get url(): string {
    return this.server.url;
  }

  get log(): readonly string[] {
    return this.server.log;
  }

  get process(): ChildProcess {
    return this.server.process;
  }

  get folder(): string {
    return this.server.folder;
  }

  /** Stops it like a supervisor would. @returns its exit code */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    return stopServer(this.server, signal);
  }
}
