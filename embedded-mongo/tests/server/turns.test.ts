import { rmSync } from 'node:fs';
import { type Collection, type Document, MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../index.js';
import { compileInSteps } from '../../aggregate/in-steps.js';
import { atOnce, STEP } from '../../steps.js';
import { byReadings } from '../support/clock.js';
import { newFolder } from '../support/harness.js';

interface Thing extends Document {
  readonly _id: number;
  readonly other: number;
  readonly note: string;
}

const COUNT = 400;
const folder = newFolder();
let server: EmbeddedMongo;
let client: MongoClient;
let things: Collection<Thing>;

/** Documents by documents, then all at once. */
const READ = [{ $match: { note: /^as/ } }, { $project: { note: 1 } }, { $sort: { _id: 1 } }];

/** By a clock that goes on by so many milliseconds each time it is read, each step of an aggregation is a turn. */
const TURN = 10;

/** Notes the end of a piece of work. */
function watched<T>(work: Promise<T>): { readonly work: Promise<T>; readonly hasEnded: () => boolean } {
  let over = false;
  const end = (): void => void (over = true);
  work.then(end, end);
  return { work, hasEnded: () => over };
}

beforeAll(async () => {
  server = await startEmbeddedMongo({ dataDir: folder, durability: 'process' });
  client = await MongoClient.connect(server.uri('turns'));
  things = client.db().collection<Thing>('things');
  await things.insertMany(Array.from({ length: COUNT }, (_, _id) => ({ _id, other: COUNT - _id, note: 'as it was' })));
});

afterAll(async () => {
  await client.close();
  await server.stop();
  rmSync(folder, { recursive: true });
});

it('serves other connections while an aggregation runs', async () => {
  const servedReads = await byReadings(TURN, async () => {
    const reading = watched(things.aggregate(READ).toArray());
    let count = 0;
    for (; !reading.hasEnded(); count++)
      expect(await things.findOne({ _id: count % COUNT })).toMatchObject({ note: 'as it was' });
    expect(await reading.work).toHaveLength(COUNT);
    return count;
  });
  expect(servedReads).toBeGreaterThan(5);
});

it('runs an aggregation on everything as it was when it began, whatever is written meanwhile', async () => {
  await byReadings(TURN, async () => {
    const reading = watched(things.aggregate([...READ, { $limit: COUNT - 1 }]).toArray());
    // Queued behind the aggregation: it has begun when this one's reply arrives.
    await things.findOne({ _id: 0 });
    await things.updateMany({ _id: { $gte: COUNT / 2 } }, { $set: { note: 'changed' } });
    await things.deleteMany({ _id: { $lt: 100 } });
    await things.insertOne({ _id: COUNT, other: 1, note: 'as new' });
    await things.drop();
    expect(reading.hasEnded()).toBe(false);
    const found = await reading.work;
    expect(found).toEqual(Array.from({ length: COUNT - 1 }, (_, _id) => ({ _id, note: 'as it was' })));
  });
  expect(await client.db().collection('things').countDocuments()).toBe(0);
});

it('decodes only some of many documents before the first stages of an aggregation take what they need', () => {
  const undone = new Set<number>();
  let most = 0;
  const records = Array.from({ length: COUNT }, (_, _id) => ({
    get doc() {
      undone.add(_id);
      most = Math.max(most, undone.size);
      const note = (): string => {
        undone.delete(_id);
        return 'as it was';
      };
      return {
        _id,
        get note() {
          return note();
        },
      };
    },
  }));
  const context = { variables: {} };
  const run = compileInSteps([{ $project: { note: 1 } }, { $group: { _id: '$note', count: { $sum: 1 } } }], context);
  expect(atOnce(run(records))).toEqual([{ _id: 'as it was', count: COUNT }]);
  expect(undone.size).toBe(0);
  expect(most).toBeLessThanOrEqual(STEP);
});
