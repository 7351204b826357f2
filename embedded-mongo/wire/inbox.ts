import { MAX_MESSAGE_SIZE, messageSize } from './message.js';

/** Bytes that all connections together may hold of messages that are not whole yet. */
const MAX_BUFFERED = 512 * 1024 * 1024;
const SMALL = 64 * 1024;

let buffered = 0;

/** The unfinished messages of all clients exceed the server's limit. */
export class InboxFull extends Error {}

/** Assembles messages from a connection's bytes. Buffers an unfinished one in a single buffer, however it arrives. */
export class Inbox {
  private buffer: Buffer | undefined;
  private used = 0;

  get isEmpty(): boolean {
    return this.buffer === undefined;
  }

  /** Gives every message that is whole now, in order. Throws ProtocolError at a length that cannot be. */
  receive(bytes: Buffer, onMessage: (message: Buffer) => void): void {
    let rest = bytes;
    if (this.buffer) {
      this.append(bytes);
      rest = this.buffer.subarray(0, this.used);
      const size = messageSize(rest, 0);
      if (size === undefined || size > rest.length) return;
      this.drop();
    }
    let at = 0;
    for (;;) {
      const size = messageSize(rest, at);
      if (size === undefined || at + size > rest.length) break;
      onMessage(rest.subarray(at, at + size));
      at += size;
    }
    if (at < rest.length) this.hold(rest.subarray(at));
  }

  /** Releases the buffer: the connection is closed. */
  drop(): void {
    buffered -= this.buffer?.length ?? 0;
    this.buffer = undefined;
    this.used = 0;
  }

  private hold(bytes: Buffer): void {
    const expected = messageSize(bytes, 0) ?? 0;
    this.allocate(Math.max(bytes.length, Math.min(expected, SMALL)));
    this.append(bytes);
  }

  private append(bytes: Buffer): void {
    const needed = this.used + bytes.length;
    const buffer = this.buffer;
    if (!buffer || needed > buffer.length) {
      this.allocate(Math.max(needed, Math.min((buffer?.length ?? 0) * 2, MAX_MESSAGE_SIZE)));
      buffer?.copy(this.buffer as Buffer, 0, 0, this.used);
    }
    bytes.copy(this.buffer as Buffer, this.used);
    this.used = needed;
  }

  private allocate(size: number): void {
    const before = this.buffer?.length ?? 0;
    if (buffered - before + size > MAX_BUFFERED) throw new InboxFull('too many unfinished messages');
    buffered += size - before;
    this.buffer = Buffer.allocUnsafeSlow(size);
  }
}
