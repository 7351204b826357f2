import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { MANY_CLIENTS } from './bench.js';
import { DriverLoad } from './driver-load.js';
import { ServerProcess } from './server-process.js';

const script = join(dirname(fileURLToPath(import.meta.url)), 'canned-server.js');

/** A server that does no work (canned-server.ts), and the driver connected to it. */
export class CannedServer {
  readonly driver: DriverLoad;

  private constructor(
    private readonly server: ServerProcess,
    private readonly client: MongoClient,
  ) {
    this.driver = new DriverLoad(client);
  }

  static async start(socket: string): Promise<CannedServer> {
    const server = await ServerProcess.start(script, socket);
    return new CannedServer(server, await MongoClient.connect(server.firstLine, { maxPoolSize: MANY_CLIENTS }));
  }

  async stop(): Promise<void> {
    await this.client.close();
    await this.server.stop();
  }
}
