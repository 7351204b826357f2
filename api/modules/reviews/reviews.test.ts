import { COMMENTS_MAX, REVIEW_TEXT_MAX } from '@polyphony/domain/publishing/review.js';
import { sectionsOf } from '@polyphony/domain/content/pages/index.js';
import { blogPost } from '@polyphony/domain/kinds/blogPost.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import { PUBLISHER } from '@polyphony/domain/publishing/review.js';
import mongoose, { Types } from 'mongoose';
import { typedDocument } from '../../testing/clients/typedDocument.js';
import { TestClient } from '../../testing/clients/testClient.js';
import { ERASE_DELETED, RESTORE_DELETED } from '../../testing/records/deletedRecords.js';
import { draftOperationsOf } from '../../testing/records/draftOperations.js';
import { operationsOf, RecordMaker } from '../../testing/records/recordMaker.js';
import type { Outcome } from '../../testing/records/payloads.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';

interface Review {
  readonly needed: boolean;
  readonly mayDecide: boolean;
  readonly hasChanges: boolean;
  readonly version: number;
  readonly revision: string | null;
  readonly request: {
    readonly state: string;
    readonly requestedBy: string;
    readonly note: string;
    readonly decidedBy: string | null;
    readonly reason: string;
    readonly mine: boolean;
    readonly changed: boolean;
  } | null;
  readonly comments: readonly {
    readonly id: string;
    readonly field: string | null;
    readonly lang: string | null;
    readonly text: string;
    readonly mine: boolean;
    readonly resolvedBy: string | null;
  }[];
}
interface Reviewed extends Outcome {
  readonly review: Review | null;
}
interface Lists {
  readonly waitingCount: number;
  readonly sentBackCount: number;
  readonly waiting: readonly { readonly id: string; readonly title: string; readonly text: string }[];
  readonly sentBack: readonly { readonly id: string; readonly title: string; readonly text: string }[];
}

const REVIEW = `{ needed mayDecide hasChanges version revision
  request { state requestedBy note decidedBy reason mine changed }
  comments { id field lang text mine resolvedBy } }`;
const PAYLOAD = `{ success message errors { field message code } review ${REVIEW} }`;
const READ = typedDocument<Review>(
  `query ($kind: String! = "blogPost", $id: ID!) { recordReview(kind: $kind, id: $id) ${REVIEW} }`,
);
const LISTS = typedDocument<Lists>(
  `{ myReviews { waitingCount sentBackCount waiting { id title text } sentBack { id title text } } }`,
);
const REQUEST = typedDocument<Reviewed>(
  `mutation ($kind: String! = "blogPost", $id: ID!, $note: String! = "") { requestReview(kind: $kind, id: $id, note: $note) ${PAYLOAD} }`,
);
const WITHDRAW = typedDocument<Reviewed>(
  `mutation ($id: ID!) { withdrawReview(kind: "blogPost", id: $id) ${PAYLOAD} }`,
);
const APPROVE = typedDocument<Reviewed>(
  `mutation ($kind: String! = "blogPost", $id: ID!, $version: Int!, $revision: ID) {
    approveReview(kind: $kind, id: $id, version: $version, revision: $revision) ${PAYLOAD} }`,
);
const SEND_BACK = typedDocument<Reviewed>(
  `mutation ($id: ID!, $reason: String!) { sendBackReview(kind: "blogPost", id: $id, reason: $reason) ${PAYLOAD} }`,
);
const COMMENT = typedDocument<Reviewed>(
  `mutation ($id: ID!, $field: String, $lang: String, $text: String!) {
    addComment(kind: "blogPost", id: $id, field: $field, lang: $lang, text: $text) ${PAYLOAD} }`,
);
const RESOLVE = typedDocument<Reviewed>(
  `mutation ($id: ID!, $to: Boolean! = true) { resolveComment(id: $id, to: $to) ${PAYLOAD} }`,
);
const REMOVE = typedDocument<Reviewed>(`mutation ($id: ID!) { removeComment(id: $id) ${PAYLOAD} }`);
const PUBLISHED = typedDocument<{ readonly title: string } | null>(
  `query ($id: ID!) { publishedBlogPost(id: $id) { title } }`,
);

const ALL: readonly Permission[] = [...blogPost.permissions.all, 'RESTORE_FROM_BIN', 'EMPTY_BIN'];
const operations = operationsOf(blogPost);
const drafts = draftOperationsOf('blogPost');
const REVIEWS_REQUIRED = { types: ['reviews_required'], reviews_required: '1' };

let api: TestApi;
let maker: RecordMaker;
let author: TestClient;
let authorEmail: string;
let reviewer: TestClient;
let reviewerEmail: string;
beforeAll(async () => {
  api = await startTestApi();
  maker = new RecordMaker(api);
  await maker.prepare();
  await maker.makeReferenced(blogPost);
  const signIn = async (permissions: readonly Permission[]) => {
    const { email, password } = await api.staffAccount(...permissions);
    return [await TestClient.signedIn(api.url, email, password), email] as const;
  };
  [author, authorEmail] = await signIn(ALL);
  [reviewer, reviewerEmail] = await signIn([...ALL, PUBLISHER]);
  await api.admin.rest('POST', '/api/website-settings/update', REVIEWS_REQUIRED);
});
afterAll(() => api.close());

const read = (id: string, client = author) => client.request(READ, { id });
const codeOf = ({ errors }: { errors: readonly { extensions: Record<string, unknown> }[] }) =>
  errors[0]?.extensions['code'];

/** A post that visitors see, with a draft of the author. */
async function drafted(title = `Drafted ${maker.tag()}`) {
  const { id } = (await maker.created(blogPost)).record;
  await api.admin.request(operations.toggle('active'), { id, to: true });
  const { version } = await api.admin.request(operations.details, { id });
  const { draft } = await author.request(drafts.save, { id, values: { title }, from: version });
  return { id, title, version, revision: draft?.revision ?? null };
}
const publicTitle = async (id: string) => (await api.visitor.request(PUBLISHED, { id }))?.title;

test('a draft is requested, sent back, requested again and approved; visitors see it then, and mails say so', async () => {
  const { id, title, version, revision } = await drafted();
  const before = await publicTitle(id);
  expect((await author.request(REQUEST, { id, note: ' Please \n look ' })).review?.request).toEqual({
    state: 'WAITING',
    requestedBy: expect.any(String),
    note: 'Please \n look',
    decidedBy: null,
    reason: '',
    mine: true,
    changed: false,
  });
  const mail = await api.mails.next(reviewerEmail);
  expect(mail.subject).toContain(String(before));
  expect(mail.text).toContain('Please');

  expect(await reviewer.request(LISTS)).toMatchObject({ waitingCount: 1, waiting: [{ id, text: 'Please \n look' }] });
  expect(await author.request(LISTS)).toMatchObject({ waitingCount: 0, sentBackCount: 0 });
  expect(await read(id, reviewer)).toMatchObject({ needed: false, mayDecide: true, request: { mine: false } });
  expect(await read(id)).toMatchObject({ needed: true, mayDecide: false, hasChanges: true });

  expect((await reviewer.request(SEND_BACK, { id, reason: '  ' })).errors).toMatchObject([{ field: 'reason' }]);
  expect(await reviewer.request(SEND_BACK, { id, reason: 'Too short' })).toMatchObject({
    success: true,
    review: { request: { state: 'SENT_BACK', reason: 'Too short' } },
  });
  expect((await api.mails.next(authorEmail)).text).toContain('Too short');
  expect(await author.request(LISTS)).toMatchObject({ sentBackCount: 1, sentBack: [{ id, text: 'Too short' }] });
  expect((await reviewer.request(APPROVE, { id, version, revision })).message).toMatch(/decided this already/);

  await author.request(REQUEST, { id });
  expect(await publicTitle(id)).toBe(before);
  expect(await reviewer.request(APPROVE, { id, version, revision })).toMatchObject({
    success: true,
    review: { hasChanges: false, revision: null, request: { state: 'APPROVED' } },
  });
  expect(await publicTitle(id)).toBe(title);
  expect((await api.mails.next(authorEmail)).subject).toContain('Approved');
  expect(await reviewer.request(LISTS)).toMatchObject({ waitingCount: 0 });
});

test('nothing else is approved than the reviewer has seen, and one of two reviewers decides', async () => {
  const { id, version, revision } = await drafted();
  await author.request(REQUEST, { id });
  const later = await author.request(drafts.save, { id, values: { title: 'Later' }, from: version, revision });
  expect((await read(id)).request?.changed).toBe(true);
  expect(codeOf(await reviewer.graphql(APPROVE, { id, version, revision }))).toBe('CONFLICT');
  expect(codeOf(await reviewer.graphql(APPROVE, { id, version, revision: null }))).toBe('CONFLICT');
  const seen = { id, version, revision: later.draft?.revision };
  expect(codeOf(await reviewer.graphql(APPROVE, { ...seen, version: version - 1 }))).toBe('CONFLICT');
  expect((await read(id, reviewer)).request?.state).toBe('WAITING');

  const both = await Promise.all([reviewer.graphql(APPROVE, seen), api.admin.graphql(APPROVE, seen)]);
  const successes = both.filter(({ data }) => (data as { approveReview?: Outcome } | null)?.approveReview?.success);
  expect(successes).toHaveLength(1);
  expect(await publicTitle(id)).toBe('Later');
});

test('a reviewer who publishes in another way decides the review with it', async () => {
  const { id, version, revision } = await drafted();
  await author.request(REQUEST, { id });
  await api.mails.next(reviewerEmail);
  expect(await reviewer.request(drafts.publish, { id, revision, version })).toMatchObject({ success: true });
  expect((await read(id)).request?.state).toBe('APPROVED');
});

test('a scheduled draft that someone changes who needs a review is not published by its schedule any more', async () => {
  const { id, version, revision } = await drafted();
  const scheduled = await reviewer.request(drafts.schedule, { id, revision, at: '2099-03-31T09:30', version });
  expect(scheduled.draft?.schedule?.at).toBeTruthy();
  const again = { id, values: { title: 'Slipped in' }, from: version, revision: scheduled.draft?.revision };
  expect((await author.request(drafts.save, again)).draft?.schedule).toBeNull();
});

test('a request is withdrawn by its author or a reviewer, and by nobody else', async () => {
  const { id } = await drafted();
  await author.request(REQUEST, { id });
  const other = await api.staff(...ALL);
  expect(codeOf(await other.graphql(WITHDRAW, { id }))).toBe('FORBIDDEN');
  expect((await author.request(WITHDRAW, { id })).review?.request?.state).toBe('WITHDRAWN');
  expect((await author.request(WITHDRAW, { id })).success).toBe(false);
});

test('there is nothing to review of what visitors see already, and a wrong draft is refused on its fields', async () => {
  const { id } = (await maker.created(blogPost)).record;
  await api.admin.request(operations.toggle('active'), { id, to: true });
  expect(await author.request(REQUEST, { id })).toMatchObject({ success: false, message: messages.nothingToReview });
  await author.request(drafts.save, { id, values: { title: '' } });
  expect((await author.request(REQUEST, { id })).errors).toMatchObject([{ field: 'title' }]);
});

describe('Comments', () => {
  test('are on the form, on a field, and on a field in a language; resolved by all, removed by their writer', async () => {
    const { id } = await drafted();
    await author.request(COMMENT, { id, text: 'All of it' });
    await author.request(COMMENT, { id, field: 'title', lang: 'ar', text: 'العنوان' });
    const { review } = await reviewer.request(COMMENT, { id, field: 'categoryId', text: 'Which?' });
    expect(review?.comments).toMatchObject([
      { field: null, lang: null, text: 'All of it', mine: false, resolvedBy: null },
      { field: 'title', lang: 'ar', text: 'العنوان' },
      { field: 'categoryId', lang: null, mine: true },
    ]);
    const [first] = review?.comments ?? [];
    expect((await reviewer.request(RESOLVE, { id: first?.id })).review?.comments[0]?.resolvedBy).toBeTruthy();
    expect((await author.request(RESOLVE, { id: first?.id, to: false })).review?.comments[0]?.resolvedBy).toBeNull();
    expect(codeOf(await reviewer.graphql(REMOVE, { id: first?.id }))).toBe('FORBIDDEN');
    expect((await author.request(REMOVE, { id: first?.id })).review?.comments).toHaveLength(2);
    expect(codeOf(await author.graphql(REMOVE, { id: first?.id }))).toBe('NOT_FOUND');
  });

  test.each([
    ['text', { text: ' ' }],
    ['text', { text: 'x'.repeat(REVIEW_TEXT_MAX + 1) }],
    ['field', { text: 'x', field: 'nothing' }],
    ['field', { text: 'x', field: '__proto__' }],
    ['field', { text: 'x', field: `title.${'a'.repeat(300)}` }],
    ['field', { text: 'x', field: '$where' }],
    ['lang', { text: 'x', field: 'title', lang: 'zz' }],
  ])('a wrong %s is refused', async (field, sent) => {
    const { id } = await drafted();
    expect((await author.request(COMMENT, { id, ...sent })).errors).toMatchObject([{ field }]);
  });

  test(`a form has at most ${COMMENTS_MAX}`, async () => {
    const { id } = await drafted();
    const about = new Types.ObjectId(id);
    const comments = Array.from({ length: COMMENTS_MAX }, () => ({ about, text: 'x', by: { id: 'x', name: 'x' } }));
    await mongoose.connection.collection('comments').insertMany(comments);
    expect(await author.request(COMMENT, { id, text: 'One more' })).toMatchObject({
      success: false,
      message: messages.commentsFull(COMMENTS_MAX),
    });
    await mongoose.connection.collection('comments').deleteMany({ about });
  });
});

test('nobody learns of a review, or comments, who may not write the record', async () => {
  const { id } = await drafted();
  const { review } = await author.request(COMMENT, { id, text: 'Ours' });
  const stranger = await api.staff('VIEW_ALL_POSTS', PUBLISHER);
  for (const [document, variables] of [
    [READ, { id }],
    [REQUEST, { id }],
    [APPROVE, { id, version: 1 }],
    [SEND_BACK, { id, reason: 'x' }],
    [COMMENT, { id, text: 'x' }],
    [RESOLVE, { id: review?.comments[0]?.id }],
    [REMOVE, { id: review?.comments[0]?.id }],
  ] as const) {
    expect(codeOf(await stranger.graphql(document, variables))).toBe('FORBIDDEN');
    expect(codeOf(await api.visitor.graphql(document, variables))).toBe('UNAUTHENTICATED');
  }
  await author.request(REQUEST, { id });
  expect(await stranger.request(LISTS)).toMatchObject({ waitingCount: 0, waiting: [] });
  for (const kind of ['role', 'language', 'nothing', '__proto__'])
    expect(codeOf(await author.graphql(READ, { kind, id }))).toBe('BAD_USER_INPUT');
});

test('the review of a record in the bin is not listed, comes back with it, and goes when it is erased', async () => {
  const { id } = (await maker.created(blogPost, undefined, author)).record;
  await author.request(REQUEST, { id });
  await author.request(COMMENT, { id, text: 'x' });
  const isListed = async () => (await reviewer.request(LISTS)).waiting.some((one) => one.id === id);
  expect(await isListed()).toBe(true);
  await author.request(operations.delete, { id });
  expect(await isListed()).toBe(false);
  expect(codeOf(await author.graphql(READ, { id }))).toBe('NOT_FOUND');
  await author.request(RESTORE_DELETED, { id });
  expect(await isListed()).toBe(true);
  await author.request(operations.delete, { id });
  await author.request(ERASE_DELETED, { id });
  const recordId = new Types.ObjectId(id);
  for (const name of ['reviews', 'comments'])
    expect([name, await mongoose.connection.collection(name).countDocuments({ recordId })]).toEqual([name, 0]);
});

test('panels of settings are reviewed by their own forms', async () => {
  const editor = await api.staff('GENERAL_SETTINGS');
  const publisher = await api.staff('GENERAL_SETTINGS', PUBLISHER);
  const panel = draftOperationsOf('settings');
  const values = { system_name: 'Reviewed name' };
  const { status } = await editor.rest('POST', '/api/website-settings/update', { types: ['system_name'], ...values });
  expect(status).toBe(403);
  const off = await editor.rest('POST', '/api/website-settings/update', { ...REVIEWS_REQUIRED, reviews_required: '0' });
  expect(off.status).toBe(403);

  const { draft } = await editor.request(panel.save, { id: 'system', values, from: 1 });
  const target = { kind: 'websiteSettings/system', id: 'system' };
  expect(await editor.request(REQUEST, target)).toMatchObject({ success: true });
  expect((await publisher.request(LISTS)).waiting).toHaveLength(1);
  const { version, revision } = await publisher.request(READ, target);
  expect(revision).toBe(draft?.revision);
  expect(await publisher.request(APPROVE, { ...target, version, revision })).toMatchObject({
    success: true,
    review: { request: { state: 'APPROVED' } },
  });
});

test('sections of pages are reviewed by their own forms, and texts of the site are changed by publishers alone', async () => {
  const permissions: readonly Permission[] = ['VIEW_ALL_PAGES', 'EDIT_PAGE_SECTIONS', 'EDIT_SITE_TEXT'];
  const editor = await api.staff(...permissions);
  const publisher = await api.staff(...permissions, PUBLISHER);
  const pages = typedDocument<{ rows: { id: string; slug: string; version: number }[] }>(
    '{ cmsPages(pageSize: 50) { rows { id slug version } } }',
  );
  const { rows } = await api.admin.request(pages);
  const page = rows.find(({ slug }) => slug === 'about-us');
  if (!page) throw new Error(`There is no such page: ${rows.map(({ slug }) => slug).join()}`);
  const [section] = sectionsOf(page.slug)?.sections ?? [];
  const content = { 'about-us-section-1-banner-heading': 'Written' };
  const save =
    'mutation ($id: ID!, $content: ContentMap!) { updateCmsPageContent(linkId: $id, content: $content) { success } }';
  expect(await editor.graphql(save, { id: page.id, content })).toMatchObject({
    errors: [{ extensions: { code: 'FORBIDDEN' } }],
  });
  const draft = draftOperationsOf('cmsPageSection');
  const saved = await editor.request(draft.save, {
    id: `${page.id}/${section?.id}`,
    values: content,
    from: page.version,
  });
  expect(saved.success).toBe(true);
  const target = { kind: `cmsPage/${page.slug}/${section?.id}`, id: page.id };
  expect(await editor.request(REQUEST, target)).toMatchObject({ success: true });
  const { version, revision } = await publisher.request(READ, target);
  expect(await publisher.request(APPROVE, { ...target, version, revision })).toMatchObject({
    success: true,
    review: { request: { state: 'APPROVED' } },
  });

  const text = 'mutation { updateSiteText(path: "site.notFound.title", lang: "en", text: "Gone") { success message } }';
  expect((await editor.graphql(text)).errors[0]?.message).toBe(messages.publishersOnly);
  expect((await publisher.graphql(text)).errors).toEqual([]);
});

test('while the settings require no review, nobody can ask for one', async () => {
  const { id } = await drafted();
  await api.admin.rest('POST', '/api/website-settings/update', { ...REVIEWS_REQUIRED, reviews_required: '0' });
  expect(await author.request(REQUEST, { id })).toMatchObject({ success: false, message: messages.reviewsOff });
  expect(await reviewer.request(LISTS)).toMatchObject({ waitingCount: 0 });
  await api.admin.rest('POST', '/api/website-settings/update', REVIEWS_REQUIRED);
});
