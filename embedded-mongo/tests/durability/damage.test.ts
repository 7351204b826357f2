import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../index.js';
import { newFolder, served } from '../support/harness.js';
import { Random, ROUNDS } from '../support/random.js';

/**
 * A database of several segments, stopped or killed (its files copied while it runs), is damaged in every way there is:
 * it must be refused by name, or serve exactly what was acknowledged. Never anything else.
 */
interface Note {
  _id: number;
  key: string;
  text: string;
}
const DOCUMENTS = 400;
const TEXT = 'x'.repeat(8000);
let stopped: string;
let killed: string;
let folder: string;

beforeAll(async () => {
  stopped = newFolder();
  killed = newFolder();
  await served(stopped, 'damage', async (client) => {
    const notes = client.db().collection<Note>('notes');
    await notes.createIndex({ key: 1 }, { unique: true });
    for (let from = 0; from < DOCUMENTS; from += 50)
      await notes.insertMany(
        Array.from({ length: 50 }, (_, i) => ({ _id: from + i, key: `key ${from + i}`, text: `${TEXT}${from + i}` })),
      );
    await notes.deleteMany({ _id: { $gte: DOCUMENTS - 10 } });
    for (const name of segments(stopped)) cpSync(join(stopped, name), join(killed, name));
  });
  expect(segments(stopped).length).toBeGreaterThan(2);
});
afterAll(() => {
  for (const path of [stopped, killed]) rmSync(path, { recursive: true });
});
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const segments = (of: string): string[] =>
  readdirSync(of)
    .filter((name) => name.endsWith('.seg'))
    .sort();

async function servesEverything(client: MongoClient): Promise<boolean> {
  const notes = client.db().collection<Note>('notes');
  const all = await notes.find().toArray();
  const byKey = await notes.find().sort({ key: 1 }).hint('key_1').toArray();
  const right = all.every(({ _id, key, text }, i) => _id === i && key === `key ${i}` && text === `${TEXT}${i}`);
  return right && all.length === DOCUMENTS - 10 && byKey.length === all.length;
}

/** 'refused', or whether all is served. */
async function outcome(): Promise<string> {
  try {
    return await served(folder, 'damage', async (client) => ((await servesEverything(client)) ? 'served' : 'WRONG'));
  } catch (error) {
    const { code, message } = error as { code?: string; message: string };
    expect(code).toBe('DATA_DAMAGED');
    expect(message).toMatch(/^The database is damaged: .*log-\d{8}\.seg [^\n]*$/);
    return 'refused';
  }
}

function copySegments(from: string): void {
  for (const name of segments(from)) cpSync(join(from, name), join(folder, name));
}

function change(name: string, edit: (bytes: Buffer) => void): void {
  const path = join(folder, name);
  const bytes = readFileSync(path);
  edit(bytes);
  writeFileSync(path, bytes);
}

describe.each([
  ['a stopped database', () => stopped],
  ['a killed database', () => killed],
])('%s', (_which, source) => {
  it('is served as it is', async () => {
    copySegments(source());
    expect(await outcome()).toBe('served');
  });

  it(
    'is refused or served right with a byte flipped anywhere',
    async () => {
      const random = new Random('damage');
      const names = segments(source());
      const found: string[] = [];
      for (let i = 0; i < 40 + 20 * ROUNDS; i++) {
        copySegments(source());
        const name = names[i % names.length] as string;
        change(name, (bytes) => {
          // The head and the slot byte by byte, then places all over the file.
          const at = i < 40 ? [0, 20, 30, 44, 50, 64, 68, 72, 79, 84][i >> 2]! : random.below(bytes.length);
          bytes[at] = (bytes[at] as number) ^ (1 << (i % 8));
        });
        found.push(await outcome());
      }
      expect(found).not.toContain('WRONG');
      expect(found.filter((what) => what === 'refused').length).toBeGreaterThan((found.length * 2) / 3);
    },
    120_000 + ROUNDS * 20_000,
  );

  it.each([0, 1, 63, 511, 512, 530, 4096, 1_000_000, -1, -5000])('is refused when cut off at %d', async (at) => {
    for (const name of segments(source())) {
      copySegments(source());
      const path = join(folder, name);
      const end = acknowledgedEnd(readFileSync(path));
      truncateSync(path, at < 0 ? end + at : Math.min(at, end - 1));
      expect(await outcome()).toBe('refused');
    }
  });

  it.each([0, 4096, 40_960, 1_048_576])('is refused with the page at %d zeroed', async (at) => {
    for (const name of segments(source())) {
      copySegments(source());
      change(name, (bytes) => {
        const from = at < acknowledgedEnd(bytes) ? at : 512;
        bytes.fill(0, from, Math.min(from + 4096, bytes.length));
      });
      expect(await outcome()).toBe('refused');
    }
  });

  it('is refused without one of its files, or with two of them exchanged, or with a foreign one', async () => {
    for (const name of segments(source())) {
      copySegments(source());
      rmSync(join(folder, name));
      expect(await outcome()).toBe('refused');
    }
    copySegments(source());
    const [first = '', second = ''] = segments(source());
    cpSync(join(source(), first), join(folder, second));
    cpSync(join(source(), second), join(folder, first));
    expect(await outcome()).toBe('refused');
    copySegments(source());
    writeFileSync(join(folder, first), 'something else altogether '.repeat(1000));
    expect(await outcome()).toBe('refused');
    copySegments(source());
    const other = newFolder();
    await (await startEmbeddedMongo({ dataDir: other })).stop();
    cpSync(join(other, segments(other)[0] as string), join(folder, first));
    rmSync(other, { recursive: true });
    expect(await outcome()).toBe('refused');
  });
});

it('leaves out a write that was cut off before it was acknowledged', async () => {
  copySegments(killed);
  const last = join(folder, segments(killed).at(-1) as string);
  const bytes = readFileSync(last);
  const end = acknowledgedEnd(bytes);
  // The beginning of another frame, then nothing, or what the disk had there.
  for (const rest of [0, 0xff]) {
    writeFileSync(last, Buffer.concat([bytes.subarray(0, end), bytes.subarray(512, 900), Buffer.alloc(5000, rest)]));
    expect(await outcome()).toBe('served');
  }
});

/** End of the acknowledged writes, according to the file. */
const acknowledgedEnd = (bytes: Buffer): number => bytes.readUIntLE(70, 6);
