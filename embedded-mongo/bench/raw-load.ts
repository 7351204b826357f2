import { RawClient } from './raw-client.js';
import type { Workload } from './rounds.js';
import type { ServerProcess } from './server-process.js';

/** Makes a connection's messages: each call gives the next. */
export type Messages = () => () => Buffer;

/** Loads one server with prebuilt messages, and adds up its processor time for each operation. */
export class RawLoad {
  private readonly used = new Map<string, { operations: number; seconds: number }>();

  private constructor(
    private readonly server: ServerProcess,
    private readonly connections: readonly RawClient[],
  ) {}

  static async connect(server: ServerProcess, socket: string, connections: number): Promise<RawLoad> {
    return new RawLoad(server, await Promise.all(Array.from({ length: connections }, () => RawClient.connect(socket))));
  }

  /** Throws when the server's response to the message does not satisfy `isGood`. */
  async check(messages: Messages, isGood: (response: Buffer) => boolean): Promise<void> {
    const response = await (this.connections[0] as RawClient).request(messages()());
    if (!isGood(response)) throw new Error(`The server answered ${response.toString('latin1')}`);
  }

  workload(name: string, connections: number, messages: Messages): Workload {
    const loads = this.connections.slice(0, connections).map((client) => ({ client, next: messages() }));
    return async (milliseconds) => {
      const before = this.server.processorSeconds();
      const start = performance.now();
      const end = start + milliseconds;
      const counts = await Promise.all(loads.map(({ client, next }) => client.run(next, end)));
      const operations = counts.reduce((sum, count) => sum + count, 0);
      const rate = (operations / (performance.now() - start)) * 1000;
      const after = this.server.processorSeconds();
      if (before !== undefined && after !== undefined) this.add(name, operations, after - before);
      return rate;
    };
  }

  private add(name: string, operations: number, seconds: number): void {
    const used = this.used.get(name) ?? { operations: 0, seconds: 0 };
    this.used.set(name, { operations: used.operations + operations, seconds: used.seconds + seconds });
  }

  /** Microseconds of the server's processor time for one operation, over all the rounds; '?' where it cannot be known. */
  microseconds(name: string): string {
    const used = this.used.get(name);
    return used ? ((used.seconds * 1e6) / used.operations).toFixed(0) : '?';
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }
}
