import { rmSync } from 'node:fs';
import { Binary } from 'bson';
import { type Document, MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../index.js';
import { byReadings } from '../support/clock.js';
import { newFolder } from '../support/harness.js';

/** Limits of one command: memory, time, size. The codes are MongoDB 7.0's. */
let folder: string;
let server: EmbeddedMongo;
let client: MongoClient;

beforeAll(async () => {
  folder = newFolder();
  server = await startEmbeddedMongo({ dataDir: folder, durability: 'process' });
  client = new MongoClient(server.uri('limits'));
  const large = client.db().collection<{ _id: number; text: string; n: number }>('large');
  for (let from = 0; from < 120; from += 12) {
    await large.insertMany(
      Array.from({ length: 12 }, (_, i) => ({ _id: from + i, text: `${from + i}`.padEnd(1e6), n: -i })),
    );
  }
  await client
    .db()
    .collection<{ _id: number }>('many')
    .insertMany(Array.from({ length: 20_000 }, (_, _id) => ({ _id, n: _id % 100 })));
});

afterAll(async () => {
  await client.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

const aggregate = (collection: string, pipeline: Document[], more: Document = {}): Promise<Document> =>
  client.db().command({ aggregate: collection, pipeline, cursor: {}, ...more });

/** The numbers below `count`, as an expression. */
const numbers = (count: number): Document => ({ $literal: Array.from({ length: count }, (_, i) => i) });

it.each<[string, Document[], Document, number]>([
  ['a sort', [{ $set: { m: '$n' } }, { $sort: { m: 1 } }], { allowDiskUse: false }, 292],
  ['a sort at the front', [{ $sort: { n: 1 } }], { allowDiskUse: false }, 292],
  ['groups', [{ $group: { _id: '$text' } }], { allowDiskUse: false }, 292],
  ['one document', [{ $limit: 1 }, { $project: { all: { $map: { input: numbers(17), in: '$text' } } } }], {}, 10334],
])('bounds %s', async (_what, pipeline, more, code) => {
  await expect(aggregate('large', pipeline, more)).rejects.toMatchObject({ code });
});

it('sorts more than 100 MB in a find, unless disk use is refused; a limit makes it small', async () => {
  const large = client.db().collection('large');
  const sorted = large.find({}, { projection: { _id: 1 } }).sort({ n: 1, _id: 1 });
  expect(await sorted.clone().toArray()).toHaveLength(120);
  await expect(sorted.clone().allowDiskUse(false).toArray()).rejects.toMatchObject({ code: 292 });
  expect(await sorted.clone().allowDiskUse(false).limit(3).toArray()).toHaveLength(3);
});

it('sends at most 16 MB in a batch, and everything that was requested', async () => {
  const batch = async (command: Document): Promise<number> => {
    const reply = await client.db().command(command);
    const { firstBatch, id } = reply.cursor as { firstBatch: unknown[]; id: unknown };
    await client.db().command({ killCursors: 'large', cursors: [id] });
    return firstBatch.length;
  };
  expect(await batch({ find: 'large' })).toBe(16);
  expect(await batch({ find: 'large', batchSize: 3 })).toBe(3);
  expect(await batch({ aggregate: 'large', pipeline: [{ $set: { a: 1 } }], cursor: {} })).toBe(16);
  expect(await batch({ find: 'many' })).toBe(101);
  expect(await client.db().collection('large').find().toArray()).toHaveLength(120);
});

/** Takes a step for each of some thousand elements. */
const sums = (count: number): Document => ({ $map: { input: numbers(count), in: { $add: ['$$this', '$n'] } } });
const never = { $expr: { $eq: [sums(3000), 0] } };

it.each<[string, Document]>([
  [
    'an aggregation',
    {
      aggregate: 'many',
      pipeline: [{ $project: { l: sums(5000) } }, { $unwind: '$l' }, { $group: { _id: '$l' } }],
      cursor: {},
    },
  ],
  ['one expression', { aggregate: 'many', pipeline: [{ $limit: 1 }, { $project: { x: sums(500_000) } }], cursor: {} }],
  ['a find', { find: 'many', filter: never }],
  ['a count', { count: 'many', query: never }],
  ['a distinct', { distinct: 'many', key: 'n', query: never }],
  [
    'an update',
    {
      update: 'many',
      updates: [{ q: never, u: { $set: { a: 1 } }, multi: true }],
    },
  ],
])('ends %s when its time is up, and goes on with others', async (_what, command) => {
  // Time is up after the clock was read 50 times: a command that reads it too rarely gets to its end.
  const reply = byReadings(1, () => client.db().command({ ...command, maxTimeMS: 50 }));
  await expect(reply).rejects.toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
  expect(await client.db().command({ find: 'many', limit: 1, maxTimeMS: 60_000 })).toMatchObject({ ok: 1 });
});

it.each([[-1], ['a'], [1.5], [2 ** 40]])('refuses %p as a time', async (maxTimeMS) => {
  await expect(client.db().command({ find: 'many', maxTimeMS })).rejects.toMatchObject({ code: 2 });
});

it('bounds documents, batches, indexes and names', async () => {
  const db = client.db();
  const code = (command: Document): Promise<unknown> =>
    db.command(command).then(
      (reply) => (reply.writeErrors as { code: unknown }[] | undefined)?.[0]?.code,
      (error: { code: unknown }) => error.code,
    );
  const blob = (size: number): Binary => new Binary(Buffer.alloc(size));
  expect(await code({ insert: 'sizes', documents: [{ _id: 1, a: blob(16 * 1024 * 1024 - 40) }] })).toBeUndefined();
  expect(await code({ insert: 'sizes', documents: [{ _id: 2, a: blob(16 * 1024 * 1024) }] })).toBe(2);
  expect(await code({ insert: 'sizes', documents: [{ _id: 2, a: blob(16 * 1024 * 1024 + 20_000) }] })).toBe(10334);
  const grow = (_id: number, u: Document | Document[], upsert = false): Promise<unknown> =>
    code({ update: 'sizes', updates: [{ q: { _id }, u, upsert }] });
  expect(await grow(1, { $set: { b: blob(100) } })).toBe(17419);
  expect(await grow(1, [{ $set: { b: '$a' } }])).toBe(10334);
  expect(await grow(3, { $set: { a: blob(16 * 1024 * 1024) } }, true)).toBe(17420);
  expect(await code({ findAndModify: 'sizes', query: { _id: 1 }, update: { $set: { b: blob(100) } } })).toBe(17419);
  const keys = (count: number): Document => Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, 1]));
  expect(await code({ find: 'many', sort: keys(33) })).toBe(13103);
  const stages = (count: number): Document[] => Array.from({ length: count }, () => ({ $match: {} }));
  expect(await code({ aggregate: 'indexed', pipeline: stages(1000), cursor: {} })).toBeUndefined();
  expect(await code({ aggregate: 'indexed', pipeline: stages(1001), cursor: {} })).toBe(9);
  expect(await code({ insert: 'sizes', documents: [] })).toBe(16);
  expect(await code({ insert: 'sizes', documents: Array.from({ length: 100_001 }, () => ({})) })).toBe(16);
  for (let i = 1; i < 64; i++)
    expect(
      await code({ createIndexes: 'indexed', indexes: [{ key: { [`f${i}`]: 1 }, name: `i${i}` }] }),
    ).toBeUndefined();
  expect(await code({ createIndexes: 'indexed', indexes: [{ key: { f64: 1 }, name: 'i64' }] })).toBe(67);
  expect(await db.collection('indexed').indexes()).toHaveLength(64);
  expect(await code({ createIndexes: 'wide', indexes: [{ key: keys(33), name: 'wide' }] })).toBe(13103);
  for (const create of ['.a', 'system.x', 'a$b', '', 'x'.repeat(250)]) expect(await code({ create })).toBe(73);
  expect(await code({ find: 'a$b' })).toBe(73);
  expect(await code({ create: 'a..b' })).toBeUndefined();
  await expect(client.db('d'.repeat(64)).command({ ping: 1 })).rejects.toMatchObject({ code: 73 });
});

it('stores documents 180 deep and not deeper, by updates neither', async () => {
  const deep = client.db().collection<{ _id: number; x?: Document }>('deep');
  const nested = (levels: number): Document => (levels === 0 ? {} : { a: nested(levels - 1) });
  await expect(deep.insertOne({ _id: 1, x: nested(180) })).rejects.toMatchObject({ code: 15 });
  await deep.insertOne({ _id: 2, x: nested(178) });
  await deep.updateOne({ _id: 2 }, [{ $set: { x: { a: '$x' } } }]);
  await expect(deep.updateOne({ _id: 2 }, [{ $set: { x: { a: '$x' } } }])).rejects.toMatchObject({ code: 15 });
});
