import 'reflect-metadata';
import { join } from 'node:path';
import type { Context } from '../../context.js';
import { fileStore } from '../../files/fileStore.js';
import { PNG } from '../../testing/files/sampleFiles.js';
import { Installation } from '../../testing/server/installation.js';
import { partsOf, type Part } from './format.js';
import { writeArchive } from './writeArchive.js';

/** Exports of a server that runs: its users go on writing. */

let site: Installation;
beforeAll(async () => {
  site = await Installation.create();
});
afterAll(() => site.remove());

/** A part whose records are read only once `change` has happened. */
function after(change: () => Promise<unknown>, part: Part): Part {
  const { collection } = part.store.model;
  async function* find(...args: Parameters<typeof collection.find>) {
    await change();
    yield* collection.find(...args);
  }
  const store = new Proxy(part.store, {
    get: (target, name) =>
      name === 'model' ? { collection: { find } } : (Reflect.get(target, name, target) as unknown),
  });
  return { ...part, store };
}

const added = async (name: string, context: Context): Promise<string> => {
  const file = await context.services.fileLibrary.importFile(PNG, name, context);
  if ('refusal' in file) throw new Error(file.refusal.code);
  return file.id;
};

/** Exports while `change` happens, after the records of files are written and before their bytes are. */
const exporting = (path: string, change: (context: Context) => Promise<unknown>) =>
  site.stopped(async ({ stores, services: { storage }, context }) => {
    const parts = partsOf(stores).map((part) =>
      part.folder === 'records/blogPosts' ? after(async () => change(await context('test')), part) : part,
    );
    return writeArchive({ path, parts, storage, product: '0.1.0', report: () => undefined });
  });

test('a file that is uploaded while a site is exported is not in the archive, which can be imported', async () => {
  const path = join(site.folder, 'added.tar');
  const { records } = await exporting(path, (context) => added('meanwhile.png', context));
  expect(records['records/files']).toBe(0);
  expect(await site.import(path, '--check')).toMatchObject({ code: 0 });
});

test('an export fails where a file is deleted after its record is in the archive', async () => {
  let id = '';
  await site.stopped(async ({ context }) => {
    id = await added('gone.png', await context('test'));
  });
  const deleting = async (context: Context) =>
    expect(await fileStore.delete(id, context)).toMatchObject({ success: true });
  const exported = exporting(join(site.folder, 'removed.tar'), deleting);
  await expect(exported).rejects.toThrow(`the file ${id} was removed or replaced meanwhile. Run the export again.`);
});
