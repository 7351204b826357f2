import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NEWEST_NODE, nodeOfVersion } from '../machine/nodeVersions.mjs';
import { inRoot } from '../project.mjs';
import { CommandFailed, eachLine } from '../run.mjs';

/** Milliseconds that a start, with the demo content, may take on a busy machine before it counts as hanging. */
const START_LIMIT_MS = 180_000;

/** A face of the product each, with a text that its response has only where it works. */
const FACES = [
  { path: '/', expected: '</html>' },
  { path: '/event', expected: '/event/' },
  { path: '/admin', expected: '<script' },
  { path: '/api/client/blog/post/list', method: 'POST', body: {}, expected: '"data"' },
  { path: '/graphql', method: 'POST', body: { query: '{ __typename }' }, expected: '"Query"' },
];

/**
 * Starts the built server, with an empty data folder and the demo content, on the newest supported Node, asks every
 * face once and stops it.
 * @throws {CommandFailed} when it does not start, a face responds wrongly or it does not end by itself
 */
export async function startOnNewestNode() {
  const node = await nodeOfVersion(NEWEST_NODE);
  const folder = mkdtempSync(join(tmpdir(), 'polyphony-newest-node-'));
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'warn' };
  const child = spawn(node, [inRoot('api/dist/start/main.js')], {
    cwd: inRoot(),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines = [];
  const failed = (reason) =>
    new CommandFailed(`the server on Node ${NEWEST_NODE}: ${reason}`, child.exitCode, lines.join('\n'));
  try {
    const url = await addressOf(child, lines).catch((error) => Promise.reject(failed(error.message)));
    for (const face of FACES) if (!(await respondsAs(url, face))) throw failed(`${face.path} responds wrongly`);
    child.kill('SIGTERM');
    const [code] = await once(child, 'exit');
    if (code !== 0) throw failed('it did not stop in order');
  } finally {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The address that a starting server prints. */
function addressOf(child, lines) {
  return new Promise((resolve, reject) => {
    const limit = setTimeout(() => reject(new Error('it printed no address')), START_LIMIT_MS);
    const heard = (line) => {
      lines.push(line);
      const url = /running at (\S+)/.exec(line)?.[1];
      if (url) resolve(url);
    };
    eachLine(child.stdout, heard);
    eachLine(child.stderr, (line) => lines.push(line));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('it ended')));
    child.once('exit', () => clearTimeout(limit));
  });
}

async function respondsAs(url, { path, method = 'GET', body, expected }) {
  const headers = body ? { 'content-type': 'application/json' } : {};
  const response = await fetch(new URL(path, url), { method, headers, body: body && JSON.stringify(body) });
  const text = await response.text();
  return response.ok && text.includes(expected);
}
