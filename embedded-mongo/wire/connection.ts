import type { Socket } from 'node:net';
import { retain } from '../bson/encode.js';
import type { Doc } from '../bson/value.js';
import { Inbox, InboxFull } from './inbox.js';
import { ProtocolError, readMessage, type Request, writeReply } from './message.js';

/** Handles one command, synchronously if possible; called for one command of a connection at a time. */
export type Handler = (request: Request, connection: Connection) => Doc | Promise<Doc>;

/** Backpressure: reading stops when a client has this much waiting. */
const MAX_PENDING = 1_000;
const MAX_PENDING_BYTES = 16 * 1024 * 1024;

/** A client connection: responds to its messages in order. Malformed messages close it. */
export class Connection {
  private static lastId = 0;
  readonly id = ++Connection.lastId;
  private readonly pending: Request[] = [];
  private pendingBytes = 0;
  private isResponding = false;
  private readonly inbox = new Inbox();
  /** Since when it has been in the middle of a message, or has not taken a reply; undefined when neither. */
  private stuckSince: number | undefined;

  constructor(
    private readonly socket: Socket,
    private readonly handler: Handler,
    onClose: (connection: Connection) => void,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.receive(bytes));
    // A broken connection is the client's affair: 'close' follows every error.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => {
      this.inbox.drop();
      onClose(this);
    });
  }

  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  close(): void {
    this.socket.destroy();
  }

  /** Closes the connection if it has been stuck in a message or a reply since before the given time. */
  closeIfStuck(before: number): void {
    if (this.stuckSince !== undefined && this.stuckSince < before) this.close();
  }

  private receive(bytes: Buffer): void {
    try {
      this.inbox.receive(bytes, (message) => {
        this.pending.push(readMessage(message));
        this.pendingBytes += message.length;
        this.stuckSince = undefined;
      });
    } catch (error) {
      if (!(error instanceof ProtocolError || error instanceof InboxFull))
        console.error('embedded-mongo: a message could not be read:', error);
      return this.close();
    }
    if (this.inbox.isEmpty) this.stuckSince = undefined;
    else this.stuckSince ??= Date.now();
    if (this.isBehind) this.socket.pause();
    if (!this.isResponding) void this.respond();
  }

  private get isBehind(): boolean {
    return this.pending.length > MAX_PENDING || this.pendingBytes > MAX_PENDING_BYTES;
  }

  /**
   * Returns false when the client has to read before more can be sent. A reply that cannot be encoded is a bug: it
   * closes this client's connection and no other.
   */
  private send(request: Request, reply: Doc): boolean {
    try {
      const message = writeReply(request, reply);
      const isTaking = this.socket.write(message);
      // Bytes that the system has not accepted yet are sent from this buffer later.
      if (this.socket.writableLength > 0) retain(message);
      return isTaking;
    } catch (error) {
      console.error('embedded-mongo: a reply could not be written:', error);
      this.close();
      return true;
    }
  }

  /** Resolves when the client has read what it was sent, or has disconnected. */
  private async drained(): Promise<void> {
    this.stuckSince = Date.now();
    await new Promise<void>((resolve) => {
      const done = (): void => {
        this.socket.off('drain', done).off('close', done);
        resolve();
      };
      this.socket.once('drain', done).once('close', done);
    });
    this.stuckSince = this.inbox.isEmpty ? undefined : Date.now();
  }

  private async respond(): Promise<void> {
    this.isResponding = true;
    for (let request = this.pending.shift(); request; request = this.pending.shift()) {
      this.pendingBytes -= request.size;
      // After a disconnect, only commands without a reply are still executed.
      if (request.wantsReply && !this.isOpen) continue;
      const response = request.failure?.toReply() ?? this.handler(request, this);
      const reply = response instanceof Promise ? await response : response;
      if (request.wantsReply && this.isOpen && !this.send(request, reply)) await this.drained();
      if (this.socket.isPaused() && !this.isBehind) this.socket.resume();
    }
    this.isResponding = false;
  }
}
