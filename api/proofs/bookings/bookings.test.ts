import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { mongo } from 'mongoose';
import { isOverBudget, proofRun, printResult } from '../../testing/runs/proofRun.js';
import { buildServer } from '../../testing/server/serverProcess.js';
import { runSchedule } from './runSchedule.js';
import { schedules } from './schedule.js';
import { BookingProcess } from './workerProcess.js';

/** Steps to take; `npm run prove:bookings -w @polyphony/api` takes 100,000. */
const STEPS = Number(process.env['PROOF_STEPS'] ?? 200);
/** In one of so many batches the process is killed; a new one takes as long to start as many steps. */
const KILL_EVERY = proofRun.isWhole ? 50 : 6;

let folder: string;
let place: ConstructorParameters<typeof BookingProcess>[0];
beforeAll(async () => {
  await buildServer();
  folder = await mkdtemp(join(tmpdir(), 'polyphony-proof-'));
  const uri = process.env['MONGODB_TEST_URI'];
  place = uri ? [folder, uri, `proof_${randomBytes(5).toString('hex')}`] : [folder];
});
afterAll(async () => {
  const [, uri, name] = place;
  if (uri) {
    const client = await mongo.MongoClient.connect(uri);
    await client.db(name).dropDatabase();
    await client.close();
  }
  await rm(folder, { recursive: true, force: true });
});

test(
  'bookings side by side, with kills between, lose nothing, make nothing twice and sell no place twice',
  async () => {
    const process = new BookingProcess(place);
    let steps = 0;
    const isEnough = () => steps >= STEPS || isOverBudget();
    try {
      const property = fc.asyncProperty(
        schedules({ killEvery: KILL_EVERY, atAnyTime: proofRun.isWhole }),
        async (schedule) => {
          if (isEnough()) return;
          await runSchedule(process, schedule, (stepCount) => {
            steps += stepCount;
            return isEnough();
          });
        },
      );
      // A few schedules at a time: each is generated, whether it is still run or not.
      for (let round = 0; !isEnough(); round += 1) {
        await fc.assert(property, { seed: proofRun.seed + round, numRuns: 10 });
      }
    } finally {
      await process.stop();
    }
    printResult(`bookings: ${steps} of ${STEPS} steps, ${process.kills} kills, nothing lost, nothing twice`);
    expect(steps).toBeGreaterThan(0);
    if (!proofRun.isWhole) expect(process.kills).toBeGreaterThanOrEqual(4);
  },
  proofRun.timeoutMs,
);
