import { once } from 'node:events';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mock } from 'node:test';
import { backupDatabase, restoreDatabase, verifyDatabase } from '../../index.js';
import { restoreInto } from '../../backup/restore.js';
import { newFolder, served } from '../support/harness.js';
import { compile, removeCompiled, run } from '../support/processes.js';
import { Random, ROUNDS } from '../support/random.js';

/** Copies of a database and what takes their place: refused by name, or whole. */
interface Note {
  _id: number;
  text: string;
}
const NOTES = 2500;
let folder: string;
/** Databases of several segments that say which they are. */
let old: string;
let fresh: string;

beforeAll(async () => {
  compile();
  [old, fresh] = (await Promise.all(['old', 'fresh'].map(makeDatabase))) as [string, string];
}, 300_000);
afterAll(() => {
  removeCompiled();
  for (const path of [old, fresh]) rmSync(path, { recursive: true });
});
beforeEach(() => {
  folder = newFolder();
});
afterEach(() => {
  mock.restoreAll();
  rmSync(folder, { recursive: true });
});

async function makeDatabase(text: string): Promise<string> {
  const dataDir = newFolder();
  await served(dataDir, 'notes', async (client) => {
    const notes = client.db().collection<Note>('notes');
    await notes.createIndex({ text: 1 });
    for (let from = 0; from < NOTES; from += 500)
      await notes.insertMany(Array.from({ length: 500 }, (_, i) => ({ _id: from + i, text: text.padEnd(1100, '.') })));
  });
  expect(segments(dataDir).length).toBeGreaterThan(2);
  return dataDir;
}

const segments = (of: string): string[] => readdirSync(of).filter((name) => name.endsWith('.seg'));

function copySegments(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of segments(from)) cpSync(join(from, name), join(to, name));
}

/** The database in a folder; the error code of a start when there is none. */
async function which(dataDir: string): Promise<string> {
  try {
    return await served(dataDir, 'notes', async (client) => {
      const notes = client.db().collection<Note>('notes');
      const texts = await notes.distinct('text');
      return `${await notes.countDocuments()} ${texts.map((text) => text.replaceAll('.', '')).join(' and ')}`;
    });
  } catch (error) {
    return String((error as { code: string }).code);
  }
}

it('restores into a new folder, and what it restored is the database', async () => {
  const backup = join(folder, 'deep', 'backup');
  const summary = await backupDatabase(old, backup);
  expect(summary).toMatchObject({ collections: 1, documents: NOTES });
  expect(await restoreDatabase(backup, join(folder, 'new'))).toEqual(summary);
  expect(await which(join(folder, 'new'))).toBe(`${NOTES} old`);
});

it('refuses what would lose or mix data, each by name, and changes nothing', async () => {
  const dataDir = join(folder, 'data');
  copySegments(old, dataDir);
  const before = readdirSync(dataDir);
  await expect(restoreDatabase(fresh, dataDir)).rejects.toMatchObject({ code: 'FOLDER_NOT_EMPTY' });
  await expect(restoreDatabase(join(folder, 'none'), dataDir)).rejects.toMatchObject({ code: 'NO_DATABASE' });
  await expect(backupDatabase(join(folder, 'none'), join(folder, 'b'))).rejects.toMatchObject({ code: 'NO_DATABASE' });
  await expect(backupDatabase(old, dataDir)).rejects.toMatchObject({ code: 'FOLDER_NOT_EMPTY' });
  expect(readdirSync(dataDir)).toEqual(before);
  await served(dataDir, 'notes', () =>
    expect(restoreDatabase(fresh, dataDir, { replace: true })).rejects.toMatchObject({ code: 'DATA_DIR_IN_USE' }),
  );
  expect(await which(dataDir)).toBe(`${NOTES} old`);
});

it(
  'refuses a backup with any byte changed, and leaves what it was to replace',
  async () => {
    const random = new Random('restore');
    const dataDir = join(folder, 'data');
    const backup = join(folder, 'backup');
    copySegments(old, dataDir);
    await backupDatabase(fresh, backup);
    for (let i = 0; i < 10 * ROUNDS; i++) {
      const name = segments(backup)[i % segments(backup).length] as string;
      const bytes = readFileSync(join(backup, name));
      const at = 512 + random.below(bytes.length - 512);
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] as number) ^ 1;
      writeFileSync(join(backup, name), changed);
      await expect(verifyDatabase(backup)).rejects.toMatchObject({ code: 'DATA_DAMAGED' });
      await expect(restoreDatabase(backup, dataDir, { replace: true })).rejects.toMatchObject({ code: 'DATA_DAMAGED' });
      writeFileSync(join(backup, name), bytes);
    }
    expect(await which(dataDir)).toBe(`${NOTES} old`);
  },
  60_000 + ROUNDS * 10_000,
);

it('replaces nothing once another process has taken the folder', async () => {
  const dataDir = join(folder, 'data');
  copySegments(old, dataDir);
  const before = segments(dataDir);
  const lock = join(dataDir, 'lock');
  const late = Date.now() + 60_000;
  await expect(
    restoreInto(
      dataDir,
      async (incoming) => {
        copySegments(fresh, incoming);
        // The copy took longer than the lock stays fresh, and a process of another container found it stale.
        const owner = JSON.parse(readFileSync(lock, 'utf8')) as object;
        writeFileSync(lock, JSON.stringify({ ...owner, token: 'of another' }));
        mock.method(Date, 'now', () => late);
      },
      true,
    ),
  ).rejects.toThrow(`the data folder ${dataDir} was taken over by another process`);
  expect(readdirSync(dataDir).sort()).toEqual([...before, 'lock'].sort());
  rmSync(lock);
  expect(await which(dataDir)).toBe(`${NOTES} old`);
});

it('keeps what it replaced', async () => {
  const dataDir = join(folder, 'data');
  copySegments(old, dataDir);
  await restoreDatabase(fresh, dataDir, { replace: true });
  expect(await which(dataDir)).toBe(`${NOTES} fresh`);
  const [replaced = ''] = readdirSync(dataDir).filter((name) => name.startsWith('replaced-'));
  expect(await which(join(dataDir, replaced))).toBe(`${NOTES} old`);
});

it('leaves the one, the other, or a refusal, wherever it is killed', async () => {
  const outcomes = new Map<string, number>();
  for (let step = 1, ended = false; !ended; step++) {
    const dataDir = join(folder, String(step));
    copySegments(old, dataDir);
    const [code] = (await once(run('tests/durability/restorer.js', fresh, dataDir, String(step)), 'exit')) as [
      number | null,
    ];
    ended = code === 0;
    const outcome = await which(dataDir);
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    if (outcome === 'RESTORE_UNFINISHED') {
      await restoreDatabase(fresh, dataDir, { replace: true });
      expect(await which(dataDir)).toBe(`${NOTES} fresh`);
    }
    rmSync(dataDir, { recursive: true });
  }
  const files = segments(fresh).length;
  expect(Object.fromEntries(outcomes)).toEqual({
    // Killed while it copies, or about to begin; while files change places; at last it is done.
    [`${NOTES} old`]: files + 1,
    RESTORE_UNFINISHED: segments(old).length + files,
    [`${NOTES} fresh`]: 1,
  });
}, 300_000);

it('is refused at a start, and by a backup, while a restore is unfinished; and can be restored again', async () => {
  const dataDir = join(folder, 'data');
  copySegments(old, dataDir);
  // As it is when the first file has been moved.
  mkdirSync(join(dataDir, 'restore-unfinished'));
  rmSync(join(dataDir, segments(dataDir)[0] as string));
  expect(await which(dataDir)).toBe('RESTORE_UNFINISHED');
  await expect(backupDatabase(dataDir, join(folder, 'backup'))).rejects.toMatchObject({ code: 'RESTORE_UNFINISHED' });
  await restoreDatabase(fresh, dataDir, { replace: true });
  expect(await which(dataDir)).toBe(`${NOTES} fresh`);
});
