import { randomUUID } from 'node:crypto';
import { chmodSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { EmbeddedMongoError } from '../errors.js';
import { Connection, type Handler } from './connection.js';

/** Where to listen: a private unix socket (the default), or TCP; port 0 takes a free one. */
export type Listen = { readonly socket?: string } | { readonly host: string; readonly port: number };

/** Timeout of a client in the middle of a message, or while it does not read a reply. */
const STUCK_MILLISECONDS = 60_000;
const MAX_CONNECTIONS = 5_000;

/** Unix socket paths are cut at 104 to 108 bytes, by system. */
const MAX_SOCKET_PATH = 100;

export interface Listener {
  /** host:port, or the socket's path. */
  readonly address: string;
  close(): Promise<void>;
}

export function socketPath(dataDir: string): string {
  const inside = resolve(dataDir, 'mongo.sock');
  return Buffer.byteLength(inside) <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `mongo-${randomUUID()}.sock`);
}

function hostAndPort({ address, port, family }: AddressInfo): string {
  return family === 'IPv6' ? `[${address}]:${port}` : `${address}:${port}`;
}

/** Accepts connections until closed. Throws LISTEN_FAILED when the address cannot be had. */
export async function listen(
  target: Listen,
  dataDir: string,
  handler: Handler,
  onClose: (connection: Connection) => void,
  onCount: (clients: number) => void,
  stuckMilliseconds = STUCK_MILLISECONDS,
): Promise<Listener> {
  const connections = new Set<Connection>();
  const server = createServer((socket) => {
    const connection = new Connection(socket, handler, (closed) => {
      connections.delete(closed);
      onCount(connections.size);
      onClose(closed);
    });
    connections.add(connection);
    onCount(connections.size);
  });
  server.maxConnections = MAX_CONNECTIONS;
  const path = 'port' in target ? undefined : (target.socket ?? socketPath(dataDir));
  // This process has the data folder's lock, so an existing socket is stale.
  if (path !== undefined) rmSync(path, { force: true });
  await new Promise<void>((done, fail) => {
    server.once('error', (error) =>
      fail(
        new EmbeddedMongoError(
          'LISTEN_FAILED',
          `The database cannot listen on ${path ?? JSON.stringify(target)} (${error.message}).`,
        ),
      ),
    );
    if (path === undefined) server.listen(target as { host: string; port: number }, done);
    else server.listen(path, done);
  });
  if (path !== undefined) chmodSync(path, 0o600);
  const bound = server.address();
  const sweeper = setInterval(() => {
    const before = Date.now() - stuckMilliseconds;
    for (const connection of connections) connection.closeIfStuck(before);
  }, stuckMilliseconds / 4).unref();
  return {
    address: path ?? (typeof bound === 'object' && bound ? hostAndPort(bound) : ''),
    close: () =>
      new Promise((done) => {
        clearInterval(sweeper);
        server.close(() => {
          if (path !== undefined) rmSync(path, { force: true });
          done();
        });
        for (const connection of connections) connection.close();
      }),
  };
}
