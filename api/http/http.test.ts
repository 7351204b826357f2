import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

/** Responses to requests that are malformed, too large or too many. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const code = (response: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
  response.errors[0]?.extensions['code'];

test('the GraphQL endpoint responds', async () => {
  expect((await api.visitor.graphql('{ __typename }')).data).toEqual({ __typename: 'Query' });
});

test.each([
  ['malformed JSON', '{ not json', 400],
  ['JSON that is no object', '"text"', 400],
  ['no query', '{}', 400],
  ['a syntax error', JSON.stringify({ query: '{ ' }), 400],
  ['an unknown field', JSON.stringify({ query: '{ nothingLikeThis }' }), 400],
  [
    'a variable of the wrong type',
    JSON.stringify({
      query: 'query ($p: Int!) { publishedEventCategories(page: $p) { rows { id } } }',
      variables: { p: 'x' },
    }),
    400,
  ],
  [
    'an unknown input field',
    JSON.stringify({
      query: 'mutation ($i: EventCategoryInput!) { createEventCategory(input: $i) { success } }',
      variables: { i: { colour: 'red' } },
    }),
    400,
  ],
  ['two operations and no name', JSON.stringify({ query: 'query A { __typename } query B { __typename }' }), 400],
  ['a batch', '[{"query":"{ __typename }"},{"query":"{ __typename }"}]', 400],
])('%s is refused plainly', async (_, body, status) => {
  const response = await api.admin.graphqlRaw(body);
  expect([response.status, code(response), response.data]).toEqual([status, 'BAD_USER_INPUT', null]);
  expect(JSON.stringify(response.errors)).not.toMatch(/stack|node_modules|at \w+ \(/);
});

test('a body over the limit is refused with 413', async () => {
  const response = await api.admin.graphqlRaw(
    JSON.stringify({ query: '{ __typename }', padding: 'x'.repeat(1_100_000) }),
  );
  expect([response.status, response.errors[0]?.message]).toEqual([413, 'The request is too large.']);
});

test.each([
  ['too deep', `{ publishedEventCategories { rows ${'{ children '.repeat(12)} { id } ${'}'.repeat(12)} } }`],
  ['too many aliases', `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: publishedLanguages { code }`).join(' ')} }`],
  ['too many tokens', `{ publishedLanguages { ${'code '.repeat(2500)} } }`],
  [
    'spread in circles',
    `{ publishedEventCategories { rows { ...A } } } fragment A on EventCategory { children { ...A } }`,
  ],
])('a query %s is refused before it runs', async (_, query) => {
  const response = await api.visitor.graphql(query);
  expect([response.status, response.data]).toEqual([400, null]);
  expect(code(response)).toBe('BAD_USER_INPUT');
});

test('a mutation never runs by GET', async () => {
  const query = encodeURIComponent('mutation { setLanguage(code: "en") { success } }');
  const response = await fetch(`${api.url}/graphql?query=${query}`, { headers: { 'apollo-require-preflight': '1' } });
  expect(response.status).toBe(405);
});

test('another site cannot use the cookie of a member of staff', async () => {
  const cookie = `session=${api.admin.token}`;
  const requestSession = async (headers: Record<string, string>) =>
    (await api.visitor.graphql('{ session { user { email } } }', {}, { cookie, ...headers })).data;
  expect(await requestSession({ 'sec-fetch-site': 'same-origin' })).toEqual({
    session: { user: { email: 'admin@test.example' } },
  });
  expect(await requestSession({ 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' })).toEqual({
    session: null,
  });
});

test('GQL-007 an internal error reveals no details', async () => {
  // A lone surrogate in a regular expression's subject is fine; a number where the database wants text is caught earlier.
  const response = await api.admin.graphql(
    'query ($s: String) { eventCategories(filter: { searchName: $s }) { rows { id } } }',
    { s: '\u0000' },
  );
  for (const { message } of response.errors)
    expect(message).toBe('An unexpected error occurred. Please try again later.');
  expect(JSON.stringify(response)).not.toMatch(/Mongo|BSON|regular expression/i);
});

test('every response has a request id; a valid one of a proxy is used', async () => {
  const own = await fetch(`${api.url}/health`);
  expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  const provided = await fetch(`${api.url}/health`, { headers: { 'x-request-id': 'proxy-0123456789' } });
  expect(provided.headers.get('x-request-id')).toBe('proxy-0123456789');
  const hostile = await fetch(`${api.url}/health`, { headers: { 'x-request-id': 'a b;<script>' } });
  expect(hostile.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  ['with two Host headers', (host: string) => `GET /health HTTP/1.1\r\nHost: ${host}\r\nHost: another.example`],
  ['in HTTP/0.9', () => 'GET /health'],
])('the server refuses a request %s', async (_, head) => {
  const { hostname, port, host } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.end(`${head(host)}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test('/health and /ready respond', async () => {
  for (const path of ['/health', '/ready']) expect((await fetch(`${api.url}${path}`)).status).toBe(200);
});

test('REST-006 an unknown path under /api returns 404 in the envelope', async () => {
  const { status, body } = await api.visitor.rest('GET', '/api/nope');
  expect([status, body['success'], typeof body['message']]).toEqual([404, false, 'string']);
});

test('a path that climbs out of the assets is not followed', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const { hostname, port } = new URL(api.url);
    request({ hostname, port, path: '/assets/site/../../package.json' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(404);
});
