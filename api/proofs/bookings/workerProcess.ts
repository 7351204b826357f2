import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Killing } from '../killing.js';
import type { Action, Command, Look, Result, State } from './protocol.js';

const worker = fileURLToPath(new URL('../../dist/proofs/bookings/worker.js', import.meta.url));

/** The process was killed before it responded: the command may or may not have been executed. */
export class Unacknowledged extends Error {}

/** Location of the bookings of a proof: a folder of an embedded database, or a given server. */
export type Place = readonly [dataDir: string] | readonly [dataDir: string, uri: string, name: string];

type Waiting = { readonly resolve: (result: Result | State) => void; readonly reject: (error: Error) => void };

/** The process that books; `kill` ends it as a power cut would, and the next call starts another over the same data. */
export class BookingProcess {
  #child: Promise<ChildProcess> | null = null;
  readonly #waiting = new Map<number, Waiting>();
  #requestCount = 0;
  kills = 0;

  constructor(readonly place: Place) {}

  async #start(): Promise<ChildProcess> {
    const child = fork(worker, [...this.place], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    const onMessage = ({ n, result }: { n: number; result: Result | State | { failed: string } }) => {
      const waiting = this.#waiting.get(n);
      this.#waiting.delete(n);
      if ('failed' in result) waiting?.reject(new Error(result.failed));
      else waiting?.resolve(result);
    };
    const ended = once(child, 'exit').then(([code]) => {
      throw new Error(`The process that books did not start (${String(code)}).`);
    });
    await Promise.race([once(child, 'message'), ended]);
    ended.catch(() => undefined);
    child.on('message', onMessage);
    child.once('exit', () => this.#ended());
    return child;
  }

  /** @throws Unacknowledged when the process is killed meanwhile; Error when it failed */
  async request(command: Look): Promise<State>;
  async request(command: Action): Promise<Result>;
  async request(command: Command): Promise<Result | State> {
    const child = await (this.#child ??= this.#start());
    const n = (this.#requestCount += 1);
    return new Promise((resolve, reject) => {
      this.#waiting.set(n, { resolve, reject });
      child.send({ n, command });
    });
  }

  #ended(): void {
    this.#child = null;
    for (const { reject } of this.#waiting.values()) reject(new Unacknowledged('killed'));
    this.#waiting.clear();
  }

  /** Has the process kill itself at a write that it is yet to send. */
  async killAt(killing: Killing): Promise<void> {
    const child = await (this.#child ??= this.#start());
    child.send({ killing });
  }

  /** Kills it, unless it has ended by itself. */
  async kill(): Promise<void> {
    this.kills += 1;
    const child = await this.#child;
    if (!child) return;
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    await exit;
  }

  async stop(): Promise<void> {
    const child = await this.#child;
    this.#child = null;
    if (!child) return;
    const exit = once(child, 'exit');
    child.disconnect();
    await exit;
  }
}
