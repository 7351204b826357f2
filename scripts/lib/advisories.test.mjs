import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './project.mjs';

// npm itself asks a registry that answers as each test says; the packages are those of this checkout's lock file.
let answer;
const registry = createServer((req, res) => {
  req.resume().on('end', () => {
    const { status, body } = req.url.endsWith('/advisories/bulk') ? answer : { status: 404, body: {} };
    res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
});
beforeAll(() => once(registry.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  registry.close();
  registry.closeAllConnections();
});

// npm remembers advisories by their id, in its cache.
let cache;
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'polyphony-npm-'));
});
afterEach(() => rmSync(cache, { recursive: true, force: true }));

const advisory = (severity) => ({
  id: 1,
  url: 'https://advisories.example/1',
  title: 'Something is wrong',
  severity,
  vulnerable_versions: '>=0',
});

const audit = () =>
  new Promise((resolve) => {
    const env = {
      ...process.env,
      npm_config_registry: `http://127.0.0.1:${registry.address().port}/`,
      npm_config_fetch_retries: '0',
      npm_config_cache: cache,
    };
    execFile(process.execPath, [inRoot('scripts/audit-deps.mjs')], { env, timeout: 60_000 }, (error, stdout) =>
      resolve({ code: error ? error.code : 0, said: stdout }),
    );
  });

test.each(['high', 'critical'])(
  'a %s advisory of a production dependency is told and ends with code 1',
  async (severity) => {
    answer = { status: 200, body: { mongoose: [advisory(severity)] } };
    const { code, said } = await audit();
    expect(said).toContain(`${severity}: mongoose >=0: Something is wrong (https://advisories.example/1)`);
    expect(said).toMatch(/1 of them high or critical/);
    expect(code).toBe(1);
  },
  60_000,
);

test('a moderate one is told, and is no failure', async () => {
  answer = { status: 200, body: { mongoose: [advisory('moderate')] } };
  const { code, said } = await audit();
  expect(said).toContain('moderate: mongoose');
  expect(said).toMatch(/0 of them high or critical/);
  expect(code).toBe(0);
}, 60_000);

test('nothing known is said', async () => {
  answer = { status: 200, body: {} };
  expect(await audit()).toEqual({ code: 0, said: 'No advisory is known for any production dependency.\n' });
}, 60_000);

test.each([405, 404, 500])(
  'a registry that answers %d is said to have checked nothing',
  async (status) => {
    answer = { status, body: {} };
    const { code, said } = await audit();
    expect(said).toContain('NOT CHECKED');
    expect(said).not.toContain('No advisory is known');
    expect(code).toBe(0);
  },
  60_000,
);
