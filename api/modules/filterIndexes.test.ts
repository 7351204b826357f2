import { allKinds } from '@polyphony/domain/kinds/index.js';
import { Types } from 'mongoose';
import { recordModules } from './index.js';
import { sortSteps } from '../records/read/listQuery.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

/** The filters of a list use an index: a list reads what it shows, however many records there are. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const MANY = 300;
const filtered = allKinds.flatMap(({ name, filters = [], choices = {} }) => [
  ...filters.map((field) => [name, field, new Types.ObjectId()] as const),
  ...Object.entries(choices).map(([field, [value]]) => [name, field, value] as const),
]);

test('there are lists that can be narrowed', () => expect(filtered.length).toBeGreaterThan(2));

test.each(filtered)('the list of %s by %s', async (name, field, value) => {
  const store = recordModules.find((module) => module.store.kind.name === name)?.store;
  if (!store) throw new Error(name);
  const { collection } = store.model;
  const { kind, scope } = store;
  const others = Array.from({ length: MANY }, (_, index) => ({
    ...scope,
    ...Object.fromEntries(kind.unique.map((unique) => [unique, `${name}-${field}-${index}`])),
    [field]: typeof value === 'string' ? `other than ${value}` : new Types.ObjectId(),
    fileS3Key: `${name}-${field}-${index}`,
    ticketId: `${name}-${field}-${index}`,
  }));
  await collection.insertMany(others);
  const { executionStats } = await collection
    .find({ ...scope, [field]: value })
    .sort(sortSteps(kind, null))
    .limit(5)
    .explain('executionStats');
  expect((executionStats as { totalDocsExamined: number }).totalDocsExamined).toBeLessThan(MANY / 10);
});
