import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { deserialize, serialize } from 'bson';
import type { Document } from 'mongodb';

export const OP_MSG = 2013;
export const OP_QUERY = 2004;

/** A message as bytes, lies included: `length` is what its header says, by default the truth. */
export function message(code: number, rest: Buffer, length = 16 + rest.length): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(code, 12);
  return Buffer.concat([header, rest]);
}

export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value | 0);
  return bytes;
}

/** An OP_MSG of one body, and whatever sections follow. */
export function command(body: Document | Buffer, ...sections: Buffer[]): Buffer {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(serialize(body));
  return message(OP_MSG, Buffer.concat([int32(0), Buffer.from([0]), bytes, ...sections]));
}

/** A section of kind 1; `size` is what it says of its own length. */
export function sequence(name: string, documents: readonly Buffer[], size?: number): Buffer {
  const content = Buffer.concat([Buffer.from(`${name}\0`), ...documents]);
  return Buffer.concat([Buffer.from([1]), int32(size ?? content.length + 4), content]);
}

/** A client that sends any bytes. */
export class RawClient {
  private received = Buffer.alloc(0);
  private readonly ended: Promise<unknown>;

  private constructor(readonly socket: Socket) {
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes: Buffer) => (this.received = Buffer.concat([this.received, bytes])));
    // Not `once` of node:events, which fails at an error: a connection that is reset is closed as well.
    this.ended = new Promise((resolve) => socket.once('close', resolve));
  }

  /** Connects to a unix socket by its path. */
  static async open(path: string): Promise<RawClient> {
    const socket = connect(path);
    const client = new RawClient(socket);
    await once(socket, 'connect');
    return client;
  }

  send(bytes: Buffer): void {
    if (!this.socket.destroyed) this.socket.write(bytes);
  }

  /** The next reply's document; undefined when the server closed the connection instead. */
  async reply(): Promise<Document | undefined> {
    for (;;) {
      const size = this.received.length >= 4 ? this.received.readInt32LE(0) : Infinity;
      if (this.received.length >= size) {
        const bytes = this.received.subarray(0, size);
        this.received = this.received.subarray(size);
        return deserialize(bytes.subarray(bytes.readInt32LE(12) === OP_MSG ? 21 : 36), { promoteLongs: false });
      }
      if (this.socket.destroyed) return undefined;
      await Promise.race([new Promise((resolve) => this.socket.once('data', resolve)), this.ended]);
    }
  }

  async closed(): Promise<void> {
    await this.ended;
  }

  close(): void {
    this.socket.destroy();
  }
}
