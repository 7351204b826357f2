import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { MongoClient } from 'mongodb';
import { EmbeddedMongoError, startEmbeddedMongo } from '../../index.js';
import { newFolder } from '../support/harness.js';
import { compile, firstLine, killed, removeCompiled, run } from '../support/processes.js';

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
