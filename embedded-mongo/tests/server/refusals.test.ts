import { Long, type Document } from 'bson';
import { MongoClient } from 'mongodb';
import { startTestDatabase, type TestDatabase } from '../support/harness.js';

/** Commands that would be acknowledged or read wrongly are refused by name, before anything is done. */

let database: TestDatabase;
let client: MongoClient;
beforeAll(async () => {
  database = await startTestDatabase('refusals');
  client = new MongoClient(database.uri);
});
beforeEach(async () => {
  await client.db().dropDatabase();
  await client
    .db()
    .collection('things')
    .insertMany([{ n: 1 }, { n: 2 }]);
});
afterAll(async () => {
  await client.close();
  await database.stop();
});

const codeOf = (command: Document, db = client.db()) =>
  db.command(command).then(
    () => 0,
    ({ code }: { code?: number }) => code,
  );
const things = () => client.db().collection('things');

test('refuses a session that reads from one snapshot, and lets transactions do so', async () => {
  await client.withSession({ snapshot: true }, async (session) => {
    await expect(things().countDocuments({}, { session })).rejects.toMatchObject({ code: 238 });
  });
  await client.withSession(async (session) => {
    const inside = await session.withTransaction(() => things().countDocuments({}, { session }), {
      readConcern: 'snapshot',
      writeConcern: { w: 'majority' },
    });
    expect(inside).toBe(2);
  });
});

test.each<[Document, number]>([
  [{ readConcern: { level: 'bogus' } }, 2],
  [{ readConcern: { level: 5 } }, 14],
  [{ readConcern: 5 }, 14],
  [{ readConcern: { levl: 'local' } }, 40415],
  [{ readConcern: { level: 'snapshot' } }, 238],
  [{ readConcern: { afterClusterTime: Long.fromNumber(5) } }, 238],
  [{ writeConcern: { w: 1 } }, 72],
])('refuses a find with %j (error %i)', async (concern, code) => {
  expect(await codeOf({ find: 'things', ...concern })).toBe(code);
});

test.each<[Document, number]>([
  [{ w: 5 }, 100],
  [{ w: 'dc1' }, 79],
  [{ w: -1 }, 9],
  [{ w: 51 }, 9],
  [{ w: { dc: 2 } }, 238],
  [{ foo: 1 }, 40415],
])('refuses a write with write concern %j (error %i) and changes nothing', async (writeConcern, code) => {
  expect(await codeOf({ delete: 'things', deletes: [{ q: {}, limit: 0 }], writeConcern })).toBe(code);
  expect(await things().countDocuments()).toBe(2);
});

test.each([{ w: 0 }, { w: 1 }, { w: 'majority' }, { w: 'majority', j: true, wtimeout: 5_000 }, {}])(
  'takes a write with write concern %j',
  async (writeConcern) => {
    expect(await codeOf({ delete: 'things', deletes: [{ q: {}, limit: 1 }], writeConcern })).toBe(0);
  },
);

test('refuses startTransaction without autocommit, which would write outside any transaction', async () => {
  const write = { insert: 'things', documents: [{ n: 3 }], txnNumber: Long.fromNumber(1), startTransaction: true };
  expect(await codeOf(write)).toBe(72);
  expect(await things().countDocuments()).toBe(2);
});

test('refuses a database whose name differs from another one in case alone', async () => {
  const name = client.db().databaseName;
  const other = client.db(name.toUpperCase()).collection('things');
  await expect(other.insertOne({ n: 1 })).rejects.toMatchObject({ code: 13297 });
  expect(await other.countDocuments()).toBe(0);
});

test.each([
  'currentOp',
  'killOp',
  'renameCollection',
  'serverStatus',
  'setParameter',
  'hostInfo',
  'top',
  'replSetGetStatus',
  'compact',
  'planCacheClear',
])('refuses the command %s as not supported, and not as unknown', async (name) => {
  expect(await codeOf({ [name]: 1 }, client.db('admin'))).toBe(238);
  expect(await codeOf({ [name.toUpperCase()]: 1 }, client.db('admin'))).toBe(59);
});

test('responds to helpers of the driver that write commands in other letters', async () => {
  expect(await client.db('admin').admin().buildInfo()).toMatchObject({ version: '7.0.15' });
  expect(await client.db('admin').admin().serverInfo()).toMatchObject({ version: '7.0.15' });
  await things().createIndex({ n: 1 });
  expect(await codeOf({ deleteIndexes: 'things', index: 'n_1' })).toBe(0);
  expect(await things().indexes()).toHaveLength(1);
});

describe('a delete', () => {
  test('refuses to do without a filter', async () => {
    const [none, missing] = [null, undefined] as unknown as [Document, Document];
    await expect(things().deleteMany(none)).rejects.toMatchObject({ code: 40414 });
    for (const filter of [none, missing])
      await expect(things().bulkWrite([{ deleteMany: { filter } }])).rejects.toMatchObject({ code: 40414 });
    expect(await things().countDocuments()).toBe(2);
  });

  test.each<[Document, number]>([
    [{ q: {} }, 40414],
    [{ q: {}, limit: 2 }, 9],
    [{ q: {}, limit: 0.5 }, 9],
    [{ q: {}, limit: 0, colation: {} }, 40415],
    [{ q: {}, limit: 1, sort: { n: 1 } }, 40415],
    [{ q: {}, limit: 1, hint: 5 }, 9],
  ])('refuses the statement %j whole, with those before it (error %i)', async (statement, code) => {
    expect(await codeOf({ delete: 'things', deletes: [{ q: { n: 1 }, limit: 1 }, statement] })).toBe(code);
    expect(await things().countDocuments()).toBe(2);
  });
});

test.each<[Document, number]>([
  [{ u: { $set: { a: 1 } } }, 40414],
  [{ q: {}, u: { $set: { a: 1 } }, multi: 'x' }, 14],
  [{ q: {}, u: { $set: { a: 1 } }, foo: 1 }, 40415],
])('refuses the update statement %j whole, with those before it (error %i)', async (statement, code) => {
  const updates = [{ q: { n: 1 }, u: { $set: { a: 1 } } }, statement];
  expect(await codeOf({ update: 'things', updates })).toBe(code);
  expect(await things().countDocuments({ a: 1 })).toBe(0);
});

test('reads and writes in reverse natural order when $natural is -1', async () => {
  const numbers = (docs: Document[]) => docs.map(({ n }) => n as unknown);
  expect(numbers(await things().find().hint({ $natural: -1 }).toArray())).toEqual([2, 1]);
  expect(numbers(await things().find().sort({ $natural: -1 }).toArray())).toEqual([2, 1]);
  expect(numbers(await things().find().sort({ $natural: 1 }).toArray())).toEqual([1, 2]);
  expect(
    numbers(
      await things()
        .aggregate([], { hint: { $natural: -1 } })
        .toArray(),
    ),
  ).toEqual([2, 1]);
  await things().updateOne({}, { $set: { newest: true } }, { hint: { $natural: -1 } });
  expect(numbers(await things().find({ newest: true }).toArray())).toEqual([2]);
  expect(await things().findOneAndDelete({}, { sort: { $natural: -1 } })).toMatchObject({ n: 2 });
  expect(await codeOf({ find: 'things', hint: { $natural: 2 } })).toBe(2);
});

test.each<Document>([
  { find: 'things' },
  { aggregate: 'things', pipeline: [], cursor: {} },
  { findAndModify: 'things', query: {}, remove: true },
  { create: 'words' },
])('refuses a collation, and takes the simple one, with %j', async (command) => {
  expect(await codeOf({ ...command, collation: { locale: 'en', strength: 2 } })).toBe(238);
  expect(await codeOf({ ...command, collation: { locale: 'simple' } })).toBe(0);
});

test.each<[Document, number]>([
  [{ find: 'things', filter: { n: { $mod: [2, 0] } } }, 238],
  [{ find: 'things', filter: { $where: 'true' } }, 238],
  [{ find: 'things', projection: { n: { $elemMatch: { $gt: 1 } } } }, 238],
  [{ find: 'things', projection: { 'n.$': 1 } }, 238],
  [{ findAndModify: 'things', query: {}, update: { $pull: { n: 1 } } }, 238],
  [{ findAndModify: 'things', query: {}, update: { $nonesuch: { n: 1 } } }, 9],
  [{ findAndModify: 'things', query: {}, update: { $set: { 'n.$[]': 1 } } }, 238],
  [{ findAndModify: 'things', query: {}, update: { $push: { n: { $each: [1], $sort: 1 } } } }, 238],
  [{ update: 'things', updates: [{ q: {}, u: { $set: { n: 1 } }, arrayFilters: [] }] }, 238],
  [{ createIndexes: 'things', indexes: [{ key: { n: 1 }, name: 'n', collation: { locale: 'en' } }] }, 238],
  [{ createIndexes: 'things', indexes: [{ key: { n: 1 }, name: 'n', min: 1 }] }, 238],
  [{ createIndexes: 'things', indexes: [{ key: { n: 1 }, name: 'n', storageEngine: {} }] }, 238],
  [{ createIndexes: 'things', indexes: [{ key: { n: 1 }, name: 'n', minimum: 1 }] }, 197],
  [{ collMod: 'things', validator: {} }, 238],
  [{ aggregate: 'things', pipeline: [{ $nonesuch: {} }, { $changeStream: {} }], cursor: {} }, 40324],
  [{ aggregate: 'things', pipeline: [{ $changeStream: {} }], cursor: {} }, 238],
])('tells what is not supported from what is not known: %j (error %i)', async (command, code) => {
  expect(await codeOf(command)).toBe(code);
});
