import { type ChangeStream, type ChangeStreamDocument, type Db, type Document, MongoClient } from 'mongodb';
import { startTestDatabase, type TestDatabase } from '../support/harness.js';

interface Thing extends Document {
  _id: number;
}

const HOUR = 3_600_000;
let database: TestDatabase;
let client: MongoClient;
let db: Db;
const open: ChangeStream[] = [];

beforeAll(async () => {
  database = await startTestDatabase('streams');
  client = new MongoClient(database.uri);
  db = client.db();
  await db.dropDatabase();
});

afterEach(async () => {
  await Promise.all(open.splice(0).map((stream) => stream.close()));
});

afterAll(async () => {
  await client.close();
  await database.stop();
});

/** A stream that is open already, so that what follows is in it. */
async function watch(
  source: Pick<Db, 'watch'>,
  pipeline: Document[] = [],
  options: Document = {},
): Promise<ChangeStream> {
  const stream = source.watch(pipeline, { maxAwaitTimeMS: 100, ...options });
  open.push(stream);
  if (!('resumeAfter' in options || 'startAfter' in options)) await stream.tryNext();
  return stream;
}

async function take(stream: ChangeStream, count: number): Promise<Document[]> {
  const events: Document[] = [];
  while (events.length < count) events.push(await stream.next());
  return events;
}

/** Without what differs from run to run. */
function stable({
  _id,
  clusterTime,
  wallTime,
  collectionUUID: _uuid,
  lsid: _lsid,
  txnNumber: _number,
  ...event
}: Document): Document {
  expect(_id).toHaveProperty('_data');
  expect(clusterTime).toBeDefined();
  expect(wallTime).toBeInstanceOf(Date);
  return event;
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: { code: unknown }) => error.code,
  );

it('emits every change to a collection in order, and ends with the collection', async () => {
  const things = db.collection<Document & { _id: number }>('things');
  await things.insertOne({ _id: 0, before: true });
  const stream = await watch(things);
  await things.insertMany([{ _id: 1, a: { b: 1, c: 2 }, l: [1, 2, 3] }, { _id: 2 }]);
  await things.updateOne({ _id: 1 }, { $set: { 'a.b': 5, n: 1 }, $unset: { 'a.c': 1 }, $push: { l: 4 } as Document });
  await things.updateOne({ _id: 1 }, { $set: { n: 1 } });
  await things.replaceOne({ _id: 2 }, { whole: 'new' });
  await things.deleteOne({ _id: 0 });
  await db.collection('others').insertOne({});
  await things.drop();
  const ns = { db: db.databaseName, coll: 'things' };
  expect((await take(stream, 7)).map(stable)).toEqual([
    { operationType: 'insert', fullDocument: { _id: 1, a: { b: 1, c: 2 }, l: [1, 2, 3] }, ns, documentKey: { _id: 1 } },
    { operationType: 'insert', fullDocument: { _id: 2 }, ns, documentKey: { _id: 2 } },
    {
      operationType: 'update',
      ns,
      documentKey: { _id: 1 },
      updateDescription: { updatedFields: { 'a.b': 5, n: 1, 'l.3': 4 }, removedFields: ['a.c'], truncatedArrays: [] },
    },
    { operationType: 'replace', fullDocument: { _id: 2, whole: 'new' }, ns, documentKey: { _id: 2 } },
    { operationType: 'delete', ns, documentKey: { _id: 0 } },
    { operationType: 'drop', ns },
    { operationType: 'invalidate' },
  ]);
  await expect(stream.next()).rejects.toThrow();
});

it('looks documents up as they are by then, when asked', async () => {
  const things = db.collection<Thing>('looked');
  await things.insertMany([{ _id: 1 }, { _id: 2 }]);
  const stream = await watch(things, [], { fullDocument: 'updateLookup' });
  await things.updateOne({ _id: 1 }, { $set: { a: 1 } });
  await things.updateOne({ _id: 2 }, { $set: { a: 1 } });
  await things.updateOne({ _id: 1 }, { $set: { b: 2 } });
  await things.deleteOne({ _id: 2 });
  expect((await take(stream, 4)).map(({ fullDocument }) => fullDocument as unknown)).toEqual([
    { _id: 1, a: 1, b: 2 },
    null,
    { _id: 1, a: 1, b: 2 },
    undefined,
  ]);
});

it('filters and shapes events, of a whole database too, transactions as one when they are committed', async () => {
  const stream = await watch(db, [
    { $match: { operationType: { $in: ['insert', 'delete'] }, 'ns.coll': { $ne: 'unwatched' } } },
    { $project: { operationType: 1, key: '$documentKey._id', coll: '$ns.coll' } },
  ]);
  const [one, two] = [db.collection<Thing>('one'), db.collection<Thing>('two')];
  await db.collection('unwatched').insertOne({});
  await one.insertOne({ _id: 1 });
  await client.withSession((session) =>
    session.withTransaction(async () => {
      await one.updateOne({ _id: 1 }, { $set: { a: 1 } }, { session });
      await two.insertOne({ _id: 2 }, { session });
      await one.deleteOne({ _id: 1 }, { session });
    }),
  );
  const aborted = client.startSession();
  aborted.startTransaction();
  await two.insertOne({ _id: 3 }, { session: aborted });
  await aborted.abortTransaction();
  await aborted.endSession();
  await two.insertOne({ _id: 4 });
  const events = await take(stream, 4);
  expect(events.map(({ _id, ...event }) => (expect(_id).toBeDefined(), event))).toEqual([
    { operationType: 'insert', key: 1, coll: 'one' },
    { operationType: 'insert', key: 2, coll: 'two' },
    { operationType: 'delete', key: 1, coll: 'one' },
    { operationType: 'insert', key: 4, coll: 'two' },
  ]);
});

it('goes on after a token, also one of an empty batch, and of an end when it starts anew', async () => {
  const things = db.collection<Thing>('resumed');
  const stream = await watch(things);
  await things.insertMany([{ _id: 1 }, { _id: 2 }, { _id: 3 }]);
  const [first] = await take(stream, 1);
  const ids = async (options: Document, count: number): Promise<unknown[]> =>
    (await take(await watch(things as never, [], options), count)).map(({ documentKey }) => (documentKey as Thing)._id);
  expect(await ids({ resumeAfter: first?._id as unknown }, 2)).toEqual([2, 3]);
  expect(await ids({ startAfter: first?._id as unknown, batchSize: 1 }, 2)).toEqual([2, 3]);
  const idle = await watch(things);
  const token = idle.resumeToken;
  await things.insertOne({ _id: 4 });
  expect(await ids({ resumeAfter: token }, 1)).toEqual([4]);
  await things.drop();
  const end = (await take(stream, 5)).at(-1) as ChangeStreamDocument;
  expect(end.operationType).toBe('invalidate');
  const refused = await watch(things, [], { resumeAfter: end._id });
  expect(await codeOf(refused.next())).toBe(260);
  const anew = await watch(things, [], { startAfter: end._id });
  await things.insertOne({ _id: 5 });
  expect((await take(anew, 1))[0]).toMatchObject({ operationType: 'insert', documentKey: { _id: 5 } });
});

it('ends a getMore when its time is up, at a change, and when its cursor is killed', async () => {
  const opened = await db.command({ aggregate: 'awaited', pipeline: [{ $changeStream: {} }], cursor: {} });
  const { id } = opened.cursor as { id: unknown };
  const getMore = async (maxTimeMS: number, meanwhile?: () => Promise<unknown>): Promise<unknown> => {
    const more = db.command({ getMore: id, collection: 'awaited', maxTimeMS }).then(
      ({ cursor }) => (cursor as { nextBatch: unknown[] }).nextBatch.length,
      ({ code }: { code: unknown }) => `error ${String(code)}`,
    );
    // It has come in by now, in all likelihood; what follows is right either way.
    for (let i = 0; i < 10; i++) await db.command({ ping: 1 });
    await meanwhile?.();
    return more;
  };
  expect(await getMore(100)).toBe(0);
  // One that did not wake would end after this test's own time.
  expect(await getMore(HOUR, () => db.collection('awaited').insertOne({}))).toBe(1);
  const killed = await getMore(HOUR, () => db.command({ killCursors: 'awaited', cursors: [id] }));
  expect(killed).toMatch(database.isReal ? /^error/ : /^error 43$/);
});

it.each<[string, Document, number]>([
  ['a token that is none', { resumeAfter: { _data: 'xyz' } }, 260],
  ['a token of another process', { resumeAfter: { _data: 'A'.repeat(16) + '0'.repeat(14) } }, 286],
  ['an unknown option', { nope: 1 }, 40415],
  ['an unknown way of documents', { fullDocument: 'nope' }, 2],
  ['two starting points', { resumeAfter: { _data: '00' }, startAfter: { _data: '00' } }, 50674],
])('refuses %s', async (_what, options, code) => {
  const pipeline = [{ $changeStream: options }];
  const opened = codeOf(db.command({ aggregate: 'things', pipeline, cursor: {} }));
  // A real server's tokens are others: what is wrong with one it says in its own codes.
  if (database.isReal && 'resumeAfter' in options) expect(await opened).toBeDefined();
  else expect(await opened).toBe(code);
});

it.each<[Document, number]>([
  [{ $group: { _id: 1 } }, 20],
  [{ $out: 'x' }, 20],
  [{ $limit: 1 }, 20],
])('refuses %j after a change stream', async (stage, code) => {
  expect(await codeOf(db.command({ aggregate: 'things', pipeline: [{ $changeStream: {} }, stage], cursor: {} }))).toBe(
    code,
  );
});
