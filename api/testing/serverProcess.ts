import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import mongoose from 'mongoose';
import { patiently } from './eventually.js';

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
  private constructor(
    readonly url: string,
    readonly log: readonly string[],
    readonly process: ChildProcess,
    readonly folder: string,
  ) {}

  static async start(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
    await buildServer();
    const folder = await mkdtemp(join(tmpdir(), 'polyphony-process-'));
    const child = spawn(process.execPath, ['api/dist/main.js'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DEMO_CONTENT: '0',
        LOG_LEVEL: 'warn',
        MONGODB_URI: env['MONGODB_URI'] ?? databaseUri(),
        ...env,
      },
    });
    const log: string[] = [];
    child.stderr.on('data', (text: Buffer) => log.push(text.toString()));
    const address = new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout.on('data', (text: Buffer) => {
        said += text.toString();
        const url = /running at (\S+)/.exec(said)?.[1];
        if (url) resolve(url);
      });
      child.once('exit', (code) => reject(new Error(`The server ended with code ${code}: ${log.join('')}`)));
    });
    try {
      return new ServerProcess(await patiently(address), log, child, folder);
    } catch (error) {
      await new ServerProcess('', log, child, folder).stop('SIGKILL');
      throw error;
    }
  }

  /** Ends it as a supervisor would. @returns its exit code */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    if (this.process.exitCode === null && this.process.signalCode === null) {
      const exit = once(this.process, 'exit');
      this.process.kill(signal);
      await patiently(exit);
    }
    await rm(this.folder, { recursive: true, force: true });
    return this.process.exitCode;
  }
}
