import { join } from 'node:path';
import mongoose from 'mongoose';
import { ServerProcess } from '../../testing/server/serverProcess.js';
import { Closing } from '../process/closing.js';

/** Against the compiled server with its embedded database: a long database command must not block HTTP. */

const closing = new Closing();
let server: ServerProcess;
let database: mongoose.Connection;

beforeAll(async () => {
  server = await ServerProcess.start({ MONGODB_URI: '' });
  closing.add(() => server.stop());
  const socket = join(server.folder, 'mongo/mongo.sock');
  database = await mongoose
    .createConnection(`mongodb://${encodeURIComponent(socket)}/polyphony?directConnection=true`)
    .asPromise();
  closing.add(() => database.close());
});

afterAll(() => closing.close());

/** Work on a single document, which the database cannot interrupt. */
async function compute(additions: number): Promise<void> {
  const numbers = { $literal: Array.from({ length: additions }, (_, i) => i) };
  const sums = { $map: { input: numbers, in: { $add: ['$$this', 1] } } };
  await database
    .collection('languages')
    .aggregate([{ $limit: 1 }, { $match: { $expr: { $ne: [sums, []] } } }])
    .toArray();
}

/** Takes as long as some hundred requests in sequence. */
const ADDITIONS = 400_000;

test('the server responds to many HTTP requests while one aggregation runs', async () => {
  let hasEnded = false;
  const computing = compute(ADDITIONS).finally(() => (hasEnded = true));
  let responseCount = 0;
  for (; !hasEnded; responseCount += 1) expect((await fetch(`${server.url}/health`)).status).toBe(200);
  await computing;
  // Were HTTP blocked, the first response would arrive only after the aggregation.
  expect(responseCount).toBeGreaterThan(10);
});
