import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize } from 'bson';
import { Engine } from '../../engine.js';
import { Catalog } from '../../store/catalog.js';
import { inspect } from '../../store/inspect.js';
import { type Disk, systemDisk } from '../../store/log/disk.js';
import { Storage } from '../../store/storage.js';
import { advanced, type Item, type Progress, unstarted, WRITERS } from './crash-model.js';
import { INDEXES, work } from './crash-work.js';
import { DirectClient } from '../support/direct-client.js';
import { newFolder } from '../support/harness.js';
import { Random, ROUNDS } from '../support/random.js';
import { RecordingDisk, type Survives } from './recording-disk.js';

/**
 * The power is cut at moments all through a life with many segments, space reclaimed and a restart, and again while the
 * files are read afterwards. Whatever the disk had not been asked to keep is there, or not, or half there. `npm run
 * prove:crash` tries more moments.
 */
const MOMENTS = 12 * ROUNDS;
const STEPS = 400;

interface Acknowledged {
  /** Number of events that the disk had seen. */
  readonly at: number;
  readonly reached: Progress;
}

let folder: string;
let life: RecordingDisk;
const acknowledged: Acknowledged[] = [];

beforeAll(async () => {
  folder = newFolder();
  life = new RecordingDisk(newFolderIn('life'));
  const latest = unstarted();
  const note = (reached: Progress): void => {
    acknowledged.push({ at: life.events.length, reached });
    latest[reached.writer] = reached;
  };
  let sessions = 0;
  for (let start = 0; start < 2; start++) {
    const engine = await Engine.start({ dataDir: join(folder, 'life'), sync: true, disk: life });
    try {
      await new DirectClient(engine, 'cut', sessions++).run({ createIndexes: 'items', indexes: INDEXES });
      await Promise.all(
        latest.map((from) => {
          const client = new DirectClient(engine, 'cut', sessions++);
          return work(from, STEPS, (step) => client.performStep(step), note);
        }),
      );
    } finally {
      await engine.stop();
    }
  }
}, 300_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function newFolderIn(name: string): string {
  const path = join(folder, name);
  rmSync(path, { recursive: true, force: true });
  mkdirSync(path);
  return path;
}

/** Data that is not to outlive the test need not be synced. */
const hasty: Disk = {
  ...systemDisk,
  sync: () => Promise.resolve(),
  syncNow: () => undefined,
  syncFolder: () => undefined,
};

/** Findings of a start over the folder: documents by writer, and what is wrong with them or the indexes. */
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

/** Progress of each writer, by what was acknowledged before the disk's event of that number. */
function progressAt(moment: number): readonly Progress[] {
  const progress = unstarted();
  for (const { at, reached } of acknowledged) if (at <= moment) progress[reached.writer] = reached;
  return progress;
}

/** Probabilities of finding what was not synced: nothing, all, or some of it. */
const CHANCES = [0, 0.5, 1, 0.9, 0.1];
const chanceOf = (cut: number): number => CHANCES[cut % CHANCES.length] as number;

/** Cuts the power, and has what is then found looked at. */
async function cut(disk: RecordingDisk, moment: number, survives: Survives): Promise<void> {
  disk.rebuild(moment, newFolderIn('cut'), survives);
  await expectWhole(join(folder, 'cut'), progressAt(moment));
}

/** The numbers of the events by which segments are made (named), and removed. */
const segmentEvents = (isCreated: boolean): number[] =>
  life.events.flatMap((event, i) =>
    event.kind === 'name' && event.name.endsWith('.seg') && (event.file !== undefined) === isCreated ? [i] : [],
  );

it('has a life with segments made and removed, and a restart', () => {
  expect(segmentEvents(true).length).toBeGreaterThan(10);
  expect(segmentEvents(false).length).toBeGreaterThan(3);
  expect(acknowledged).toHaveLength(2 * STEPS * WRITERS);
});

it(
  `loses no acknowledged write and keeps none half when the power is cut, at ${MOMENTS} moments`,
  async () => {
    const random = new Random('power cuts');
    for (let number = 0; number < MOMENTS; number++) {
      const moment = random.below(life.events.length + 1);
      await cut(life, moment, () => random.fraction() < chanceOf(number));
    }
  },
  60_000 + MOMENTS * 2000,
);

it.each([
  ['made', true],
  ['removed', false],
])(
  'loses no acknowledged write and keeps none half when the power is cut around a file that is %s',
  async (which, isCreated) => {
    const random = new Random(`power cuts around a file that is ${which}`);
    const disks: readonly Survives[] = [
      (kind) => kind === 'name',
      (kind) => kind !== 'name',
      () => random.fraction() < 0.5,
    ];
    const events = segmentEvents(isCreated);
    for (let round = 0; round < ROUNDS; round++) {
      const event = events[random.below(events.length)] as number;
      for (const by of [-2, 0, 1, 2, 4])
        for (const survives of disks) await cut(life, Math.max(0, event + by), survives);
    }
  },
  60_000 + ROUNDS * 20_000,
);

it(
  'loses no acknowledged write and keeps none half when the power is cut again while the files are read',
  async () => {
    const random = new Random('power cuts while files are read');
    const survives = (): boolean => random.fraction() < 0.5;
    for (let round = 0; round < ROUNDS; round++) {
      const moment = random.below(life.events.length + 1);
      life.rebuild(moment, newFolderIn('cut'), survives);
      const recovery = new RecordingDisk(join(folder, 'cut'));
      await found(join(folder, 'cut'), recovery);
      for (let events = 0; events <= recovery.events.length; events++) {
        recovery.rebuild(events, newFolderIn('again'), survives);
        await expectWhole(join(folder, 'again'), progressAt(moment));
      }
    }
  },
  60_000 + ROUNDS * 20_000,
);

it.each(['synced', 'folderSynced'])('notices a disk that lies about %s', async (lie) => {
  const random = new Random(`a disk that lies about ${lie}`);
  const events = life.events.map((event) =>
    event.kind === lie ? ({ kind: 'synced', file: -1, covers: 0 } as const) : event,
  );
  const lying = Object.assign(Object.create(RecordingDisk.prototype) as RecordingDisk, life, { events });
  let noticed = 0;
  for (let number = 0; number < 4; number++) {
    const moment = random.below(life.events.length + 1);
    await cut(lying, moment, () => random.fraction() < 0.5).catch(() => noticed++);
  }
  expect(noticed).toBeGreaterThan(2);
});
