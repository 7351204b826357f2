import { importers, testsOf } from './importGraph.mjs';
import { journeyNames, journeysOf, namesInTable } from './journeysOf.mjs';

let graph;
beforeAll(async () => {
  graph = await importers();
});

it.each([
  ['domain/text/csv.ts', 'domain/text/csv.test.ts'],
  ['domain/text/csv.ts', 'admin/navigation/registry.test.ts'],
  ['api/records/search/searchKeys.ts', 'api/records/search/searchKeys.test.ts'],
  ['api/records/search/searchKeys.ts', 'api/records/record.contract.test.ts'],
  ['api/records/search/searchKeys.test.ts', 'api/records/search/searchKeys.test.ts'],
])('a change of %s selects %s, also across workspaces', (changed, test) => {
  expect(testsOf([changed], graph)).toContain(test);
});

it('a change of the console selects no test of the API', () => {
  expect(testsOf(['admin/ui/toasts/toasts.ts'], graph).filter((file) => file.startsWith('api/'))).toEqual([]);
});

it.each([
  ['admin/files/upload/queue.ts', 'files/uploads'],
  ['public-site/routes/home.tsx', 'site/site'],
])('a change of %s selects the journey %s', (changed, journey) => {
  expect(journeysOf([changed])).toContain(journey);
});

it.each([
  ['e2e/lists/tree.test.ts', 'lists/tree'],
  ['e2e/support/library.ts', 'files/files'],
])('a change of %s selects the journey %s, which imports it', (changed, journey) => {
  expect(journeysOf([changed], testsOf([changed], graph))).toContain(journey);
});

it('the table of journeys names only journeys that exist', () => {
  expect(journeyNames()).toEqual(expect.arrayContaining(namesInTable()));
});
