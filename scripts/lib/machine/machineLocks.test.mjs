import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { reservePort, joinShared } from './machineLocks.mjs';
import { inRoot } from '../project.mjs';

/** Of this process alone: another run on the machine tests the same. */
const SERVER = `test-server-${process.pid}`;

/** Each test has ten ports, other ones in each process, below those that the system gives to the servers of other tests. */
const FIRST_PORT = 10_000 + (process.pid % 500) * 30;

const cleanups = [];
afterEach(() => cleanups.splice(0).forEach((clean) => clean()));

/** As `reservePort`; released at the end of the test at the latest. */
async function reserve(first) {
  const reserved = await reservePort(first);
  cleanups.push(reserved.release);
  return reserved;
}

/** Runs a program that waits until it is killed, and resolves with it and what it has printed. */
async function startOther(program) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: inRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  cleanups.push(() => child.kill('SIGKILL'));
  const [output] = await once(child.stdout, 'data');
  return { child, output };
}

/** A user that never leaves: it is killed. */
const JOIN_AND_WAIT = `
  const { joinShared } = await import('./scripts/lib/machine/machineLocks.mjs');
  await joinShared('${SERVER}', { start: async () => undefined, stop: async () => undefined });
  console.log('joined');
  process.stdin.resume();
`;

/** Holds a port until it is killed. */
const RESERVE = `
  const { reservePort } = await import('./scripts/lib/machine/machineLocks.mjs');
  console.log((await reservePort(${FIRST_PORT + 20})).port);
  process.stdin.resume();
`;

it('two reservations get different ports', async () => {
  const [a, b] = [await reserve(FIRST_PORT), await reserve(FIRST_PORT)];
  expect(b.port).toBeGreaterThan(a.port);
});

it('a reservation skips a port that something listens on', async () => {
  const reserved = await reserve(FIRST_PORT + 10);
  const server = createServer().listen(reserved.port, '127.0.0.1');
  cleanups.push(() => server.close());
  await once(server, 'listening');
  reserved.release();
  const next = await reserve(reserved.port);
  expect(next.port).toBeGreaterThan(reserved.port);
});

it('a process takes over the lock of one that has ended', async () => {
  const other = await startOther(RESERVE);
  const port = Number(other.output);
  expect((await reserve(port)).port).toBeGreaterThan(port);
  other.child.kill('SIGKILL');
  await once(other.child, 'exit');
  expect((await reserve(port)).port).toBe(port);
});

it('a shared server is started for each user and stopped only when no living user is left', async () => {
  const calls = [];
  const server = { start: async () => calls.push('start'), stop: async () => calls.push('stop') };
  const { child } = await startOther(JOIN_AND_WAIT);
  await (await joinShared(SERVER, server)).leave();
  expect(calls).toEqual(['start']);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await (await joinShared(SERVER, server)).leave();
  expect(calls).toEqual(['start', 'start', 'stop']);
});
