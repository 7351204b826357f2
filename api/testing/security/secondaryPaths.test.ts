import { tables } from '../../modules/restTables.js';
import { prepare } from '../../rest/routes.js';
import { createSchema } from '../../start/schema.js';
import { storedContents } from '../records/records.js';
import { startTestApi, type TestApi } from '../server/testApi.js';
import type { TestClient } from '../clients/testClient.js';
import { documentOf, operationsOf, type Operation } from './surface.js';

/**
 * Class: a missing permission check on a secondary path. What a role may not use, it may not use under an alias, in a
 * fragment, beside an allowed operation, or over REST; visitors may use none of it.
 */
const schema = createSchema();
const operations = operationsOf(schema);
const gated = operations.filter(({ gate }) => Array.isArray(gate) && gate.length > 0);

let api: TestApi;
let powerless: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  powerless = await api.signIn.as('Staff without permissions');
});
afterAll(() => api.close());

const Root = { query: 'Query', mutation: 'Mutation' } as const;
const ways: Readonly<Record<string, (operation: Operation) => string>> = {
  plainly: documentOf,
  'under another name': ({ kind, declarations, call }) => `${kind} T${declarations} { session: ${call} }`,
  'in a fragment': ({ kind, declarations, call }) =>
    `${kind} T${declarations} { ...F } fragment F on ${Root[kind]} { ${call} }`,
  'in an inline fragment': ({ kind, declarations, call }) =>
    `${kind} T${declarations} { ... on ${Root[kind]} { ... { ${call} } } }`,
  'included by a variable': ({ kind, declarations, call }) =>
    `${kind} T${declarations.replace(/^\(?/, '($on: Boolean! = true ').replace(/([^)])$/, '$1)')} { ... @include(if: $on) { ${call} } }`,
};

const refusal = async (client: TestClient, operation: Operation, document: string) => {
  const { status, data, errors } = await client.graphql(document, operation.variables);
  return [status, data, errors.map(({ extensions }) => extensions['code'])];
};

test('there are gated operations', () => expect(gated.length).toBeGreaterThan(25));

test.each(Object.entries(ways))(
  'GQL-004, GQL-005: every gated operation requested %s is refused to staff without its permission, and to a visitor',
  async (_way, documentFor) => {
    const before = await storedContents();
    for (const operation of gated) {
      const document = documentFor(operation);
      const found = [await refusal(powerless, operation, document), await refusal(api.visitor, operation, document)];
      expect([operation.name, ...found]).toEqual([
        operation.name,
        [403, null, ['FORBIDDEN']],
        [401, null, ['UNAUTHENTICATED']],
      ]);
    }
    expect(await storedContents()).toBe(before);
  },
);

test('an allowed operation beside a forbidden one does not expose its data', async () => {
  const may = await api.staff('VIEW_ALL_LANGUAGES');
  const { data, errors } = await may.graphql('{ languages { rows { name } } eventCategories { rows { name } } }');
  expect(errors).toMatchObject([{ path: ['eventCategories'], extensions: { code: 'FORBIDDEN' } }]);
  expect(JSON.stringify(data)).not.toContain('eventCategories":{');
});

describe('the REST twin', () => {
  const closed = tables.map((row) => prepare(schema, row)).filter(({ gate }) => Array.isArray(gate) && gate.length > 0);

  test('of every gated operation refuses the same callers, for any body and method', async () => {
    expect(closed.length).toBeGreaterThan(20);
    const before = await storedContents();
    for (const { path, methods, example } of closed.map(({ row }) => row)) {
      for (const method of methods) {
        const body = method === 'GET' ? undefined : (example ?? {});
        const found = [await powerless.rest(method, path, body), await api.visitor.rest(method, path, body)];
        expect([method, path, ...found.map(({ status }) => status)]).toEqual([method, path, 403, 401]);
        expect(found[0]?.body['message']).toBe('You are not allowed to enter here');
      }
    }
    expect(await storedContents()).toBe(before);
  });
});
