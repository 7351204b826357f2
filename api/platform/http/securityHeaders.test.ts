import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as publicSite from '@polyphony/public-site';
import { pino } from 'pino';
import { ContentStamps } from '../cache/contentStamps.js';
import { Limits } from '../limits/rateLimits.js';
import { readSettings } from '../settings.js';
import { siteClock } from '../siteClock.js';
import { createEventCategory } from '../../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { consoleFiles } from '../../http/staticFiles.js';
import { createHttpServer } from '../../http/server.js';
import type { Handler } from './handler.js';
import { siteHandler } from '../../site/siteHandler.js';
import { pageCache } from '../../http/visitorCaches.js';

/** The security headers of every response, whatever it is. */

const json = { 'content-type': 'application/json' };
const graphql = (query: string, headers = {}) => ({
  method: 'POST',
  headers: { ...json, ...headers },
  body: JSON.stringify({ query }),
});

let api: TestApi;
let category: string;
beforeAll(async () => {
  api = await startTestApi();
  await createEventCategory(api.admin, { name: 'Easy', slug: 'easy' });
  category = 'easy';
});
afterAll(() => api.close());

const DATA_POLICY = /^default-src 'none';.*frame-ancestors 'none'/;
/** No script but those that carry the nonce: nothing inline, nothing by host name, nothing evaluated. */
const PAGE_POLICY =
  /^default-src 'self'; script-src 'nonce-([\w-]{22})'; style-src 'self' 'nonce-\1';.*frame-ancestors 'none'$/;

function expectHeaders({ headers }: Response, policy: RegExp, camera = ''): void {
  expect(headers.get('content-security-policy')).toMatch(policy);
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining(`camera=(${camera}), `) as unknown,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers.has('strict-transport-security')).toBe(false);
  expect(headers.has('x-powered-by')).toBe(false);
}

const LIST = '{ publishedEventCategories { rows { name } } }';
const data: [what: string, status: number, path: string, init?: RequestInit][] = [
  ['a GraphQL answer', 200, '/graphql', graphql(LIST)],
  ['the same from the cache', 200, '/graphql', graphql(LIST)],
  ['a GraphQL refusal', 401, '/graphql', graphql('{ eventCategories { rows { id } } }')],
  ['a malformed GraphQL request', 400, '/graphql', { method: 'POST', headers: json, body: '{' }],
  ['too large a GraphQL request', 413, '/graphql', { method: 'POST', headers: json, body: 'x'.repeat(1_100_000) }],
  ['a GraphQL request of a kind that forms send', 400, '/graphql', { method: 'POST', body: 'query=1' }],
  [
    'a mutation by GET',
    405,
    '/graphql?query=mutation{signOut{success}}',
    { headers: { 'apollo-require-preflight': '1' } },
  ],
  ['a REST answer', 200, '/api/client/language/list'],
  ['a REST refusal', 401, '/api/event/category/view'],
  ['an unknown REST path', 404, '/api/nothing'],
  ['a REST method that is not allowed', 405, '/api/client/language/list', { method: 'DELETE' }],
  ['the methods of a REST path', 204, '/api/client/language/list', { method: 'OPTIONS' }],
  ['the OpenAPI document', 200, '/api/openapi.json'],
  ['a path below the REST reference that is not there', 404, '/api/docs/assets/nothing.js'],
  ['a method that the REST reference does not answer', 405, '/api/docs', { method: 'POST' }],
  ['a redirect of the site', 308, '/event/'],
  ['the rules for preparing pages', 200, '/speculation-rules.json'],
  ['a calendar', 200, '/events.ics'],
  ['/health', 200, '/health'],
  ['/ready', 200, '/ready'],
];

test.each(data)('%s (%d) may do nothing as a page', async (_, status, path, ...[init]) => {
  const response = await fetch(api.url + path, { redirect: 'manual', ...init });
  await response.arrayBuffer();
  expect(response.status).toBe(status);
  expectHeaders(response, DATA_POLICY);
});

const pages: [what: string, status: number, path: () => string][] = [
  ['the home page', 200, () => '/'],
  ['a page', 200, () => `/event/category/${category}`],
  ['a page that is not there', 404, () => '/nothing/here'],
  ['the REST reference', 200, () => '/api/docs'],
  ['a path of the assets that is not there', 404, () => '/assets/site/nothing.js'],
];

test.each(pages)('%s (%d) runs only scripts with a nonce of its own', async (_, status, path) => {
  const [response, again] = [await fetch(api.url + path()), await fetch(api.url + path())];
  expect(response.status).toBe(status);
  expectHeaders(response, PAGE_POLICY);
  expect(again.headers.get('content-security-policy')).not.toBe(response.headers.get('content-security-policy'));
});

test('a page that is unchanged keeps the policy that it came with', async () => {
  const first = await fetch(`${api.url}/event`);
  const etag = first.headers.get('etag') ?? '';
  const again = await fetch(`${api.url}/event`, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
  expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  expect(again.headers.has('content-security-policy')).toBe(false);
  expect(again.headers.get('x-content-type-options')).toBe('nosniff');
});

describe('on a server of its own', () => {
  const log = pino({ level: 'silent' });
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'polyphony-headers-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function responseOf(handle: Handler, { httpsOnly = false, path = '/', headers = {} } = {}): Promise<Response> {
    const { server } = createHttpServer([{ path: '/', handle }], { log, trustProxy: 0, httpsOnly });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      return await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers });
    } finally {
      server.close();
    }
  }

  test('a handler that fails responds with 500 and the same headers', async () => {
    const response = await responseOf(() => Promise.reject(new Error('secret detail')));
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('secret');
    expectHeaders(response, DATA_POLICY);
  });

  const ENGLISH = { requested: 'en', default: 'en' };

  test('a page of the site that fails (500) runs only scripts with its nonce', async () => {
    const stamps = new ContentStamps({ redis: null, alone: true });
    const services = { limits: new Limits(null) };
    const context = { requestId: 'r', ip: '192.0.2.1', session: null, visitor: null, language: ENGLISH, services, log };
    const site = siteHandler({
      source: {
        publicSite,
        siteClock: siteClock(undefined),
        execute: () => Promise.reject(new Error('away')),
        publicUrl: 'http://x.example',
        enquiryRetentionDays: 1,
        clientDir: folder,
      },
      pages: pageCache(stamps),
      stamps,
      previewLinks: { read: () => null },
      reads: { pageStampsOf: () => null },
      contextFor: () => Promise.resolve(context as never),
      log,
    });
    const response = await responseOf(site);
    expect(response.status).toBe(500);
    expectHeaders(response, PAGE_POLICY);
  });

  test("the console's page is given its nonce wherever the build left room for one, another one each time", async () => {
    await writeFile(
      join(folder, 'index.html'),
      '<meta nonce="__NONCE__"><script nonce="__NONCE__" src="/x.js"></script>',
    );
    const files = consoleFiles(folder);
    const page: Handler = (req, res) => files(req, res, () => res.end());
    const headers = { cookie: 'session=any' };
    const response = await responseOf(page, { path: '/admin/event/category/view', headers });
    // Tickets are read by camera there, and nowhere else.
    expectHeaders(response, PAGE_POLICY, 'self');
    const nonce = PAGE_POLICY.exec(response.headers.get('content-security-policy') ?? '')?.[1];
    expect(await response.text()).toBe(`<meta nonce="${nonce}"><script nonce="${nonce}" src="/x.js"></script>`);
    const again = await responseOf(page, { path: '/admin', headers });
    expect(await again.text()).not.toContain(nonce);
  });

  test('the sign-in page is served at its address, and without a session at every address of the console', async () => {
    await writeFile(join(folder, 'index.html'), 'the console');
    await writeFile(join(folder, 'login.html'), 'the sign-in');
    const files = consoleFiles(folder);
    const page: Handler = (req, res) => files(req, res, () => res.end());
    const textOf = async (path: string, headers = {}) => (await responseOf(page, { path, headers })).text();
    const cookie = 'language=ar; session=any';
    expect(await textOf('/admin/event/category/view', { cookie })).toBe('the console');
    expect(await textOf('/admin/login?return=%2Fx', { cookie })).toBe('the sign-in');
    expect(await textOf('/admin/event/category/view', { cookie: 'language=ar' })).toBe('the sign-in');
    expect(await textOf('/admin')).toBe('the sign-in');
    expect((await responseOf(page, { path: '/admin' })).headers.get('vary')).toBe('Cookie');
  });

  test('only a public server behind TLS tells browsers to come by https for good', async () => {
    const ok: Handler = (_req, res) => void res.end('ok');
    const response = await responseOf(ok, { httpsOnly: true });
    expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000');
    expect((await responseOf(ok)).headers.has('strict-transport-security')).toBe(false);
  });
});

test.each([
  ['production', 'https://polyphony.example', true],
  ['production', 'http://polyphony.example', false],
  ['development', 'https://polyphony.example', true],
  ['development', 'https://localhost', false],
])('in %s at %s, Strict-Transport-Security: %s', async (NODE_ENV, PUBLIC_URL, expected) => {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'polyphony-settings-'));
  expect((await readSettings({ NODE_ENV, PUBLIC_URL, DATA_DIR })).httpsOnly).toBe(expected);
  await rm(DATA_DIR, { recursive: true });
});
