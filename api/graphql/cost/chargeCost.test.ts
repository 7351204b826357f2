import { gql } from '../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { TestClient } from '../../testing/clients/testClient.js';
import { fromElsewhere } from '../../testing/clients/visitorAccounts.js';
import { GRAPHQL_LIMITS } from '../../platform/limits/graphqlLimits.js';

/** The cost points that a client may spend within a minute. */

const POINTS = GRAPHQL_LIMITS.cost;
const CATEGORIES = gql(`query CategoriesWithinCost { publishedEventCategories { rows { id } } }`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ GRAPHQL_COST_PER_MINUTE: String(POINTS), TRUST_PROXY: '1' });
});
afterAll(() => api.close());

const family = (levels: number): string => `{ id slug name ${levels ? `children ${family(levels - 1)}` : ''} }`;
/** Some hundred points, and another text each time, so that no cached response serves it. */
const dear = (n: number) => `{ a${n}: publishedEventCategories { rows ${family(4)} } }`;
const cheap = '{ session { superAdmin } }';

async function untilRefused(client: TestClient, headers: Record<string, string> = {}) {
  for (let n = 0; n < POINTS; n += 1) {
    const response = await client.graphql(dear(n), {}, headers);
    if (response.status !== 200) return { ...response, after: n };
  }
  throw new Error('Nothing was refused.');
}

test('a client that exceeds the cost limit of a minute gets 429 with Retry-After', async () => {
  const member = await api.signIn.as('Staff without permissions');
  const { status, data, errors, headers, after } = await untilRefused(member);
  expect(after).toBeGreaterThan(5);
  expect(after).toBeLessThan(100);
  expect([status, data, errors[0]?.extensions['code']]).toEqual([429, null, 'RATE_LIMITED']);
  const seconds = Number(headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await member.graphql(cheap)).status).toBe(429);
});

test('another session of the same user is no way around it; other people go on', async () => {
  const { email, password } = await api.staffAccount();
  const [one, same, other] = [
    await TestClient.signedIn(api.url, email, password),
    await TestClient.signedIn(api.url, email, password),
    await api.signIn.as('Staff without permissions'),
  ];
  await untilRefused(one);
  expect((await same.graphql(cheap)).status).toBe(429);
  expect((await other.graphql(cheap)).status).toBe(200);
  expect((await api.visitor.graphql(cheap)).status).toBe(200);
});

test('visitors are counted by address; responses from the cache cost nothing', async () => {
  const here = fromElsewhere();
  const cached = '{ publishedLanguages { code } }';
  const status = async (query: string, from = here) => (await api.visitor.graphql(query, {}, from)).status;
  expect(await status(cached)).toBe(200);
  expect((await untilRefused(api.visitor, here)).status).toBe(429);
  expect(await status(dear(POINTS))).toBe(429);
  for (let n = 0; n < 50; n += 1) expect(await status(cached)).toBe(200);
  expect(await status(dear(POINTS), fromElsewhere())).toBe(200);
  expect((await api.admin.graphql(cheap)).status).toBe(200);
});

test('several records at once count row by row', async () => {
  const member = await api.staff('DELETE_EVENT');
  const ids = Array.from({ length: 100 }, (_, index) => index.toString(16).padStart(24, '0'));
  const remove = () => member.graphql('mutation ($ids: [ID!]!) { deleteEvents(ids: $ids) { success } }', { ids });
  const statuses = [];
  for (let n = 0; n < 6; n += 1) statuses.push((await remove()).errors[0]?.extensions['code'] ?? 'answered');
  expect(statuses.slice(0, 3)).toEqual(['answered', 'answered', 'answered']);
  expect(statuses.at(-1)).toBe('RATE_LIMITED');
});

test('a refused operation writes nothing', async () => {
  const member = await api.staff('ADD_EVENT_CATEGORY');
  await untilRefused(member);
  const { status } = await member.graphql('mutation { createEventCategory(input: { name: "Easy" }) { success } }');
  expect(status).toBe(429);
  expect((await api.visitor.request(CATEGORIES)).rows).toEqual([]);
});

const page = (size: number | '$size', n: number) =>
  `query ${size === '$size' ? '($size: Int!)' : ''} { a${n}: publishedEvents(pageSize: ${size}) { rows { id } } }`;

/** Number of different requests that are responded to before the first refusal. */
async function countUntilRefused(request: (n: number) => Promise<{ readonly status: number }>): Promise<number> {
  for (let n = 0; n < POINTS; n += 1) {
    const { status } = await request(n);
    if (status === 429) return n;
    if (status !== 200) throw new Error(`Refused with ${status}.`);
  }
  throw new Error('Nothing was refused.');
}

test('a page of a hundred rows costs more than one of twenty, by its literal and by its variable', async () => {
  const counts = [];
  for (const [size, variables] of [
    [20, {}],
    [100, {}],
    ['$size', { size: 100 }],
  ] as const) {
    const here = fromElsewhere();
    counts.push(await countUntilRefused((n) => api.visitor.graphql(page(size, n), variables, here)));
  }
  const [twenty = 0, hundred = 0, variable] = counts;
  expect(hundred).toBe(variable);
  expect(twenty).toBeGreaterThan(3 * hundred);
});

test('an operation whose pages alone are beyond the limit is refused whole', async () => {
  const lists = Array.from(
    { length: 30 },
    (_, n) => `a${n}: publishedEvents(pageSize: $n) { rows { id slug name shortDescription category { name } } }`,
  );
  const requestRows = (n: number) =>
    api.visitor.graphql(`query ($n: Int!) { ${lists.join(' ')} }`, { n }, fromElsewhere());
  const { status, errors } = await requestRows(100);
  expect([status, errors[0]?.message]).toEqual([400, 'The query requests too much data at once.']);
  expect((await requestRows(10)).status).toBe(200);
});

test('REST requests and uncached pages of the site draw from the same points', async () => {
  const here = fromElsewhere();
  const get = (path: string) => fetch(`${api.url}${path}`, { headers: here });
  await countUntilRefused((n) => get(`/api/client/event/list?pageSize=100&searchName=${n}`));
  const refusals = [await get('/api/client/event/list?pageSize=100'), await get('/event?search=uncached')];
  expect(refusals.map(({ status, headers }) => [status, Number(headers.get('retry-after')) > 0])).toEqual([
    [429, true],
    [429, true],
  ]);
  expect((await api.visitor.graphql(dear(POINTS + 1), {}, here)).status).toBe(429);
  const elsewhere = fromElsewhere();
  const other = (n: number) => fetch(`${api.url}/event?search=${n}`, { headers: elsewhere });
  expect(await countUntilRefused(other)).toBeGreaterThan(10);
});

test('a cached page of the site is served to a client that has no points left', async () => {
  const here = fromElsewhere();
  const get = (path: string) => fetch(`${api.url}${path}`, { headers: here });
  expect((await get('/event')).status).toBe(200);
  await countUntilRefused((n) => get(`/event?search=other${n}`));
  expect((await get('/event')).status).toBe(200);
});

test('a request that is refused before it runs costs by its length, over GraphQL and REST', async () => {
  const long = 'x'.repeat(100_000);
  const refused = [
    (from: Record<string, string>) => api.visitor.graphql(`{ nothing(text: "${long}") }`, {}, from),
    (from: Record<string, string>) => api.visitor.graphqlRaw(`{ "no json": ${long}`, from),
    (from: Record<string, string>) => api.visitor.rest('POST', '/api/user/auth/login', { [long]: 1 }, from),
  ];
  for (const send of refused) {
    const here = fromElsewhere();
    const statuses = [];
    for (let n = 0; n < 20; n += 1) statuses.push((await send(here)).status);
    expect(statuses[0]).not.toBe(429);
    expect(statuses.at(-1)).toBe(429);
    expect((await send(here)).status).toBe(429);
  }
});
