import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { installationNotes } from '../platform/database/installationNotes.js';
import { ObjectMissing, type Storage } from '../storage/storage.js';
import { FileModel } from './file.js';
import { FOLDERS } from './keys.js';

/** The object that says which installation the storage belongs to, outside the folders of files. */
const KEY = 'installation';

async function ownerOf(storage: Storage): Promise<string | null> {
  try {
    return await text(await storage.read(KEY));
  } catch (error) {
    if (error instanceof ObjectMissing) return null;
    throw error;
  }
}

async function hasFiles(storage: Storage): Promise<boolean> {
  for await (const { key } of storage.list(FOLDERS.files)) if (key) return true;
  return false;
}

/**
 * Whether the storage belongs to this database: both have the same random id. A storage without one gets it, unless its files
 * can only be those of another database.
 */
export async function isOwnStorage(storage: Storage): Promise<boolean> {
  const owner = await ownerOf(storage);
  const note = { _id: 'storage' } as const;
  if (owner !== null) return (await installationNotes().findOne(note))?.value === owner;
  if (!(await FileModel.exists({})) && (await hasFiles(storage))) return false;
  await installationNotes().updateOne(note, { $setOnInsert: { value: randomUUID() } }, { upsert: true });
  const { value = '' } = (await installationNotes().findOne(note)) ?? {};
  await storage.write(KEY, Buffer.from(value), 'text/plain');
  return true;
}
