import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings, type Settings } from './settings.js';

let DATA_DIR: string;
beforeAll(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'polyphony-settings-'));
});
afterAll(() => rm(DATA_DIR, { recursive: true, force: true }));

const read = (env: NodeJS.ProcessEnv) => readSettings({ DATA_DIR, ...env });

test.each(['Production', 'prod', 'PRODUCTION', 'dev', 'staging', 'true', 'production;'])(
  'NODE_ENV=%s stops the start, and the message names what it may be',
  async (NODE_ENV) => {
    await expect(read({ NODE_ENV })).rejects.toThrow(
      /^NODE_ENV: must be one of development, test, production, or nothing\.$/,
    );
  },
);

const table: readonly (readonly [env: NodeJS.ProcessEnv, production: boolean, by?: Settings['reachedBy']])[] = [
  [{}, false],
  [{ NODE_ENV: '' }, false],
  [{ NODE_ENV: 'development' }, false],
  [{ NODE_ENV: 'test', HOST: '127.0.0.1' }, false],
  [{ HOST: '127.8.9.10' }, false],
  [{ HOST: '::1' }, false],
  [{ HOST: '[::1]', PUBLIC_URL: 'http://[::1]:4000' }, false],
  [{ PUBLIC_URL: 'http://localhost:5000/' }, false],
  [{ PUBLIC_URL: 'https://site.localhost' }, false],
  [{ NODE_ENV: 'production' }, true],
  [{ NODE_ENV: 'production', HOST: '0.0.0.0', PUBLIC_URL: 'https://site.example' }, true],
  [{ HOST: '0.0.0.0' }, true, 'HOST'],
  [{ HOST: '::' }, true, 'HOST'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:4000' }, true, 'HOST'],
  [{ NODE_ENV: 'development', HOST: '192.0.2.7' }, true, 'HOST'],
  [{ NODE_ENV: 'test', HOST: 'server.example' }, true, 'HOST'],
  [{ HOST: 'localhost.example' }, true, 'HOST'],
  [{ PUBLIC_URL: 'https://site.example' }, true, 'PUBLIC_URL'],
  [{ NODE_ENV: 'development', PUBLIC_URL: 'http://192.0.2.7:4000' }, true, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'http://localhost.site.example' }, true, 'PUBLIC_URL'],
  [{ PUBLIC_URL: 'http://localhost@site.example' }, true, 'PUBLIC_URL'],
  [{ TRUST_PROXY: '1' }, true, 'TRUST_PROXY'],
];

const cases = table.map(([env, production, reachedBy = null]) => ({
  env,
  expected: { production, reachedBy },
}));

test.each(cases)('the settings $env are those of $expected', async ({ env, expected }) => {
  expect(await read(env)).toMatchObject(expected);
});

test('an IPv6 HOST is in brackets in the address of the site, and not where the server listens', async () => {
  const { HOST, PUBLIC_URL } = await read({ HOST: '[::1]', PORT: '4321' });
  expect([HOST, PUBLIC_URL]).toEqual(['::1', 'http://[::1]:4321']);
});

test.each([{ NODE_ENV: 'production' }, { HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://site.example' }])(
  'a server with %j and a MongoDB of its own stops without a JWT_SECRET; with the embedded database it makes one',
  async (env) => {
    await expect(read({ ...env, MONGODB_URI: 'mongodb://localhost/x' })).rejects.toThrow(/^JWT_SECRET: is required/);
    expect((await read(env)).JWT_SECRET.length).toBeGreaterThanOrEqual(32);
  },
);
