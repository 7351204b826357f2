import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { request } from 'node:http';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { mailedCode, newEmail, REGISTER, registration } from '../testing/clients/visitorAccounts.js';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const get = async (path: string, server = api) => {
  const response = await fetch(server.url + path);
  return { status: response.status, headers: response.headers, body: await response.text() };
};

/** Registers a visitor. Returns the code that was mailed. */
async function register(server: TestApi, email: string, headers = {}): Promise<string> {
  await server.visitor.graphql(REGISTER, { input: registration({ email }) }, headers);
  return mailedCode(server, email);
}

test('a development server shows each of its mails with its code, in every language', async () => {
  const [english, arabic] = [newEmail('english'), newEmail('arabic')];
  const codes = [await register(api, english), await register(api, arabic, { 'accept-language': 'ar' })];
  const { status, headers, body } = await get('/dev/mails');
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store']);
  // A code is read as one: its digits stay on one line.
  expect(body).toMatch(/code \{[^}]*white-space: nowrap/);
  for (const text of [english, arabic, ...codes.map((code) => `<code>${code}</code>`)]) expect(body).toContain(text);
  const [, path = ''] = /href="(\/dev\/mails\/[^"]+)"/.exec(body) ?? [];
  const mail = await get(path);
  expect(mail.body).toContain(`Code: <code>${codes[1]}</code>`);
  const html = await get(`${path}?as=html`);
  expect([html.status, html.headers.get('content-security-policy')]).toEqual([
    200,
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  ]);
});

test('the code of a mail stays readable in the mail’s file', async () => {
  const code = await register(api, newEmail());
  const files = (await readdir(api.mails.folder)).filter((name) => name.endsWith('.eml')).sort();
  const text = await readFile(join(api.mails.folder, files.at(-1) ?? ''), 'utf8');
  expect(text).toContain(`\n${code}\n`);
  expect(text).not.toMatch(/base64\s+[\w+/]{60}[^]*text\/html/);
});

test('the server shows no mails under the name of another site', async () => {
  const { hostname, port } = new URL(api.url);
  const status = await new Promise<number | undefined>((resolve, reject) => {
    request({ hostname, port, path: '/dev/mails', headers: { host: 'evil.example' } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });
  expect(status).toBe(404);
});

test.each(['/dev/mails/..%2Fjwt-secret', '/dev/mails/x', '/dev/mails/%E0%A4%A'])(
  'the server shows nothing but mails at %s',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

test('the server shows no mails in production', async () => {
  await api.close();
  const production = await startTestApi({ NODE_ENV: 'production' });
  try {
    expect((await get('/dev/mails', production)).status).toBe(404);
  } finally {
    await production.close();
  }
});
