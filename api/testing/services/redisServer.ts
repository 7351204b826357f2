import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { patiently } from '../runs/eventually.js';

/** Path set by the test script; Debian's by default. */
const program = process.env['REDIS_SERVER_PATH'] ?? '/usr/bin/redis-server';

const hasRedis = ((): boolean => {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    console.warn(`NO REDIS at ${program}: these tests are SKIPPED. Install redis-server or set REDIS_SERVER_PATH.`);
    return false;
  }
})();

/** `describe` if a Redis server is installed; otherwise `describe.skip`. */
export const withRedis = hasRedis ? describe : describe.skip;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A real Redis on a free port, which tests can kill, suspend and start again. */
export class RedisServer {
  #process: ChildProcess | null = null;

  private constructor(
    readonly port: number,
    readonly folder: string,
  ) {}

  static async start(): Promise<RedisServer> {
    const server = new RedisServer(await freePort(), await mkdtemp(join(tmpdir(), 'polyphony-redis-')));
    try {
      await server.start();
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts empty: persistence is off. */
  async start(): Promise<void> {
    const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(program, [...settings, '--dir', this.folder], { stdio: ['ignore', 'pipe', 'ignore'] });
    this.#process = child;
    const ready = new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`Redis ended with code ${code}.`)));
      child.stdout.on('data', (text: Buffer) => {
        if (text.toString().includes('Ready to accept connections')) resolve();
      });
    });
    await patiently(ready);
    child.removeAllListeners('exit');
  }

  /** The number of connected clients, including the one that counts. */
  async connections(): Promise<number> {
    const client = await createClient({ url: this.url }).connect();
    try {
      return (await client.sendCommand<string>(['CLIENT', 'LIST'])).trim().split('\n').length;
    } finally {
      client.destroy();
    }
  }

  /** Kills the process, as if its machine crashed. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Suspends the process: connections stay open without responses. */
  hang(): void {
    this.#process?.kill('SIGSTOP');
  }

  resume(): void {
    this.#process?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
