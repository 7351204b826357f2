import { auditServer } from 'graphql-http';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

/** GraphQL over HTTP (graphql.github.io/graphql-over-http), by the audits of graphql-http and where they do not look. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const GRAPHQL = 'application/graphql-response+json';
const JSON_ONLY = 'application/json';
const PREFLIGHT = { 'apollo-require-preflight': '1' };

interface Failure {
  readonly message: string;
  readonly extensions: { readonly code: string };
}
interface Result {
  readonly data?: unknown;
  readonly errors?: readonly Failure[];
}

async function post(body: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': JSON_ONLY, ...headers },
    body: typeof body === 'string' ? body : body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body),
  });
  const { data, errors = [] } = (await response.json()) as Result;
  return {
    status: response.status,
    type: response.headers.get('content-type')?.split(';')[0],
    data,
    codes: [...new Set(errors.map(({ extensions }) => extensions.code))],
  };
}

async function failedAudits() {
  const results = await auditServer({ url: `${api.url}/graphql`, fetchFn: fetch });
  return { count: results.length, failed: results.filter(({ status }) => status !== 'ok').map(({ name }) => name) };
}

/** GETs without a header that a page of another site cannot send: CSRF prevention refuses them. */
const REFUSED = [
  'MAY accept application/x-www-form-urlencoded formatted GET requests',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/graphql-response+json',
  'MAY allow URL-encoded JSON string {variables} parameter in GETs when accepting application/json',
];

test('the server passes every audit of GraphQL over HTTP but three optional ones, with a cold and with a warm cache', async () => {
  const cold = await failedAudits();
  const warm = await failedAudits();
  expect(cold).toEqual({ count: 61, failed: REFUSED });
  expect(warm).toEqual(cold);
});

const QUERY = { query: '{ publishedLanguages { code rtl } }' };

test('the server responds in the negotiated media type, whichever the cached response was computed for', async () => {
  const types = [];
  for (const accept of [GRAPHQL, JSON_ONLY, GRAPHQL, '*/*', `${GRAPHQL}, ${JSON_ONLY};q=0.9`])
    types.push((await post(QUERY, { accept })).type);
  expect(types).toEqual([GRAPHQL, JSON_ONLY, GRAPHQL, JSON_ONLY, GRAPHQL]);
});

test('the server refuses a client that accepts neither media type with 406, before anything runs, cached or not', async () => {
  const mutation = { query: 'mutation { createLanguage(input: { name: "Tamil", code: "ta" }) { success } }' };
  const accept = 'image/png';
  expect((await post(QUERY)).status).toBe(200);
  expect((await post(QUERY, { accept })).status).toBe(406);
  expect((await post(mutation, { accept, authorization: `Bearer ${api.admin.token}` })).status).toBe(406);
  expect(JSON.stringify(await api.admin.request('{ languages { rows { code } } }'))).not.toContain('"ta"');
});

test('the server refuses a GET that another site may have sent, whether or not its response is cached', async () => {
  const address = `${api.url}/graphql?query=${encodeURIComponent('{ publishedLanguages { name } }')}`;
  const status = async (headers: Record<string, string> = {}) => (await fetch(address, { headers })).status;
  expect([await status(), await status(PREFLIGHT), await status(PREFLIGHT), await status()]).toEqual([
    400, 200, 200, 400,
  ]);
  expect(await status({ ...PREFLIGHT, 'content-type': 'text/plain' })).toBe(415);
});

const WRONG: readonly (readonly [title: string, body: object])[] = [
  ['does not parse', { query: '{ ' }],
  ['does not validate', { query: '{ nothingLikeThis }' }],
  [
    'is too deep',
    { query: `{ publishedEventCategories ${'{ rows { children '.repeat(12)} { id } ${'} }'.repeat(12)} }` },
  ],
  ['names no operation of several', { query: 'query A { __typename } query B { __typename }' }],
  ['is a subscription', { query: 'subscription { x }' }],
  [
    'has a variable of the wrong type',
    {
      query: 'query ($p: Int!) { publishedEvents(page: $p) { rows { id } } }',
      variables: { p: 'x' },
    },
  ],
];

test.each(WRONG)(
  'the server refuses a document that %s with 400, or with 200 under application/json',
  async (_title, body) => {
    const refused = (status: number, type: string) => ({ status, type, data: undefined, codes: ['BAD_USER_INPUT'] });
    expect(await post(body, { accept: GRAPHQL })).toEqual(refused(400, GRAPHQL));
    expect(await post(body, { accept: JSON_ONLY })).toEqual(refused(200, JSON_ONLY));
  },
);

test.each<[title: string, body: unknown]>([
  ['is no JSON', '{ not json'],
  ['is no UTF-8', Buffer.from([...Buffer.from('{"query":"{ __typename }","x":"'), 0xff, ...Buffer.from('"}')])],
  ['is no object', '"text"'],
  ['has no query', { variables: {} }],
])('the server refuses a body that %s with 400 under both media types', async (_title, body) => {
  for (const accept of [GRAPHQL, JSON_ONLY])
    expect(await post(body, { accept })).toEqual({
      status: 400,
      type: accept,
      data: undefined,
      codes: ['BAD_USER_INPUT'],
    });
});

test('the media type of a body counts whatever its case, and only as a whole', async () => {
  expect((await post(QUERY, { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(200);
  expect((await post(QUERY, { 'content-type': 'application/jsonp' })).status).toBe(400);
});

test('a refusal keeps its own status under application/json', async () => {
  const { status, codes } = await post({ query: '{ events { rows { id } } }' }, { accept: JSON_ONLY });
  expect([status, codes]).toEqual([401, ['UNAUTHENTICATED']]);
});
