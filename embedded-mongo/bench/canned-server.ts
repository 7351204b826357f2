import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { type Document, Long, serialize } from 'bson';
import { Inbox } from '../wire/inbox.js';
import { makeThing } from './documents.js';

/**
 * `node canned-server.js SOCKET`: gives the driver replies made beforehand without reading its requests, the same
 * document for every find. No server can be faster: how its finds compare with its pings is the driver's own doing.
 */
const [path = ''] = process.argv.slice(2);
const HEADER = 16;
/** Offset of an OP_MSG's first field name: behind flags, section kind, the document's size and the value's type. */
const NAME_AT = HEADER + 10;

const greeting = {
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  maxBsonObjectSize: 16 * 1024 * 1024,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  logicalSessionTimeoutMinutes: 30,
  minWireVersion: 0,
  maxWireVersion: 21,
  ok: 1,
};

function message(code: number, prefix: readonly number[], reply: Document): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(HEADER), Buffer.from(prefix), serialize(reply)]);
  bytes.writeInt32LE(bytes.length, 0);
  bytes.writeInt32LE(code, 12);
  return bytes;
}

const opMsg = (reply: Document): Buffer => message(2013, [0, 0, 0, 0, 0], reply);
const done = opMsg({ ok: 1 });
const found = opMsg({ cursor: { firstBatch: [makeThing(1)], id: Long.ZERO, ns: 'bench.large' }, ok: 1 });
const hello = opMsg(greeting);
const legacyHello = message(1, [...new Array<number>(16).fill(0), 1, 0, 0, 0], greeting);

function replyTo(request: Buffer): Buffer {
  if (request.readInt32LE(12) !== 2013) return legacyHello;
  const name = request.toString('latin1', NAME_AT, request.indexOf(0, NAME_AT));
  return name === 'find' ? found : name === 'ping' ? done : hello;
}

rmSync(path, { force: true });
const server = createServer((socket) => {
  const inbox = new Inbox();
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes) =>
    inbox.receive(bytes, (request) => {
      const reply = Buffer.from(replyTo(request));
      request.copy(reply, 8, 4, 8);
      socket.write(reply);
    }),
  );
});
server.listen(path, () => console.log(`mongodb://${encodeURIComponent(path)}/`));
process.once('SIGTERM', () => process.exit(0));
