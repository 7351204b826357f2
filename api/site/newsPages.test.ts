import { PNG } from '../testing/files/sampleFiles.js';
import { uploadFile } from '../testing/files/uploads.js';
import { commandsOf } from '../testing/measures/commands.js';
import {
  createArabic,
  createBlogCategory,
  createBlogPost,
  createNewsArticle,
  createNewsCategory,
  setSwitch,
} from '../testing/records/createRecord.js';
import { gql } from '../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

/** Pages of posts and articles in the cache of pages: who sees what after which write. */

let api: TestApi;
let picture: string;
const ids = new Map<string, string>();

const get = async (path: string) => {
  const response = await fetch(api.url + path, { redirect: 'manual' });
  return { status: response.status, body: await response.text(), headers: response.headers };
};

const KINDS = {
  BlogPost: { name: 'blogPost', create: createBlogPost },
  NewsArticle: { name: 'newsArticle', create: createNewsArticle },
} as const;
type TextType = keyof typeof KINDS;
const setActive = (type: TextType, id: string | undefined, to: boolean) =>
  setSwitch(api.admin, KINDS[type].name, 'active', { id: id ?? '' }, to);
const UPDATE = {
  BlogPost: gql(`
    mutation UpdateText($id: ID!, $input: BlogPostInput!) { written: updateBlogPost(id: $id, input: $input) { success } }
  `),
  NewsArticle: gql(`
    mutation UpdateNews($id: ID!, $input: NewsArticleInput!) {
      written: updateNewsArticle(id: $id, input: $input) { success }
    }
  `),
} as const;
const update = (type: TextType, id: string | undefined, input: object) =>
  api.admin.request(UPDATE[type], { id: id ?? '', input });

/** Writes a text that visitors see. */
async function text(type: TextType, slug: string, categoryId: string, tags: readonly string[] = []) {
  const input = { title: `About ${slug}`, slug, categoryId, bannerImage: picture, tags };
  const { id } = await KINDS[type].create(api.admin, {
    ...input,
    shortDescription: `What ${slug} is about.`,
    description: `<p>${slug}</p>`,
  });
  await setActive(type, id, true);
  ids.set(slug, id);
}

beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  const { file } = await uploadFile(api.admin, PNG, { name: 'banner.png', type: 'image/png' });
  picture = file?.id ?? '';
  const craft = await createBlogCategory(api.admin, { name: 'Craft', slug: 'craft' });
  const glue = await createBlogCategory(api.admin, { name: 'Gluing', slug: 'gluing' });
  const press = await createNewsCategory(api.admin, { name: 'Press', slug: 'press' });
  // Of three posts in a row, those at the ends have nothing to do with one another.
  await text('BlogPost', 'paper', craft.id, ['Paper']);
  await text('NewsArticle', 'doors', press.id);
  await text('BlogPost', 'glue', glue.id, ['Glue']);
});
afterAll(() => api.close());

const PAGES = [
  '/news',
  '/blog/paper',
  '/news/doors',
  '/news/tag/paper',
  '/blog/category/craft',
  '/news/category/press',
];
const FEEDS = ['/news/feed.xml', '/news/feed.json?lang=ar', '/blog/category/craft/feed.xml'];

test.each([...PAGES, ...FEEDS])('%s is sent again without a command to the database', async (path) => {
  const first = await get(path);
  expect(first.status).toBe(200);
  let again = first;
  expect(await commandsOf(async () => (again = await get(path)))).toEqual([]);
  expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
  expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
});

/** The addresses that are sent from the cache. */
async function cachedOf(paths: readonly string[]): Promise<string[]> {
  const cached: string[] = [];
  for (const path of paths) if ((await commandsOf(() => get(path))).length === 0) cached.push(path);
  return cached;
}

test('after an edit nobody gets the old page, and no page that does not show the text is evicted', async () => {
  const others = [
    '/blog/glue',
    '/blog/category/gluing',
    '/news/tag/glue',
    '/news/category/press',
    '/blog/category/gluing/feed.xml',
  ];
  const showing = ['/blog/paper', '/news', '/blog/category/craft', '/news/tag/paper', '/news/feed.xml', '/news/doors'];
  for (const path of [...others, ...showing]) await get(path);
  for (const title of ['Paper, once more', 'Paper, at last']) {
    expect(await update('BlogPost', ids.get('paper'), { title, description: `<p>${title}</p>` })).toMatchObject({
      success: true,
    });
    expect(await cachedOf(others)).toEqual(others);
    for (const path of showing) expect([path, (await get(path)).body.includes(title)]).toEqual([path, true]);
  }
});

test('after a translation the page is new in that language (PUBLIC-012)', async () => {
  const inArabic = async () => (await get('/news/feed.xml?lang=ar')).body.includes('عن الورق');
  expect(await inArabic()).toBe(false);
  await api.admin.request(
    'mutation ($id: ID!) { translateBlogPost(id: $id, lang: "ar", input: { title: "عن الورق" }) { success } }',
    { id: ids.get('paper') },
  );
  expect(await inArabic()).toBe(true);
});

test('a search is new after a title that it did not find is changed', async () => {
  const found = async () => (await get('/news?search=cardboard')).body.includes('/blog/glue');
  expect(await found()).toBe(false);
  await update('BlogPost', ids.get('glue'), { title: 'Cardboard' });
  expect(await found()).toBe(true);
});

test('a text with a new tag is on the page of that tag and among the related texts at once', async () => {
  expect((await get('/news/tag/paper')).body).not.toContain('/news/doors"');
  await update('NewsArticle', ids.get('doors'), { tags: ['Paper', 'Doors'] });
  expect((await get('/news/tag/paper')).body).toContain('href="/news/doors"');
  const related = (await get('/blog/paper')).body.split('id="related"')[1] ?? '';
  expect(related).toContain('href="/news/doors"');
});

test('a withdrawn text is gone from its page, lists, feeds and the sitemap at once (PUBLIC-022)', async () => {
  const seen = async () =>
    Promise.all(
      ['/news', '/news/feed.xml', '/news/feed.json', '/blog/category/craft', '/sitemap.xml'].map(async (path) =>
        (await get(path)).body.includes('/blog/paper'),
      ),
    );
  expect(await seen()).toEqual([true, true, true, true, true]);
  await setActive('BlogPost', ids.get('paper'), false);
  expect(await seen()).toEqual([false, false, false, false, false]);
  expect((await get('/blog/paper')).status).toBe(404);
  expect((await get('/news/tag/paper')).body).not.toContain('/blog/paper');
  await setActive('BlogPost', ids.get('paper'), true);
  expect(await seen()).toEqual([true, true, true, true, true]);
});

test('the sitemap has each text with its last change and its address in every language of its title', async () => {
  const translate =
    'mutation ($id: ID!) { translateNewsArticle(id: $id, lang: "ar", input: { title: "الأبواب" }) { success } }';
  await api.admin.request(translate, { id: ids.get('doors') });
  const { body } = await get('/sitemap.xml');
  const [entry = ''] = body.split('\n').filter((line) => line.includes('/news/doors</loc>'));
  expect(entry).toMatch(/<lastmod>20\d\d-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
  expect(entry).toMatch(/hreflang="ar" href="[^"]+\/news\/doors\?lang=ar"/);
  expect(entry).toMatch(/hreflang="x-default" href="[^"]+\/news\/doors"/);
  for (const path of ['/news', '/news/category/press', '/blog/category/craft'])
    expect(body).toMatch(new RegExp(`<loc>[^<]*${path}</loc>`));
});

test('a tag that ends as the name of a file does has its page', async () => {
  expect(await update('BlogPost', ids.get('glue'), { tags: ['Node.js'] })).toMatchObject({ success: true });
  const { status, headers, body } = await get('/news/tag/node.js');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(body).toContain('/blog/glue');
  expect((await get('/news/node.js')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
});
