import { Checker } from '../testing/histories/check.js';
import { Faces } from '../testing/histories/faces.js';
import { Marks } from '../testing/histories/marks.js';
import { adopt, peopleOf, runSequence } from '../testing/histories/sequence.js';
import { readStored } from '../testing/histories/stored.js';
import { World, type Person } from '../testing/histories/world.js';
import { kindsUnderTest, modulesUnderTest, startKindsApi } from '../testing/records/kindsUnderTest.js';
import { RecordMaker } from '../testing/records/recordMaker.js';
import { isOverBudget, proofRun, printResult } from '../testing/runs/proofRun.js';
import { Generator } from '../testing/runs/seed.js';
import type { TestApi } from '../testing/server/testApi.js';

/**
 * Contract of every kind for any sequence of writes by several people; `npm run prove -- histories` takes more, with
 * kills.
 */

/** Batches of one to four operations for each kind; `npm run prove:histories -w @polyphony/api` takes 100. */
const BATCHES = Number(process.env['PROOF_BATCHES'] ?? 10);

const marks = new Marks();
let api: TestApi;
let maker: RecordMaker;
let people: readonly Person[];
beforeAll(async () => {
  api = await startKindsApi();
  maker = new RecordMaker(api);
  await maker.prepare();
  people = await peopleOf(api, kindsUnderTest);
});
afterAll(() => api.close());

test.each(kindsUnderTest.map((kind) => [kind.name, kind] as const))(
  'the histories of %s come to what its records are, and its bin gives back what was deleted',
  async (name, kind) => {
    if (isOverBudget()) return;
    await maker.makeReferenced(kind);
    const world = new World([kind], people, maker, api.url, marks);
    adopt(world, kind, (await maker.created(kind)).record);
    const checker = new Checker(world);
    await checker.begin();
    await runSequence(world, checker, new Generator(proofRun.seed), BATCHES);
    if (proofRun.isWhole) printResult(`${name}: ${world.ledger.lines.length} requests`);
  },
);

test('what such sequences leave behind is shown to visitors where it is published, and nowhere else', async () => {
  const faces = new Faces(marks, kindsUnderTest, modulesUnderTest);
  expect(await faces.check(api.url, await readStored(kindsUnderTest, []))).toEqual([]);
  expect(faces.found).toBeGreaterThan(0);
});
