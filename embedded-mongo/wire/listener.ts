import { randomUUID } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EmbeddedMongoError, messageOf } from '../errors.js';
import { Connection, type Handler } from './connection.js';

/** Timeout of a client in the middle of a message, or while it does not read a reply. */
const STUCK_MILLISECONDS = 60_000;
const MAX_CONNECTIONS = 5_000;

/** Unix socket paths are cut at 104 to 108 bytes, by system. */
const MAX_SOCKET_PATH = 100;

export interface Listener {
  /** The socket's path. */
  readonly address: string;
  close(): Promise<void>;
}

/** A private unix socket in the data folder, in the system's temporary folder when its path is too long. */
export function socketPath(dataDir: string): string {
  const inside = resolve(dataDir, 'mongo.sock');
  return Buffer.byteLength(inside) <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `mongo-${randomUUID()}.sock`);
}

/** Accepts connections until closed. Throws LISTEN_FAILED when the socket cannot be had. */
export async function listen(
  path: string,
  handler: Handler,
  onClose: (connection: Connection) => void,
  stuckMilliseconds = STUCK_MILLISECONDS,
): Promise<Listener> {
  const connections = new Set<Connection>();
  const server = createServer((socket) => {
    const connection = new Connection(socket, handler, (closed) => {
      connections.delete(closed);
      onClose(closed);
    });
    connections.add(connection);
  });
  server.maxConnections = MAX_CONNECTIONS;
  try {
    // This process has the data folder's lock, so an existing socket is stale.
    rmSync(path, { force: true });
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(path, done);
    });
  } catch (error) {
    throw new EmbeddedMongoError('LISTEN_FAILED', `The database cannot listen on ${path} (${messageOf(error)}).`);
  }
  chmodSync(path, 0o600);
  const sweeper = setInterval(() => {
    const before = Date.now() - stuckMilliseconds;
    for (const connection of connections) connection.closeIfStuck(before);
  }, stuckMilliseconds / 4).unref();
  return {
    address: path,
    close: () =>
      new Promise((done) => {
        clearInterval(sweeper);
        server.close(() => {
          rmSync(path, { force: true });
          done();
        });
        for (const connection of connections) connection.close();
      }),
  };
}
