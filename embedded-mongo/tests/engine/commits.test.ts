import { type Collection, MongoClient } from 'mongodb';
import { startTestDatabase, type TestDatabase } from '../support/harness.js';

interface Level {
  readonly _id: number;
  readonly name: string;
  readonly keys: readonly string[];
}

let database: TestDatabase;
let client: MongoClient;
let levels: Collection<Level>;

beforeAll(async () => {
  database = await startTestDatabase('commits');
  client = await new MongoClient(database.uri).connect();
  levels = client.db().collection<Level>('levels');
});
afterAll(async () => {
  await client.close();
  await database.stop();
});

const level = (_id: number, name: string): Level => ({ _id, name, keys: [name, `${name}s`] });

beforeEach(async () => {
  await client.db().dropDatabase();
  await levels.createIndex({ name: 1 }, { unique: true });
  await levels.createIndex({ keys: 1 });
  await levels.insertMany([level(1, 'easy'), level(2, 'hard'), level(3, 'harder')]);
});

/** Commits a change, an insertion and a deletion; `meanwhile` runs before the commit. */
const commit = (meanwhile: () => Promise<unknown>): Promise<unknown> =>
  client.withSession((session) =>
    session.withTransaction(async () => {
      await levels.updateOne({ _id: 1 }, { $set: { name: 'gentle', keys: ['gentle'] } }, { session });
      await levels.insertOne(level(4, 'new'), { session });
      await levels.deleteOne({ _id: 2 }, { session });
      await meanwhile();
    }),
  );

const names = async (): Promise<readonly string[]> =>
  (await levels.find().sort({ name: 1 }).toArray()).map(({ name }) => name);
const withKey = async (key: string): Promise<readonly number[]> =>
  (await levels.find({ keys: key }).toArray()).map(({ _id }) => _id);

it.each([
  ['that nobody else has written to', () => Promise.resolve(), ['gentle', 'harder', 'new']],
  ['that others have written to', () => levels.insertOne(level(5, 'other')), ['gentle', 'harder', 'new', 'other']],
])('gives a collection %s the changes of a transaction, in all of its indexes', async (_which, meanwhile, expected) => {
  const reader = client.startSession();
  reader.startTransaction();
  expect(await levels.countDocuments({}, { session: reader })).toBe(3);
  await commit(meanwhile);
  expect(await names()).toEqual(expected);
  expect([await withKey('easy'), await withKey('gentle'), await withKey('hard'), await withKey('news')]).toEqual([
    [],
    [1],
    [],
    [4],
  ]);
  await expect(levels.insertOne(level(6, 'gentle'))).rejects.toMatchObject({ code: 11000 });
  await levels.insertOne(level(6, 'easy'));
  expect(await client.db().command({ validate: 'levels', full: true })).toMatchObject({ valid: true });
  // A transaction that began before sees none of it.
  expect((await levels.find({}, { session: reader }).sort({ name: 1 }).toArray()).map(({ name }) => name)).toEqual([
    'easy',
    'hard',
    'harder',
  ]);
  await reader.abortTransaction();
  await reader.endSession();
});
