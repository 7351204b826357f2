import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calculateObjectSize } from 'bson';
import { MongoClient } from 'mongodb';
import { INDEXES, makeThing, type Thing } from './documents.js';
import { DriverLoad } from './driver-load.js';
import { DATABASE, ping, replyOf } from './mongo-messages.js';
import type { Options } from './options.js';
import { RawLoad } from './raw-load.js';
import { ServerProcess } from './server-process.js';

export const LARGE = 'large';
export const SMALL = 'small';
export const MANY_CLIENTS = 32;
const BATCH = 1_000;

const cli = join(dirname(dirname(fileURLToPath(import.meta.url))), 'cli.js');

/** The server under test over a folder, and those who load it. */
export class Bench {
  readonly data: string;
  private server: ServerProcess | undefined;
  private client: MongoClient | undefined;
  private rawLoad: RawLoad | undefined;

  constructor(
    readonly options: Options,
    readonly folder: string,
  ) {
    this.data = join(folder, 'mongo');
    mkdirSync(this.data);
  }

  /** Writes both collections, then stops the server. Returns the documents' size in bytes. */
  async fill(): Promise<void> {
    const { documents, fewDocuments } = this.options;
    await this.startServer();
    const client = await MongoClient.connect(this.running.firstLine);
    for (const [name, count] of [
      [LARGE, documents],
      [SMALL, fewDocuments],
    ] as const) {
      const things = client.db(DATABASE).collection<Thing>(name);
      await things.createIndexes([...INDEXES]);
      for (let from = 0; from < count; from += BATCH) {
        const numbers = Array.from({ length: Math.min(BATCH, count - from) }, (_, i) => from + i);
        await things.insertMany(numbers.map(makeThing));
      }
    }
    await client.close();
    await this.stopServer();
  }

  get dataBytes(): number {
    return this.options.documents * calculateObjectSize(makeThing(1));
  }

  get running(): ServerProcess {
    if (!this.server) throw new Error('the server is not running');
    return this.server;
  }

  async startServer(): Promise<ServerProcess> {
    return (this.server = await ServerProcess.start(cli, this.data));
  }

  async stopServer(): Promise<void> {
    await this.server?.stop();
    this.server = undefined;
  }

  async connect(): Promise<void> {
    this.client = await MongoClient.connect(this.running.firstLine, { maxPoolSize: MANY_CLIENTS });
    const socket = decodeURIComponent(new URL(this.running.firstLine).host);
    this.rawLoad = await RawLoad.connect(this.running, socket, MANY_CLIENTS);
    await this.rawLoad.check(ping, (response) => replyOf(response).ok === 1);
  }

  get driver(): DriverLoad {
    if (!this.client) throw new Error('no client is connected');
    return new DriverLoad(this.client);
  }

  get raw(): RawLoad {
    if (!this.rawLoad) throw new Error('no client is connected');
    return this.rawLoad;
  }

  async stop(): Promise<void> {
    this.rawLoad?.close();
    await this.client?.close();
    await this.stopServer();
  }
}
