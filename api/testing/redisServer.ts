import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@redis/client';
import { patiently } from './eventually.js';

/** Where the test script says it is; a run of this suite alone takes Debian's. */
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

/** `describe`, where there is a Redis server; without one, its tests count as skipped. */
export const withRedis = hasRedis ? describe : describe.skip;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A real Redis on a port of its own, which can be killed, made to hang, and started again. */
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

  /** Empty, as a Redis that keeps nothing on disk comes back. */
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

  /** How many clients are connected, the one that counts them included. */
  async connections(): Promise<number> {
    const client = await createClient({ url: this.url }).connect();
    try {
      return (await client.sendCommand<string>(['CLIENT', 'LIST'])).trim().split('\n').length;
    } finally {
      client.destroy();
    }
  }

  /** Without a goodbye, as when its machine goes. */
  async kill(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  /** Connections stay open and nothing is answered. */
  hang(): void {
    this.#process?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#process?.kill('SIGCONT');
  }

  async stop(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
