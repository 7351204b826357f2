import { tables } from '../../modules/restTables.js';
import { createSchema } from '../../start/schema.js';
import { ADMIN, startTestApi, type TestApi } from '../server/testApi.js';
import { visitorAccount } from '../clients/visitorAccounts.js';
import { documentOf, operationsOf, textPlaces, withAt } from './surface.js';

/**
 * Class: operator injection and prototype pollution. An object in place of a text is refused everywhere, for every
 * caller, and names that JavaScript objects inherit are treated like any other unknown name.
 */
const operations = operationsOf(createSchema());
const POISONS = [{ $gt: '' }, { $ne: null }, { $regex: '.*' }, { $where: 'sleep(1)' }, ['x', 'y']];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
afterEach(() => {
  const plain: Record<string, unknown> = {};
  expect([plain['polluted'], plain['$gt'], Object.keys(Object.prototype)]).toEqual([undefined, undefined, []]);
});

test('an operator in place of any text of any operation is refused as bad input', async () => {
  let tried = 0;
  const { client: owner } = await visitorAccount(api);
  for (const operation of operations) {
    const client = operation.gate === 'visitor' ? owner : api.admin;
    for (const place of textPlaces(operation.variables)) {
      const poison = POISONS[tried % POISONS.length];
      const variables = withAt(operation.variables, place, poison) as object;
      const { status, data, errors } = await client.graphql(documentOf(operation), variables);
      // Inputs of arbitrary type report the error on their field; in both cases nothing is done.
      const done = JSON.stringify(data ?? {}).includes('"success":true');
      expect([operation.name, place.join('.'), status < 500, done]).toEqual([
        operation.name,
        place.join('.'),
        true,
        false,
      ]);
      if (!data) expect(errors[0]?.extensions['code']).toMatch(/^(BAD_USER_INPUT|NOT_FOUND)$/);
      tried += 1;
    }
  }
  expect(tried).toBeGreaterThan(60);
});

test.each(POISONS)('a sign-in with %j for the e-mail or the password is refused', async (poison) => {
  const SIGN_IN = 'mutation ($e: String!, $p: String!) { signIn(identifier: $e, password: $p) { token } }';
  for (const variables of [
    { e: poison, p: ADMIN.password },
    { e: ADMIN.email, p: poison },
  ]) {
    const { data, errors } = await api.visitor.graphql(SIGN_IN, variables);
    expect([data, errors[0]?.extensions['code']]).toEqual([null, 'BAD_USER_INPUT']);
  }
});

test('an operator in any field of a REST body, its query or a form never reaches the database', async () => {
  for (const row of tables) {
    for (const field of Object.keys(row.example ?? {})) {
      const method = row.methods.find((name) => name !== 'GET');
      if (!method) continue;
      const { status, body } = await api.admin.rest(method, row.path, { ...row.example, [field]: { $gt: '' } });
      expect([row.path, field, status < 500]).toEqual([row.path, field, true]);
      expect(JSON.stringify(body)).not.toMatch(/Mongo|Cast to|E11000/);
    }
    if (!row.methods.includes('GET')) continue;
    const { status } = await api.admin.rest(
      'GET',
      `${row.path}?searchName[$gt]=&id[$ne]=&page[$gt]=1&__proto__[polluted]=1`,
    );
    expect([row.path, status < 500]).toEqual([row.path, true]);
  }
});

test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
  'a field named %s is unknown, and pollutes nothing',
  async (name) => {
    const CREATE = 'mutation ($input: LanguageInput!) { createLanguage(input: $input) { success } }';
    const body = `{"query": ${JSON.stringify(CREATE)}, "variables": {"input": {"name": "Polluted", "code": "zz", "${name}": {"polluted": 1}}}}`;
    const { data, errors } = await api.admin.graphqlRaw(body);
    const refused = errors.length > 0;
    // JSON.parse makes '__proto__' an own property; code that ignores it is safe as well.
    if (!refused) expect(data).toEqual({ createLanguage: { success: true } });
    await api.admin.rest('POST', '/api/language/create', `{"name":"Polluted","code":"zy","${name}":{"polluted":1}}`);
    const polluted: Record<string, unknown> = {};
    expect(polluted['polluted']).toBeUndefined();
  },
);
