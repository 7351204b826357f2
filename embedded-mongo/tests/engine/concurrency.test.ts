import { type ClientSession, type Collection, type Document, MongoClient } from 'mongodb';
import { startTestDatabase, type TestDatabase } from '../support/harness.js';

/** 32 clients, each with connections of its own, fight over the same documents. Also against MONGODB_TEST_URI. */
const CLIENTS = 32;
const EACH = 5;
let database: TestDatabase;
let clients: MongoClient[];

beforeAll(async () => {
  database = await startTestDatabase('concurrency');
  clients = await Promise.all(Array.from({ length: CLIENTS }, () => new MongoClient(database.uri).connect()));
  await clients[0]?.db().dropDatabase();
  // A transaction may not have to make one, and a real MongoDB under test not many at once.
  for (const name of ['keys', 'upserts', 'counters', 'accounts', 'transfers', 'seats', 'bookings'])
    await clients[0]?.db().createCollection(name);
}, 300_000);
afterAll(async () => {
  await clients[0]?.db().dropDatabase();
  await Promise.all(clients.map((client) => client.close()));
  await database.stop();
});

/** Runs `fight` for every client at once. */
const all = <T>(fight: (client: MongoClient, who: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(clients.map(fight));

const done = (results: readonly PromiseSettledResult<unknown>[]): number =>
  results.filter(({ status }) => status === 'fulfilled').length;

/** The error codes of those that failed, each once. */
const codes = (results: readonly PromiseSettledResult<unknown>[]): unknown[] => [
  ...new Set(results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code: unknown }).code] : []))),
];

const collection = <T extends Document>(name: string, client = clients[0] as MongoClient): Collection<T> =>
  client.db().collection<T>(name);

it('lets exactly one of 32 clients have a unique key, time after time', async () => {
  await collection('keys').createIndex({ key: 1 }, { unique: true });
  for (let key = 0; key < EACH; key++) {
    const results = await all((client, who) => collection('keys', client).insertOne({ key, who }));
    expect(done(results)).toBe(1);
    expect(codes(results)).toEqual([11000]);
    const [holder, ...others] = await collection('keys').find({ key }).toArray();
    expect(others).toEqual([]);
    expect(results[holder?.who as number]?.status).toBe('fulfilled');
  }
});

it('lets exactly one of 32 upserts insert, and the others find what it inserted', async () => {
  const results = await all((client) =>
    collection<{ _id: number; n: number }>('upserts', client).findOneAndUpdate(
      { _id: 1 },
      { $inc: { n: 1 } },
      { upsert: true, returnDocument: 'after' },
    ),
  );
  expect(codes(results)).toEqual([]);
  const counts = results.map((one) => (one.status === 'fulfilled' ? one.value?.n : undefined));
  expect(counts.sort((a = 0, b = 0) => a - b)).toEqual(Array.from({ length: CLIENTS }, (_, i) => i + 1));
});

it('loses no increment of one counter', async () => {
  await collection<{ _id: number; n: number }>('counters').insertOne({ _id: 1, n: 0 });
  const results = await all(async (client) => {
    for (let i = 0; i < EACH; i++)
      await collection<{ _id: number; n: number }>('counters', client).updateOne({ _id: 1 }, { $inc: { n: 1 } });
  });
  expect(codes(results)).toEqual([]);
  expect(await collection('counters').findOne()).toMatchObject({ n: CLIENTS * EACH });
});

interface Account {
  _id: number;
  amount: number;
}

it('keeps the sum, seen at any moment, through transfers between the same accounts', async () => {
  const accounts = (client?: MongoClient): Collection<Account> => collection<Account>('accounts', client);
  const ids = [0, 1, 2, 3];
  await accounts().insertMany(ids.map((_id) => ({ _id, amount: 100 })));
  const transfer = (client: MongoClient, from: number, to: number): Promise<unknown> =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        const source = await accounts(client).findOne({ _id: from }, { session });
        // What was read is written back: it must not have changed meanwhile.
        const amount = (source?.amount ?? NaN) - 1;
        await accounts(client).updateOne({ _id: from }, { $set: { amount } }, { session });
        await accounts(client).updateOne({ _id: to }, { $inc: { amount: 1 } }, { session });
        await collection('transfers', client).insertOne({ from, to }, { session });
      }),
    );
  let running = true;
  const sums: unknown[] = [];
  const look = (session: ClientSession): Promise<Document[]> =>
    accounts()
      .aggregate([{ $group: { _id: null, sum: { $sum: '$amount' } } }], { session })
      .toArray();
  const watching = (async () => {
    while (running) {
      const [total] = await (clients[0] as MongoClient).withSession((session) => session.withTransaction(look));
      sums.push(total?.sum);
    }
  })();
  const results = await all(async (client, who) => {
    for (let i = 0; i < EACH; i++) await transfer(client, (who + i) % 4, (who + i + 1 + (who % 3)) % 4);
  });
  running = false;
  await watching;
  expect(codes(results)).toEqual([]);
  expect(new Set(sums)).toEqual(new Set([400]));
  // Each account has what the transfers that are noted make of it, and every transfer is noted.
  const transfers = await collection<{ from: number; to: number }>('transfers').find().toArray();
  expect(transfers).toHaveLength(CLIENTS * EACH);
  for (const { _id, amount } of await accounts().find().toArray()) {
    const came = transfers.filter(({ to }) => to === _id).length;
    const went = transfers.filter(({ from }) => from === _id).length;
    expect(amount).toBe(100 + came - went);
  }
}, 300_000);

it('sells the last seats to as many as there are, in transactions that look first', async () => {
  const SEATS = 7;
  await collection<{ _id: string; left: number }>('seats').insertOne({ _id: 'hall', left: SEATS });
  const results = await all((client, who) =>
    client.withSession((session) =>
      session.withTransaction(async () => {
        const hall = await collection<{ _id: string; left: number }>('seats', client).findOne({}, { session });
        if ((hall?.left ?? 0) < 1) throw Object.assign(new Error('sold out'), { code: 'sold out' });
        await collection('seats', client).updateOne({}, { $inc: { left: -1 } }, { session });
        await collection('bookings', client).insertOne({ who }, { session });
      }),
    ),
  );
  expect(done(results)).toBe(SEATS);
  expect(codes(results)).toEqual(['sold out']);
  expect(await collection('seats').findOne()).toMatchObject({ left: 0 });
  expect(await collection('bookings').countDocuments()).toBe(SEATS);
}, 300_000);
