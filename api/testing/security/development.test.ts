import { request } from 'node:http';
import { DEMO_DOMAIN, DEMO_PASSWORD } from '../../identity/users/demoAccounts.js';
import { hashPassword } from '../../identity/passwords/passwords.js';
import { UserModel } from '../../identity/users/user.js';
import { startTestApi, type TestApi } from '../server/testApi.js';

/** Features that exist in development only: the mails with their codes, the schema, GraphiQL and the demo accounts. */

const email = `pema${DEMO_DOMAIN}`;

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** A request with any Host header, which fetch would not send. */
const send = ({ url }: TestApi, path: string, { headers = {}, body }: Sent = {}) =>
  new Promise<{ readonly status: number; readonly text: string }>((resolve, reject) => {
    const type = body ? { 'content-type': 'application/json' } : {};
    const method = body ? 'POST' : 'GET';
    const sent = request(url + path, { method, headers: { ...type, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject).end(body && JSON.stringify(body));
  });

async function probe(api: TestApi, headers: Readonly<Record<string, string>>) {
  const introspection = { query: '{ __schema { queryType { name } } }' };
  const guess = { query: '{ publishedEvents { row { slug } } }' };
  const [mails, schema, page, introspected, guessed, demo] = await Promise.all([
    send(api, '/dev/mails', { headers }),
    send(api, '/graphql/schema.graphql', { headers }),
    send(api, '/graphql', { headers: { ...headers, accept: 'text/html' } }),
    send(api, '/graphql', { headers, body: introspection }),
    send(api, '/graphql', { headers, body: guess }),
    send(api, '/api/user/auth/login', { headers, body: { identifier: email, password: DEMO_PASSWORD } }),
  ]);
  return {
    mails: mails.status === 200,
    schema: schema.text.includes('type Query'),
    page: page.text.includes('/graphql/schema.graphql'),
    introspection: introspected.text.includes('"queryType"'),
    suggestions: guessed.text.includes('Did you mean'),
    demoAccount: demo.status === 200,
  };
}

const everything = { mails: true, schema: true, page: true, introspection: true, suggestions: true, demoAccount: true };
const nothing = Object.fromEntries(Object.keys(everything).map((name) => [name, false]));

async function withServer(env: NodeJS.ProcessEnv, work: (api: TestApi) => Promise<void>): Promise<void> {
  const api = await startTestApi(env);
  try {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    const { roleId } = await UserModel.findOne({ kind: 'staff' }).orFail().lean();
    await UserModel.create({ kind: 'staff', name: 'Pema', email, passwordHash, roleId });
    await work(api);
  } finally {
    await api.close();
  }
}

const proxied: readonly (readonly [name: string, headers: Readonly<Record<string, string>>])[] = [
  ['X-Forwarded-For', { 'x-forwarded-for': '203.0.113.9' }],
  ['X-Forwarded-For of this machine', { 'x-forwarded-for': '127.0.0.1' }],
  ['X-Forwarded-Host', { 'x-forwarded-host': 'localhost' }],
  ['X-Forwarded-Proto', { 'x-forwarded-proto': 'https' }],
  ['X-Real-IP', { 'x-real-ip': '127.0.0.1' }],
  ['Forwarded', { forwarded: 'for=127.0.0.1' }],
  ['Via', { via: '1.1 proxy' }],
  ['the Host of a site', { host: 'site.example' }],
];

describe('with the settings of a developer', () => {
  test('mails, schema, GraphiQL and demo accounts are for requests of this machine, and not for those of a proxy', async () => {
    await withServer({}, async (api) => {
      expect(await probe(api, {})).toEqual(everything);
      for (const [name, headers] of proxied)
        expect({ name, ...(await probe(api, headers)) }).toEqual({ name, ...nothing });
      expect(await probe(api, { host: `localhost:${new URL(api.url).port}` })).toEqual(everything);
    });
  });
});

test.each([
  { NODE_ENV: 'production' },
  { PUBLIC_URL: 'https://site.example' },
  { NODE_ENV: 'development', HOST: '0.0.0.0' },
  { NODE_ENV: 'test', TRUST_PROXY: '1' },
])('a server with %j has no mails, schema, GraphiQL or demo accounts, not even for its own machine', async (env) => {
  await withServer(env, async (api) => expect(await probe(api, {})).toEqual(nothing));
});

test('a demo account whose password was changed signs in anywhere', async () => {
  await withServer({ NODE_ENV: 'production' }, async (api) => {
    await UserModel.updateOne({ email }, { passwordHash: await hashPassword('Own-password-2!') });
    const body = { identifier: email, password: 'Own-password-2!' };
    expect((await send(api, '/api/user/auth/login', { body })).status).toBe(200);
  });
});
