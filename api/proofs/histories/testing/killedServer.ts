import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { patiently } from '../../../testing/runs/eventually.js';
import type { Killing } from '../../killing.js';

const program = fileURLToPath(new URL('../../../dist/proofs/histories/server.js', import.meta.url));

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/** A server in a process of its own, which ends as by a power cut. It runs what `buildServer` has built. */
export class KilledServer {
  readonly #exit: Promise<unknown>;
  hasEnded = false;

  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    this.#exit = once(child, 'exit').then(() => {
      this.hasEnded = true;
    });
  }

  /** @param env all of it but what a Node process needs */
  static async start(env: Readonly<Record<string, string>>): Promise<KilledServer> {
    const child = fork(program, {
      cwd: root,
      env: { PATH: process.env['PATH'], ...env },
      execArgv: [],
    });
    const died = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The server ended with code ${code}.`)));
    died.catch(() => undefined);
    try {
      const [{ url }] = (await patiently(Promise.race([once(child, 'message'), died]))) as [{ readonly url: string }];
      return new KilledServer(child, url);
    } catch (error) {
      child.kill('SIGKILL');
      throw error;
    }
  }

  /** Has the process kill itself at a write that it is yet to make. */
  killAt(killing: Killing): void {
    this.child.send(killing);
  }

  /** Kills it, unless it has ended by itself. */
  async kill(): Promise<void> {
    if (!this.hasEnded) this.child.kill('SIGKILL');
    await patiently(this.#exit);
    if (this.child.signalCode !== 'SIGKILL') throw new Error(`The server ended with code ${this.child.exitCode}.`);
  }
}
