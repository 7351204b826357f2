import { rmSync } from 'node:fs';
import { type Collection, MongoClient } from 'mongodb';
import { Engine } from '../../engine.js';
import { type Disk, systemDisk } from '../../store/log/disk.js';
import { DirectClient } from '../support/direct-client.js';
import { newFolder } from '../support/harness.js';

/** A disk that fails: the writer gets an error, nothing acknowledged is lost, nothing is acknowledged before it is stored. */
interface Note {
  _id: number;
  text: string;
}
type Failure = 'EIO' | 'ENOSPC';
type Operation = 'write' | 'sync' | 'create' | 'rename';

const failure = (code: Failure): Error => Object.assign(new Error(`${code}: told to fail`), { code });

/** Fails as told, from the next operation of a kind on, so many times. */
class FailingDisk implements Disk {
  private failing: Operation | undefined;
  private code: Failure = 'EIO';
  private times = 0;
  fail(operation: Operation, code: Failure, times = Infinity): void {
    Object.assign(this, { failing: operation, code, times });
  }
  private throwIfFailing(operation: Operation): void {
    if (operation !== this.failing || this.times === 0) return;
    this.times--;
    throw failure(this.code);
  }
  readonly truncate = systemDisk.truncate;
  readonly open = systemDisk.open;
  readonly remove = systemDisk.remove;
  readonly syncFolder = systemDisk.syncFolder;
  create(path: string): number {
    this.throwIfFailing('create');
    return systemDisk.create(path);
  }
  rename(from: string, to: string): void {
    this.throwIfFailing('rename');
    systemDisk.rename(from, to);
  }
  write(fd: number, bytes: Buffer, at: number): void {
    try {
      this.throwIfFailing('write');
    } catch (error) {
      // As a disk does: some of it is written.
      systemDisk.write(fd, bytes.subarray(0, bytes.length >> 1), at);
      throw error;
    }
    systemDisk.write(fd, bytes, at);
  }
  async sync(fd: number): Promise<void> {
    this.throwIfFailing('sync');
    await systemDisk.sync(fd);
  }
  syncNow(fd: number): void {
    this.throwIfFailing('sync');
    systemDisk.syncNow(fd);
  }
}

let folder: string;
let disk: FailingDisk;
let engine: Engine;
let client: MongoClient;
let notes: Collection<Note>;

async function open(): Promise<void> {
  disk = new FailingDisk();
  engine = await Engine.start({ dataDir: folder, sync: true, disk });
  client = new MongoClient(`mongodb://${encodeURIComponent(engine.address)}/failing?directConnection=true`);
  notes = client.db().collection<Note>('notes');
}

async function close(): Promise<void> {
  await client.close();
  await engine.stop();
}

beforeEach(async () => {
  folder = newFolder();
  await open();
  await notes.createIndex({ text: 1 }, { unique: true });
});
afterEach(async () => {
  await close();
  rmSync(folder, { recursive: true });
});

const ping = (): Promise<unknown> => client.db().command({ ping: 1 });
const ids = async (): Promise<number[]> => (await notes.find().sort({ _id: 1 }).toArray()).map(({ _id }) => _id);
const note = (_id: number, size = 10): Note => ({ _id, text: `${_id}`.padEnd(size, 'x') });
const outcomes = async (writes: readonly Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(writes)).map((result) =>
    result.status === 'fulfilled' ? 'done' : (result.reason as { code: number }).code,
  );

it('acknowledges nothing after a failed sync, though the next would succeed, until it is started again', async () => {
  const complaints: unknown[] = [];
  const { error: print } = console;
  console.error = (line: unknown) => complaints.push(line);
  await notes.insertMany([note(1), note(2)]);
  disk.fail('sync', 'EIO', 1);
  expect(await outcomes([3, 4, 5].map((_id) => notes.insertOne(note(_id))))).toEqual([1, 1, 1]);
  await expect(notes.insertOne(note(6))).rejects.toMatchObject({ code: 1, message: /disk failed .*start again/ });
  await expect(notes.updateOne({ _id: 1 }, { $set: { text: 'y' } })).rejects.toMatchObject({ code: 1 });
  await expect(ping()).rejects.toMatchObject({ code: 1, message: /^No write can be stored: .*start again$/ });
  expect(await ids()).toEqual([1, 2]);
  console.error = print;
  expect(complaints).toEqual([expect.stringMatching(/^embedded-mongo: the disk failed .*start again$/)]);
  await close();
  await open();
  expect(await ids()).toEqual([1, 2]);
  expect(await client.db().command({ validate: 'notes' })).toMatchObject({ valid: true });
  expect(await ping()).toMatchObject({ ok: 1 });
  await notes.insertOne(note(7));
});

it.each(['write', 'create', 'rename'] as const)(
  'tells the writer that there is no room (%s), and goes on once there is',
  async (operation) => {
    await notes.insertMany([note(1), note(2)]);
    disk.fail(operation, 'ENOSPC');
    // Larger than a segment, so that the next write needs a file of its own.
    const tried = [3, 4, 5, 6];
    const all: unknown[] = [];
    for (const _id of tried) all.push(...(await outcomes([notes.insertOne(note(_id, 700_000))])));
    const stored = [1, 2, ...tried.filter((_, i) => all[i] === 'done')];
    expect(new Set(all.filter((what) => what !== 'done'))).toEqual(new Set([14031]));
    expect(all.at(-1)).toBe(14031);
    expect(await ping()).toMatchObject({ ok: 1 });
    expect(await ids()).toEqual(stored);
    disk.fail(operation, 'ENOSPC', 0);
    await notes.insertOne(note(7));
    await close();
    await open();
    expect(await ids()).toEqual([...stored, 7]);
    expect(await client.db().command({ validate: 'notes' })).toMatchObject({ valid: true });
  },
);

it('acknowledges a write that changes nothing only once the writes it depends on are on disk', async () => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  disk.sync = async (fd) => {
    await released;
    await systemDisk.sync(fd);
  };
  // In the engine's thread a command is applied when it is sent; its promise settles with the reply.
  const client = new DirectClient(engine, 'failing', 0);
  const acknowledged: string[] = [];
  const noting = (name: string) => () => acknowledged.push(name);
  const upsert = { q: { _id: 1 }, u: { $setOnInsert: { text: 'other' } }, upsert: true };
  const writes = [
    client.run({ insert: 'notes', documents: [note(1)] }).then(noting('insert')),
    client.run({ update: 'notes', updates: [upsert] }).then(noting('upsert that changes nothing')),
    client.run({ insert: 'notes', documents: [note(1)] }).catch(noting('duplicate')),
  ];
  try {
    // Later reads complete: only writes wait for the disk.
    expect(await client.run({ count: 'notes' })).toMatchObject({ n: 1 });
    expect(await notes.countDocuments()).toBe(1);
    expect(acknowledged).toEqual([]);
  } finally {
    release();
    await Promise.all(writes);
  }
  expect(acknowledged).toEqual(['insert', 'upsert that changes nothing', 'duplicate']);
});
