import { connect } from 'node:net';
import { deserialize, Long, serialize, UUID } from 'bson';
import { once } from 'node:events';
import { mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Document, MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../index.js';
import { newFolder, socketOf } from '../support/harness.js';

/** Cases for an embedded server only: hostile bytes, restarts, refusals by name. */
let folder: string;
let server: EmbeddedMongo;
let client: MongoClient;

beforeAll(async () => {
  folder = newFolder();
  server = await startEmbeddedMongo({ dataDir: folder, durability: 'process' });
  client = new MongoClient(server.uri('server'));
});

afterAll(async () => {
  await client.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const command = (body: Document): Promise<unknown> => client.db().command(body);

it.each<[string, Document, number]>([
  ['a command', { nonesuch: 1 }, 59],
  ['an option', { find: 'x', nonesuch: 1 }, 40415],
  ['a stage', { aggregate: 'x', pipeline: [{ $nonesuch: 1 }], cursor: {} }, 40324],
  ['a stage MongoDB has', { aggregate: 'x', pipeline: [{ $lookup: {} }], cursor: {} }, 238],
  ['a last stage MongoDB has', { aggregate: 'x', pipeline: [{ $match: {} }, { $merge: 'y' }], cursor: {} }, 238],
  ['an accumulator', { aggregate: 'x', pipeline: [{ $group: { _id: 1, a: { $nonesuch: 1 } } }], cursor: {} }, 15952],
  [
    'an accumulator MongoDB has',
    { aggregate: 'x', pipeline: [{ $group: { _id: 1, a: { $push: 1 } } }], cursor: {} },
    238,
  ],
  ['an operator', { find: 'x', filter: { a: { $nonesuch: 1 } } }, 2],
  ['an operator MongoDB has', { find: 'x', filter: { $text: { $search: 'a' } } }, 238],
  ['an expression', { aggregate: 'x', pipeline: [{ $match: { $expr: { $nonesuch: 1 } } }], cursor: {} }, 168],
  ['an index kind', { createIndexes: 'x', indexes: [{ key: { a: '2dsphere' }, name: 'a' }] }, 238],
  ['a collection option', { create: 'capped', capped: true, size: 100 }, 238],
  ['a tailable cursor', { find: 'x', tailable: true }, 238],
])('refuses %s it does not have, by code', async (_what, body, code) => {
  await expect(command(body)).rejects.toMatchObject({ code });
});

const header = (length: number, code: number, rest: number[] = []): Buffer => {
  const bytes = Buffer.alloc(16 + rest.length);
  bytes.writeInt32LE(length, 0);
  bytes.writeInt32LE(code, 12);
  Buffer.from(rest).copy(bytes, 16);
  return bytes;
};
/** One command over a socket of its own, with the session and number as given: the driver would set its own. */
async function sendRaw(body: Document): Promise<Document> {
  const document = serialize({ ...body, $db: 'server' });
  const bytes = Buffer.concat([header(21 + document.length, 2013, [0, 0, 0, 0, 0]), document]);
  const socket = connect(socketOf(server.uri()));
  socket.write(bytes);
  const [reply] = (await once(socket, 'data')) as [Buffer];
  socket.destroy();
  return deserialize(reply.subarray(21));
}

it('applies a retried write once', async () => {
  const counters = client.db().collection<{ _id: number; n: number }>('counters');
  await counters.insertOne({ _id: 1, n: 0 });
  const lsid = { id: new UUID() };
  const increment = { update: 'counters', updates: [{ q: { _id: 1 }, u: { $inc: { n: 1 } } }], lsid };
  const first = { ...increment, txnNumber: Long.fromNumber(1) };
  expect(await sendRaw(first)).toMatchObject({ nModified: 1, ok: 1 });
  expect(await sendRaw(first)).toMatchObject({ nModified: 1, ok: 1 });
  expect(await counters.findOne()).toMatchObject({ n: 1 });
  expect(await sendRaw({ ...increment, txnNumber: Long.fromNumber(2) })).toMatchObject({ nModified: 1 });
  expect(await counters.findOne()).toMatchObject({ n: 2 });
  expect(await sendRaw(first)).toMatchObject({ ok: 0, code: 225 });
});

it('gives a cursor what there was when it was opened', async () => {
  const rows = client.db().collection<{ _id: number }>('rows');
  await rows.insertMany(Array.from({ length: 300 }, (_, _id) => ({ _id })));
  const cursor = rows.find().batchSize(50);
  expect(await cursor.next()).toEqual({ _id: 0 });
  await rows.deleteMany({});
  expect((await cursor.toArray()).length).toBe(299);
  await expect(command({ getMore: Long.fromNumber(5), collection: 'rows' })).rejects.toMatchObject({ code: 43 });
});

it('names a data folder that cannot be one, and a socket that cannot be had', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  await expect(startEmbeddedMongo({ dataDir: file })).rejects.toMatchObject({ code: 'DATA_DIR_UNWRITABLE' });
  const other = newFolder();
  mkdirSync(join(other, 'mongo.sock'));
  await expect(startEmbeddedMongo({ dataDir: other })).rejects.toMatchObject({ code: 'LISTEN_FAILED' });
  rmdirSync(join(other, 'mongo.sock'));
  // A server that failed to start holds nothing: the folder can be had.
  await (await startEmbeddedMongo({ dataDir: other })).stop();
  rmSync(other, { recursive: true });
});

it('has everything again after a restart: documents, order, indexes, what was dropped', async () => {
  const retained = client.db().collection<{ _id: number; slug: string }>('kept');
  await retained.insertMany([2, 1, 3].map((_id) => ({ _id, slug: `s${_id}` })));
  await retained.createIndex({ slug: 1 }, { unique: true });
  await client.db().collection('gone').insertOne({ a: 1 });
  await client.db().dropCollection('gone');
  const old = await client.db().collection<{ _id: number }>('old').insertOne({ _id: 1 });
  expect(old.acknowledged).toBe(true);
  await client.db().createIndex('old', { at: 1 }, { expireAfterSeconds: 2000 });
  await client.close();
  await server.stop();
  server = await startEmbeddedMongo({ dataDir: folder });
  client = new MongoClient(server.uri('server'));
  const again = client.db().collection<{ _id: number; slug: string }>('kept');
  expect((await again.find().toArray()).map(({ _id }) => _id)).toEqual([2, 1, 3]);
  await expect(again.insertOne({ _id: 4, slug: 's1' })).rejects.toMatchObject({ code: 11000 });
  const listed = client.db().listCollections({ name: { $in: ['gone', 'old'] } });
  expect((await listed.toArray()).map(({ name }) => name)).toEqual(['old']);
  expect(await client.db().collection('old').countDocuments()).toBe(1);
  expect((await client.db().collection('old').indexes())[1]).toMatchObject({ name: 'at_1', expireAfterSeconds: 2000 });
});
