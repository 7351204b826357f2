import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Collection } from 'mongodb';
import { startEmbeddedMongo } from '../index.js';

/**
 * `node dist/bench/run.js`: operations a second seen by the driver, over 2,000 documents of about 0.6 kB, beside `ping`
 * on the same connections. With MONGODB_TEST_URI it measures that server.
 */
const DOCUMENTS = 2_000;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 1.5);
const folder = mkdtempSync(join(tmpdir(), 'embedded-mongo-bench-'));
const server = process.env.MONGODB_TEST_URI ? undefined : await startEmbeddedMongo({ dataDir: folder });
const client = new MongoClient(process.env.MONGODB_TEST_URI ?? server?.uri() ?? '', { maxPoolSize: 32 });
const things: Collection = client.db('bench').collection('things');

await things.drop();
await things.insertMany(
  Array.from({ length: DOCUMENTS }, (_, number) => ({
    number,
    slug: `thing-${number}`,
    status: number % 3 === 0 ? 'draft' : 'public',
    createdAt: new Date(1.7e12 + number * 60_000),
    title: { en: `Thing number ${number}`, ar: `شيء رقم ${number}` },
    text: 'Lorem ipsum dolor sit amet, '.repeat(14),
  })),
);
await things.createIndex({ slug: 1 }, { unique: true });
await things.createIndex({ status: 1, createdAt: -1 });
const ids = (await things.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id);
const any = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
let next = DOCUMENTS;

const operations: Readonly<Record<string, () => Promise<unknown>>> = {
  ping: () => client.db('admin').command({ ping: 1 }),
  'find by _id': () => things.findOne({ _id: any(ids) }),
  'find by unique index': () => things.findOne({ slug: `thing-${Math.floor(Math.random() * DOCUMENTS)}` }),
  'page of 20, sorted by index': () =>
    things.find({ status: 'public' }).sort({ createdAt: -1 }).skip(40).limit(20).toArray(),
  'page of 20, sorted without index': () =>
    things.find({ status: 'public' }).sort({ number: -1 }).skip(40).limit(20).toArray(),
  'page of 20, three fields': () =>
    things
      .find({ status: 'public' }, { projection: { slug: 1, status: 1 } })
      .sort({ createdAt: -1 })
      .limit(20)
      .toArray(),
  'regex scan, limit 20': () =>
    things
      .find({ 'title.en': /number 1\d5/i })
      .limit(20)
      .toArray(),
  countDocuments: () => things.countDocuments({ status: 'public' }),
  'countDocuments without index': () => things.countDocuments({ number: { $gt: 700 } }),
  insert: () =>
    things.insertOne({
      number: next,
      slug: `thing-${next++}`,
      status: 'new',
      createdAt: new Date(),
      text: 'x'.repeat(400),
    }),
  'update $inc': () => things.updateOne({ _id: any(ids) }, { $inc: { number: 1 } }),
  'write, then page': async () => {
    await things.updateOne({ _id: any(ids) }, { $inc: { number: 1 } });
    await things.find({ status: 'public' }).sort({ createdAt: -1 }).limit(20).toArray();
  },
};

async function measure(operation: () => Promise<unknown>, concurrency: number): Promise<number> {
  let done = 0;
  const start = performance.now();
  const end = start + SECONDS * 1000;
  const worker = async (): Promise<void> => {
    while (performance.now() < end) {
      await operation();
      done++;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return Math.round(done / ((performance.now() - start) / 1000));
}

console.log('operation'.padEnd(36), 'c=1'.padStart(8), 'c=16'.padStart(8), 'c=32'.padStart(8));
for (const [name, operation] of Object.entries(operations)) {
  await measure(operation, 4);
  const rates = [await measure(operation, 1), await measure(operation, 16), await measure(operation, 32)];
  console.log(name.padEnd(36), ...rates.map((rate) => String(rate).padStart(8)));
}
await client.close();
await server?.stop();
rmSync(folder, { recursive: true });
