import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

export const ADMIN = { email: 'bench@polyphony.example', password: 'Bench-password-1' };

/** A port that was free a moment ago. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

const ended = (child) => child.exitCode !== null || child.signalCode !== null;

/** Sends a signal to a process and all it started. Returns false once none of them is left. */
function signalGroup({ pid }, signal) {
  try {
    process.kill(-pid, signal);
    return true;
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Milliseconds that a server may take to stop. */
const STOP_MS = 20_000;

/** Stops a process and all it started: npm exits before its server does, which holds the port and the data until then. */
async function stop(child) {
  signalGroup(child, 'SIGTERM');
  for (const until = performance.now() + STOP_MS; signalGroup(child, 0); await pause(10)) {
    if (performance.now() > until) signalGroup(child, 'SIGKILL');
  }
}

async function untilReady(url, child) {
  for (;;) {
    if (ended(child)) throw new Error(`The server ended with code ${child.exitCode}.`);
    try {
      if ((await fetch(url)).status === 200) return;
    } catch {
      // Not listening yet.
    }
    await pause(10);
  }
}

/**
 * Runs `npm start` over a folder, as an operator would, and waits for its first 200.
 * @param {{ port: number, dataDir: string, env?: Record<string, string>, checkout?: string }} options checkout: the folder of
 *   another commit, which installs and builds itself at its first start
 */
export async function startPolyphony({ port, dataDir, env = {}, checkout = root }) {
  const started = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: checkout,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO_CONTENT: '0',
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'error',
      // All requests come from one address, which the limits must not refuse.
      GRAPHQL_COST_PER_MINUTE: '2147483647',
      ...env,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/`, child);
  return {
    url,
    pid: child.pid,
    startMs: Math.round(performance.now() - started),
    stop: () => stop(child),
    signIn: (account) => signInAt(url, account),
  };
}

/** Signs in to the console. Returns the token. */
export async function signInAt(url, { email, password }) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($i: String!, $p: String!) { signIn(identifier: $i, password: $p) { token message } }',
      variables: { i: email, p: password },
    }),
  });
  const { data } = await response.json();
  if (!data?.signIn?.token) throw new Error(`Sign-in failed: ${data?.signIn?.message}`);
  return data.signIn.token;
}

/** A plain node:http server, in a process of its own, that reads the request and sends the given bytes. */
export async function startPlain(port, bytes) {
  const child = spawn(process.execPath, [fileURLToPath(new URL('plainServer.mjs', import.meta.url)), String(port)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.stdin.end(bytes);
  const url = `http://127.0.0.1:${port}/graphql`;
  await untilReady(url, child);
  return { url, stop: () => stop(child) };
}
