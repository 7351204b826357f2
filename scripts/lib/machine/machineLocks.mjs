import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Folder in which the runs on this machine find each other's locks. */
const home = join(tmpdir(), 'polyphony-locks');
const RETRY_MS = 100;

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error.code === 'EPERM';
  }
}

/** Creates the file of a lock, or takes it over from a process that ended without releasing it. */
function tryLock(file) {
  mkdirSync(home, { recursive: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  const holder = holderOf(file);
  if (holder !== null && alive(holder)) return false;
  if (holder !== null) removeDead(file);
  return tryLock(file);
}

/** Removes the lock of a process that has ended. Another run may hold it by now. */
function removeDead(file) {
  const aside = `${file}.dead-${process.pid}`;
  try {
    renameSync(file, aside);
    if (alive(holderOf(aside) ?? 0)) linkSync(aside, file);
    rmSync(aside);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
}

/** The process that holds a lock; null where it was released meanwhile. */
function holderOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
    return null;
  }
}

const listens = (port) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(true));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(false)));
  });

/**
 * Reserves the first port from `first` on that no other run has reserved and nothing listens on. The ports are few and
 * reused, because some servers keep files for each port.
 * @returns {Promise<{port: number, release: () => void}>}
 */
export async function reservePort(first) {
  for (let port = first; ; port++) {
    const file = join(home, `port-${port}`);
    if (!tryLock(file)) continue;
    if (!(await listens(port))) return { port, release: () => rmSync(file, { force: true }) };
    rmSync(file, { force: true });
  }
}

async function exclusively(name, work) {
  const file = join(home, `${name}.lock`);
  while (!tryLock(file)) await pause(RETRY_MS);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/**
 * Joins the users of a server that a machine can have only once. The first user starts it, the last one to leave stops it.
 * @template T
 * @param {string} name of the server
 * @param {{start: () => Promise<T>, stop: () => Promise<unknown>}} server `start` returns what a user needs, also where the server already runs
 * @returns {Promise<{started: T, leave: () => Promise<void>}>}
 */
export async function joinShared(name, { start, stop }) {
  const users = join(home, `${name}-users`);
  const mine = join(users, String(process.pid));
  const started = await exclusively(name, async () => {
    const result = await start();
    mkdirSync(users, { recursive: true });
    writeFileSync(mine, '');
    return result;
  });
  const leave = () =>
    exclusively(name, async () => {
      rmSync(mine, { force: true });
      if (!readdirSync(users).some((pid) => alive(Number(pid)))) await stop();
    });
  return { started, leave };
}
