import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { MongoClient } from 'mongodb';
import { runSchedule } from './runSchedule.js';
import { schedules } from './schedule.js';
import { BookingProcess } from './workerProcess.js';
import { buildServer } from '../../testing/serverProcess.js';

/** Steps to take, and the longest that takes here: `npm run prove:bookings -w @polyphony/api` takes 100,000. */
const STEPS = Number(process.env['PROOF_STEPS'] ?? 2_500);
const LONGEST_MS = process.env['PROOF_STEPS'] ? 6 * 60 * 60_000 : 60_000;
const SEED = Number(process.env['PROOF_SEED'] ?? 1);
/** Of a hundred batches, those in the middle of which the process is killed: a new one takes as long as many steps. */
const KILLS = process.env['PROOF_STEPS'] ? 2 : 10;

let folder: string;
let place: ConstructorParameters<typeof BookingProcess>[0];
beforeAll(async () => {
  await buildServer();
  folder = await mkdtemp(join(tmpdir(), 'polyphony-proof-'));
  const uri = process.env['MONGODB_TEST_URI'];
  place = uri ? [folder, uri, `proof_${randomBytes(5).toString('hex')}`] : [folder];
}, 120_000);
afterAll(async () => {
  const [, uri, name] = place;
  if (uri) {
    const client = await MongoClient.connect(uri);
    await client.db(name).dropDatabase();
    await client.close();
  }
  await rm(folder, { recursive: true, force: true });
});

test(
  'bookings side by side, over and over, with kills between: none lost, none twice, no place sold twice',
  async () => {
    const process = new BookingProcess(place);
    const enough = Date.now() + LONGEST_MS;
    let steps = 0;
    try {
      await fc.assert(
        fc.asyncProperty(schedules(KILLS), async (schedule) => {
          if (steps >= STEPS || Date.now() > enough) return;
          steps += await runSchedule(process, schedule);
        }),
        { seed: SEED, numRuns: Math.ceil(STEPS / 20) },
      );
    } finally {
      await process.stop();
    }
    console.info(`${steps} steps, ${process.kills} kills: nothing lost, nothing twice`);
    expect(steps).toBeGreaterThan(100);
  },
  LONGEST_MS + 120_000,
);
