import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inEnglish } from '@polyphony/domain/messages/languages.js';
import { messages } from '@polyphony/domain/messages/messages.js';
import { system } from '@polyphony/domain/settings/panels/system.js';
import { settledTrail } from '../../testing/records/settledTrail.js';
import { PermissionModel } from '../../identity/users/permission.js';
import { roleKey } from '../../identity/users/role.js';
import { UserModel } from '../../identity/users/user.js';
import { blogCategoryStore } from '../../modules/blog/blogCategory.js';
import { blogPostStore } from '../../modules/blog/blogPost.js';
import { eventStore } from '../../modules/events/event.js';
import { cmsPageStore } from '../../modules/pages/cmsPageStore.js';
import { roleStore } from '../../modules/people/roles/roleStore.js';
import { storeOf } from '../../modules/settings/settingsStore.js';
import { RevisionModel } from '../../records/history/revision.js';
import { PNG } from '../../testing/files/sampleFiles.js';
import { expectDone } from '../demo/demoContent.js';
import { Installation } from '../../testing/server/installation.js';

/** The small demo site, with one of everything else, taken to an installation that was never started. */

let from: Installation;
let to: Installation;
beforeAll(async () => {
  from = await Installation.create();
  to = await Installation.create();
});
afterAll(async () => {
  await from.remove();
  await to.remove();
});

const PAGES = ['/', '/about-us', '/event', '/event/category', '/blog/category/moved', '/contact-us', '/sitemap.xml'];

/** Pages in both languages, without what differs between two visits of one page. */
const pagesOf = async ({ url }: { readonly url: string }): Promise<readonly string[]> => {
  const pages: string[] = [];
  for (const path of PAGES.flatMap((page) => [page, `${page}?lang=ar`])) {
    const response = await fetch(new URL(path, url));
    const text = await response.text();
    pages.push(`${path} ${response.status} ${text.replaceAll(/ nonce="[^"]*"|name="shownAt" value="\d+"/g, '')}`);
  }
  return pages;
};

test('a site that is exported and imported elsewhere has the same pages, and is exported to the same bytes', async () => {
  await from.serving(() => Promise.resolve(), { DEMO_CONTENT: '1' });
  const publishAt = new Date('2200-01-02T03:04:05.000Z');
  const post = await from.stopped(async ({ context }) => {
    const server = await context('test');
    const picture = await server.services.fileLibrary.importFile(PNG, 'mark.png', server);
    if ('refusal' in picture) throw new Error(picture.refusal.code);
    const category = expectDone(
      await blogCategoryStore.create({ name: 'Moved', slug: 'moved', metaImage: picture.id }, server),
    );
    await blogCategoryStore.toggle(category._id.toHexString(), 'active', true, server);
    const text = { lang: 'ar', input: { title: 'مقال أول', shortDescription: 'نص قصير.', description: '<p>نص</p>' } };
    const about = await cmsPageStore.model.findOne({ slug: 'about-us' });
    const page = about?._id.toHexString() ?? '';
    const image = { 'about-us-section-1-banner-image': picture.id, 'about-us-section-1-banner-heading': 'Who we are' };
    expectDone(await cmsPageStore.saveContent(page, { lang: 'en', content: image }, null, server));
    const content = { 'about-us-section-1-banner-heading': 'من نحن' };
    expectDone(await cmsPageStore.saveContent(page, { lang: 'ar', content }, null, server));
    expectDone(
      await storeOf(system).saveForm({ input: { frontend_website_name: 'Moved' }, texts: null }, null, server),
    );
    await eventStore.model.updateOne({ featured: true }, { $set: { published: false, publishAt } }).orFail();
    const permission = await PermissionModel.findOne({ name: 'EDIT_EVENT' });
    await roleStore.model.create({ name: 'Editors', nameKey: roleKey('Editors'), permissionIds: [permission?._id] });
    const written = expectDone(
      await blogPostStore.create(
        {
          title: 'A post',
          slug: 'a-post',
          categoryId: category._id.toHexString(),
          bannerImage: picture.id,
          shortDescription: 'A text.',
          description: `<p><img src="${picture.url}" alt="Mark"></p>`,
        },
        server,
      ),
    );
    expectDone(await blogPostStore.translate(written._id.toHexString(), text.lang, text.input, null, server));
    return blogPostStore.model.findByIdAndUpdate(written._id, { $set: { publishAt } }).lean();
  });
  const archive = join(from.folder, 'site.tar');
  expect(await from.export(archive)).toMatchObject({ code: 0 });

  expect(await to.import(archive, '--check')).toMatchObject({ code: 0 });
  expect(await to.stopped(() => blogPostStore.model.countDocuments())).toBe(0);
  expect(await to.import(archive)).toMatchObject({ code: 0 });

  await to.stopped(async () => {
    const moved = await blogPostStore.model.findById(post?._id).lean();
    expect(moved).toMatchObject({ slug: 'a-post', active: false, publishAt, version: 1, fileIds: post?.['fileIds'] });
    expect(moved?.createdAt).toEqual(post?.createdAt);
    expect(await eventStore.model.findOne({ publishAt }).lean()).toMatchObject({ published: false });
    const role = await roleStore.model.findOne({ name: 'Editors' }).lean();
    expect(await PermissionModel.find({ _id: { $in: role?.['permissionIds'] } })).toMatchObject([
      { name: 'EDIT_EVENT' },
    ]);
    expect(await UserModel.countDocuments()).toBe(0);
    expect(await RevisionModel.findOne({ recordId: post?._id }).lean()).toMatchObject({ action: 'CREATE' });
    const entry = await (await settledTrail()).findOne({ 'target.id': post?._id.toHexString() }).lean();
    expect(entry?.from.requestId).toMatch(/^site import [0-9a-f]{8}$/);
  });
  const pages = await to.serving(pagesOf);
  expect(pages).toEqual(await from.serving(pagesOf));
  expect(pages[2]).toMatch(/^\/about-us 200 .*Who we are/s);

  const again = join(from.folder, 'again.tar');
  expect(await to.export(again)).toMatchObject({ code: 0 });
  expect((await readFile(again)).equals(await readFile(archive))).toBe(true);
  const { code, lines } = await to.import(again, '--check');
  expect([code, lines.filter((line) => /^ {2}\w+\/\w+ +\d/.test(line) && !/ 0 +0 +\d+$/.test(line))]).toEqual([0, []]);
}, 300_000);

test('an import finds before it writes that an event has more bookings than the archive has places', async () => {
  const archive = join(from.folder, 'few-places.tar');
  const event = await from.stopped(() =>
    eventStore.model
      .findOneAndUpdate({}, { capacity: 4 }, { sort: { _id: 1 }, returnDocument: 'after' })
      .orFail()
      .lean(),
  );
  await from.export(archive);
  await to.stopped(() => eventStore.model.updateOne({ _id: event._id }, { capacity: 9, placesTaken: 5 }));
  for (const options of [['--check'], []]) {
    const { code, lines } = await to.import(archive, ...options);
    const message = inEnglish(messages.capacityBelowTaken(5));
    expect([code, lines]).toEqual([
      1,
      expect.arrayContaining([expect.stringMatching(`records/events/0001.jsonl, line \\d+: capacity: ${message}`)]),
    ]);
  }
  expect(await to.stopped(() => eventStore.model.findById(event._id).lean())).toMatchObject({ capacity: 9 });
});
