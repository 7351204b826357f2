import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { judge, readAudit } from './advisories.mjs';
import { inRoot } from '../project.mjs';

// The real npm with a fake registry that responds as each test sets; the packages are those of this lock file.
let response;
const registry = createServer((req, res) => {
  req.resume().on('end', () => {
    const { status, body } = req.url.endsWith('/advisories/bulk') ? response : { status: 404, body: {} };
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
      resolve({ code: error ? error.code : 0, output: stdout }),
    );
  });

test('audit:deps prints what the registry knows and ends with code 1 for a high advisory', async () => {
  response = { status: 200, body: { mongoose: [advisory('high')] } };
  const { code, output } = await audit();
  expect(output).toContain('high: mongoose >=0: Something is wrong (https://advisories.example/1)');
  expect(output).toMatch(/1 of them high or critical/);
  expect(code).toBe(1);
});

test('audit:deps reports a registry that fails as not checked', async () => {
  response = { status: 500, body: {} };
  const { code, output } = await audit();
  expect(output).toContain('NOT CHECKED');
  expect(output).not.toContain('No advisory is known');
  expect(code).toBe(0);
});

/** Output of `npm audit --json`. */
const printed = (...severities) => {
  const via = severities.map((severity) => ({ ...advisory(severity), name: 'mongoose', range: '>=0' }));
  return JSON.stringify({ vulnerabilities: via.length > 0 ? { mongoose: { via } } : {} });
};

test.each([
  [['critical'], false, /^1 advisory for production dependencies, 1 of them high/],
  [['moderate', 'high'], false, /^2 advisories for production dependencies, 1 of them high/],
  [['moderate'], true, /0 of them high or critical/],
  [[], true, /^No advisory is known for any production dependency\.$/],
])('advisories %j are judged as acceptable: %s', (severities, acceptable, summary) => {
  const { ok, lines } = judge(readAudit(printed(...severities)));
  expect(ok).toBe(acceptable);
  expect(lines.at(-1)).toMatch(summary);
});

test.each([
  ['{"message":"endpoint disabled"}', 'endpoint disabled'],
  ['{"error":{"summary":"no such endpoint"}}', 'no such endpoint'],
  ['npm error network', 'npm error network'],
  ['', 'npm said nothing'],
])('the output %j of npm is reported as not checked', (output, reason) => {
  const { ok, lines } = judge(readAudit(output));
  expect(ok).toBe(true);
  expect(lines.join()).toContain('NOT CHECKED');
  expect(lines.join()).toContain(reason);
});
