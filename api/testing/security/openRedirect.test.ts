import { request, type IncomingMessage } from 'node:http';
import { startTestApi, type TestApi } from '../server/testApi.js';

/** Class: open redirect. Whatever the address, a redirect leads to this site, and the sender cannot inject headers. */
const HOSTILE = [
  '//evil.example',
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '//evil.example/%2e%2e',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '/.//evil.example/',
  '//user@evil.example/',
  'https://evil.example/',
  'https:evil.example/',
  'javascript:alert(1)//',
  '/%0d%0aset-cookie:%20planted=1/',
  '/%09//evil.example/',
  '/\t//evil.example',
  '/;//evil.example/',
  '/?//evil.example',
  '/event//evil.example/',
  '//evil.example/event?lang=ar',
] as const;
const PREFIXES = ['', '/admin', '/api', '/graphql', '/event'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** Sends the address unchanged: fetch would normalize it. */
const get = (path: string, headers: Record<string, string> = {}) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const { port } = new URL(api.url);
    const sent = request({ host: '127.0.0.1', port, headers, agent: false }, (response) => {
      response.resume();
      resolve(response);
    });
    // node:http refuses some characters in a path that are possible on the wire.
    sent.path = path.replaceAll('\t', '%09');
    sent.once('error', reject).end();
  });

/** The host that a browser on this site would be redirected to. */
const hostOf = (location: string) => new URL(location, api.url).host;

test.each(PREFIXES)('below "%s" no address redirects to another site', async (prefix) => {
  let redirects = 0;
  for (const path of HOSTILE) {
    const { statusCode = 0, headers } = await get(`${prefix}${path}`);
    expect([path, statusCode < 500]).toEqual([path, true]);
    expect([path, String(headers['set-cookie'] ?? '')]).not.toEqual([path, expect.stringContaining('planted')]);
    if (!headers.location) continue;
    redirects += 1;
    expect([path, headers.location, hostOf(headers.location)]).toEqual([path, headers.location, new URL(api.url).host]);
    expect(headers.location).not.toMatch(/^[/\\]{2}|[\r\n\t]/);
  }
  // The site does redirect to canonical addresses; without any redirect this test would prove nothing.
  if (prefix === '') expect(redirects).toBeGreaterThan(3);
});

test('no header determines the host of a redirect', async () => {
  const lies = {
    host: 'evil.example',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    'x-original-url': '//evil.example',
    'x-rewrite-url': '//evil.example',
  };
  const { statusCode, headers } = await get('/event/', lies);
  expect([statusCode, headers.location]).toEqual([308, '/event']);
});
