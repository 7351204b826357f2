import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { deserialize, Long, UUID } from 'bson';
import { type Document, MongoClient } from 'mongodb';
import { backupDatabase, restoreDatabase, startEmbeddedMongo } from '../index.js';
import { advanced, type Item, type Progress, WRITERS } from './crash-model.js';
import { newFolder } from './harness.js';
import { compile, firstLine, killed, run } from './processes.js';
import { command } from './raw-client.js';

/** Servers killed with -9 in the middle of writing. `npm run prove:crash` does 200 rounds. */
const ROUNDS = Number(process.env.CRASH_ROUNDS ?? 3);

beforeAll(compile, 300_000);

let folder: string;
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const nothing = (): Progress[] =>
  Array.from({ length: WRITERS }, (_, writer) => ({ writer, number: 0, items: new Map() }));

/** How far each writer has come, of whom at least `acknowledged` steps must be there and at most one more can be. */
async function verified(
  dataDir: string,
  before: readonly Progress[],
  acknowledged: readonly number[],
): Promise<Progress[]> {
  const server = await startEmbeddedMongo({ dataDir, durability: 'process' });
  const client = new MongoClient(server.uri('crash'));
  try {
    const items = client.db().collection<Item>('items');
    const report = await client.db().command({ validate: 'items' });
    expect({ valid: report.valid, errors: report.errors }).toEqual({ valid: true, errors: [] });
    const progress: Progress[] = [];
    for (const start of before) {
      const stored = await items.find({ writer: start.writer }).hint({ $natural: 1 }).toArray();
      let expected = start;
      while (expected.number < (acknowledged[start.writer] ?? 0)) expected = advanced(expected);
      const next = advanced(expected);
      const found = JSON.stringify(stored) === JSON.stringify([...next.items.values()]) ? next : expected;
      expect(stored).toEqual([...found.items.values()]);
      progress.push(found);
    }
    return progress;
  } finally {
    await client.close();
    await server.stop();
  }
}

/** How many steps of each writer have been acknowledged, by the lines that a crash-writer printed. */
function counts(output: string, before: readonly Progress[]): number[] {
  const steps = before.map(({ number }) => number);
  for (const line of output.slice(0, output.lastIndexOf('\n') + 1).split('\n')) {
    const [writer, number] = line.split(' ').map(Number);
    if (number !== undefined && steps[writer as number] === number) steps[writer as number] = number + 1;
  }
  return steps;
}

function startWriters(
  dataDir: string,
  progress: readonly Progress[],
  ...moment: readonly string[]
): { output: () => string; kill: () => Promise<void>; killed: Promise<unknown> } {
  const child = run('tests/crash-writer.js', dataDir, progress.map(({ number }) => number).join(','), ...moment);
  let output = '';
  child.stdout!.on('data', (bytes: Buffer) => (output += bytes.toString()));
  child.stderr!.on('data', (bytes: Buffer) => (output += bytes.toString()));
  return { output: () => output, kill: () => killed(child), killed: once(child, 'exit') };
}

it(
  `keeps every acknowledged step of ${WRITERS} writers through ${ROUNDS} kills, and its indexes agree`,
  async () => {
    let progress = nothing();
    let acknowledged = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const writers = startWriters(folder, progress);
      // However busy the machine is: some steps are acknowledged first, then it dies at any instant.
      while (writers.output().split('\n').length <= 20) await sleep(5);
      await sleep(Math.random() * 300);
      await writers.kill();
      const steps = counts(writers.output(), progress);
      acknowledged += steps.reduce((sum, number, i) => sum + number - (progress[i] as Progress).number, 0);
      progress = await verified(folder, progress, steps);
    }
    expect(acknowledged).toBeGreaterThan(ROUNDS * 10);
    console.info(`${ROUNDS} kills, ${acknowledged} acknowledged steps, none lost`);
  },
  60_000 + ROUNDS * 10_000,
);

/** When a crash-writer that is told so kills itself. */
const RECLAIMING = ['moving', 'moved', 'removing', 'removed'];

it(
  'keeps every acknowledged step when it is killed while space is reclaimed',
  async () => {
    let progress = nothing();
    for (let round = 0; round < 1 + ROUNDS / 20; round++) {
      for (const moment of RECLAIMING) {
        const writers = startWriters(folder, progress, moment);
        expect(await writers.killed).toEqual([null, 'SIGKILL']);
        progress = await verified(folder, progress, counts(writers.output(), progress));
      }
    }
  },
  60_000 + ROUNDS * 10_000,
);

it('backs up while writers write: the restored copy has every step acknowledged before, whole', async () => {
  const writers = startWriters(folder, nothing());
  try {
    while (writers.output().split('\n').length <= 50) await sleep(5);
    for (let copy = 0; copy < 5; copy++) {
      const backup = join(newFolder(), 'backup');
      const restored = newFolder();
      const before = counts(writers.output(), nothing());
      const summary = await backupDatabase(folder, backup);
      // A backup is of one moment: for each writer some step at or after the last acknowledged before.
      const latest = counts(writers.output(), nothing());
      expect(await restoreDatabase(backup, restored)).toEqual(summary);
      await expect(restoreDatabase(backup, restored)).rejects.toMatchObject({ code: 'FOLDER_NOT_EMPTY' });
      await verifiedBetween(restored, before, latest);
      await restoreDatabase(backup, restored, { replace: true });
      await verifiedBetween(restored, before, latest);
      for (const made of [dirname(backup), restored]) rmSync(made, { recursive: true });
      await sleep(100);
    }
  } finally {
    await writers.kill();
  }
}, 300_000);

/** Steps a writer may have made that this process, busy itself, had not yet read of: the pipe between them holds them. */
const UNHEARD = 1000;

async function verifiedBetween(dataDir: string, least: readonly number[], most: readonly number[]): Promise<void> {
  const server = await startEmbeddedMongo({ dataDir, durability: 'process' });
  const client = new MongoClient(server.uri('crash'));
  expect(await client.db().command({ validate: 'items' })).toMatchObject({ valid: true });
  for (const { writer, ...start } of nothing()) {
    const stored = await client.db().collection<Item>('items').find({ writer }).hint({ $natural: 1 }).toArray();
    let progress: Progress = { writer, ...start };
    while (progress.number < (least[writer] as number)) progress = advanced(progress);
    const matches = (): boolean => JSON.stringify(stored) === JSON.stringify([...progress.items.values()]);
    while (!matches() && progress.number <= (most[writer] as number) + UNHEARD) progress = advanced(progress);
    expect(stored).toEqual([...progress.items.values()]);
  }
  await client.close();
  await server.stop();
}

/** Sends a command with a session and number as given (the driver would set its own); the reply may be waited for. */
function sendRaw(uri: string, body: Document): Promise<Document> {
  const path = decodeURIComponent(/mongodb:\/\/([^/]+)/.exec(uri)?.[1] ?? '');
  const socket = connect(path);
  socket.on('error', () => socket.destroy());
  socket.write(command({ ...body, $db: 'crash' }));
  return once(socket, 'data').then(([reply]) => {
    socket.destroy();
    return deserialize((reply as Buffer).subarray(21));
  });
}

it('applies a retried write once, though the server was killed between applying and answering it', async () => {
  let applied = 0;
  // A millisecond more each round; where the machine is busy, ever longer, until the write got through at least once.
  for (let round = 0; round < 12 || (applied === 0 && round < 24); round++) {
    const patience = round < 12 ? round : 2 ** (round - 8);
    const lsid = { id: new UUID() };
    const increment = {
      findAndModify: 'counters',
      query: { _id: round },
      update: { $inc: { n: 1 } },
      upsert: true,
      new: true,
      lsid,
      txnNumber: Long.fromNumber(1),
    };
    const first = run('cli.js', folder);
    const unheard = sendRaw(await firstLine(first), increment).catch(() => undefined);
    // Its socket closes with the process: what is told of it then is no answer to wait for.
    await Promise.race([unheard, sleep(patience)]);
    await killed(first);
    const second = run('cli.js', folder);
    const uri = await firstLine(second);
    const client = new MongoClient(uri);
    if (await client.db('crash').collection<{ _id: number }>('counters').findOne({ _id: round })) applied++;
    expect(await sendRaw(uri, increment)).toMatchObject({ value: { _id: round, n: 1 }, ok: 1 });
    expect(await client.db('crash').collection<{ _id: number }>('counters').findOne({ _id: round })).toEqual({
      _id: round,
      n: 1,
    });
    await client.close();
    await killed(second);
  }
  expect(applied).toBeGreaterThan(0);
}, 300_000);
