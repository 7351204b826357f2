import { mock } from 'node:test';
import { kinds } from '@polyphony/domain/kinds/index.js';
import type { AnyKind } from '@polyphony/domain/kinds/parts/kind.js';
import { LANGUAGE_COOKIE } from '@polyphony/domain/languages.js';
import { StampedCache } from '../platform/cache/stampedCache.js';
import { PNG } from '../testing/files/sampleFiles.js';
import { uploadFile } from '../testing/files/uploads.js';
import { gql } from '../testing/generated/gql.js';
import { typedDocument } from '../testing/clients/typedDocument.js';
import { operationsOf } from '../testing/records/recordMaker.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

/** Every page of a site with content, before and after a write: which pages it changed, and which ones it evicted. */

const PAGE = gql(`query PageOfOffers { publishedCmsPage(slug: "offers") { id } }`);
const SAVE = gql(`
  mutation SaveSectionOfPage($id: ID!, $content: ContentMap!) {
    updateCmsPageContent(linkId: $id, content: $content) { success }
  }
`);
const PICTURES = gql(`query PicturesOfTheSite { files(pageSize: 100, filter: {fileKind: IMAGES}) { rows { id } } }`);
const DESCRIBE = gql(`
  mutation DescribePicture($id: ID!, $altText: String!) { updateFile(id: $id, input: {altText: $altText}) { success } }
`);
const SAVE_TEXT = gql(`
  mutation SaveTextOfPage($path: ID!, $text: String, $lang: String! = "en") {
    updateSiteText(path: $path, lang: $lang, text: $text) { success }
  }
`);
const BANNER = gql(`
  query BannerOfPost { publishedBlogPost(slug: "paper-from-the-daphne-bush") { bannerImageFile { id } } }
`);

let api: TestApi;
/** Addresses of some pages of each kind, as the sitemap names them without a language: those are the ones that are cached. */
let paths: readonly string[];
const OF_EACH_KIND = 3;

const get = async (path: string, language = 'en') =>
  (await fetch(api.url + path, { headers: { cookie: `${LANGUAGE_COOKIE}=${language}` } })).text();

beforeAll(async () => {
  api = await startTestApi({ DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' });
  const sitemap = await get('/sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<?]*)<\/loc>/g)].map(([, path]) => path || '/');
  const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
  paths = listed.filter(
    (path, at) =>
      listed.slice(0, at).filter((other) => folderOf(other) === folderOf(path)).length < OF_EACH_KIND ||
      folderOf(path) === '',
  );
  expect(paths.length).toBeGreaterThan(25);
});
afterAll(() => api.close());

/** Requests every page, and names those that are made anew for it: they enter the cache. */
async function request(language: string) {
  const entered = mock.method(StampedCache.prototype, 'set');
  const pages = new Map<string, string>();
  for (const path of paths) {
    const html = await get(path, language);
    // Without what differs in each response.
    pages.set(path, html.replaceAll(/nonce="[^"]*"|value="\d{13}"/g, ''));
  }
  const urls = entered.mock.calls.map(({ arguments: [key] }) => key.split(' ').at(-1) ?? '');
  entered.mock.restore();
  return { pages, rendered: paths.filter((path) => urls.includes(path)) };
}

/** The pages as they are now, all of them in the cache since the last call. */
let cached: { readonly language: string; readonly pages: ReadonlyMap<string, string> } | undefined;

async function makeAll(language: string): Promise<ReadonlyMap<string, string>> {
  await api.admin.request('mutation { clearCache { cacheStatus } }');
  const { pages, rendered } = await request(language);
  expect(rendered).toEqual(paths);
  cached = { language, pages };
  return pages;
}

/** Effect of a write on the pages of a language, all of which were cached before it. */
async function effectOf(write: () => Promise<unknown>, language = 'en') {
  const before = cached?.language === language ? cached.pages : await makeAll(language);
  await write();
  const { rendered: evicted } = await request(language);
  const after = await makeAll(language);
  return { evicted, changed: paths.filter((path) => before.get(path) !== after.get(path)) };
}

const set = (values: object, language?: string) =>
  api.admin.rest('POST', '/api/website-settings/update', {
    types: Object.keys(values),
    ...values,
    ...(language && { language }),
  });

/** Effect of an edit of the published record that has the slug. */
async function effectOfEdit(kind: AnyKind, slug: string, input: object) {
  const { id } = await api.visitor.request(
    typedDocument<{ readonly id: string }>(
      `query ($slug: String!) { published${kind.names.type}(slug: $slug) { id } }`,
    ),
    { slug },
  );
  return effectOf(() => api.admin.request(operationsOf(kind).update, { id, input }));
}

const ALL = () => [...paths];
const NONE = () => [];

test.each([
  ['system_name', { system_name: 'Desk' }, NONE],
  ['cookies_agreement_text', { cookies_agreement_text: 'While it is switched off.' }, NONE],
  ['popup_content', { popup_content: 'While it is switched off.' }, NONE],
  // The title of a page that has none of its own, until meta_title is set.
  ['site_moto', { site_moto: 'Learn by doing.' }, () => ['/']],
  ['show_website_popup', { show_website_popup: '1' }, ALL],
  ['frontend_website_name', { frontend_website_name: 'Open Workshop' }, ALL],
  ['primary_color', { primary_color: '#0b6e4f' }, ALL],
  ['link_two_label', { link_two_label: ['Log in here'] }, ALL],
])('the setting %s evicts the pages that show it and no others', async (_, values, expected) => {
  const { evicted, changed } = await effectOf(() => set(values));
  expect(evicted).toEqual(changed);
  expect(evicted).toEqual(expected());
});

test.each([
  ['meta_title', { meta_title: 'Open Workshop: learn by doing' }, ['/'], ['/event', '/privacy']],
  [
    'meta_description',
    { meta_description: 'What you can learn with us.' },
    ['/', '/about-us', '/event', '/news', '/privacy'],
    // Their authors describe them.
    ['/event/river-walk', '/blog/paper-from-the-daphne-bush'],
  ],
])(
  'the setting %s evicts the pages that have none of their own and no others (PUBLIC-021)',
  async (_, values, affected, own) => {
    const { evicted, changed } = await effectOf(() => set(values));
    expect(evicted).toEqual(changed);
    expect(evicted).toEqual(expect.arrayContaining(affected));
    expect(paths).toEqual(expect.arrayContaining(own));
    expect(evicted.filter((path) => own.includes(path))).toEqual([]);
  },
);

test('a translation of a setting evicts what it changes in that language', async () => {
  const write = () => set({ footer_title: 'بيت للجميع' }, 'ar');
  const { evicted, changed } = await effectOf(write, 'ar');
  expect(evicted).toEqual(paths);
  expect(changed).toEqual(paths);
});

/** Edits of what a record says that leave lists as they are. */
const EDITS = [
  ['a post', kinds.blogPost, 'paper-from-the-daphne-bush'],
  ['an article', kinds.newsArticle, 'the-press-of-1912-turns-again'],
] as const;

test.each(EDITS)('an edit of %s evicts the pages that show it and no others (BLOG-007)', async (_, kind, slug) => {
  const input = { title: 'Another title', description: '<p>Another text.</p>' };
  const { evicted, changed } = await effectOfEdit(kind, slug, input);
  expect(evicted).toEqual(changed);
  expect(evicted).toContain(kind === kinds.blogPost ? `/blog/${slug}` : `/news/${slug}`);
  expect(evicted.length).toBeLessThan(paths.length / 2);
});

test('an edit of a section evicts its page and no others', async () => {
  const page = await api.admin.request(PAGE);
  const { evicted, changed } = await effectOf(() =>
    api.admin.request(SAVE, { id: page?.id ?? '', content: { 'offers-section-2-heading': 'Now' } }),
  );
  expect(evicted).toEqual(changed);
  expect(evicted).toEqual(['/offers']);
});

/** Kinds that do not declare which fields decide their lists: a write evicts every page that reads the kind. */
test.each([
  ['a course', kinds.course, 'paper-from-bark', { title: 'Another course' }],
  ['an event', kinds.event, 'river-walk', { name: 'Another weekend' }],
])('an edit of %s evicts at least every page that it changes', async (_, kind, slug, input) => {
  const { evicted, changed } = await effectOfEdit(kind, slug, input);
  expect(changed.length).toBeGreaterThan(1);
  expect(evicted).toEqual(expect.arrayContaining(changed));
  expect(evicted).not.toContain('/privacy');
});

test('a text evicts the pages that show its group and no others', async () => {
  const write = () => api.admin.request(SAVE_TEXT, { path: 'site.careers.apply', text: 'Apply today' });
  const { evicted, changed } = await effectOf(write);
  expect(changed.length).toBeGreaterThan(0);
  expect(evicted).toEqual(expect.arrayContaining(changed));
  expect(evicted.filter((path) => !path.startsWith('/careers'))).toEqual([]);
});

test('a text of every page evicts all pages', async () => {
  const write = () => api.admin.request(SAVE_TEXT, { path: 'site.footer.links', text: 'Further' });
  const { evicted, changed } = await effectOf(write);
  expect(evicted).toEqual(expect.arrayContaining(changed));
  expect(evicted).toEqual(paths);
});

test('a text in another language evicts no page in this one', async () => {
  const write = () => api.admin.request(SAVE_TEXT, { path: 'site.events.title', text: 'الكل', lang: 'ar' });
  expect((await effectOf(write)).evicted).toEqual([]);
});

test('an upload to the file library evicts nothing', async () => {
  const { evicted } = await effectOf(() => uploadFile(api.admin, PNG, { name: 'new.png', type: 'image/png' }));
  expect(evicted).toEqual([]);
});

test('what a picture shows, in words, is new on every page with that picture and on no others', async () => {
  const { rows } = await api.admin.request(PICTURES);
  const describe = (ids: readonly string[], altText: string) =>
    effectOf(async () => {
      for (const id of ids) await api.admin.request(DESCRIBE, { id, altText });
    });
  const all = await describe(
    rows.map(({ id }) => id),
    'One of all',
  );
  expect(all.evicted).toEqual(all.changed);
  expect(all.evicted).toContain('/about-us');
  const post = await api.visitor.request(BANNER);
  const one = await describe([post?.bannerImageFile?.id ?? ''], 'A single one');
  expect(one.evicted).toEqual(one.changed);
  expect(one.evicted.length).toBeLessThan(paths.length / 2);
});
