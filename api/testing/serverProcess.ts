import { execFile, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import mongoose from 'mongoose';
import { spawnServer, stopServer, type SpawnedServer } from './spawnServer.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

let built: Promise<unknown> | null = null;

/** Compiles the server as it is now, once per process; nothing to do where it was built before the tests. */
export async function buildServer(): Promise<void> {
  const work = `const { buildStale } = await import('./scripts/lib/builds.mjs');
    await buildStale(({ name }) => name !== 'admin');`;
  await (built ??= promisify(execFile)(process.execPath, ['--input-type=module', '-e', work], { cwd: root }));
}

/** The address under which another process reaches the database that this one is connected to. */
function databaseUri(): string {
  const { options } = mongoose.connection.getClient();
  const given = process.env['MONGODB_TEST_URI'];
  if (given) {
    const uri = new URL(given);
    uri.pathname = `/${mongoose.connection.name}`;
    return uri.toString();
  }
  const [host] = options.hosts;
  if (!host) throw new Error('There is no database.');
  return `mongodb://${encodeURIComponent(host.toString())}/${mongoose.connection.name}?directConnection=true`;
}

/** A whole server in a process of its own: over the database of this one, or of MONGODB_URI, where '' starts its own. */
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

  /** Ends it as a supervisor would. @returns its exit code */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    return stopServer(this.server, signal);
  }
}
