import { readFileSync, writeFileSync } from 'node:fs';
import { EJSON } from 'bson';
import { type Collection, MongoClient } from 'mongodb';
import type { BehaviourCase, Thing } from './behaviour-cases.js';
import { startTestDatabase, type TestDatabase } from '../support/harness.js';

/**
 * Compares every case's result with the one recorded from MongoDB 7.0 in `name`.recorded.json. With MONGODB_TEST_URI the
 * cases run on the real server (which tests the record); with RECORD=1 besides, the record is written again.
 */
export function behavesAsRecorded(name: string, cases: readonly BehaviourCase[]): void {
  const recordPath = new URL(`./${name}.recorded.json`, import.meta.url);
  const recording = process.env.RECORD === '1' && process.env.MONGODB_TEST_URI !== undefined;
  const recorded = recording ? {} : (JSON.parse(readFileSync(recordPath, 'utf8')) as Record<string, string>);
  const results: Record<string, string> = {};

  let database: TestDatabase;
  let client: MongoClient;
  let things: Collection<Thing>;

  beforeAll(async () => {
    database = await startTestDatabase(name);
    client = new MongoClient(database.uri, { promoteValues: false });
    await client.db().dropDatabase();
    things = client.db().collection<Thing>('things');
  });

  afterAll(async () => {
    await client.close();
    await database.stop();
    if (recording) writeFileSync(recordPath, JSON.stringify(results, null, 1));
  });

  async function resultOf({ docs, run }: BehaviourCase): Promise<string> {
    await things.drop();
    if (docs.length > 0) await things.insertMany([...docs]);
    const before = await contents();
    const result = await run(things, client.db()).catch((error: { code?: number }) => ({ error: error.code }));
    const after = await contents();
    return `{"result":${EJSON.stringify(result ?? null, { relaxed: false })},"left":${after === before ? '"unchanged"' : after}}`;
  }

  async function contents(): Promise<string> {
    return EJSON.stringify(await things.find().sort({ _id: 1 }).toArray(), { relaxed: false });
  }

  it.each(cases.map((one) => [one.name, one] as const))('%s', async (title, one) => {
    const result = await resultOf(one);
    results[title] = result;
    if (!recording) expect(JSON.parse(result)).toEqual(JSON.parse(recorded[title] ?? '"not recorded"'));
  });
}
