import { connect } from 'node:net';
import { pino } from 'pino';
import { eventually } from '../testing/runs/eventually.js';
import { failingCommand } from '../testing/measures/failingCommands.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

/** Client errors are not INTERNAL errors, and are not logged at level error. */

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly requestId?: string;
}
const lines: Line[] = [];
const errorLines = () => lines.filter(({ level }) => level >= pino.levels.values['error']!);

let api: TestApi;
beforeAll(async () => {
  const to = { write: (line: string) => void lines.push(JSON.parse(line) as Line) };
  api = await startTestApi({}, pino({ level: 'debug' }, to));
});
beforeEach(() => lines.splice(0));
afterAll(() => api.close());

/** Sends a part of a request, and closes the connection. */
function breakOff(path: string, type: string): void {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  const head = `POST ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nSec-Fetch-Site: same-origin\r\nX-Requested-With: test\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n`;
  socket.on('error', () => undefined).write(`${head}{"query"`, () => socket.destroy());
}

test.each([
  ['/graphql', 'application/json'],
  ['/login', 'application/x-www-form-urlencoded'],
])('a client that goes away in the middle of a POST to %s is no error of the server', async (path, type) => {
  breakOff(path, type);
  await eventually(() => lines.some(({ msg }) => msg === 'request aborted'));
  expect(errorLines()).toEqual([]);
});

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=b';
const part = (name: string, value: string) =>
  Buffer.from(`--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n--b--\r\n`, 'latin1');

test.each([
  ['/graphql', 'application/json', Buffer.from('{"query":"{ __typename }","a":"\xff"}', 'latin1')],
  ['/graphql', MULTIPART, part('operations', '{"query":"{ __typename }","a":"\xff"}')],
  ['/api/user/auth/login', 'application/json', Buffer.from('{"identifier":"\xff"}', 'latin1')],
  ['/api/user/auth/login', URLENCODED, Buffer.from('identifier=\xff', 'latin1')],
  ['/api/user/auth/login', URLENCODED, Buffer.from('identifier=%C3&password=%A9')],
  ['/api/user/auth/login', MULTIPART, part('identifier', '\xff')],
  // It may carry a file, and so is read by another parser.
  ['/api/user/auth/register', MULTIPART, part('email', '\xff')],
  ['/login', URLENCODED, Buffer.from('email=%FF')],
  ['/register', MULTIPART, part('email', '\xff')],
])('a body of POST %s as %s that is not valid UTF-8 is refused with that message', async (path, type, body) => {
  const headers = { 'content-type': type, 'sec-fetch-site': 'same-origin', 'apollo-require-preflight': '1' };
  const response = await fetch(api.url + path, { method: 'POST', headers, body });
  expect([response.status, await response.text()]).toEqual([
    400,
    expect.stringContaining('The request is not valid UTF-8.'),
  ]);
  expect(errorLines()).toEqual([]);
});

test.each([
  ['an urlencoded one', URLENCODED, 'identifier=%EF%BF%BD%25&password=%E0%BC%80'],
  [
    'a multipart one with a charset',
    MULTIPART,
    ['identifier', 'password']
      .map(
        (name) =>
          `--b\r\nContent-Disposition: form-data; name="${name}"\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n\ufffd\u0f00\r\n`,
      )
      .join('') + '--b--\r\n',
  ],
])('a form in UTF-8 is read, even with the character that parsers put for other bytes: %s', async (_, type, body) => {
  const response = await fetch(`${api.url}/api/user/auth/login`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const { errors } = (await response.json()) as { errors?: { identifier?: { message: string } } };
  expect([response.status, errors?.identifier?.message]).toEqual([422, 'Please enter a valid email address.']);
});

test('variables with more mistakes than are listed are the mistake of the client', async () => {
  const unknown = Object.fromEntries(Array.from({ length: 80 }, (_, at) => [`unknown${at}`, 1]));
  const { status, errors } = await api.visitor.graphql(
    'mutation ($input: RegistrationInput!) { register(input: $input) { success } }',
    { input: unknown },
  );
  expect(status).toBe(400);
  expect(new Set(errors.map(({ extensions }) => extensions['code']))).toEqual(new Set(['BAD_USER_INPUT']));
  expect(errorLines()).toEqual([]);
});

test('an object in place of a flag is refused on its field over REST', async () => {
  const { status, body } = await api.admin.rest('POST', '/api/event/booking/view', {
    payment_status: { toString: 'x', valueOf: 'y' },
  });
  expect([status, Object.keys(body['errors'] ?? {})]).toEqual([422, ['payment_status']]);
  expect(errorLines()).toEqual([]);
});

test('the error line of a failed operation has the id of its request', async () => {
  const headers = { 'x-request-id': 'request-0123456789' };
  const { result } = await failingCommand(0, () =>
    api.visitor.graphql('{ publishedEvents { rows { id } } }', {}, headers),
  );
  expect(result.errors[0]?.extensions['code']).toBe('INTERNAL');
  const failures = errorLines().filter(({ msg }) => msg === 'operation failed');
  expect(failures.map(({ requestId }) => requestId)).toEqual(['request-0123456789']);
});
