import { startTestDatabase, type TestDatabase } from '../support/harness.js';
import { Contender } from './contender.js';
import { runCase, readFound } from './found.js';

/**
 * What generated operations have shown to differ from MongoDB, each with the response of MongoDB 7.0: the differential proof
 * adds to the record (`--record`). With MONGODB_TEST_URI the cases run on the real server instead.
 */
const cases = readFound(new URL('./found.recorded.jsonl', import.meta.url));

let database: TestDatabase;
let contender: Contender;

beforeAll(async () => {
  database = await startTestDatabase('differential');
  contender = new Contender(database.uri);
  await contender.reset();
});

afterAll(async () => {
  await contender.close();
  await database.stop();
});

it('has cases', () => {
  expect(cases.length).toBeGreaterThan(50);
});

it.each(cases.map((one, i) => [`${i}: ${Object.keys(one.operation)[0] ?? ''}`, one] as const))(
  'returns and stores the same as MongoDB, %s',
  async (_title, { answer, left, ...one }) => {
    expect(await runCase(contender, one, 'found')).toEqual({ answer, left });
  },
);
