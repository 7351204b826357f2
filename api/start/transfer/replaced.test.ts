import 'reflect-metadata';
import { join } from 'node:path';
import { cmsPageStore } from '../../modules/pages/cmsPageStore.js';
import { Installation } from '../../testing/server/installation.js';
import { expectDone } from '../demo/demoContent.js';
import { ArchiveImport } from './archiveImport.js';
import { partsOf } from './format.js';
import { openArchive } from './readArchive.js';
import { TarWriter } from './tar.js';

/** Pages of the first start that an archive replaces. */

const ID = '65f0c0ffee0c0ffee0c0ffee';
const TIME = '2026-01-02T03:04:05.000Z';

let site: Installation;
beforeAll(async () => {
  site = await Installation.create();
  // Its first start makes the pages of the site.
  await site.serving(() => Promise.resolve());
});
afterAll(() => site.remove());

/** Writes an archive with one page of a slug that the first start has given. Returns its path. */
async function archiveOf(slug: string): Promise<string> {
  const path = join(site.folder, `${slug}.tar`);
  const tar = await TarWriter.create(path);
  const add = (name: string, content: object) => {
    const bytes = Buffer.from(`${JSON.stringify(content)}\n`);
    return tar.add(name, bytes.length, [bytes]);
  };
  const head = { format: 'polyphony-site', version: 1, product: '0.1.0', languages: ['en'] };
  const values = { 'name.en': 'Brought', slug };
  const page = { id: ID, createdAt: TIME, updatedAt: TIME, values, switches: {}, carried: {} };
  const pages = 'records/cmsPages/0001.jsonl';
  const sha256 = { 'site.json': await add('site.json', head), [pages]: await add(pages, page) };
  await add('manifest.json', { sha256, records: { 'records/cmsPages': 1 } });
  await tar.end();
  await tar.close();
  return path;
}

test('a page of the first start that an editor saves after the check is not replaced, and the import stops', async () => {
  const path = await archiveOf('about-us');
  await site.stopped(async (open) => {
    const { _id } = await cmsPageStore.model.findOne({ slug: 'about-us' }).orFail().lean();
    const archive = await openArchive(path);
    try {
      const work = new ArchiveImport(archive, open, partsOf(open.stores), 'site import test');
      await work.check();
      expect(work.problems).toEqual([]);
      const content = { 'about-us-section-1-banner-heading': 'Saved meanwhile' };
      const id = _id.toHexString();
      expectDone(await cmsPageStore.saveContent(id, { lang: 'en', content }, null, await open.context('test')));
      await expect(work.write(() => {})).rejects.toThrow(
        /^records\/cmsPages\/0001\.jsonl, line 1: This page was changed by .* run the import again\.$/,
      );
      expect(await cmsPageStore.model.findById(_id).lean()).toMatchObject({ version: 2 });
      expect(await cmsPageStore.model.exists({ _id: ID })).toBeNull();
    } finally {
      await archive.file.close();
    }
  });
});
