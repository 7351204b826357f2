import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createRecord } from '../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  for (let number = 1; number <= 12; number += 1)
    await createRecord(api.admin, 'eventCategory', { name: `Category ${number}`, slug: `category-${number}` });
});
afterAll(() => api.close());

const LIST = '{ publishedEventCategories(page: 1, pageSize: 20) { rows { id name slug description updatedAt } } }';
const OWN = '{ eventCategories(page: 1, pageSize: 20) { rows { id name slug updatedAt } } }';
const DECODE: Readonly<Record<string, (body: Buffer) => Buffer>> = { br: brotliDecompressSync, gzip: gunzipSync };

/** A request, as a client sends it that decodes nothing by itself. */
interface Sent {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

async function send({ method, path, headers, body }: Sent, acceptEncoding: string | null) {
  const accepts = acceptEncoding === null ? {} : { 'accept-encoding': acceptEncoding };
  const sent = request(api.url + path, { method, headers: { ...headers, ...accepts } }).end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const bytes = await buffer(response);
  const encoding = response.headers['content-encoding'] ?? null;
  return {
    status: response.statusCode,
    encoding,
    varies: response.headers.vary?.toLowerCase().includes('accept-encoding'),
    length: [response.headers['content-length'], String(bytes.length)],
    text: (DECODE[encoding ?? '']?.(bytes) ?? bytes).toString(),
  };
}

const post = (query: string, headers: Readonly<Record<string, string>> = {}): Sent => ({
  method: 'POST',
  path: '/graphql',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify({ query }),
});

const SENT: readonly (readonly [name: string, sent: () => Sent])[] = [
  ['a query of a visitor', () => post(LIST)],
  [
    'a query in an address',
    () => ({
      method: 'GET',
      path: `/graphql?query=${encodeURIComponent(LIST)}`,
      headers: { 'apollo-require-preflight': '1' },
    }),
  ],
  ['a query of staff, which is not cached', () => post(OWN, { authorization: `Bearer ${api.admin.token}` })],
  ['a legacy path', () => ({ method: 'GET', path: '/api/client/event/category/list?page=1&pageSize=20' })],
];

describe.each(SENT)('The response to %s', (_name, sent) => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['nothing-known', null],
    ['', null],
    [null, null],
  ])('for a client that accepts %j has the encoding %j, computed and from the cache', async (accepted, encoding) => {
    const plain = await send(sent(), null);
    expect(plain.text.length).toBeGreaterThan(1024);
    for (const response of [await send(sent(), accepted), await send(sent(), accepted)]) {
      expect(response).toMatchObject({ status: 200, encoding, varies: true, text: plain.text });
      // What is encoded once has a known length.
      if (response.length[0] !== undefined) expect(response.length[0]).toBe(response.length[1]);
    }
  });

  test('is compressed anew once a record of it has changed', async () => {
    const [before] = [await send(sent(), 'br'), await send(sent(), 'br')];
    const { id } = await createRecord(api.admin, 'eventCategory', {});
    const after = await send(sent(), 'br');
    expect([before.text.includes(id), after.text.includes(id), after.encoding]).toEqual([false, true, 'br']);
  });
});

test('a short response is sent as it is, whatever the client accepts', async () => {
  const { encoding, text } = await send(post('{ publishedLanguages { code } }'), 'br, gzip');
  expect([encoding, JSON.parse(text)]).toEqual([null, { data: { publishedLanguages: [{ code: 'en' }] } }]);
});
