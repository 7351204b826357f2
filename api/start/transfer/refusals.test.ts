import 'reflect-metadata';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eventCategoryStore } from '../../modules/events/eventCategory.js';
import { blogPostStore } from '../../modules/blog/blogPost.js';
import { cmsPageStore } from '../../modules/pages/cmsPageStore.js';
import { fileStore } from '../../files/fileStore.js';
import { asFile } from '../../files/file.js';
import { Installation } from '../../testing/server/installation.js';
import {
  archivedId as id,
  archivedRecord as record,
  ARCHIVE_HEAD as HEAD,
  writeSiteArchive,
  type ArchiveEntries,
  type Json,
} from '../../testing/files/siteArchive.js';

/** Archives that were made by hand: damaged ones, hostile ones, and those that fit into an installation or do not. */

let site: Installation;
beforeAll(async () => {
  site = await Installation.create();
  // Its first start makes the pages of the site and English.
  await site.serving(() => Promise.resolve());
});
afterAll(() => site.remove());

let archives = 0;

/** Writes an archive with a manifest that fits it. Returns its path. */
async function archiveOf(entries: ArchiveEntries, head?: Json, counts?: Json): Promise<string> {
  archives += 1;
  const path = join(site.folder, `archive-${archives}.tar`);
  await writeSiteArchive(path, entries, { ...(head && { head }), ...(counts && { counts }) });
  return path;
}

const category = (end: number, slug: string, more: Json = {}) =>
  record(end, { 'name.en': `Category ${end}`, slug, orderNumber: 1, ...more });

const CATEGORIES = 'records/eventCategories/0001.jsonl';
const good = () => archiveOf({ [CATEGORIES]: [category(1, 'first')] });

/** Changes bytes of an archive, and the checksum of the header that they are in. */
async function edited(change: (bytes: Buffer) => Buffer | void): Promise<string> {
  const path = await good();
  const bytes = await readFile(path);
  await writeFile(path, change(bytes) ?? bytes);
  return path;
}

function renamed(bytes: Buffer, name: string, type = '0'): void {
  bytes.fill(0, 0, 100);
  bytes.write(name, 0, 'latin1');
  bytes.write(type, 156);
  bytes.write(' '.repeat(8), 148);
  const sum = bytes.subarray(0, 512).reduce((all, byte) => all + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
}

const BROKEN: readonly (readonly [string, () => Promise<string>, RegExp])[] = [
  ['of another program', () => edited((bytes) => Buffer.from(bytes.toString('hex'))), /damaged before byte 512/],
  ['cut off within a file', async () => good().then(async (path) => (await truncate(path, 1500), path)), /cut off/],
  ['cut off between two files', async () => good().then(async (path) => (await truncate(path, 1024), path)), /cut off/],
  [
    'without its manifest',
    () => edited((bytes) => Buffer.concat([bytes.subarray(0, 2048), Buffer.alloc(1024)])),
    /no manifest/,
  ],
  [
    'with a changed byte',
    () => edited((bytes) => void bytes.write('fIrst', bytes.indexOf('first'))),
    /'records\/eventCategories\/0001.jsonl' is damaged/,
  ],
  [
    'with a path that leads elsewhere',
    () => edited((bytes) => renamed(bytes, '../site.json')),
    /no site is exported with: '..\/site.json'/,
  ],
  ['with an absolute path', () => edited((bytes) => renamed(bytes, '/etc/passwd')), /no site is exported with/],
  ['with a link', () => edited((bytes) => renamed(bytes, 'site.json', '2')), /no site is exported with/],
  [
    'of a later format',
    () => archiveOf({}, { ...HEAD, version: 3 }),
    /has format 3, and this version of the product reads 2 at most/,
  ],
  [
    'of a later release',
    () => archiveOf({}, { ...HEAD, step: 1000 }),
    /is of a later release: it has migration 1000, and this release knows \d+ of them\. Update it first/,
  ],
  ['with a step that is none', () => archiveOf({}, { ...HEAD, step: '1' }), /is damaged/],
  ['of something else', () => archiveOf({}, { ...HEAD, format: 'other' }), /is damaged/],
  [
    'with a kind that is unknown here',
    () => archiveOf({ 'records/spaceships/0001.jsonl': [category(1, 'x')] }),
    /of a kind that this version of the product does not have/,
  ],
  [
    'with accounts',
    () => archiveOf({ 'records/staffMembers/0001.jsonl': [category(1, 'x')] }),
    /of a kind that this version of the product does not have/,
  ],
];

test.each(BROKEN)('an archive %s is refused with one line', async (_which, make, message) => {
  const { code, lines } = await site.import(await make());
  expect([code, lines.at(-1)]).toEqual([2, expect.stringMatching(message)]);
  expect(lines.at(-1)).toMatch(/^The site could not be imported: .+\.$/);
});

test('whatever is wrong with records is said with its place, all at once, and nothing is written', async () => {
  const path = await archiveOf(
    {
      [CATEGORIES]: [
        category(1, 'fine'),
        category(1, 'again'),
        category(2, 'fine'),
        category(3, 'No Slug!'),
        category(4, 'unknown-field', { secret: 'x' }),
        category(5, 'wrong-type', { orderNumber: ['1'] }),
        { ...category(6, 'unknown-switch'), switches: { admin: true } },
        { ...category(7, 'unknown-part'), version: 7 },
        { ...category(8, 'no-time'), createdAt: 'yesterday' },
        category(9, 'ring-a', { parentId: id(10) }),
        category(10, 'ring-b', { parentId: id(9) }),
        category(11, 'orphan', { parentId: id(99) }),
        { ...category(12, 'id'), id: { $gt: '' } },
        category(13, 'no-such-language', { 'name.fr': 'Une' }),
      ],
      'records/files/0001.jsonl': [
        record(20, { fileName: 'page.png' }, { carried: { revision: 1 } }),
        record(21, { fileName: 'lost.png' }, { carried: { revision: 0 } }),
        record(22, { fileName: 'lost.png' }, { carried: { revision: 1 } }),
        record(25, { fileName: 'page.txt' }, { carried: { revision: 1, fileType: 'text/html' } }),
        record(26, { fileName: 'page.txt' }, { carried: { revision: 1, fileType: 'image/png' } }),
      ],
      'records/languages/0001.jsonl': [record(24, { name: 'Welsh', code: 'cy' }, { switches: { default: true } })],
      [`files/${id(20)}`]: '<html><script>alert(1)</script></html>',
      [`files/${id(23)}`]: 'nobody',
      [`files/${id(26)}`]: 'no picture',
    },
    HEAD,
    { 'records/events': 3 },
  );
  const { code, lines } = await site.import(path);
  expect(code).toBe(1);
  const problems = lines
    .filter((line) => /^ {2}('files|records)\/[\w/]+\.?\w*[,:'] /.test(line))
    .map((line) => line.trim());
  expect(problems.sort()).toEqual(
    [
      `${CATEGORIES}, line 2: the archive has the record ${id(1)} twice.`,
      `${CATEGORIES}, line 3: "fine": Slug is already in use. (${CATEGORIES}, line 1)`,
      `${CATEGORIES}, line 4: slug: Slug can only contain lowercase letters, numbers, and hyphens`,
      `${CATEGORIES}, line 5: 'secret' is no field of such a record.`,
      `${CATEGORIES}, line 6: orderNumber: This is not valid.`,
      `${CATEGORIES}, line 7: 'admin' is no switch of a record of this kind, or neither on nor off.`,
      `${CATEGORIES}, line 8: 'version' is nothing that a record has.`,
      `${CATEGORIES}, line 9: when it was made or changed cannot be read.`,
      `${CATEGORIES}, line 10: Categories can be at most 5 levels deep.`,
      `${CATEGORIES}, line 11: Categories can be at most 5 levels deep.`,
      `${CATEGORIES}, line 12: the record that it is below is missing.`,
      `${CATEGORIES}, line 13: its id is none.`,
      `${CATEGORIES}, line 14: 'name.fr' is no field of such a record.`,
      "records/files/0001.jsonl, line 1: the file 'page.png': This file type is not supported.",
      'records/files/0001.jsonl, line 2: revision: this must be greater than or equal to 1',
      'records/files/0001.jsonl, line 3: the archive does not have the bytes of this file.',
      'records/files/0001.jsonl, line 4: fileType: this is no type that a file has',
      "records/files/0001.jsonl, line 5: the file 'page.txt': The content of the file does not match its name or type.",
      `'files/${id(23)}' is a file without a record.`,
      'records/languages/0001.jsonl, line 1: Only an active language can be the default.',
      'records/events: the manifest counts 3 records, and there are 0.',
    ].sort(),
  );
  expect(await site.stopped(() => eventCategoryStore.model.countDocuments())).toBe(0);
});

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><script>alert(1)</script><path d="M0 0h8v8z"/></svg>';

test('texts and pictures of an archive are cleaned as those of every form are', async () => {
  const path = await archiveOf({
    'records/files/0001.jsonl': [record(30, { fileName: 'mark.svg' }, { carried: { revision: 3 } })],
    'records/blogCategories/0001.jsonl': [category(31, 'texts')],
    'records/blogPosts/0001.jsonl': [
      record(32, {
        'title.en': 'Clean',
        slug: 'clean',
        categoryId: id(31),
        bannerImage: id(30),
        'shortDescription.en': 'Cleaned.',
        'description.en': `<p onclick="alert(1)">Text<script>alert(1)</script> <img src="/media/${id(30)}/mark.svg" alt="Mark"></p>`,
      }),
    ],
    [`files/${id(30)}`]: SVG,
  });
  expect(await site.import(path)).toMatchObject({ code: 0 });
  await site.stopped(async ({ services }) => {
    const post = await blogPostStore.model.findOne({ slug: 'clean' }).lean();
    expect(post).toMatchObject({ active: false, fileIds: [expect.objectContaining({})] });
    expect(JSON.stringify(post?.['description'])).not.toMatch(/script|onclick/);
    const [file] = await fileStore.model.find().lean();
    if (!file) throw new Error('The file was not imported.');
    expect(file).toMatchObject({ fileType: 'image/svg+xml', revision: 3, width: 8 });
    const chunks: Buffer[] = [];
    for await (const chunk of await services.storage.read(asFile(file).fileS3Key)) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toMatch(/^<svg(?!.*script).*path/s);
  });
});

test("a record of an archive changes the one with its id or its slug, and never takes what is another one's", async () => {
  expect(
    await site.import(
      await archiveOf({ [CATEGORIES]: [category(40, 'walks'), category(41, 'below', { parentId: id(40) })] }),
    ),
  ).toMatchObject({ code: 0 });
  const changed = await archiveOf({
    [CATEGORIES]: [category(40, 'walks', { 'name.ar': 'جولات' }), category(41, 'below', { parentId: id(40) })],
    'records/cmsPages/0001.jsonl': [
      record(42, { 'name.en': 'About us', slug: 'about-us' }, { switches: { active: true } }),
    ],
  });
  const page = async () => (await cmsPageStore.model.findOne({ slug: 'about-us' }).orFail().lean())._id.toHexString();
  const before = await site.stopped(page);
  const { lines } = await site.import(changed, '--check');
  expect(lines.filter((line) => line.startsWith('  records/')).map((line) => line.trim().split(/ +/))).toEqual([
    ['records/eventCategories', '0', '1', '1'],
    ['records/cmsPages', '0', '1', '0'],
  ]);
  expect(await site.import(changed)).toMatchObject({ code: 0 });
  await site.stopped(async () => {
    expect(await eventCategoryStore.model.findById(id(40)).lean()).toMatchObject({ version: 2, name: { ar: 'جولات' } });
    expect(await eventCategoryStore.model.findById(id(41)).lean()).toMatchObject({ version: 1 });
    expect(await page()).toBe(before);
  });
  const result = await site.import(
    await archiveOf({ [CATEGORIES]: [category(40, 'hikes'), category(50, 'new'), category(51, 'walks')] }),
  );
  expect(result).toMatchObject({ code: 1 });
  expect(result.lines).toContain(
    `  ${CATEGORIES}, line 3: "walks": Slug is already in use. (the record ${id(40)} of this installation)`,
  );
  expect(await site.stopped(() => eventCategoryStore.model.findById(id(50)))).toBeNull();
});

test('an import that was cut off goes on when it is run again', async () => {
  const path = await archiveOf({ [CATEGORIES]: [category(60, 'one'), category(61, 'two')] });
  expect(await site.import(await archiveOf({ [CATEGORIES]: [category(60, 'one')] }))).toMatchObject({ code: 0 });
  const { code, lines } = await site.import(path);
  expect([code, lines]).toEqual([0, expect.arrayContaining(['  records/eventCategories: 1 written'])]);
});

test('a record that lies in the bin is not made again beside it', async () => {
  const path = await archiveOf({ [CATEGORIES]: [category(65, 'in-the-bin'), category(66, 'beside-the-bin')] });
  expect(await site.import(path)).toMatchObject({ code: 0 });
  await site.stopped(async ({ context }) => {
    expect(await eventCategoryStore.delete(id(65), await context('test'))).toMatchObject({ success: true });
  });
  const { code, lines } = await site.import(path);
  expect([code, lines]).toEqual([
    1,
    expect.arrayContaining([`  ${CATEGORIES}, line 1: the record ${id(65)} is in the bin: restore or erase it first.`]),
  ]);
  expect(await site.stopped(() => eventCategoryStore.model.findById(id(65)))).toBeNull();
});

test('a file that an import gives other bytes never has a revision again that this installation had', async () => {
  const importing = async (text: string, revision: number) => {
    const path = await archiveOf({
      'records/files/0001.jsonl': [record(70, { fileName: 'notes.txt' }, { carried: { revision } })],
      [`files/${id(70)}`]: text,
    });
    const { code, lines } = await site.import(path);
    const [row = ''] = lines.filter((line) => line.includes('records/files'));
    const file = await site.stopped(() => fileStore.model.findById(id(70)).lean());
    return [code, row.trim().split(/ +/).slice(1).join(' '), file?.['revision']];
  };
  expect(await importing('first', 3)).toEqual([0, '1 0 0', 3]);
  expect(await importing('other', 3)).toEqual([0, '0 1 0', 4]);
  expect(await importing('other', 2)).toEqual([0, '0 0 1', 4]);
  expect(await importing('later', 9)).toEqual([0, '0 1 0', 9]);
});
