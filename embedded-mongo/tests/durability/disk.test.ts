import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../index.js';
import { newFolder } from '../support/harness.js';

/** Handling of the files: their space is used again, and a disk that is full is no end. */
interface Note {
  _id: number;
  text: string;
}
let folder: string;
let server: EmbeddedMongo;
let client: MongoClient;

beforeEach(() => {
  folder = newFolder();
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

async function open(dataDir: string): Promise<Collection<Note>> {
  server = await startEmbeddedMongo({ dataDir });
  client = new MongoClient(server.uri('disk'));
  return client.db().collection<Note>('notes');
}

async function close(): Promise<void> {
  await client.close();
  await server.stop();
}

const sizeOf = (of: string): number =>
  readdirSync(of).reduce((sum, name) => sum + (statSync(join(of, name), { throwIfNoEntry: false })?.size ?? 0), 0);

const notes = (from: number, count: number): Note[] =>
  Array.from({ length: count }, (_, i) => ({ _id: from + i, text: `${from + i} `.padEnd(2000, 'x') }));

it('uses the space of deleted and replaced documents again, and keeps the others', async () => {
  let collection = await open(folder);
  await collection.createIndex({ text: 1 });
  const retained = notes(1_000_000, 500);
  await collection.insertMany(retained);
  let most = 0;
  for (let cycle = 0; cycle < 40; cycle++) {
    await collection.insertMany(notes(cycle * 1000, 1000));
    await collection.updateMany({ _id: { $gte: 1_000_400 } }, { $inc: { round: 1 } });
    // A cursor that is still open reads what was there, wherever it lies by now.
    const cursor = collection.find({ _id: { $lt: 1_000_000 } }).batchSize(10);
    await cursor.next();
    await collection.deleteMany({ _id: { $lt: 1_000_000 } });
    if (cycle % 10 === 0) expect(await cursor.toArray()).toHaveLength(999);
    await cursor.close();
    most = Math.max(most, sizeOf(folder));
  }
  // 80 MB were written; 1 MB is there.
  expect(most).toBeLessThan(16 * 1024 * 1024);
  for (let restart = 0; restart < 2; restart++) {
    const all = await collection.find({}, { projection: { round: 0 } }).toArray();
    expect(all).toEqual(retained);
    expect(await collection.countDocuments({ text: (retained[7] as Note).text })).toBe(1);
    await close();
    collection = await open(folder);
  }
  await close();
}, 300_000);

/** Makes the folder a small disk. @throws Error where that is not permitted */
const mountOn = (folder: string) =>
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder], { stdio: 'pipe' });
const unmount = (folder: string) => execFileSync('umount', ['-l', folder], { stdio: 'pipe' });

/** Whether a small disk can be had here. */
function maySmallDisk(): boolean {
  const probed = newFolder();
  try {
    mountOn(probed);
    unmount(probed);
    return true;
  } catch (error) {
    console.warn(`SKIPPED: a full disk cannot be shown here, as mounting one is not permitted (${String(error)})`);
    return false;
  } finally {
    rmSync(probed, { recursive: true });
  }
}

const onSmallDisk = maySmallDisk() ? it : it.skip;

onSmallDisk(
  'tells the writer of a full disk, goes on reading, and writes again once there is space',
  async () => {
    const disk = folder;
    mountOn(disk);
    try {
      writeFileSync(join(disk, 'filler'), Buffer.alloc(2 * 1024 * 1024, 1));
      let collection = await open(disk);
      await collection.createIndex({ text: 1 }, { unique: true });
      const acknowledged: number[] = [];
      const errors: unknown[] = [];
      for (let next = 0; errors.length < 50; next += 8) {
        const tried = notes(next, 8);
        const results = await Promise.allSettled(tried.map((note) => collection.insertOne(note)));
        for (const [i, result] of results.entries())
          if (result.status === 'fulfilled') acknowledged.push(next + i);
          else errors.push(result.reason);
      }
      expect(errors.every((error) => (error as { code: number }).code === 14031)).toBe(true);
      expect(acknowledged.length).toBeGreaterThan(1000);
      const stored = async (): Promise<number[]> =>
        (await collection.find({}, { projection: { _id: 1 } }).toArray()).map(({ _id }) => _id).sort((a, b) => a - b);
      expect(await stored()).toEqual(acknowledged);
      expect(await collection.countDocuments({ text: { $gte: '' } })).toBe(acknowledged.length);
      await expect(collection.updateOne({ _id: 0 }, { $set: { text: 'y'.repeat(1e6) } })).rejects.toMatchObject({
        code: 14031,
      });
      expect(await collection.findOne({ _id: 0 })).toEqual(notes(0, 1)[0]);
      rmSync(join(disk, 'filler'));
      await collection.insertMany(notes(1_000_000, 100));
      const after = [...acknowledged, ...notes(1_000_000, 100).map(({ _id }) => _id)];
      expect(await stored()).toEqual(after);
      await close();
      collection = await open(disk);
      expect(await stored()).toEqual(after);
    } finally {
      await close();
      unmount(disk);
    }
  },
  300_000,
);
