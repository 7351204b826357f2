import type { Socket } from 'node:net';
import type { Doc } from '../bson/value.js';
import { MongoError } from '../errors.js';
import { messageSize, ProtocolError, readMessage, type Request, writeReply } from './message.js';

/** Answers one command; called for one command of a connection at a time. */
export type Handler = (request: Request, connection: Connection) => Promise<Doc>;

let lastConnection = 0;

/** One client: its messages are answered in the order they came. Bytes that are no message close it. */
export class Connection {
  readonly id = ++lastConnection;
  private readonly pending: Request[] = [];
  private answering = false;
  private parts: Buffer[] = [];
  private received = 0;
  private awaited = 4;

  constructor(
    private readonly socket: Socket,
    private readonly handler: Handler,
    onClose: (connection: Connection) => void,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.receive(bytes));
    // A broken connection is the client's affair: 'close' follows every error.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => onClose(this));
  }

  close(): void {
    this.socket.destroy();
  }

  private receive(bytes: Buffer): void {
    this.parts.push(bytes);
    this.received += bytes.length;
    if (this.received < this.awaited) return;
    const all = this.parts.length === 1 ? bytes : Buffer.concat(this.parts);
    let at = 0;
    try {
      for (;;) {
        const size = messageSize(all, at);
        this.awaited = size ?? 4;
        if (size === undefined || at + size > all.length) break;
        this.pending.push(readMessage(all.subarray(at, at + size)));
        at += size;
      }
    } catch (error) {
      if (error instanceof ProtocolError || error instanceof MongoError || error instanceof RangeError)
        return this.close();
      throw error;
    }
    this.parts = at < all.length ? [all.subarray(at)] : [];
    this.received = all.length - at;
    if (!this.answering) void this.answer();
  }

  /** A reply that cannot be written is a fault of the server: its client is let go, the others are not. */
  private send(request: Request, reply: Doc): void {
    try {
      this.socket.write(writeReply(request, reply));
    } catch (error) {
      console.error('embedded-mongo: a reply could not be written:', error);
      this.close();
    }
  }

  private async answer(): Promise<void> {
    this.answering = true;
    for (let request = this.pending.shift(); request; request = this.pending.shift()) {
      const reply = await this.handler(request, this);
      if (request.wantsReply && !this.socket.destroyed) this.send(request, reply);
    }
    this.answering = false;
  }
}
