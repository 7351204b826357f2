import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'bson';
import fc from 'fast-check';
import { type Document, MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../index.js';
import { listen } from '../../wire/listener.js';
import { newFolder, socketOf } from '../support/harness.js';
import { ROUNDS, SEED } from '../support/random.js';
import { command, int32, message, OP_MSG, OP_QUERY, RawClient, sequence } from '../support/raw-client.js';

/** Bytes no driver would send. The sender gets an error or an end; the server and everybody else go on. */
let folder: string;
let server: EmbeddedMongo;
let bystander: MongoClient;
let path: string;

beforeAll(async () => {
  folder = newFolder();
  server = await startEmbeddedMongo({ dataDir: folder, durability: 'process' });
  path = socketOf(server.uri());
  bystander = new MongoClient(server.uri('bystander'));
  await bystander.db().collection('kept').insertOne({ here: true });
});

afterAll(async () => {
  await bystander.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

async function assertLives(): Promise<void> {
  expect(await bystander.db().collection('kept').findOne()).toMatchObject({ here: true });
}

const bytes = (...values: number[]): Buffer => Buffer.from(values);
const body = (document: Document): Buffer => Buffer.from(serialize(document));
const ping = body({ ping: 1, $db: 'hostile' });
/** A document of these bytes between its length and its end. */
const document = (...content: Buffer[]): Buffer => {
  const inside = Buffer.concat(content);
  return Buffer.concat([int32(inside.length + 5), inside, bytes(0)]);
};
const field = (type: number, ...value: Buffer[]): Buffer => Buffer.concat([bytes(type, 0x61, 0), ...value]);

/** A document in a document, `levels` deep, built in one pass: concatenating level by level would be quadratic. */
function nested(levels: number, type = 0x03): Buffer {
  const empty = document();
  const head = Buffer.from([0, 0, 0, 0, type, 0x30, 0]);
  const nest = Buffer.alloc(levels * (head.length + 1) + empty.length);
  for (let i = 0; i < levels; i++) {
    head.writeInt32LE(nest.length - i * (head.length + 1));
    head.copy(nest, i * head.length);
  }
  empty.copy(nest, levels * head.length);
  return nest;
}

const withFlags = (flags: number, ...rest: Buffer[]): Buffer =>
  message(OP_MSG, Buffer.concat([int32(flags), bytes(0), ping, ...rest]));

describe('an invalid message closes its connection', () => {
  it.each<[string, Buffer]>([
    ['a length of zero', message(OP_MSG, Buffer.alloc(0), 0)],
    ['a length below a header', message(OP_MSG, Buffer.alloc(0), 15)],
    ['a negative length', message(OP_MSG, Buffer.alloc(0), -1)],
    ['the least length', message(OP_MSG, Buffer.alloc(0), -0x80000000)],
    ['a length above the limit', message(OP_MSG, Buffer.alloc(0), 48_000_001)],
    ['an unknown operation', message(4242, ping)],
    ['a reply', message(1, ping)],
    ['a legacy insert', message(2002, Buffer.concat([int32(0), Buffer.from('a.b\0'), ping]))],
    ['a compressed message, never agreed on', message(2012, Buffer.concat([int32(OP_MSG), int32(9), bytes(2), ping]))],
    ['no flags', message(OP_MSG, Buffer.alloc(0))],
    ['no section', message(OP_MSG, int32(0))],
    ['an unknown required flag', withFlags(1 << 5)],
    ['another unknown required flag', withFlags(1 << 15)],
    ['a checksum that is wrong', withFlags(1, int32(12345))],
    ['a checksum that is missing', message(OP_MSG, int32(1))],
    ['an unknown section kind', command(ping, bytes(9, 5, 0, 0, 0, 0))],
    ['an internal section kind', command(ping, bytes(2, 5, 0, 0, 0, 0))],
    ['two bodies', command(ping, bytes(0), ping)],
    ['a sequence before nothing', message(OP_MSG, Buffer.concat([int32(0), sequence('documents', [ping])]))],
    ['a sequence without a name', command(ping, bytes(1, 8, 0, 0, 0, 65, 65, 65, 65))],
    ['a sequence longer than its message', command(ping, sequence('documents', [ping], 1000))],
    ['a sequence of negative length', command(ping, sequence('documents', [ping], -8))],
    ['a sequence with half a document', command(ping, sequence('documents', [ping.subarray(0, 9)]))],
    ['a sequence given twice', command(ping, sequence('documents', [ping]), sequence('documents', [ping]))],
    ['bytes after the last section', command(ping, bytes(0, 1))],
    ['a query without an end', message(OP_QUERY, Buffer.concat([int32(0), Buffer.from('AAAA')]))],
    [
      'a query of a collection',
      message(OP_QUERY, Buffer.concat([int32(0), Buffer.from('a.b\0'), int32(0), int32(1), ping])),
    ],
    ['text', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
    [
      'a TLS greeting',
      bytes(0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03, 1, 2, 3, 4, 5, 6, 7, 8, 9),
    ],
  ])('%s', async (_what, sent) => {
    const client = await RawClient.open(path);
    client.send(sent);
    await client.closed();
    await assertLives();
  });
});

describe('BSON that cannot be read gets an error reply, and the connection stays open', () => {
  it.each<[string, Buffer, number]>([
    ['a string without an end', document(field(2, int32(4), Buffer.from('abcd'))), 22],
    ['a string of negative length', document(field(2, int32(-1), Buffer.from('abc\0'))), 22],
    ['a string of no length', document(field(2, int32(0), bytes(0))), 22],
    ['a string past the end', document(field(2, int32(0x7fffffff), Buffer.from('abc\0'))), 22],
    ['a name without an end', document(bytes(0x10, 65, 65)), 22],
    ['an unknown type', document(field(0x77)), 22],
    ['a value cut short', document(field(0x12, int32(1))), 22],
    ['a document of no length', document(field(3, int32(0))), 22],
    ['a document longer than its parent', document(field(3, int32(500), bytes(0))), 22],
    ['a document that ends early', document(field(3, int32(6), bytes(0x10, 0))), 22],
    ['an array of negative length', document(field(4, int32(-5), bytes(0))), 22],
    ['a binary of negative length', document(field(5, int32(-1), bytes(0))), 22],
    ['an old binary whose lengths differ', document(field(5, int32(8), bytes(2), int32(9), int32(1))), 22],
    ['code with a scope of bad length', document(field(15, int32(-9), int32(2), bytes(65, 0), document())), 22],
    ['a regular expression without options', document(field(11, Buffer.from('abc\0'))), 22],
    ['documents 250 deep', nested(250), 15],
    ['arrays 250 deep', nested(250, 0x04), 15],
    ['documents 100,000 deep', nested(100_000), 15],
  ])('%s', async (_what, sent, code) => {
    const client = await RawClient.open(path);
    client.send(command(sent));
    expect(await client.reply()).toMatchObject({ ok: 0, code });
    client.send(command(ping));
    expect(await client.reply()).toMatchObject({ ok: 1 });
    client.close();
    await assertLives();
  });

  it('in a document to be inserted, beside good ones', async () => {
    const client = await RawClient.open(path);
    const insert = body({ insert: 'things', $db: 'hostile', ordered: false });
    const bad = document(field(2, int32(-1), Buffer.from('abc\0')));
    client.send(command(insert, sequence('documents', [body({ _id: 1 }), bad, nested(190), body({ _id: 2 })])));
    expect(await client.reply()).toMatchObject({
      n: 2,
      writeErrors: [
        { index: 1, code: 22 },
        { index: 2, code: 15 },
      ],
    });
    client.close();
  });
});

it('accepts the legacy greeting, and a good checksum', async () => {
  const client = await RawClient.open(path);
  const greeting = Buffer.concat([int32(0), Buffer.from('admin.$cmd\0'), int32(0), int32(-1), body({ isMaster: 1 })]);
  client.send(message(OP_QUERY, greeting));
  expect(await client.reply()).toMatchObject({ ismaster: true, helloOk: true, ok: 1 });
  const plain = withFlags(1, int32(0));
  // CRC-32C by its definition, bit by bit.
  let crc = 0xffffffff;
  for (const byte of plain.subarray(0, -4)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0x82f63b78 : crc >>> 1;
  }
  plain.writeUInt32LE(~crc >>> 0, plain.length - 4);
  client.send(plain);
  expect(await client.reply()).toMatchObject({ ok: 1 });
  client.close();
});

it('keeps bytes that are no UTF-8 as they are', async () => {
  const client = await RawClient.open(path);
  const raw = document(
    Buffer.concat([bytes(0x10), Buffer.from('_id\0'), int32(77)]),
    field(2, int32(3), bytes(0xc3, 0x28, 0)),
  );
  client.send(command(body({ insert: 'texts', $db: 'hostile' }), sequence('documents', [raw])));
  expect(await client.reply()).toMatchObject({ n: 1 });
  client.close();
  const [stored] = await bystander.db('hostile').collection('texts').find({}, { raw: true }).toArray();
  expect(Buffer.from(stored as unknown as Uint8Array)).toEqual(raw);
});

it('takes an array of a million elements, and a command given byte by byte', async () => {
  const client = await RawClient.open(path);
  client.send(
    command({ find: 'x', $db: 'hostile', filter: { a: { $in: Array.from({ length: 1_000_000 }, () => null) } } }),
  );
  expect(await client.reply()).toMatchObject({ ok: 1 });
  for (const byte of command(ping)) {
    client.send(bytes(byte));
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(await client.reply()).toMatchObject({ ok: 1 });
  client.close();
});

it('replies in order to the messages before invalid bytes', async () => {
  const client = await RawClient.open(path);
  client.send(Buffer.concat([command(ping), command({ nonesuch: 1, $db: 'x' }), command(ping)]));
  expect(await client.reply()).toMatchObject({ ok: 1 });
  expect(await client.reply()).toMatchObject({ ok: 0, code: 59 });
  expect(await client.reply()).toMatchObject({ ok: 1 });
  client.close();
});

it('closes a connection that stops in the middle of a message, and none that is only idle', async () => {
  const own = join(folder, 'own.sock');
  const listener = await listen(
    own,
    async () => ({ ok: 1 }),
    () => undefined,
    200,
  );
  const [half, trickle, silent] = await Promise.all([RawClient.open(own), RawClient.open(own), RawClient.open(own)]);
  half.send(command(ping).subarray(0, 20));
  const large = message(OP_MSG, Buffer.alloc(0), 40_000_000);
  trickle.send(large);
  const dripping = setInterval(() => trickle.send(bytes(0)), 20);
  await Promise.all([half.closed(), trickle.closed()]);
  clearInterval(dripping);
  silent.send(command(ping));
  expect(await silent.reply()).toMatchObject({ ok: 1 });
  silent.close();
  await listener.close();
});

it('stops reading from a client that does not take its replies, and serves the others', async () => {
  const large = { ok: 1, text: 'x'.repeat(8_000_000) };
  let responseCount = 0;
  const own = join(folder, 'own.sock');
  const listener = await listen(
    own,
    ({ body: { ping: isPing } }) => {
      if (isPing === 1) return { ok: 1 };
      responseCount++;
      return large;
    },
    () => undefined,
  );
  const [deaf, other] = await Promise.all([RawClient.open(own), RawClient.open(own)]);
  const pings = async (): Promise<void> => {
    other.send(command(ping));
    expect(await other.reply()).toMatchObject({ ok: 1 });
  };
  deaf.socket.pause();
  const request = command({ find: 'large', $db: 'hostile' });
  for (let i = 0; i < 200; i++) deaf.send(request);
  while (responseCount === 0) await pings();
  for (let i = 0; i < 50; i++) await pings();
  // One that the client has not taken, and what fits into the system's buffers.
  expect(responseCount).toBeLessThan(10);
  deaf.close();
  other.close();
  await listener.close();
});

it('serves on while a thousand connections are open, each with half a message', async () => {
  const before = process.memoryUsage().arrayBuffers;
  const clients: RawClient[] = [];
  // Sequentially: the queue of connections that wait to be accepted is short.
  for (let i = 0; i < 1000; i++) clients.push(await RawClient.open(path));
  const half = Buffer.concat([command(ping), message(OP_MSG, int32(0), 40_000_000)]);
  for (const client of clients) client.send(half);
  for (const client of clients) expect((await client.reply())?.ok).toBe(1);
  // The 40 GB that they announce are not allocated before they come.
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(300e6);
  await assertLives();
  for (const client of clients) client.close();
  await assertLives();
});

const runs = { numRuns: 300 * ROUNDS, seed: SEED };
const FUZZ_TIMEOUT_MS = 60_000 + ROUNDS * 10_000;

describe('random bytes', () => {
  /** Sends it on a connection of its own, and a ping after it when that is still open. */
  async function endures(sent: Buffer): Promise<void> {
    const client = await RawClient.open(path);
    client.send(sent);
    client.socket.end();
    await client.closed();
  }

  it(
    'serves on after random bytes of any kind',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), (random) => endures(Buffer.from(random))),
        runs,
      );
      await assertLives();
    },
    FUZZ_TIMEOUT_MS,
  );

  it(
    'serves on after random bytes in a good frame',
    async () => {
      const framed = fc.tuple(fc.constantFrom(OP_MSG, OP_QUERY), fc.nat(3), fc.uint8Array({ maxLength: 200 }));
      await fc.assert(
        fc.asyncProperty(framed, ([code, flags, random]) =>
          endures(message(code, Buffer.concat([int32(flags), bytes(0), Buffer.from(random)]))),
        ),
        runs,
      );
      await assertLives();
    },
    FUZZ_TIMEOUT_MS,
  );

  it(
    'serves on after random changes of a good command',
    async () => {
      const good = command(
        body({ insert: 'fuzz', $db: 'hostile', ordered: false, lsid: { id: 1 } }),
        sequence('documents', [
          body({ _id: 1, a: [1, { b: 'text' }], c: new Date(0), d: /x/i, e: 1.5 }),
          body({ a: null }),
        ]),
      );
      const changes = fc.array(fc.tuple(fc.nat(good.length - 17), fc.nat(255)), { minLength: 1, maxLength: 4 });
      await fc.assert(
        fc.asyncProperty(changes, (list) => {
          const changed = Buffer.from(good);
          for (const [at, value] of list) changed[16 + at] = value;
          return endures(changed);
        }),
        runs,
      );
      await assertLives();
    },
    FUZZ_TIMEOUT_MS,
  );
});
