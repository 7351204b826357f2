import { blogPost } from '@polyphony/domain/kinds/blogPost.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { Types } from 'mongoose';
import { kinds } from '@polyphony/domain/kinds/index.js';
import { failingCommand } from '../../testing/measures/failingCommands.js';
import { createLogger } from '../../platform/log/logger.js';
import { inTransaction } from '../../platform/database/transaction.js';
import { systemContext } from '../../start/systemContext.js';
import { storeUnderTest } from '../../testing/records/kindsUnderTest.js';
import { statesAt } from './reading.js';
import { PNG } from '../../testing/files/sampleFiles.js';
import { uploadFile } from '../../testing/files/uploads.js';
import { RecordMaker } from '../../testing/records/recordMaker.js';
import { gql } from '../../testing/generated/gql.js';
import { deleteRecord } from '../../testing/records/createRecord.js';
import { pageOf } from '../../testing/records/lookups.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import { RecordStores } from '../store/loaders.js';
import { toggling } from '../write/toggling.js';
import type { Planned } from '../write/write.js';
import { pruneHistory } from './pruning.js';
import { RevisionModel } from './revision.js';

/** Histories: what they show and keep, beyond the contract of every kind. */

let api: TestApi;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startTestApi();
  maker = new RecordMaker(api);
  await maker.prepare();
  await maker.makeReferenced(blogPost);
});
afterAll(() => api.close());

const CREATE = {
  blogCategory: gql(`
    mutation CreateCategoryWithHistory($input: BlogCategoryInput!) {
      created: createBlogCategory(input: $input) { message record: blogCategory { id } }
    }
  `),
  blogPost: gql(`
    mutation CreatePostWithHistory($input: BlogPostInput!) {
      created: createBlogPost(input: $input) { message record: blogPost { id } }
    }
  `),
  eventDifficulty: gql(`
    mutation CreateDifficultyWithHistory($input: EventDifficultyInput!) {
      created: createEventDifficulty(input: $input) { message record: eventDifficulty { id } }
    }
  `),
} as const;
const UPDATE = {
  blogCategory: gql(`
    mutation UpdateCategoryWithHistory($id: ID!, $input: BlogCategoryInput!) {
      updated: updateBlogCategory(id: $id, input: $input) { success message }
    }
  `),
  blogPost: gql(`
    mutation UpdatePostWithHistory($id: ID!, $input: BlogPostInput!) {
      updated: updateBlogPost(id: $id, input: $input) { success message }
    }
  `),
  eventDifficulty: gql(`
    mutation UpdateDifficultyWithHistory($id: ID!, $input: EventDifficultyInput!) {
      updated: updateEventDifficulty(id: $id, input: $input) { success message }
    }
  `),
} as const;
const DIFFERENCES = gql(`
  query DifferencesOfVersions($kind: String!, $id: ID!, $from: Int!, $to: Int!) {
    recordDifferences(kind: $kind, id: $id, from: $from, to: $to) { field path before after }
  }
`);
const RESTORE = gql(`
  mutation RestoreEarlierVersion($kind: String!, $id: ID!, $to: Int!, $fields: [String!]) {
    restored: restoreRecordVersion(kind: $kind, id: $id, to: $to, fields: $fields) { success errors { field message } }
  }
`);
const PICTURE = gql(`query AddressOfPicture($id: ID!) { file(id: $id) { url } }`);
const TEXT = gql(`query TextOfPost($id: ID!) { blogPost(id: $id) { description } }`);
const SAVE_PAGE = gql(`
  mutation SavePageWithHistory($id: ID!, $lang: String, $content: ContentMap!) {
    updateCmsPageContent(linkId: $id, lang: $lang, content: $content) { success message errors { field message } }
  }
`);
const CONTENT = gql(`query ContentOfHomePage($id: ID!) { cmsPage(id: $id) { content: contentDetails(lang: "en") } }`);

type KindWithHistory = keyof typeof CREATE;
const make = async (kind: KindWithHistory, input: object): Promise<string> => {
  const { record, message } = await api.admin.request(CREATE[kind], { input });
  if (!record) throw new Error(message);
  return record.id;
};
const update = (kind: KindWithHistory, id: string, input: object) => api.admin.request(UPDATE[kind], { id, input });
const differences = (kind: string, id: string, from: number, to: number) =>
  api.admin.request(DIFFERENCES, { kind, id, from, to });
const restore = (kind: string, id: string, to: number, fields: readonly string[] | null = null, client = api.admin) =>
  client.graphql(RESTORE, { kind, id, to, fields });
const restored = async (kind: string, id: string, to: number) => (await restore(kind, id, to)).data?.['restored'];
const count = (id: string) => RevisionModel.countDocuments({ recordId: new Types.ObjectId(id) });
const category = (name: string) => make('blogCategory', { name, slug: name.toLowerCase() });

// A kind without a lease, which a failure would hold until it ends.
test.each([
  ['update', 'updateEventDifficulty(id: $id, input: { name: "Half" }) { success }'],
  ['toggle', 'toggleEventDifficultyActive(id: $id) { success }'],
  ['delete', 'deleteEventDifficulty(id: $id) { success }'],
  ['restore', 'restoreDeletedRecord(id: $id) { success }'],
])('whichever database command of a write fails, record and history agree: %s', async (name, document) => {
  const store = storeUnderTest(kinds.eventDifficulty);
  let succeeded = false;
  for (let n = 0; !succeeded; n += 1) {
    const id = await make('eventDifficulty', { name: `${name}${n}`, slug: `${name}-${n}` });
    if (name === 'restore')
      await api.admin.graphql('mutation ($id: ID!) { deleteEventDifficulty(id: $id) { success } }', { id });
    const { failed } = await failingCommand(n, () => api.admin.graphql(`mutation ($id: ID!) { ${document} }`, { id }));
    const record = (await store.load([id])).get(id);
    const [newest] = await RevisionModel.find({ recordId: new Types.ObjectId(id) })
      .sort({ version: -1, at: -1 })
      .lean();
    expect([failed, newest?.action === 'DELETE', newest?.version]).toEqual([
      failed,
      record === undefined,
      record?.version ?? 1,
    ]);
    if (record) {
      const [first] = await statesAt(store, record, [1]);
      expect([failed, first?.['name.en'], first?.['active']]).toEqual([failed, `${name}${n}`, true]);
    }
    succeeded = failed === null;
  }
});

test('records that a record refers to are shown by their names', async () => {
  const [one, other] = [await category('Looms'), await category('Kilns')];
  const id = await make('blogPost', { ...maker.freshInput(blogPost), categoryId: one });
  await update('blogPost', id, { categoryId: other });
  expect(await differences('blogPost', id, 1, 2)).toEqual([
    { field: 'categoryId', path: 'categoryId', before: '"Looms"', after: '"Kilns"' },
  ]);
});

test('a picture of an earlier text comes back with it, unless its file was deleted', async () => {
  const { file } = await uploadFile(api.admin, PNG, { name: 'Loom', type: 'image/png' });
  const { url } = await api.admin.request(PICTURE, { id: file?.id ?? '' });
  const id = await make('blogPost', {
    ...maker.freshInput(blogPost),
    categoryId: await category('Shuttles'),
    description: `<p>One</p><img src="${url}" alt="Loom">`,
  });
  await update('blogPost', id, { description: '<p>Two</p>' });
  expect(await restored('blogPost', id, 1)).toEqual({ success: true, errors: [] });
  const { description } = await api.admin.request(TEXT, { id });
  expect(description).toContain(url);

  await update('blogPost', id, { description: '<p>Three</p>' });
  await deleteRecord(api.admin, 'file', { id: file?.id ?? '' });
  expect(await restored('blogPost', id, 1)).toEqual({
    success: false,
    errors: [{ field: 'description', message: messages.fileOfTextGone }],
  });
});

const homePage = () => pageOf(api.admin, 'home');

test('the content of a page is restored as its own form would save it', async () => {
  const page = await homePage();
  const save = (heading: string) =>
    api.admin.request(SAVE_PAGE, { id: page.id, content: { 'home-section-1-banner-heading': heading } });
  expect(await save('First words')).toMatchObject({ success: true, errors: [] });
  expect(await save('Second words')).toMatchObject({ success: true });
  const now = page.version + 2;
  expect(await differences('cmsPage', page.id, now - 1, now)).toEqual([
    {
      field: 'home-section-1-banner-heading.en',
      path: 'home-section-1-banner-heading.en',
      before: '"First words"',
      after: '"Second words"',
    },
  ]);
  expect(await restored('cmsPage', page.id, now - 1)).toEqual({ success: true, errors: [] });
  const { content } = await api.admin.request(CONTENT, { id: page.id });
  expect(content['home-section-1-banner-heading']).toBe('First words');
});

test('who translates the names of pages restores no content, in any language', async () => {
  const { id } = await homePage();
  const save = (heading: string) =>
    api.admin.request(SAVE_PAGE, { id, lang: 'ar', content: { 'home-section-1-banner-heading': heading } });
  await save('أولا');
  const { version } = await homePage();
  await save('ثانيا');
  const translator = await api.staff('TRANSLATE_PAGE');
  const field = 'home-section-1-banner-heading.ar';
  const { errors } = await restore('cmsPage', id, version, [field], translator);
  expect(errors[0]?.extensions).toMatchObject({ code: 'FORBIDDEN' });
  expect((await homePage()).version).toBe(version + 1);
  const editor = await api.staff('EDIT_PAGE_SECTIONS');
  const { data } = await restore('cmsPage', id, version, [field], editor);
  expect(data?.['restored']).toEqual({ success: true, errors: [] });
});

test('a history keeps its last revisions, and none that is too old', async () => {
  const id = await category('Pruned');
  const old = await category('Old');
  for (const name of ['Two', 'Three', 'Four']) await update('blogCategory', id, { name });
  await RevisionModel.updateMany({ recordId: new Types.ObjectId(old) }, { at: new Date('2020-01-01') });
  const settings = { retentionDays: 730, maxRevisions: 2 };
  // A server that stops ends it.
  await pruneHistory(settings, new Date(), AbortSignal.abort());
  expect(await count(id)).toBe(4);
  await pruneHistory(settings);
  expect([await count(id), await count(old)]).toEqual([2, 0]);
  // The revision of version 3 still says what version 2 was.
  expect(await differences('blogCategory', id, 2, 3)).toMatchObject([{ before: '"Two"', after: '"Three"' }]);
  expect(await restored('blogCategory', id, 2)).toEqual({ success: true, errors: [] });
  expect((await restore('blogCategory', id, 1)).errors[0]?.message).toBe(messages.versionNotKept);
});

test('the history says whether a person or a program of the legacy interface wrote', async () => {
  const id = await category('Written');
  await api.admin.rest('PATCH', '/api/blog/category/update', { id, name: 'By REST' });
  const faces = await RevisionModel.find({ recordId: new Types.ObjectId(id) }, { face: 1 }).sort({ version: 1 });
  expect(faces.map(({ face }) => face)).toEqual(['GRAPHQL', 'REST']);
});

test('a switch of several records goes on from what each of them is by then', async () => {
  const ids = [await make('eventDifficulty', { name: 'Saved' }), await make('eventDifficulty', { name: 'Switched' })];
  const store = storeUnderTest(kinds.eventDifficulty);
  const context = await systemContext(new RecordStores([store]), api.services, createLogger('fatal'));
  const operation = toggling(store, { toggle: 'active', to: false }, context);
  const planned: Planned[] = [];
  for (const [id, record] of await operation.load(ids)) {
    const plan = await operation.plan(record, id);
    if ('before' in plan) planned.push(plan);
  }
  await update('eventDifficulty', ids[0] ?? '', { name: 'Saved meanwhile' });
  const results = await inTransaction((session) => operation.make(planned, session));
  expect(results.map(({ after }) => after?.version).sort()).toEqual([2, 3]);
  for (const { after } of results) expect(await store.get(after?._id.toHexString() ?? '')).toMatchObject({ ...after });
});
