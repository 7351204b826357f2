import { Agent, request, type OutgoingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { patiently } from '../../runs/eventually.js';
import { signUpload } from '../../files/uploads.js';
import { startTestApi, type TestApi } from '../../server/testApi.js';

/**
 * Class: dead connections. A body that is refused before its end leaves its connection fit for the next request,
 * which behind a proxy is another visitor's.
 */

let api: TestApi;
let uploadPath: string;
let uploadForm: string;
beforeAll(async () => {
  api = await startTestApi();
  const { url, fields } = await signUpload(api.admin, { name: 'a.pdf', type: 'application/pdf', size: 10 });
  uploadPath = new URL(url, api.url).pathname;
  uploadForm = fields.map(({ name, value }) => part(`name="${name}"`, value)).join('');
});
afterAll(() => api.close());

/** More than a connection's buffers take; as much as a visitor may send. */
const LARGE = 120_000;
const BOUNDARY = 'between-parts';
const part = (disposition: string, value: string) =>
  `--${BOUNDARY}\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const JSON_BODY = { 'content-type': 'application/json' };
const FORM = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };
const FILE = part('name="file"; filename="a.pdf"', 'x'.repeat(LARGE));

interface Sent {
  readonly method?: string;
  readonly path: string | (() => string);
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | (() => string);
  /** Signed in as the first Super Admin. */
  readonly signedIn?: boolean;
  readonly status: number;
}

const importOf = (head: string): Sent => ({
  path: '/records/eventDifficulties?name=f.csv',
  body: head + 'x\n'.repeat(LARGE / 2),
  signedIn: true,
  status: 400,
});

const refused: Readonly<Record<string, Sent>> = {
  'an import with an unknown column': importOf('not_a_column\n'),
  'an import that is no JSON': importOf('['.repeat(1000)),
  'an import in another encoding': importOf('\u0000'),
  'an import with a wrong row far behind': importOf(`name\n${'x\n'.repeat(10_000)}"`),
  'an import without a session': { ...importOf('name\n'), signedIn: false, status: 401 },
  'an import of an unknown kind': { ...importOf('name\n'), path: '/records/nothings', status: 404 },
  'an import sent by PUT': { ...importOf('name\n'), method: 'PUT', status: 405 },
  'a GraphQL request that is too large': {
    path: '/graphql',
    headers: JSON_BODY,
    body: ' '.repeat(3_000_000),
    status: 413,
  },
  'a GraphQL request that is no JSON': { path: '/graphql', headers: JSON_BODY, body: '{'.repeat(LARGE), status: 400 },
  'a GraphQL request of a type that is not accepted': {
    path: '/graphql',
    headers: { ...JSON_BODY, accept: 'image/png' },
    body: ' '.repeat(LARGE),
    status: 406,
  },
  'a GraphQL upload without the header of a preflight': {
    path: '/graphql',
    headers: MULTIPART,
    body: FILE,
    status: 400,
  },
  'a GraphQL upload whose first part is a file': {
    path: '/graphql',
    headers: { ...MULTIPART, 'apollo-require-preflight': '1' },
    body: FILE,
    status: 400,
  },
  'a GraphQL upload with too many texts': {
    path: '/graphql',
    headers: { ...MULTIPART, 'apollo-require-preflight': '1' },
    body: part('name="a"', '1').repeat(20) + FILE,
    status: 400,
  },
  'JSON at an unknown path of REST': { path: '/api/nothing', headers: JSON_BODY, body: ' '.repeat(LARGE), status: 404 },
  'JSON at a path of REST for staff': {
    path: '/api/event/events',
    headers: JSON_BODY,
    body: ' '.repeat(LARGE),
    status: 404,
  },
  'JSON at a path of REST by a wrong method': {
    path: '/api/openapi.json',
    headers: JSON_BODY,
    body: ' '.repeat(LARGE),
    status: 405,
  },
  'JSON of REST that is too large': {
    path: '/api/user/auth/login',
    headers: JSON_BODY,
    body: ' '.repeat(3_000_000),
    status: 413,
  },
  'a body of REST of an unknown type': {
    path: '/api/user/auth/login',
    headers: { 'content-type': 'image/png' },
    body: ' '.repeat(LARGE),
    status: 400,
  },
  'a form of REST with too many fields': {
    path: '/api/user/auth/login',
    headers: MULTIPART,
    body: part('name="a"', '1').repeat(2000),
    status: 413,
  },
  'a file that REST does not expect': { path: '/api/user/auth/login', headers: MULTIPART, body: FILE, status: 422 },
  'a form of REST that ends within a file': {
    path: '/api/user/auth/login',
    headers: MULTIPART,
    body: FILE.replace('a.pdf', ''),
    status: 400,
  },
  'a form of the site that another site sent': {
    path: '/login',
    headers: { ...FORM, 'sec-fetch-site': 'cross-site' },
    body: 'a='.repeat(LARGE / 2),
    status: 403,
  },
  'a form of the site that is too large': { path: '/login', headers: FORM, body: 'a='.repeat(LARGE / 2), status: 413 },
  'a form of the site of an unknown type': {
    path: '/contact-us',
    headers: { ...FORM, 'content-type': 'text/plain' },
    body: 'a='.repeat(LARGE / 2),
    status: 400,
  },
  'a form of the site with too many files': {
    path: '/register',
    headers: { ...MULTIPART, 'sec-fetch-site': 'same-origin' },
    body: part('name="f"; filename="a"', 'x').repeat(5) + FILE,
    status: 400,
  },
  'a form of the site with a huge text': {
    path: '/register',
    headers: { ...MULTIPART, 'sec-fetch-site': 'same-origin' },
    body: `${part('name="firstName"', 'x'.repeat(LARGE))}--${BOUNDARY}--\r\n`,
    status: 413,
  },
  'a form sent to a page without one': { path: '/event', headers: FORM, body: 'a=1&'.repeat(5000), status: 405 },
  'a page requested with an unknown method': { path: '/', method: 'PUT', body: ' '.repeat(LARGE), status: 405 },
  'a preview without a session': { path: '/preview/typed', body: ' '.repeat(LARGE), status: 401 },
  'a preview that is too large': { path: '/preview/typed', body: ' '.repeat(3_000_000), signedIn: true, status: 400 },
  'an upload without a signature': { path: () => uploadPath, headers: MULTIPART, body: FILE, status: 403 },
  'an upload larger than it was signed for': {
    path: () => uploadPath,
    headers: MULTIPART,
    body: () => uploadForm + FILE,
    status: 400,
  },
  'an upload of another type': { path: () => uploadPath, headers: JSON_BODY, body: ' '.repeat(LARGE), status: 400 },
  'an upload that is no multipart': {
    path: () => uploadPath,
    headers: MULTIPART,
    body: `--${BOUNDARY}\r\n${'x'.repeat(LARGE)}`,
    status: 400,
  },
  'a body sent to the health check': { path: '/health', body: ' '.repeat(LARGE), status: 200 },
  'a body sent to the stream of changes': { path: '/live', body: ' '.repeat(LARGE), status: 405 },
  'a body sent to a file of the console': { path: '/admin', body: ' '.repeat(LARGE), status: 200 },
};

const now = <T>(value: T | (() => T)): T => (value instanceof Function ? value() : value);

/** Sends a request over the agent's one connection; resolves with the status once the response has ended. */
function send(agent: Agent, path: string, method = 'GET', headers: OutgoingHttpHeaders = {}, body = '') {
  return new Promise<number>((resolve, reject) => {
    const sent = request(`${api.url}${path}`, { agent, method, headers }, (res) => {
      text(res).then(() => resolve(res.statusCode ?? 0), reject);
    });
    // The server may close a connection once it has responded: the next request then opens another one.
    sent.on('error', reject);
    sent.end(body);
  });
}

test.each(Object.entries(refused))('%s leaves its connection fit for the next request', async (_title, sent) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const signedIn = sent.signedIn && { authorization: `Bearer ${api.admin.token}` };
  try {
    const status = await send(
      agent,
      now(sent.path),
      sent.method ?? 'POST',
      { ...sent.headers, ...signedIn },
      now(sent.body),
    );
    expect(status).toBe(sent.status);
    expect(await patiently(send(agent, '/health'))).toBe(200);
  } finally {
    agent.destroy();
  }
});
