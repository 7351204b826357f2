import { once } from 'node:events';
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { EmbeddedMongoError, startEmbeddedMongo } from '../../index.js';
import { lockFolder } from '../../store/lock.js';
import { newFolder } from '../support/harness.js';
import { compile, firstLine, killed, Output, removeCompiled, run, runWithoutRoom } from '../support/processes.js';

/** The compiled package in processes of its own: the worker thread, and the folder's lock. */
beforeAll(compile, 300_000);
afterAll(removeCompiled);

let folder: string;
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

it('serves from its worker thread, prints its URI, and stops on a signal', async () => {
  const child = run('cli.js', folder);
  try {
    const client = new MongoClient(await firstLine(child));
    await client.db('cli').collection('things').insertOne({ a: 1 });
    expect(await client.db('cli').collection('things').countDocuments({ a: 1 })).toBe(1);
    await client.close();
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  } finally {
    await killed(child);
  }
});

it('refuses a folder that another process has, in one clear line, and takes it once that process is killed', async () => {
  const first = run('cli.js', folder);
  await firstLine(first);
  const second = run('cli.js', folder);
  expect(await firstLine(second)).toBe(`The data folder ${folder} is in use by another process (pid ${first.pid}).`);
  expect(second.exitCode ?? (await once(second, 'exit'))[0]).toBe(1);
  await expect(startEmbeddedMongo({ dataDir: folder })).rejects.toMatchObject({ code: 'DATA_DIR_IN_USE' });
  await killed(first);
  const server = await startEmbeddedMongo({ dataDir: folder });
  await expect(startEmbeddedMongo({ dataDir: folder })).rejects.toBeInstanceOf(EmbeddedMongoError);
  await server.stop();
});

it('leaves no draft of a lock in a folder that has no room for it', async () => {
  const child = runWithoutRoom('cli.js', folder);
  expect(await firstLine(child)).toMatch(/^The data folder .* cannot be written \(EFBIG/);
  await killed(child);
  expect(readdirSync(folder)).toEqual([]);
});

it('does not renew the lock of a process that has taken its folder', () => {
  const lock = lockFolder(folder);
  const path = join(folder, 'lock');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/"token":"[^"]*"/, '"token":"of another"'));
  utimesSync(path, 0, 0);
  const { now } = Date;
  try {
    // A time at which the last heartbeat says nothing any more.
    Date.now = () => now() + 60_000;
    expect(() => lock.assertOwned()).toThrow('was taken over by another process');
  } finally {
    Date.now = now;
    lock.release();
  }
  expect(statSync(path).mtimeMs).toBe(0);
});

it('writes nothing more once a process of another container has taken its folder', async () => {
  const first = run('cli.js', folder);
  const output = new Output(first);
  try {
    await output.hasLines(1);
    const client = new MongoClient(output.lines[0] ?? '');
    const things = client.db('cli').collection('things');
    await things.insertOne({ a: 1 });
    first.kill('SIGSTOP');
    // The lock of a process that has been suspended for long, as a process of another container finds it.
    const lock = join(folder, 'lock');
    const owner = JSON.parse(readFileSync(lock, 'utf8')) as object;
    writeFileSync(lock, JSON.stringify({ ...owner, where: 'elsewhere pid:[1]' }));
    utimesSync(lock, 0, 0);
    const second = await startEmbeddedMongo({ dataDir: folder });
    try {
      first.kill('SIGCONT');
      await output.hasLines(2);
      await expect(things.insertOne({ a: 2 })).rejects.toThrow(
        `The write could not be stored: the data folder ${folder} was taken over by another process`,
      );
      await expect(client.db().command({ ping: 1 })).rejects.toThrow('was taken over by another process');
      await client.close();
      const secondClient = await new MongoClient(second.uri()).connect();
      expect(await secondClient.db('cli').collection('things').distinct('a')).toEqual([1]);
      await secondClient.close();
    } finally {
      await second.stop();
    }
  } finally {
    await killed(first);
  }
});
