import 'reflect-metadata';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { PDF, PNG } from '../../testing/files/sampleFiles.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { fromElsewhere, registration } from '../../testing/clients/visitorAccounts.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.close());

const REGISTER = `mutation ($input: RegistrationInput!, $file: Upload) {
  register(input: $input, identityFile: $file) { success errors { field message } }
}`;
const operation = (query = REGISTER) => ({ query, variables: { input: registration(), file: null } });
const MAP = { 0: ['variables.file'] };

type Part = readonly [name: string, value: string | Buffer];
const parts = (operations: unknown, map: unknown, ...files: readonly Part[]): readonly Part[] => [
  ['operations', typeof operations === 'string' ? operations : JSON.stringify(operations)],
  ['map', typeof map === 'string' ? map : JSON.stringify(map)],
  ...files,
];

async function send(body: readonly Part[], headers: Record<string, string> = { 'apollo-require-preflight': '1' }) {
  const form = new FormData();
  for (const [name, value] of body) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)]), 'me.png');
  }
  const response = await fetch(`${api.url}/graphql`, {
    method: 'POST',
    body: form,
    headers: { ...fromElsewhere(), ...headers },
  });
  return { status: response.status, result: (await response.json()) as Record<string, unknown> };
}

const listPrivateFiles = () => readdir(join(api.mails.folder, '../private')).catch(() => [] as string[]);

test('AUTH-011 AUTH-021: a file comes with a registration as the scalar Upload', async () => {
  const before = (await listPrivateFiles()).length;
  const { status, result } = await send(parts(operation(), MAP, ['0', PNG]));
  expect([status, result]).toEqual([200, { data: { register: { success: true, errors: [] } } }]);
  expect((await listPrivateFiles()).length).toBe(before + 1);
});

test('AUTH-021 AUTH-022: an invalid file is refused on its field', async () => {
  const message = async (bytes: Buffer) => (await send(parts(operation(), MAP, ['0', bytes]))).result['data'];
  const refusedWith = (text: string) => ({
    register: { success: false, errors: [{ field: 'identityFile', message: text }] },
  });
  expect(await message(Buffer.from('<svg/>'))).toEqual(refusedWith('ID document must be a JPG, PNG or PDF file.'));
  const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
  expect(await message(large)).toEqual(refusedWith('File size exceeds the maximum limit of 5MB'));
});

test('without the header that a foreign page cannot send, nothing is even read', async () => {
  const { status, result } = await send(parts(operation(), MAP, ['0', PNG]), {});
  expect([status, result]).toEqual([
    400,
    { errors: [{ message: 'The upload could not be read.', extensions: { code: 'BAD_USER_INPUT' } }] },
  ]);
});

test('an operation that takes no file is sent none', async () => {
  const query =
    'query ($file: String) { currentVisitor { id } session { user { id } } x: __typename @skip(if: false) }';
  const { status, result } = await send(parts({ query, variables: {} }, MAP, ['0', PNG]));
  expect([status, result]).toMatchObject([400, { errors: [{ message: 'This operation does not accept files.' }] }]);
});

test.each<[string, readonly Part[]]>([
  ['a batch', parts([operation(), operation()], MAP, ['0', PNG])],
  ['no operation', parts('null', MAP, ['0', PNG])],
  ['operations that are no JSON', parts('{', MAP, ['0', PNG])],
  ['a map that is no object', parts(operation(), [['variables.file']], ['0', PNG])],
  ['a map of texts', parts(operation(), { 0: 'variables.file' }, ['0', PNG])],
  ['an empty map', parts(operation(), {})],
  ['a file that the map does not name', parts(operation(), {}, ['0', PNG])],
  ['a map that names a file that is not there', parts(operation(), MAP)],
  ['a place outside the variables', parts(operation(), { 0: ['query'] }, ['0', PNG])],
  ['a place deep in the variables', parts(operation(), { 0: ['variables.input.email'] }, ['0', PNG])],
  ['a place far along a list', parts(operation(), { 0: ['variables.file.999999999'] }, ['0', PNG])],
  ['the prototype as a place', parts(operation(), { 0: ['__proto__.polluted'] }, ['0', PNG])],
  ['the prototype of the variables', parts(operation(), { 0: ['variables.__proto__.x'] }, ['0', PNG])],
  ['one file in many places', parts(operation(), { 0: ['variables.file', 'variables.file2'] }, ['0', PNG])],
  ['many places for nothing', parts(operation(), { 0: Array(5_000).fill('variables.file') }, ['0', PNG])],
  ['two files', parts(operation(), { 0: ['variables.file'], 1: ['variables.b'] }, ['0', PNG], ['1', PNG])],
  ['a third text', [...parts(operation(), MAP), ['more', 'text'], ['0', PNG]]],
  [
    'operations twice',
    [
      ['operations', '{}'],
      ['operations', '{}'],
      ['0', PNG],
    ],
  ],
])('%s is refused', async (_title, body) => {
  const { status, result } = await send(body);
  expect([status, result]).toEqual([
    400,
    { errors: [{ message: 'The upload could not be read.', extensions: { code: 'BAD_USER_INPUT' } }] },
  ]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('a body far too large is refused, with or without Content-Length', async () => {
  const huge = parts(operation(), MAP, ['0', Buffer.alloc(30 * 1024 * 1024)]);
  expect((await send(huge)).status).toBe(413);
  expect((await send(parts('x'.repeat(2 * 1024 * 1024), MAP, ['0', PNG]))).status).toBe(413);
});

test('an aborted request leaves nothing behind, and the server continues', async () => {
  const before = await listPrivateFiles();
  const half = request(`${api.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': '1' },
  });
  const broken = once(half, 'error');
  half.write('--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n');
  // The server has received the request once it has responded to a later one.
  await once(half, 'socket');
  expect((await send(parts(operation(), MAP, ['0', PNG]))).status).toBe(200);
  half.destroy(new Error('gone'));
  await broken;
  expect((await send(parts(operation(), MAP, ['0', PNG]))).status).toBe(200);
  expect((await listPrivateFiles()).length).toBe(before.length + 2);
});

test('a multipart body without a boundary, or of nothing, is refused', async () => {
  for (const type of ['multipart/form-data', 'multipart/form-data; boundary=x']) {
    const headers = { 'content-type': type, 'apollo-require-preflight': '1' };
    const response = await fetch(`${api.url}/graphql`, { method: 'POST', headers, body: 'nothing' });
    expect(response.status).toBe(400);
  }
});
