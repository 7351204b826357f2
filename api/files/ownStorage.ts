import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { installationNotes } from '../platform/database/installationNotes.js';
import { ObjectMissing, type Storage } from '../storage/storage.js';
import { binnedFiles } from './binnedFiles.js';
import { FileModel } from './file.js';
import { FOLDERS } from './keys.js';

/** The object that says which installation the storage belongs to, outside the folders of files. */
const KEY = 'installation';
/** Files that are looked up to find out whether they are this database's. */
const SAMPLE = 200;

async function ownerOf(storage: Storage): Promise<string | null> {
  try {
    return await text(await storage.read(KEY));
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}

/** Whether this database has the records of most files of the storage, as far as the first ones show. */
async function knowsFiles(storage: Storage): Promise<boolean> {
  const keys: string[] = [];
  for await (const { key } of storage.list(FOLDERS.files)) {
    keys.push(key);
    if (keys.length === SAMPLE) break;
  }
  const binned = await binnedFiles();
  const inBin = keys.filter((key) => binned.has(key)).length;
  const known = await FileModel.countDocuments({ fileS3Key: { $in: keys } });
  return (known + inBin) * 2 >= keys.length;
}

/**
 * Checks that the storage belongs to this database: both have the same random id. A storage without one gets it, if the database
 * knows its files.
 * @throws Error when it belongs to another database, or may belong to one
 */
export async function assertOwnStorage(storage: Storage): Promise<void> {
  const owner = await ownerOf(storage);
  const note = { _id: 'storage' } as const;
  if (owner !== null) {
    if ((await installationNotes().findOne(note))?.value === owner) return;
    throw new Error("The storage belongs to another database (its object 'installation'): nothing is removed from it.");
  }
  if (!(await knowsFiles(storage))) {
    throw new Error(
      'Most files of the storage have no record in this database: nothing is removed from it. It may be that of another one, or the database has to be restored.',
    );
  }
  await installationNotes().updateOne(note, { $setOnInsert: { value: randomUUID() } }, { upsert: true });
  const { value = '' } = (await installationNotes().findOne(note)) ?? {};
  await storage.write(KEY, Buffer.from(value), 'text/plain');
}
