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

interface Difference {
  readonly field: string;
  readonly path: string;
  readonly before: string | null;
  readonly after: string | null;
}

const make = async (type: string, input: object): Promise<string> => {
  const name = type.charAt(0).toLowerCase() + type.slice(1);
  const { record, message } = await api.admin.request<{ message: string; record: { id: string } | null }>(
    `mutation ($input: ${type}Input!) { create${type}(input: $input) { message record: ${name} { id } } }`,
    { input },
  );
  if (!record) throw new Error(message);
  return record.id;
};
const update = (type: string, id: string, input: object) =>
  api.admin.request(
    `mutation ($id: ID!, $input: ${type}Input!) { update${type}(id: $id, input: $input) { success message } }`,
    { id, input },
  );
const differences = (kind: string, id: string, from: number, to: number) =>
  api.admin.request<Difference[]>(
    `query ($kind: String!, $id: ID!, $from: Int!, $to: Int!) {
      recordDifferences(kind: $kind, id: $id, from: $from, to: $to) { field path before after } }`,
    { kind, id, from, to },
  );
const restore = (kind: string, id: string, to: number, fields: readonly string[] | null = null, client = api.admin) =>
  client.graphql(
    `mutation ($kind: String!, $id: ID!, $to: Int!, $fields: [String!]) {
      restored: restoreRecordVersion(kind: $kind, id: $id, to: $to, fields: $fields) { success errors { field message } } }`,
    { kind, id, to, fields },
  );
const restored = async (kind: string, id: string, to: number) => (await restore(kind, id, to)).data?.['restored'];
const count = (id: string) => RevisionModel.countDocuments({ recordId: new Types.ObjectId(id) });
const category = (name: string) => make('BlogCategory', { name, slug: name.toLowerCase() });

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
    const id = await make('EventDifficulty', { name: `${name}${n}`, slug: `${name}-${n}` });
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
  const id = await make('BlogPost', { ...maker.freshInput(blogPost), categoryId: one });
  await update('BlogPost', id, { categoryId: other });
  expect(await differences('blogPost', id, 1, 2)).toEqual([
    { field: 'categoryId', path: 'categoryId', before: '"Looms"', after: '"Kilns"' },
  ]);
});

test('a picture of an earlier text comes back with it, unless its file was deleted', async () => {
  const { file } = await uploadFile(api.admin, PNG, { name: 'Loom', type: 'image/png' });
  const { url } = await api.admin.request<{ url: string }>('query ($id: ID!) { file(id: $id) { url } }', {
    id: file?.id,
  });
  const id = await make('BlogPost', {
    ...maker.freshInput(blogPost),
    categoryId: await category('Shuttles'),
    description: `<p>One</p><img src="${url}" alt="Loom">`,
  });
  await update('BlogPost', id, { description: '<p>Two</p>' });
  expect(await restored('blogPost', id, 1)).toEqual({ success: true, errors: [] });
  const { description } = await api.admin.request<{ description: string }>(
    'query ($id: ID!) { blogPost(id: $id) { description } }',
    { id },
  );
  expect(description).toContain(url);

  await update('BlogPost', id, { description: '<p>Three</p>' });
  await api.admin.request('mutation ($id: ID!) { deleteFile(id: $id) { success } }', { id: file?.id });
  expect(await restored('blogPost', id, 1)).toEqual({
    success: false,
    errors: [{ field: 'description', message: messages.fileOfTextGone }],
  });
});

async function homePage() {
  const { rows } = await api.admin.request<{ rows: { id: string; slug: string; version: number }[] }>(
    '{ cmsPages(pageSize: 100) { rows { id slug version } } }',
  );
  const page = rows.find(({ slug }) => slug === 'home');
  if (!page) throw new Error('There is no home page.');
  return page;
}

test('the content of a page is restored as its own form would save it', async () => {
  const page = await homePage();
  const save = (heading: string) =>
    api.admin.request(
      `mutation ($id: ID!, $content: ContentMap!) {
        updateCmsPageContent(linkId: $id, content: $content) { success message errors { field message } } }`,
      { id: page.id, content: { 'home-section-1-banner-heading': heading } },
    );
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
  const { content } = await api.admin.request<{ content: Record<string, unknown> }>(
    'query ($id: ID!) { cmsPage(id: $id) { content: contentDetails(lang: "en") } }',
    { id: page.id },
  );
  expect(content['home-section-1-banner-heading']).toBe('First words');
});

test('who translates the names of pages restores no content, in any language', async () => {
  await api.admin.request('mutation { createLanguage(input: { name: "Arabic", code: "ar" }) { success } }');
  const { id } = await homePage();
  const save = (heading: string) =>
    api.admin.request(
      `mutation ($id: ID!, $content: ContentMap!) {
        updateCmsPageContent(linkId: $id, lang: "ar", content: $content) { success message } }`,
      { id, content: { 'home-section-1-banner-heading': heading } },
    );
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
  for (const name of ['Two', 'Three', 'Four']) await update('BlogCategory', id, { name });
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
  const ids = [await make('EventDifficulty', { name: 'Saved' }), await make('EventDifficulty', { name: 'Switched' })];
  const store = storeUnderTest(kinds.eventDifficulty);
  const context = await systemContext(new RecordStores([store]), api.services, createLogger('fatal'));
  const operation = toggling(store, { toggle: 'active', to: false }, context);
  const planned: Planned[] = [];
  for (const [id, record] of await operation.load(ids)) {
    const plan = await operation.plan(record, id);
    if ('before' in plan) planned.push(plan);
  }
  await update('EventDifficulty', ids[0] ?? '', { name: 'Saved meanwhile' });
  const results = await inTransaction((session) => operation.make(planned, session));
  expect(results.map(({ after }) => after?.version).sort()).toEqual([2, 3]);
  for (const { after } of results) expect(await store.get(after?._id.toHexString() ?? '')).toMatchObject({ ...after });
});
