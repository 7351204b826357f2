import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import mongoose from 'mongoose';
import { createLogger } from '../../platform/log/logger.js';
import { readSettings } from '../../platform/settings.js';
import { startApp, type App } from '../../start/app.js';
import { auditVerify } from '../../start/auditVerify.js';
import { demoCommand } from '../../start/demo/removal/command.js';
import { openSite, type OpenSite } from '../../start/transfer/openSite.js';
import { siteExport } from '../../start/transfer/siteExport.js';
import { siteImport } from '../../start/transfer/siteImport.js';
import { ADMIN } from './runningServer.js';
import { buildServer } from './serverProcess.js';
import { TEST_SECRET } from './testBed.js';

/** Output of a command, and its exit code. */
export interface CommandResult {
  readonly code: number;
  readonly lines: readonly string[];
}

/**
 * An installation that outlives its server, with an embedded database in a folder of its own, or with a MongoDB. One of them is
 * open at a time: models have one connection.
 */
export class Installation {
  private constructor(
    readonly folder: string,
    private readonly uri: string | undefined,
  ) {}

  /** @param options.uri the address of a database on a MongoDB, which is dropped in the end */
  static async create({ uri }: { readonly uri?: string } = {}): Promise<Installation> {
    return new Installation(await mkdtemp(join(tmpdir(), 'polyphony-site-')), uri);
  }

  /** Runs `work` while the server runs. */
  async serving<T>(work: (app: App) => Promise<T>, env: NodeJS.ProcessEnv = {}): Promise<T> {
    const settings = await readSettings({ ...this.#env, ...env });
    const app = await startApp(settings, createLogger('fatal'));
    try {
      return await work(app);
    } finally {
      await app.close();
    }
  }

  /** Runs `work` on the data while the server is stopped. */
  async stopped<T>(work: (site: OpenSite) => Promise<T>): Promise<T> {
    const site = await openSite(await readSettings(this.#env), createLogger('fatal'));
    try {
      return await work(site);
    } finally {
      await site.close();
    }
  }

  export(path: string): Promise<CommandResult> {
    return runCommand((print) => siteExport([path], this.#env, '0.1.0', print));
  }

  import(path: string, ...options: readonly string[]): Promise<CommandResult> {
    return runCommand((print) => siteImport([path, ...options], this.#env, print));
  }

  /**
   * Imports an archive in a process of its own, which kills itself (SIGKILL) at the first line of its output that matches: it
   * has done what comes before that line, and nothing after it, on any machine.
   */
  async importKilledAt(line: RegExp, path: string): Promise<void> {
    await buildServer();
    const program = `const say = (line) => new RegExp(process.argv[2]).test(line) && process.kill(process.pid, 'SIGKILL');
      import('./api/dist/start/transfer/siteImport.js')
        .then(({ siteImport }) => siteImport([process.argv[1]], process.env, say))
        .then((code) => { process.exitCode = code; });`;
    const child = spawn(process.execPath, ['-e', program, path, line.source], {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      env: { PATH: process.env['PATH'], ...this.#env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
    if (signal !== 'SIGKILL') throw new Error(`The import ended with code ${code} before a line matched ${line}.`);
  }

  /** Shows, removes or brings back its demo content. */
  demo(...args: readonly string[]): Promise<CommandResult> {
    return runCommand((print) => demoCommand([...args], this.#env, print));
  }

  /** Verifies its audit trail. */
  verify(): Promise<CommandResult> {
    return runCommand((print) => auditVerify([], this.#env, print));
  }

  async remove(): Promise<void> {
    if (this.uri !== undefined) await this.stopped(async () => mongoose.connection.dropDatabase());
    await rm(this.folder, { recursive: true, force: true });
  }

  get #env(): NodeJS.ProcessEnv {
    return {
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: this.folder,
      ...(this.uri !== undefined && { MONGODB_URI: this.uri }),
      DEMO_CONTENT: '0',
      DEMO_SHOWCASE: '0',
      JWT_SECRET: TEST_SECRET,
      PUBLIC_URL: 'http://site.example',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'fatal',
    };
  }
}

async function runCommand(command: (print: (line: string) => void) => Promise<number>): Promise<CommandResult> {
  const lines: string[] = [];
  const code = await command((line) => lines.push(line));
  return { code, lines };
}
