import 'reflect-metadata';
import { join } from 'node:path';
import { fileStore } from '../../files/fileStore.js';
import { PNG } from '../../testing/files/sampleFiles.js';
import { Installation } from '../../testing/server/installation.js';

let site: Installation;
beforeAll(async () => {
  site = await Installation.create();
});
afterAll(() => site.remove());

/** Files of the library, and what each of them is called later. */
const FILES = [
  { bytes: PNG, name: 'logo.png', renamed: 'logo.old', type: 'image/png' },
  { bytes: Buffer.from('name,place\nSmith,Thimphu\n'), name: 'guests.csv', renamed: 'Mr.Smith', type: 'text/csv' },
  { bytes: Buffer.from('{"a": 1}'), name: 'data.json', renamed: 'data.txt', type: 'application/json' },
];

const stored = async () =>
  (await fileStore.model.find().sort({ _id: 1 }).lean()).map(({ fileName, fileType, fileKind, revision }) => ({
    fileName,
    fileType,
    fileKind,
    revision,
  }));

test('files that were renamed after their upload are imported with their types, whatever their names say', async () => {
  const ids: string[] = [];
  const before = await site.stopped(async ({ context }) => {
    const outer = await context('test');
    for (const { bytes, name, renamed } of FILES) {
      const file = await outer.services.fileLibrary.importFile(bytes, name, outer);
      if ('refusal' in file) throw new Error(file.refusal.code);
      ids.push(file.id);
      expect(await fileStore.update(file.id, { fileName: renamed }, null, outer)).toMatchObject({ success: true });
    }
    return stored();
  });
  expect(before).toMatchObject(FILES.map(({ renamed, type }) => ({ fileName: renamed, fileType: type })));
  const path = join(site.folder, 'renamed.tar');
  expect(await site.export(path)).toMatchObject({ code: 0 });

  await site.stopped(async ({ context }) => {
    const outer = await context('test');
    for (const id of ids) expect(await fileStore.delete(id, outer)).toMatchObject({ success: true });
  });
  expect(await site.import(path)).toMatchObject({ code: 0 });
  expect(await site.stopped(stored)).toEqual(before);

  // The same bytes as another type are another content, in browsers and caches.
  const [, table] = ids;
  await site.stopped(() => fileStore.model.updateOne({ _id: table }, { $set: { fileType: 'text/plain' } }));
  expect(await site.import(path)).toMatchObject({ code: 0 });
  const after = before.map((file) => (file.fileType === 'text/csv' ? { ...file, revision: 2 } : file));
  expect(await site.stopped(stored)).toEqual(after);
});
