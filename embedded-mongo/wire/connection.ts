import type { Socket } from 'node:net';
import { keep } from '../bson/encode.js';
import type { Doc } from '../bson/value.js';
import { Inbox, InboxFull } from './inbox.js';
import { ProtocolError, readMessage, type Request, writeReply } from './message.js';

/** Answers one command, at once where it can; called for one command of a connection at a time. */
export type Handler = (request: Request, connection: Connection) => Doc | Promise<Doc>;

/** No more is read from a client that has this much waiting to be answered. */
const MAX_PENDING = 1_000;
const MAX_PENDING_BYTES = 16 * 1024 * 1024;

/** One client: its messages are answered in the order they came. Bytes that are no message close it. */
export class Connection {
  private static lastId = 0;
  readonly id = ++Connection.lastId;
  /** Who has signed in on it, where the listener asks for that. */
  user: string | undefined;
  private readonly pending: Request[] = [];
  private pendingBytes = 0;
  private answering = false;
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

  /** Lets go of a client that began a message, or was sent a reply, and did not go on before the given time. */
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
    if (!this.answering) void this.answer();
  }

  private get isBehind(): boolean {
    return this.pending.length > MAX_PENDING || this.pendingBytes > MAX_PENDING_BYTES;
  }

  /**
   * False when the client has not taken enough yet to be sent more. A reply that cannot be written is a fault of the
   * server: its client is let go, the others are not.
   */
  private send(request: Request, reply: Doc): boolean {
    try {
      const message = writeReply(request, reply);
      const isTaking = this.socket.write(message);
      // What the system has not taken at once is sent from these bytes later.
      if (this.socket.writableLength > 0) keep(message);
      return isTaking;
    } catch (error) {
      console.error('embedded-mongo: a reply could not be written:', error);
      this.close();
      return true;
    }
  }

  /** Resolves when the client has taken what it was sent, or is gone. */
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

  private async answer(): Promise<void> {
    this.answering = true;
    for (let request = this.pending.shift(); request; request = this.pending.shift()) {
      this.pendingBytes -= request.size;
      // Nobody is left to be answered; a write that asked for no answer is still done.
      if (request.wantsReply && !this.isOpen) continue;
      const answered = request.failure?.toReply() ?? this.handler(request, this);
      const reply = answered instanceof Promise ? await answered : answered;
      if (request.wantsReply && this.isOpen && !this.send(request, reply)) await this.drained();
      if (this.socket.isPaused() && !this.isBehind) this.socket.resume();
    }
    this.answering = false;
  }
}
