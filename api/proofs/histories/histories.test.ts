import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { isOverBudget, proofRun, printResult } from '../../testing/runs/proofRun.js';
import { buildServer } from '../../testing/server/serverProcess.js';
import { testDatabase } from '../../testing/server/testApi.js';
import { open, Rounds, type Place } from './testing/rounds.js';

/** Kills of the server; `npm run prove:histories -w @polyphony/api` makes 200. */
const KILLS = Number(process.env['PROOF_KILLS'] ?? 1);

let place: Place;
beforeAll(async () => {
  await buildServer();
  place = { folder: await mkdtemp(join(tmpdir(), 'polyphony-histories-')), uri: testDatabase().uri };
});
afterAll(async () => {
  if (place.uri !== undefined) {
    const database = await open(place);
    await mongoose.connection.dropDatabase();
    await database.close();
  }
  await rm(place.folder, { recursive: true, force: true });
});

test(
  'a server that is killed during random writes keeps what it acknowledged, each record agrees with its history, and visitors see nothing that is not published',
  async () => {
    const rounds = await Rounds.prepare(place);
    while (rounds.kills < KILLS && !isOverBudget()) await rounds.run();
    const revisions = await rounds.end();
    const { lines } = rounds.world.ledger;
    const cutOff = lines.filter((line) => line.endsWith('unanswered')).length;
    printResult(
      `histories: ${rounds.kills} of ${KILLS} kills, ${lines.length} requests, ${cutOff} cut off; ${revisions} revisions replayed, ${rounds.faces.found} published texts found, nothing lost`,
    );
    expect(revisions).toBeGreaterThan(rounds.kills);
    expect(cutOff).toBeGreaterThan(0);
  },
  proofRun.timeoutMs,
);
