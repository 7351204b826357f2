import 'reflect-metadata';
import { join } from 'node:path';
import { ADMIN_ROLE } from '@polyphony/domain/people/builtInRoles.js';
import { fileStore } from '../../../files/fileStore.js';
import { PermissionModel } from '../../../identity/users/permission.js';
import { roleKey, RoleModel } from '../../../identity/users/role.js';
import { blogCategoryStore } from '../../../modules/blog/blogCategory.js';
import { blogPostStore } from '../../../modules/blog/blogPost.js';
import { eventCategoryStore } from '../../../modules/events/eventCategory.js';
import { languageStore } from '../../../modules/languages/language.js';
import { menuStore } from '../../../modules/menus/menu.js';
import { roleStore } from '../../../modules/people/roles/roleStore.js';
import type { StoredRecord } from '../../../records/schema/record.js';
import { PNG } from '../../../testing/files/sampleFiles.js';
import {
  archivedId as id,
  archivedRecord as record,
  writeSiteArchive,
  type ArchiveEntries,
  type Json,
} from '../../../testing/files/siteArchive.js';
import { Installation } from '../../../testing/server/installation.js';
import { expectDone } from '../../demo/demoContent.js';

/** Records of an archive that are in an installation with other ids. */

let site: Installation;
beforeAll(async () => {
  site = await Installation.create();
  // Its first start makes the pages of the site, English and the built-in roles.
  await site.serving(() => Promise.resolve());
});
afterAll(() => site.remove());

let archives = 0;

async function importing(entries: ArchiveEntries, head?: Json) {
  archives += 1;
  const path = join(site.folder, `archive-${archives}.tar`);
  await writeSiteArchive(path, entries, head && { head });
  return site.import(path);
}

const hex = ({ _id }: StoredRecord) => _id.toHexString();
const on = { switches: { active: true } };

/** Numbers of records that are new, changed and the same, by part; and the problems. */
const cells = (lines: readonly string[]) =>
  Object.fromEntries(
    lines
      .filter((line) => /^ {2}records\/\w+ +\d/.test(line))
      .map((line) => line.trim().split(/ +/))
      .map(([name = '', ...counts]) => [name.slice('records/'.length), counts.join(' ')] as const),
  );

test('a file, a tree and a category that are here with other ids become those of the archive, and what names them follows', async () => {
  const own = await site.stopped(async ({ context }) => {
    const server = await context('test');
    const picture = await server.services.fileLibrary.importFile(PNG, 'mark.png', server);
    if ('refusal' in picture) throw new Error(picture.refusal.code);
    const category = expectDone(await blogCategoryStore.create({ name: 'Old name', slug: 'stories' }, server));
    const above = expectDone(await menuStore.create({ name: 'Events', link: '/event', orderNumber: 3 }, server));
    const below = expectDone(
      await menuStore.create({ name: 'Walks', link: '/event/walks', parentId: hex(above), orderNumber: 1 }, server),
    );
    await menuStore.toggle(hex(above), 'active', true, server);
    await menuStore.toggle(hex(below), 'active', true, server);
    return { picture: picture.id, category: hex(category), above: hex(above), below: hex(below) };
  });
  const file = record(1, { fileName: 'mark.png', focusX: 0.5, focusY: 0.5 }, { carried: { revision: 1 } });
  // What is below comes first: it is found once what is above it is.
  const menus = [
    record(4, { 'name.en': 'Walks', link: '/event/walks', parentId: id(5), orderNumber: 1 }, on),
    record(5, { 'name.en': 'Events', link: '/event', orderNumber: 3 }, on),
    record(6, { 'name.en': 'Courses', link: '/courses', parentId: id(5), orderNumber: 2 }, on),
  ];
  const html = `<p><a href="/media/${id(1)}/mark.png">Mark</a> and <img src="/media/${id(99)}/gone.png" alt="Gone"></p>`;
  const entries = {
    'records/files/0001.jsonl': [file],
    'records/blogCategories/0001.jsonl': [
      record(2, { 'name.en': 'Stories', slug: 'stories', metaImage: id(1), orderNumber: 1 }),
    ],
    'records/blogPosts/0001.jsonl': [
      record(3, {
        'title.en': 'A story',
        slug: 'a-story',
        categoryId: id(2),
        bannerImage: id(1),
        'shortDescription.en': 'Short.',
        'description.en': html,
      }),
    ],
    'records/menus/0001.jsonl': menus,
    [`files/${id(1)}`]: PNG,
  };
  expect(cells((await importing(entries)).lines)).toEqual({
    files: '0 1 0',
    blogCategories: '0 1 0',
    blogPosts: '1 0 0',
    menus: '1 2 0',
  });
  await site.stopped(async () => {
    const post = await blogPostStore.model.findById(id(3)).orFail().lean();
    expect([post['categoryId'], post['bannerImage']].map(String)).toEqual([own.category, own.picture]);
    expect((post['fileIds'] as unknown[]).map(String).sort()).toEqual([own.picture, id(99)].sort());
    expect(JSON.stringify(post['description'])).toContain(own.picture);
    expect(JSON.stringify(post['description'])).not.toContain(id(1));
    const category = await blogCategoryStore.model.findOne({ slug: 'stories' }).orFail().lean();
    expect([hex(category), category['name'], String(category['metaImage'])]).toEqual([
      own.category,
      { en: 'Stories' },
      own.picture,
    ]);
    const all = await menuStore.model.find().sort({ orderNumber: 1 }).lean();
    expect(all.map((menu) => [hex(menu), String(menu['parentId'])])).toEqual([
      [own.below, own.above],
      [id(6), own.above],
      [own.above, 'null'],
    ]);
    expect(await fileStore.model.countDocuments()).toBe(1);
  });
  // Once matched, a record is found whatever it says by then.
  const renamed = {
    'records/blogCategories/0001.jsonl': [record(2, { 'name.en': 'Tales', slug: 'tales', orderNumber: 1 })],
    'records/menus/0001.jsonl': [record(5, { 'name.en': 'What is on', link: '/event', orderNumber: 3 }, on)],
  };
  expect(cells((await importing(renamed)).lines)).toEqual({ blogCategories: '0 1 0', menus: '0 1 0' });
  await site.stopped(async () => {
    expect(await blogCategoryStore.model.findById(own.category).lean()).toMatchObject({ slug: 'tales' });
    expect(await menuStore.model.findById(own.above).lean()).toMatchObject({ name: { en: 'What is on' } });
  });
});

test('languages are found by their codes, also where Arabic is the default and a third one is new', async () => {
  const english = await site.stopped(() => languageStore.model.findOne({ code: 'en' }).orFail().lean());
  const language = (end: number, code: string, name: string, isDefault: boolean) =>
    record(end, { name, code, appLangCode: code }, { switches: { active: true, default: isDefault } });
  const entries = {
    'records/languages/0001.jsonl': [
      language(10, 'en', 'English', false),
      language(11, 'ar', 'العربية', true),
      language(12, 'dz', 'རྫོང་ཁ', false),
    ],
    'records/eventCategories/0001.jsonl': [
      record(13, { 'name.en': 'Walks', 'name.ar': 'جولات', 'name.dz': 'འགྲུལ', slug: 'walks-here', orderNumber: 1 }),
    ],
  };
  const head = { format: 'polyphony-site', version: 1, product: '0.1.0', languages: ['ar', 'dz', 'en'] };
  expect(await importing(entries, head)).toMatchObject({ code: 0 });
  await site.stopped(async () => {
    const all = await languageStore.model.find().sort({ code: 1 }).lean();
    expect(all.map((one) => [hex(one), one['code'], one['default']])).toEqual([
      [id(11), 'ar', true],
      [id(12), 'dz', false],
      [hex(english), 'en', false],
    ]);
    expect(await eventCategoryStore.model.findById(id(13)).lean()).toMatchObject({ name: { dz: 'འགྲུལ' } });
  });
  const again = await importing(entries, head);
  expect([again.code, cells(again.lines)]).toEqual([0, { languages: '0 0 3', eventCategories: '0 0 1' }]);
});

test('built-in roles are never those of an archive, neither by their names nor by their ids', async () => {
  const admin = await site.stopped(() =>
    RoleModel.findOne({ nameKey: roleKey(ADMIN_ROLE) })
      .orFail()
      .lean(),
  );
  const role = (recordId: string, name: string) => ({
    ...record(20, { name, permissionIds: ['ADD_EVENT'] }),
    id: recordId,
  });
  const byName = await importing({ 'records/roles/0001.jsonl': [role(id(20), ADMIN_ROLE)] });
  const byId = await importing({ 'records/roles/0001.jsonl': [role(admin._id.toHexString(), 'Takers')] });
  expect([byName.code, byId.code]).toEqual([1, 1]);
  expect(byName.lines.join('\n')).toContain(`${JSON.stringify(roleKey(ADMIN_ROLE))}: `);
  expect(byId.lines.join('\n')).toContain('of this installation is not changed by an archive.');
  await site.stopped(async () => {
    expect(await RoleModel.findById(admin._id).lean()).toEqual(admin);
    // A role of the installation with the same name is that of the archive; its holders keep it.
    const view = await PermissionModel.findOne({ name: 'ADD_EVENT' }).orFail();
    await roleStore.model.create({ name: 'Editors', nameKey: roleKey('Editors'), permissionIds: [view._id] });
  });
  const editors = { ...record(21, { name: 'editors', permissionIds: ['EDIT_EVENT'] }) };
  expect(cells((await importing({ 'records/roles/0001.jsonl': [editors] })).lines)).toEqual({ roles: '0 1 0' });
});

test('an archive whose ids are those of other kinds, or that has one record in two kinds, is refused with its lines', async () => {
  const existingRecord = expectDone(
    await site.stopped(async ({ context }) =>
      eventCategoryStore.create({ name: 'Taken', slug: 'taken' }, await context('test')),
    ),
  );
  const { code, lines } = await importing({
    'records/eventDifficulties/0001.jsonl': [
      { ...record(30, { 'name.en': 'Of a category', slug: 'of-a-category', orderNumber: 1 }), id: hex(existingRecord) },
      record(31, { 'name.en': 'Twice', slug: 'twice', orderNumber: 1 }),
    ],
    'records/blogCategories/0001.jsonl': [
      record(31, { 'name.en': 'Twice', slug: 'twice', orderNumber: 1 }),
      record(32, { 'name.en': 'First', slug: 'both', orderNumber: 1 }),
      record(33, { 'name.en': 'Second', slug: 'both', orderNumber: 1 }),
    ],
    'records/menus/0001.jsonl': [
      record(34, { 'name.en': 'Below itself', link: '/', parentId: id(35), orderNumber: 1 }),
      record(35, { 'name.en': 'Above itself', link: '/', parentId: id(34), orderNumber: 1 }),
      record(36, { 'name.en': 'Below nothing', link: '/', parentId: id(99), orderNumber: 1 }),
    ],
  });
  expect(code).toBe(1);
  expect(lines.filter((line) => /, line \d+: /.test(line)).map((line) => line.trim())).toEqual([
    `records/eventDifficulties/0001.jsonl, line 1: the id ${hex(existingRecord)} is that of a record of another kind here: Category.`,
    `records/blogCategories/0001.jsonl, line 1: the archive has the record ${id(31)} twice.`,
    `records/blogCategories/0001.jsonl, line 3: "both": Slug is already in use. (records/blogCategories/0001.jsonl, line 2)`,
    expect.stringMatching(/records\/menus\/0001\.jsonl, line 1: .*5 levels deep/),
    expect.stringMatching(/records\/menus\/0001\.jsonl, line 2: .*5 levels deep/),
    'records/menus/0001.jsonl, line 3: the record that it is below is missing.',
  ]);
});

test('a line of 30 MB is refused by the rule of its field, and one that no export writes by its size', async () => {
  const long = (size: number) => ({
    'records/blogCategories/0001.jsonl': [
      record(40, { 'name.en': 'a'.repeat(size), slug: 'long', orderNumber: 1 }),
      record(41, { 'name.en': 'Beside it', slug: 'beside', orderNumber: 1 }),
    ],
  });
  const { code, lines } = await importing(long(30_000_000));
  expect(code).toBe(1);
  expect(lines.filter((line) => line.includes('0001.jsonl'))).toHaveLength(1);
  expect(lines.join('').length).toBeLessThan(5_000);
  expect(await importing(long(33 * 1024 * 1024))).toMatchObject({ code: 2 });
});

test('all problems are shown, not the first fifty', async () => {
  const all = Array.from({ length: 80 }, (_, n) =>
    record(100 + n, { 'name.en': 'No slug', slug: 'No slug!', orderNumber: 1 }),
  );
  const { lines } = await importing({ 'records/blogCategories/0001.jsonl': all });
  expect(lines.filter((line) => line.includes('0001.jsonl'))).toHaveLength(80);
});
