import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { patiently, untilStarted } from '../runs/eventually.js';

export type ServerEnv = Readonly<Record<string, string>>;

const program = fileURLToPath(new URL('./serversInTurn.mjs', import.meta.url));

/** The process that runs the servers of a test worker, and its folder. */
interface Place {
  readonly process: ChildProcess;
  /** Contains the data folders; deleted with the process. */
  readonly folder: string;
  /** Resolves when the process has exited. */
  readonly ended: Promise<unknown>;
}

type Reply = { readonly url: string | null } | { readonly error: string };

/**
 * Runs built servers one at a time in a child process, on a free port and each with data of its own. The data of the
 * first start with given settings is a template that later starts with the same settings copy.
 */
export class ServersInTurn {
  /** The log of the running server, in chunks. */
  log: string[] = [];
  #place: Promise<Place> | null = null;
  /** The data folder of the running server. */
  #folder: string | null = null;
  readonly #templates = new Map<string, string>();
  /** Of all servers: a browser then knows the files of the next one already. The system chooses that of the first. */
  #port = '0';

  /**
   * Stops the running server and starts one with fresh data.
   * @param env in addition to the defaults; of this process's own environment only PATH is passed on
   */
  async start(env: ServerEnv): Promise<{ readonly url: string; readonly folder: string }> {
    const template = await this.#template(env);
    const folder = await this.#newFolder();
    await cp(template, folder, { recursive: true });
    this.log = [];
    const url = await this.#run(env, folder);
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true });
    this.#folder = folder;
    return { url, folder };
  }

  /** Stops the running server. @throws Error when it did not stop cleanly */
  async stop(): Promise<void> {
    if (this.#place) await this.#send({ env: null });
  }

  /** Sets the clock of the running server's site ahead; resolves when it has published what is due then. */
  async advanceClock(ms: number): Promise<void> {
    await this.#send({ ms });
  }

  /** Ends the process and deletes its data. */
  async close(): Promise<void> {
    if (!this.#place) return;
    const { process: child, folder, ended } = await this.#place;
    this.#place = null;
    child.disconnect();
    await patiently(ended);
    await rm(folder, { recursive: true, force: true });
  }

  async #template(env: ServerEnv): Promise<string> {
    const key = JSON.stringify(env);
    const known = this.#templates.get(key);
    if (known) return known;
    const folder = await this.#newFolder();
    await this.#run(env, folder);
    await this.stop();
    this.#templates.set(key, folder);
    return folder;
  }

  async #newFolder(): Promise<string> {
    return mkdtemp(join((await this.#opened()).folder, 'data-'));
  }

  async #run(env: ServerEnv, folder: string): Promise<string> {
    const url = await this.#send({
      env: {
        PORT: this.#port,
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DEMO_CONTENT: '0',
        DEMO_SHOWCASE: '0',
        FIRST_STEPS: '0',
        ...env,
      },
    });
    if (!url) throw new Error('The server has no address.');
    ({ port: this.#port } = new URL(url));
    return url;
  }

  /** `env` replaces the running server by one with these settings; null only stops it. `ms`: see `advanceClock`. */
  async #send(order: { readonly env: ServerEnv | null } | { readonly ms: number }): Promise<string | null> {
    const { process: child, ended } = await this.#opened();
    const died = ended.then((): never => {
      throw new Error(`The server's process ended: ${this.log.join('')}`);
    });
    const replied = once(child, 'message').then(([message]) => message as Reply);
    child.send(order);
    const reply = await untilStarted(Promise.race([replied, died]));
    if ('error' in reply) throw new Error(reply.error);
    return reply.url;
  }

  #opened(): Promise<Place> {
    return (this.#place ??= this.#open());
  }

  async #open(): Promise<Place> {
    const folder = await mkdtemp(join(tmpdir(), 'polyphony-journeys-'));
    const child = fork(program, {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: { PATH: process.env['PATH'], FOLDER: folder },
    });
    child.stderr?.on('data', (text: Buffer) => this.log.push(text.toString()));
    return { process: child, folder, ended: once(child, 'exit') };
  }
}
