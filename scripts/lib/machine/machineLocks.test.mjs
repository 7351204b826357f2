import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { reservePort, joinShared } from './machineLocks.mjs';
import { inRoot } from '../project.mjs';

/** Of this process alone: another run on the machine tests the same. */
const SERVER = `test-server-${process.pid}`;

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
  console.log((await reservePort(43_300)).port);
  process.stdin.resume();
`;

it('gives two reservations different ports', async () => {
  const [a, b] = [await reservePort(43_100), await reservePort(43_100)];
  expect(b.port).toBeGreaterThan(a.port);
  a.release();
  b.release();
});

it('skips a port that something listens on', async () => {
  const taken = await reservePort(43_200);
  const server = createServer().listen(taken.port, '127.0.0.1');
  await once(server, 'listening');
  taken.release();
  const next = await reservePort(taken.port);
  expect(next.port).toBeGreaterThan(taken.port);
  next.release();
  server.close();
});

it('takes over the lock of a process that has ended', async () => {
  const other = spawn(process.execPath, ['--input-type=module', '-e', RESERVE], {
    cwd: inRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [said] = await once(other.stdout, 'data');
  const port = Number(said);
  const next = await reservePort(port);
  expect(next.port).toBeGreaterThan(port);
  next.release();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const again = await reservePort(port);
  expect(again.port).toBe(port);
  again.release();
});

it('starts a shared server for each user and stops it only when no living user is left', async () => {
  const calls = [];
  const server = { start: async () => calls.push('start'), stop: async () => calls.push('stop') };
  const other = spawn(process.execPath, ['--input-type=module', '-e', JOIN_AND_WAIT], {
    cwd: inRoot(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(other.stdout, 'data');
  await (await joinShared(SERVER, server)).leave();
  expect(calls).toEqual(['start']);
  other.kill('SIGKILL');
  await once(other, 'exit');
  await (await joinShared(SERVER, server)).leave();
  expect(calls).toEqual(['start', 'start', 'stop']);
});
