import { join } from 'node:path';
import mongoose from 'mongoose';
import { ServerProcess } from '../testing/serverProcess.js';

/** The compiled server with its embedded database: what the database does must not hold up what HTTP does. */

let server: ServerProcess;
let database: mongoose.Connection;

beforeAll(async () => {
  server = await ServerProcess.start({ MONGODB_URI: '' });
  const socket = join(server.folder, 'mongo/mongo.sock');
  database = await mongoose
    .createConnection(`mongodb://${encodeURIComponent(socket)}/polyphony?directConnection=true`)
    .asPromise();
}, 180_000);

afterAll(async () => {
  await database.close();
  await server.stop();
});

/** One document's work, which cannot be divided. @returns how long it took, in milliseconds */
async function compute(additions: number): Promise<number> {
  const sum = { $reduce: { input: { $range: [0, additions] }, initialValue: 0, in: { $add: ['$$value', '$$this'] } } };
  const started = performance.now();
  await database
    .getClient()
    .db()
    .aggregate([{ $documents: [{}] }, { $project: { sum } }])
    .toArray();
  return performance.now() - started;
}

async function health(): Promise<number> {
  const started = performance.now();
  const { status } = await fetch(`${server.url}/health`);
  expect(status).toBe(200);
  return performance.now() - started;
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1] ?? NaN;

test('an aggregation of seconds does not hold up HTTP', async () => {
  await compute(50_000);
  const additions = Math.round((100_000 * 2_000) / (await compute(100_000)));

  const idle: number[] = [];
  for (let i = 0; i < 50; i++) idle.push(await health());

  let isOver = false;
  const computing = compute(additions).finally(() => (isOver = true));
  const busy: number[] = [];
  while (!isOver) busy.push(await health());

  // Held up, the first would have taken as long as the aggregation.
  expect(busy.length).toBeGreaterThan(10);
  expect(median(busy)).toBeLessThan(10 * median(idle));
  expect(Math.min(...busy)).toBeLessThan((await computing) / 10);
});
