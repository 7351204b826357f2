import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'bson';
import { MongoClient } from 'mongodb';
import { Engine } from '../engine.js';
import { Catalog } from '../store/catalog.js';
import { inspect } from '../store/inspect.js';
import { type Disk, systemDisk } from '../store/log/disk.js';
import { Storage } from '../store/storage.js';
import { advanced, type Item, type Progress, WRITERS } from './crash-model.js';
import { prepare, work } from './crash-work.js';
import { newFolder } from './harness.js';
import { RecordingDisk } from './recording-disk.js';

/**
 * The power is cut at moments all through a life with many segments, space reclaimed and a restart, and again while the
 * files are read afterwards. Whatever the disk had not been asked to keep is there, or not, or half there. `npm run
 * prove:crash` tries more moments.
 */
const MOMENTS = 20 * Math.min(100, Number(process.env.CRASH_ROUNDS ?? 3));
const STEPS = 700;

interface Acknowledged {
  /** How many events the disk had seen. */
  readonly at: number;
  readonly writer: number;
}

let folder: string;
let life: RecordingDisk;
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  folder = newFolder();
  life = new RecordingDisk(newFolderIn('life'));
  for (const from of [0, STEPS]) {
    const engine = await Engine.start({ dataDir: join(folder, 'life'), target: {}, sync: true, disk: life });
    const client = new MongoClient(`mongodb://${encodeURIComponent(engine.address)}/cut?directConnection=true`);
    await prepare(client);
    const note = (writer: number): void => void acknowledged.push({ at: life.events.length, writer });
    await Promise.all(
      Array.from({ length: WRITERS }, (_, writer) => work(client, { writer, number: from }, STEPS, note)),
    );
    await client.close();
    await engine.stop();
  }
}, 300_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function newFolderIn(name: string): string {
  const made = join(folder, name);
  rmSync(made, { recursive: true, force: true });
  mkdirSync(made);
  return made;
}

/** What is not to outlive the test need not be synced. */
const hasty: Disk = {
  ...systemDisk,
  sync: () => Promise.resolve(),
  syncNow: () => undefined,
  syncFolder: () => undefined,
};

/** What a start over the folder finds: documents by writer, and what is wrong with them or the indexes. */
async function found(dataDir: string, disk: Disk = hasty): Promise<{ items: Item[][]; errors: string[] }> {
  const storage = Storage.open(dataDir, true, disk);
  const items: Item[][] = Array.from({ length: WRITERS }, () => []);
  const errors: string[] = [];
  for (const collection of Catalog.load(storage.takeLoaded().collections).collections.values()) {
    const report = inspect(collection);
    errors.push(...report.errors, ...report.indexes.flatMap((index) => index.errors));
    for (const record of collection.all()) {
      const item = deserialize(record.bytes()) as Item;
      items[item.writer]?.push(item);
    }
  }
  await storage.close();
  return { items, errors };
}

/** Each item in few words: a failed comparison is to be read. */
const brief = (items: Iterable<Item>): string[] =>
  Array.from(items, ({ _id, amount, text }) => `${_id} ${amount} ${text.split(' ')[1]} ${text.length}`);

/** Each writer's state is that of its last acknowledged step, or of the one it was about. */
async function expectWhole(dataDir: string, progress: readonly Progress[]): Promise<void> {
  const { items, errors } = await found(dataDir);
  expect(errors).toEqual([]);
  for (const reached of progress) {
    const stored = brief(items[reached.writer] as Item[]);
    if (stored.join() !== brief(advanced(reached).items.values()).join())
      expect(stored).toEqual(brief(reached.items.values()));
  }
}

/** Calls for the moments in their order, with what had been acknowledged by then. */
async function atMoments(
  moments: readonly number[],
  check: (moment: number, progress: readonly Progress[]) => Promise<void>,
): Promise<void> {
  const progress: Progress[] = Array.from({ length: WRITERS }, (_, writer) => ({
    writer,
    number: 0,
    items: new Map(),
  }));
  let next = 0;
  for (const moment of [...moments].sort((a, b) => a - b)) {
    for (; next < acknowledged.length && (acknowledged[next] as Acknowledged).at <= moment; next++) {
      const { writer } = acknowledged[next] as Acknowledged;
      progress[writer] = advanced(progress[writer] as Progress);
    }
    await check(moment, progress);
  }
}

const anyMoment = (): number => Math.floor(Math.random() * (life.events.length + 1));

/** How likely it is that what was not synced is there: nothing, all, or some of it. */
const CHANCES = [0, 0.5, 1, 0.9, 0.1];

it('has a life with segments made and removed, and a restart', () => {
  const named = life.events.filter((event) => event.kind === 'name');
  expect(named.filter(({ file, name }) => file !== undefined && name.endsWith('.seg')).length).toBeGreaterThan(10);
  expect(named.filter(({ file, name }) => file === undefined && name.endsWith('.seg')).length).toBeGreaterThan(3);
  expect(acknowledged).toHaveLength(2 * STEPS * WRITERS);
});

it(
  `loses no acknowledged write and keeps none half, the power cut at ${MOMENTS} moments`,
  async () => {
    let cuts = 0;
    await atMoments(Array.from({ length: MOMENTS }, anyMoment), async (moment, progress) => {
      const chance = CHANCES[cuts++ % CHANCES.length] as number;
      life.rebuild(moment, newFolderIn('cut'), () => Math.random() < chance);
      await expectWhole(join(folder, 'cut'), progress);
    });
  },
  60_000 + MOMENTS * 2000,
);

it(
  'nor around each file that is made or removed, as space is reclaimed',
  async () => {
    const around = life.events.flatMap((event, i) =>
      event.kind === 'name' && event.name.endsWith('.seg')
        ? [-4, -2, -1, 0, 1, 2, 3, 5].map((by) => Math.max(0, i + by))
        : [],
    );
    const moments = around.filter(() => Math.random() < MOMENTS / 3 / around.length);
    await atMoments(moments, async (moment, progress) => {
      for (const chance of CHANCES.slice(0, 2)) {
        life.rebuild(moment, newFolderIn('cut'), () => Math.random() < chance);
        await expectWhole(join(folder, 'cut'), progress);
      }
    });
  },
  60_000 + MOMENTS * 4000,
);

it(
  'nor when the power is cut again while the files are read',
  async () => {
    await atMoments(Array.from({ length: MOMENTS / 10 }, anyMoment), async (moment, progress) => {
      life.rebuild(moment, newFolderIn('cut'), () => Math.random() < 0.5);
      const recovery = new RecordingDisk(join(folder, 'cut'));
      await found(join(folder, 'cut'), recovery);
      for (let events = 0; events <= recovery.events.length; events++) {
        recovery.rebuild(events, newFolderIn('again'), () => Math.random() < 0.5);
        await expectWhole(join(folder, 'again'), progress);
      }
    });
  },
  60_000 + MOMENTS * 2000,
);

it('would notice a disk whose syncs are lies, and a folder whose list of files is not kept', async () => {
  const lies: readonly (readonly string[])[] = [['synced'], ['folderSynced']];
  for (const lie of lies) {
    const kept = life.events.map((event) =>
      lie.includes(event.kind) ? ({ kind: 'synced', file: -1, covers: 0 } as const) : event,
    );
    const lying = Object.assign(Object.create(RecordingDisk.prototype) as RecordingDisk, life, { events: kept });
    let noticed = 0;
    await atMoments(Array.from({ length: 10 }, anyMoment), async (moment, progress) => {
      lying.rebuild(moment, newFolderIn('cut'), () => Math.random() < 0.5);
      await expectWhole(join(folder, 'cut'), progress).catch(() => noticed++);
    });
    expect(noticed).toBeGreaterThan(5);
  }
}, 300_000);
