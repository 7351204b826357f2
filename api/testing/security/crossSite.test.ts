import mongoose from 'mongoose';
import { tables } from '../../modules/restTables.js';
import { prepare } from '../../rest/routes.js';
import { createSchema } from '../../start/schema.js';
import { ADMIN, startTestApi, type TestApi } from '../server/testApi.js';
import { documentOf, operationsOf } from './surface.js';

/**
 * Class: cross-site request forgery. A page of another site can make a signed-in browser send its cookie; no operation
 * that changes anything may accept it, neither over GraphQL nor over REST.
 */
const schema = createSchema();
const mutations = operationsOf(schema).filter(({ kind }) => kind === 'mutation');
const changing = tables.map((row) => prepare(schema, row)).filter(({ isRead, gate }) => !isRead && gate);

/** The headers of requests caused by another site: a form, an image, a script. */
const foreign: readonly (readonly [string, Record<string, string>])[] = [
  ['a form of another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['a sister domain', { 'sec-fetch-site': 'same-site', origin: 'https://evil.polyphony.example' }],
  ['an older browser, which tells the origin only', { origin: 'https://evil.example' }],
  ['a page that hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
];

let api: TestApi;
let cookie: string;
beforeAll(async () => {
  api = await startTestApi();
  const signIn = `mutation { signIn(identifier: "${ADMIN.email}", password: "${ADMIN.password}") { success } }`;
  const { headers } = await api.visitor.graphql(signIn);
  cookie = headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
});
afterAll(() => api.close());

async function contents(): Promise<string> {
  const names = ['languages', 'eventCategories', 'eventDifficulties', 'blogCategories', 'roles', 'users'];
  const rows = await Promise.all(names.map((name) => mongoose.connection.collection(name).find().toArray()));
  const sessions = await mongoose.connection.collection('sessions').countDocuments();
  return JSON.stringify([rows, sessions]);
}

describe.each(foreign)('from %s', (_who, headers) => {
  test('mutations are not authenticated', async () => {
    const before = await contents();
    for (const mutation of mutations.filter(({ gate }) => gate)) {
      const { data, errors } = await api.visitor.graphql(documentOf(mutation), mutation.variables, {
        cookie,
        ...headers,
      });
      expect([mutation.name, data, errors[0]?.extensions['code']]).toEqual([mutation.name, null, 'UNAUTHENTICATED']);
    }
    expect(await contents()).toBe(before);
  });

  test('REST paths that change something are not authenticated, by any of their methods', async () => {
    expect(changing.length).toBeGreaterThan(15);
    const before = await contents();
    for (const { methods, path, example } of changing.map(({ row }) => row)) {
      for (const method of methods) {
        const body = method === 'GET' ? undefined : (example ?? {});
        const { status } = await api.visitor.rest(method, path, body, { cookie, ...headers });
        expect([method, path, status]).toEqual([method, path, 401]);
      }
    }
    expect(await contents()).toBe(before);
  });

  test('the user is not signed out', async () => {
    const before = await contents();
    await api.visitor.graphql('mutation { signOut { success } }', {}, { cookie, ...headers });
    for (const { path, methods } of tables.filter(({ path }) => /logout/i.test(path))) {
      for (const method of methods) {
        await api.visitor.rest(method, path, method === 'GET' ? undefined : {}, { cookie, ...headers });
      }
    }
    expect(await contents()).toBe(before);
  });
});

test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'a body of type "%s", which needs no permission of ours to be sent, is not accepted as GraphQL',
  async (type) => {
    const before = await contents();
    for (const mutation of mutations) {
      const body = JSON.stringify({ query: documentOf(mutation), variables: mutation.variables });
      const headers = { cookie, ...(type && { 'content-type': type }) };
      const response = await fetch(`${api.url}/graphql`, { method: 'POST', headers, body: Buffer.from(body) });
      expect([mutation.name, response.status]).toEqual([mutation.name, 400]);
      await response.body?.cancel();
    }
    expect(await contents()).toBe(before);
  },
);

test('mutations are refused by GET, even from this site', async () => {
  const before = await contents();
  for (const mutation of mutations) {
    const query = new URLSearchParams({ query: documentOf(mutation), variables: JSON.stringify(mutation.variables) });
    const headers = { cookie, 'apollo-require-preflight': '1', 'sec-fetch-site': 'same-origin' };
    const response = await fetch(`${api.url}/graphql?${query.toString()}`, { headers });
    expect([mutation.name, response.status]).toEqual([mutation.name, 405]);
    await response.body?.cancel();
  }
  expect(await contents()).toBe(before);
});

test('the same requests from the console itself are accepted', async () => {
  const own = { cookie, 'sec-fetch-site': 'same-origin', 'apollo-require-preflight': '1' };
  const id = '0'.repeat(24);
  const toggle = await api.visitor.graphql(`mutation { toggleLanguageRtl(id: "${id}") { success } }`, {}, own);
  expect(toggle.errors[0]?.extensions['code']).toBe('NOT_FOUND');
  const who = await api.visitor.graphql('{ session { superAdmin } }', {}, own);
  expect(who.data).toEqual({ session: { superAdmin: true } });
});
