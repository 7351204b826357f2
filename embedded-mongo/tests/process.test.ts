import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { EmbeddedMongoError, startEmbeddedMongo } from '../index.js';
import { newFolder } from './harness.js';

/** The compiled package in processes of its own: the worker thread, kill -9, and the folder's lock. */
const home = dirname(dirname(fileURLToPath(import.meta.url)));
/** Apart from the dist that others may be running. */
const compiled = join(home, 'dist', 'process-test');
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);

beforeAll(() => {
  const ignored = '**/*.test.ts,**/node_modules/**,**/dist/**';
  execFileSync(
    'npx',
    ['swc', 'embedded-mongo', '-d', 'embedded-mongo/dist/process-test', '--strip-leading-paths', '--ignore', ignored],
    { cwd: dirname(home) },
  );
}, 60_000);

let folder: string;
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function run(script: string, ...args: string[]): ChildProcess {
  return spawn(process.execPath, [join(compiled, script), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [line] = (await Promise.race([once(child.stdout!, 'data'), once(child.stderr!, 'data')])) as [Buffer];
  return line.toString().trim();
}

async function killed(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit');
  child.kill('SIGKILL');
  await exit;
}

it('serves from its worker thread, prints its URI, and stops on a signal', async () => {
  const child = run('cli.js', folder);
  const client = new MongoClient(await firstLine(child));
  await client.db('cli').collection('things').insertOne({ a: 1 });
  expect(await client.db('cli').collection('things').countDocuments({ a: 1 })).toBe(1);
  await client.close();
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
}, 30_000);

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
}, 30_000);

it('keeps every acknowledged write through kill -9, and its indexes agree', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const child = run('tests/crash-writer.js', folder);
    const acknowledged: number[] = [];
    let output = '';
    child.stdout!.on('data', (bytes: Buffer) => (output += bytes.toString()));
    await firstLine(child);
    // However busy the machine is: some writes are acknowledged first, then it dies at any instant.
    while (output.split('\n').length <= 20) await new Promise((resolve) => setTimeout(resolve, 5));
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 300));
    await killed(child);
    const lines = output.split('\n').slice(0, -1);
    for (const line of lines) if (/^\d+$/.test(line)) acknowledged.push(Number(line));
    expect(acknowledged.length).toBeGreaterThan(10);
    const server = await startEmbeddedMongo({ dataDir: folder });
    const client = new MongoClient(server.uri('crash'));
    const numbers = client.db().collection<{ _id: number; text: string }>('numbers');
    const stored = new Set((await numbers.find().toArray()).map(({ _id }) => _id));
    expect(acknowledged.filter((number) => !stored.has(number))).toEqual([]);
    for (const number of acknowledged.slice(-5)) {
      expect(
        await numbers
          .find({ text: `number ${number}` })
          .hint('text_1')
          .toArray(),
      ).toHaveLength(1);
    }
    // Numbers that were lost unacknowledged would leave gaps under the next round's count.
    await numbers.deleteMany({});
    await client.close();
    await server.stop();
  }
}, 60_000);
