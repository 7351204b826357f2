import { Writable } from 'node:stream';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startApp, type App } from '../../start/app.js';
import { createLogger } from '../../platform/log/logger.js';
import { readSettings } from '../../platform/settings.js';
import { TestClient } from '../clients/testClient.js';

/** Class: secrets in logs and responses. Even at the most verbose level no secret is logged. */
const PASSWORD = 'Correct-horse-7';
const SECRET = 'a-signing-secret-of-forty-characters-here';
const EMAIL = 'admin@leaks.example';

const lines: string[] = [];
let app: App;
let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'leaks-'));
  const settings = await readSettings({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO_CONTENT: '0',
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    JWT_SECRET: SECRET,
    LOG_LEVEL: 'trace',
  });
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  app = await startApp(settings, createLogger('trace', sink));
});

afterAll(async () => {
  await app.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('passwords, tokens, cookies and the signing secret are in no line of the log', async () => {
  const visitor = new TestClient(app.url);
  const signedIn = await TestClient.signedIn(app.url, EMAIL, PASSWORD);
  const token = signedIn.token ?? '';
  await visitor.graphql(`mutation { signIn(identifier: "${EMAIL}", password: "Wrong-secret-9") { token } }`);
  const refused = await visitor.rest('POST', '/api/user/auth/login', { identifier: EMAIL, password: 'Wrong-secret-9' });
  expect(refused.status).toBe(401);
  await visitor.graphql(
    '{ session { superAdmin } }',
    {},
    { cookie: `session=${token}`, authorization: `Bearer ${token}x` },
  );
  await visitor.graphql(`{ nothing(password: "Wrong-secret-9") }`);
  await signedIn.graphqlRaw(`{"query": "mutation { broken(password: \\"Wrong-secret-9\\"`);
  await signedIn.graphql('mutation { signOut { success } }');

  const log = lines.join('');
  expect(log.length).toBeGreaterThan(0);
  for (const secret of [PASSWORD, 'Wrong-secret-9', token, token.split('.')[2] ?? token, SECRET, 'argon2id']) {
    expect(log).not.toContain(secret);
  }
});

test('no response reveals internals: no stack, no path, no database error', async () => {
  const visitor = new TestClient(app.url);
  const responses = [
    await visitor.graphqlRaw('not json'),
    await visitor.graphqlRaw('{"query": 7}'),
    await visitor.graphqlRaw('{"query": "{ eventCategory(id: \\"x\\") { id } }", "variables": "y"}'),
    await visitor.graphql('query ($id: ID!) { publishedEventCategory(slug: $id) { id } }', { id: { a: 1 } }),
    await visitor.rest('POST', '/api/language/create', 'not json'),
    await visitor.rest('GET', '/api/language/view?page=%ff'),
  ];
  for (const response of responses) {
    expect(JSON.stringify(response)).not.toMatch(/node_modules|\.ts:|\.js:|at [A-Z]\w+\.|mongo|E11000|\/home|\/root/i);
  }
});
