import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Long, UUID } from 'bson';
import type { Document } from 'mongodb';
import { backupDatabase, restoreDatabase } from '../../index.js';
import { advanced, type Item, type Progress, unstarted, WRITERS } from './crash-model.js';
import { type Moment, RECLAIMING } from './fatal-disk.js';
import { newFolder, served } from '../support/harness.js';
import { compile, firstLine, killed, Output, removeCompiled, run } from '../support/processes.js';
import { Random, ROUNDS } from '../support/random.js';
import { command, RawClient } from '../support/raw-client.js';

/** Servers killed with -9 in the middle of writing. `npm run prove:crash` does more rounds. */
const KILLS = 1 + ROUNDS;
const COPIES = 1 + ROUNDS;

beforeAll(compile, 300_000);
afterAll(removeCompiled);

let folder: string;
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

interface Text {
  _id: string;
  text: string;
}

/** Progress of each writer, of which at least `acknowledged` steps must be there and at most one more can be. */
const verified = (
  dataDir: string,
  before: readonly Progress[],
  acknowledged: readonly number[],
  texts: readonly Text[] = [],
): Promise<Progress[]> =>
  served(dataDir, 'crash', async (client) => {
    const items = client.db().collection<Item>('items');
    const report = await client.db().command({ validate: 'items' });
    expect({ valid: report.valid, errors: report.errors }).toEqual({ valid: true, errors: [] });
    expect(await client.db().collection<Text>('texts').find().toArray()).toEqual(texts);
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
  });

/** Number of acknowledged steps of each writer, by the lines that a crash-writer printed. */
function counts({ lines }: Output, before: readonly Progress[]): number[] {
  const steps = before.map(({ number }) => number);
  for (const line of lines) {
    const [writer, number] = line.split(' ').map(Number);
    if (number !== undefined && steps[writer as number] === number) steps[writer as number] = number + 1;
  }
  return steps;
}

function startWriters(
  dataDir: string,
  progress: readonly Progress[],
  ...moment: readonly Moment[]
): { readonly child: ChildProcess; readonly output: Output } {
  const child = run(
    'tests/durability/crash-writer.js',
    dataDir,
    progress.map(({ number }) => number).join(','),
    ...moment,
  );
  return { child, output: new Output(child) };
}

it(
  `keeps every acknowledged step of ${WRITERS} writers through ${KILLS} kills, with indexes that agree`,
  async () => {
    const random = new Random('kills');
    let progress = unstarted();
    let acknowledged = 0;
    for (let kill = 0; kill < KILLS; kill++) {
      const { child, output } = startWriters(folder, progress);
      await output.hasLines(20 + random.below(300));
      await killed(child);
      const steps = counts(output, progress);
      acknowledged += steps.reduce((sum, number, i) => sum + number - (progress[i] as Progress).number, 0);
      progress = await verified(folder, progress, steps);
    }
    expect(acknowledged).toBeGreaterThan(KILLS * 10);
    console.info(`${KILLS} kills, ${acknowledged} acknowledged steps, none lost`);
  },
  60_000 + KILLS * 10_000,
);

/** Megabytes that nobody needs, each with 100 kB that are. */
const WASTE = 4;
const needed: readonly Text[] = Array.from({ length: WASTE }, (_, i) => ({
  _id: `needed ${i}`,
  text: `${i}`.repeat(100_000),
}));

/** Has so much waste written that the next writers' space is soon to be reclaimed. */
const waste = (dataDir: string): Promise<void> =>
  served(dataDir, 'crash', async (client) => {
    const texts = client.db().collection<Text>('texts');
    for (const text of needed) {
      await texts.insertOne(text);
      await texts.insertOne({ _id: 'waste', text: 'x'.repeat(1024 * 1024) });
      await texts.deleteOne({ _id: 'waste' });
    }
  });

it(
  'keeps every acknowledged step when it is killed while it reclaims space',
  async () => {
    await waste(folder);
    let progress = unstarted();
    for (let round = 0; round < ROUNDS; round++) {
      for (const moment of RECLAIMING) {
        const { child, output } = startWriters(folder, progress, moment);
        expect(await once(child, 'close')).toEqual([null, 'SIGKILL']);
        progress = await verified(folder, progress, counts(output, progress), needed);
      }
    }
  },
  60_000 + ROUNDS * 10_000,
);

it('backs up while writers write: the restored copy has every step acknowledged before, whole', async () => {
  const { child, output } = startWriters(folder, unstarted());
  try {
    for (let copy = 0; copy < COPIES; copy++) {
      await output.hasLines(output.lines.length + 50);
      const backup = join(newFolder(), 'backup');
      const restored = newFolder();
      const before = counts(output, unstarted());
      const summary = await backupDatabase(folder, backup);
      // A backup is of one moment: for each writer some step at or after the last acknowledged before.
      const latest = counts(output, unstarted());
      expect(await restoreDatabase(backup, restored)).toEqual(summary);
      await expect(restoreDatabase(backup, restored)).rejects.toMatchObject({ code: 'FOLDER_NOT_EMPTY' });
      await verifiedBetween(restored, before, latest);
      await restoreDatabase(backup, restored, { replace: true });
      await verifiedBetween(restored, before, latest);
      for (const path of [dirname(backup), restored]) rmSync(path, { recursive: true });
    }
  } finally {
    await killed(child);
  }
}, 300_000);

/** Steps a writer may have made that this process, busy itself, had not yet read of: the pipe between them holds them. */
const UNHEARD = 1000;

const verifiedBetween = (dataDir: string, least: readonly number[], most: readonly number[]): Promise<void> =>
  served(dataDir, 'crash', async (client) => {
    expect(await client.db().command({ validate: 'items' })).toMatchObject({ valid: true });
    for (const { writer, ...start } of unstarted()) {
      const stored = await client.db().collection<Item>('items').find({ writer }).hint({ $natural: 1 }).toArray();
      let progress: Progress = { writer, ...start };
      while (progress.number < (least[writer] as number)) progress = advanced(progress);
      const matches = (): boolean => JSON.stringify(stored) === JSON.stringify([...progress.items.values()]);
      while (!matches() && progress.number <= (most[writer] as number) + UNHEARD) progress = advanced(progress);
      expect(stored).toEqual([...progress.items.values()]);
    }
  });

/** Sends a command with a session and number as given (the driver would set its own); undefined without a response. */
async function sendRaw(uri: string, body: Document): Promise<Document | undefined> {
  const client = await RawClient.open(decodeURIComponent(/mongodb:\/\/([^/]+)/.exec(uri)?.[1] ?? ''));
  client.send(command({ ...body, $db: 'crash' }));
  const reply = await client.reply();
  client.close();
  return reply;
}

it.each<[string, Moment, boolean]>([
  ['half written', 'writing', false],
  ['written but not synced', 'written', true],
  ['synced but not acknowledged', 'synced', true],
  ['acknowledged but not answered', 'acknowledged', true],
])('applies a retried write once when the server is killed with the write %s', async (_state, moment, isApplied) => {
  const increment = {
    findAndModify: 'counters',
    query: { _id: 1 },
    update: { $inc: { n: 1 } },
    upsert: true,
    new: true,
    lsid: { id: new UUID() },
    txnNumber: Long.fromNumber(1),
  };
  const child = run('tests/durability/crash-server.js', folder, moment);
  const exit = once(child, 'close');
  try {
    expect(await sendRaw(await firstLine(child), increment)).toBeUndefined();
    expect(await exit).toEqual([null, 'SIGKILL']);
  } finally {
    await killed(child);
  }
  await served(folder, 'crash', async (client, server) => {
    const counters = client.db().collection<{ _id: number; n: number }>('counters');
    expect(await counters.find().toArray()).toEqual(isApplied ? [{ _id: 1, n: 1 }] : []);
    expect(await sendRaw(server.uri(), increment)).toMatchObject({ value: { _id: 1, n: 1 }, ok: 1 });
    expect(await counters.find().toArray()).toEqual([{ _id: 1, n: 1 }]);
  });
});
