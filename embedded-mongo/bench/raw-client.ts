import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * Sends prebuilt messages to a server and reads nothing but the length of a response (four bytes in front, which
 * count themselves): what is left is the server's own time. MongoDB's wire protocol and the SQLite server's both fit.
 */
export class RawClient {
  private constructor(private readonly socket: Socket) {}

  static async connect(path: string): Promise<RawClient> {
    const socket = connect(path);
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  /** Sends messages sequentially until the time is over; returns the number of responses. */
  run(next: () => Buffer, end: number): Promise<number> {
    const { socket } = this;
    return new Promise((resolve, reject) => {
      let received = 0;
      let wanted = 0;
      let responses = 0;
      const finish = (settle: () => void): void => {
        socket.off('data', onData);
        socket.off('close', onClose);
        settle();
      };
      const onClose = (): void => finish(() => reject(new Error('the server closed the connection')));
      const onData = (bytes: Buffer): void => {
        if (received === 0) wanted = bytes.readInt32LE(0);
        received += bytes.length;
        if (received < wanted) return;
        received = 0;
        responses++;
        if (performance.now() >= end) finish(() => resolve(responses));
        else socket.write(next());
      };
      socket.on('data', onData);
      socket.on('close', onClose);
      socket.write(next());
    });
  }

  /** One message and its whole answer. */
  request(message: Buffer): Promise<Buffer> {
    const { socket } = this;
    return new Promise((resolve, reject) => {
      const parts: Buffer[] = [];
      const onClose = (): void => reject(new Error('the server closed the connection'));
      const onData = (bytes: Buffer): void => {
        parts.push(bytes);
        const all = Buffer.concat(parts);
        if (all.length < all.readInt32LE(0)) return;
        socket.off('data', onData);
        socket.off('close', onClose);
        resolve(all);
      };
      socket.on('data', onData);
      socket.on('close', onClose);
      socket.write(message);
    });
  }

  close(): void {
    this.socket.destroy();
  }
}
