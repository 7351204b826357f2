import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, readlinkSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { codeOf, EmbeddedMongoError, messageOf } from '../errors.js';
import { makeFolder } from './log/disk.js';

const HEARTBEAT = 2_000;
/** A lock of another host or container, whose processes cannot be seen, is alive while it is this fresh. */
const FRESH = 10_000;
/** For so long after a heartbeat nobody else can have taken the lock, by clocks that differ by less than the rest. */
const SURE = FRESH / 2;

interface Owner {
  readonly pid: number;
  /** Tells a process from a later one with the same id; empty where the system does not say. */
  readonly started: string;
  readonly where: string;
  readonly token: string;
}

/** A folder that this process has for itself. */
export interface FolderLock {
  /**
   * Call before each write. Throws when another process has taken the folder, as one of another host or container may
   * once this process was suspended or busy for longer than its lock stays fresh.
   */
  assertOwned(this: void): void;
  /** Gives the folder back. */
  release(this: void): void;
}

/** Takes the folder for this process; throws DATA_DIR_IN_USE when another has it. */
export function lockFolder(dataDir: string): FolderLock {
  const path = join(dataDir, 'lock');
  const own: Owner = { pid: process.pid, started: startOf(process.pid), where: machine(), token: randomUUID() };
  const draft = join(dataDir, `lock.${own.token}`);
  try {
    makeFolder(dataDir);
    writeDraft(draft, own);
  } catch (error) {
    throw new EmbeddedMongoError(
      'DATA_DIR_UNWRITABLE',
      `The data folder ${dataDir} cannot be written (${messageOf(error)}).`,
    );
  }
  try {
    // A link is made whole or not at all, so a lock is never seen half written.
    while (!tryLink(draft, path)) removeStale(path, dataDir, own.token);
  } finally {
    rmSync(draft, { force: true });
  }
  let sureUntil = Date.now() + SURE;
  const assertOwn = (): void => {
    const { token } = JSON.parse(readFileSync(path, 'utf8')) as Owner;
    if (token === own.token) return;
    clearInterval(heartbeat);
    throw new Error(`the data folder ${dataDir} was taken over by another process`);
  };
  const renew = (): void => {
    sureUntil = 0;
    // Another's lock is not renewed: it would seem alive after its process has ended.
    assertOwn();
    utimesSync(path, new Date(), new Date());
    // A process that takes the lock after that finds it renewed; one that took it before has it now.
    assertOwn();
    sureUntil = Date.now() + SURE;
  };
  const heartbeat = setInterval(() => {
    try {
      renew();
    } catch (error) {
      console.error('embedded-mongo: the lock of the data folder is gone:', messageOf(error));
    }
  }, HEARTBEAT);
  heartbeat.unref();
  return {
    assertOwned: () => {
      if (Date.now() > sureUntil) renew();
    },
    release: () => {
      clearInterval(heartbeat);
      if (readOwner(path)?.token === own.token) rmSync(path, { force: true });
    },
  };
}

/** Leaves no file when there is no room for it. */
function writeDraft(draft: string, own: Owner): void {
  try {
    writeFileSync(draft, JSON.stringify(own));
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

function tryLink(draft: string, path: string): boolean {
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false;
    throw error;
  }
}

/** Moves a dead owner's lock away, by a rename that only one process can win. */
function removeStale(path: string, dataDir: string, token: string): void {
  const owner = readOwner(path);
  if (!owner) return;
  if (isAlive(owner, path)) {
    throw new EmbeddedMongoError(
      'DATA_DIR_IN_USE',
      `The data folder ${dataDir} is in use by another process (pid ${owner.pid}${owner.where === machine() ? '' : ` on ${owner.where.split(' ')[0]}`}).`,
    );
  }
  const aside = `${path}.stale-${token}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  // Another process took over in between, or the owner has renewed it: it goes back.
  if (readOwner(aside)?.token !== owner.token || isAlive(owner, aside)) tryLink(aside, path);
  rmSync(aside, { force: true });
}

function isAlive(owner: Owner, path: string): boolean {
  if (owner.where !== machine()) return Date.now() - modified(path) < FRESH;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
  return startOf(owner.pid) === owner.started;
}

function readOwner(path: string): Owner | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Owner;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return undefined;
    // Not a complete lock file of this program: treated as stale.
    return { pid: 0, started: 'unreadable', where: machine(), token: '' };
  }
}

/** The clock tick the process started at, where /proc has it. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Process ids mean the same only within one host and, on Linux, one process namespace. */
function machine(): string {
  try {
    return `${hostname()} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}

function modified(path: string): number {
  try {
    return statSync(path).mtimeMs;
  } catch {
    return 0;
  }
}

function isCode(error: unknown, code: string): boolean {
  return codeOf(error) === code;
}
