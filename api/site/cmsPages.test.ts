import { PNG } from '../testing/files/sampleFiles.js';
import { uploadFile } from '../testing/files/uploads.js';
import { commandsOf } from '../testing/measures/commands.js';
import { createArabic, setSwitch } from '../testing/records/createRecord.js';
import { gql } from '../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

/** The pages of the site that have sections: what editors wrote, hidden pages, and who sees what after which write. */

const PAGES = gql(`query SlugsOfPages { cmsPages(pageSize: 100) { rows { slug id } } }`);
const SAVE = gql(`
  mutation SavePageOfSite($id: ID!, $content: ContentMap!, $lang: String) {
    updateCmsPageContent(linkId: $id, content: $content, lang: $lang) { success message errors { field message } }
  }
`);

let api: TestApi;
let picture: string;
const pages = new Map<string, string>();
beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
  picture = (await uploadFile(api.admin, PNG, { name: 'banner.png', type: 'image/png' })).file?.id ?? '';
  const { rows } = await api.admin.request(PAGES);
  for (const { slug, id } of rows) pages.set(slug, id);
});
afterAll(() => api.close());

const get = async (path: string) => {
  const response = await fetch(api.url + path, { redirect: 'manual' });
  return { status: response.status, body: await response.text() };
};
const save = (slug: string, content: Readonly<Record<string, unknown>>, lang = 'en') =>
  api.admin.request(SAVE, { id: pages.get(slug) ?? '', content, lang });
const setActive = (slug: string, to: boolean) =>
  setSwitch(api.admin, 'cmsPage', 'active', { id: pages.get(slug) ?? '' }, to);

/** A page's path, and a key of its sections that the page shows; copied from the routes and keys of the specification. */
const RENDERED_KEYS = [
  ['PUBLIC-001', 'home', '/', 'home-section-1-banner-heading'],
  ['PUBLIC-002', 'about-us', '/about-us', 'about-us-section-1-banner-heading'],
  ['PUBLIC-004', 'news-and-blogs', '/news', 'news-and-blogs-section-1-heading'],
  ['PUBLIC-006', 'contact-us', '/contact-us', 'contact-us-section-1-heading'],
  ['PUBLIC-007', 'offers', '/offers', 'offers-section-2-heading'],
  ['PUBLIC-008', 'event', '/event', 'event-section-1-heading'],
] as const;

test.each(RENDERED_KEYS)('%s: what is saved for page %s is on %s with the next request', async (_, slug, path, key) => {
  expect((await get(path)).status).toBe(200);
  for (const words of ['Learn by hand', 'Learn by heart']) {
    expect(await save(slug, { [key]: words })).toMatchObject({ success: true });
    const { status, body } = await get(path);
    expect([status, body.includes(words)]).toEqual([200, true]);
  }
});

test('no page links to one that is switched off, from the next request on', async () => {
  const links = async () => (await get('/privacy')).body.includes('href="/careers"');
  expect(await links()).toBe(true);
  await setActive('careers', false);
  expect([await links(), (await get('/careers')).status]).toEqual([false, 404]);
  await setActive('careers', true);
  expect(await links()).toBe(true);
});

test('each language shows its own words, and English where it has none', async () => {
  await save('about-us', { 'about-us-section-1-banner-heading': 'Who we are', 'about-us-section-5-heading': 'Why' });
  await save('about-us', { 'about-us-section-1-banner-heading': 'من نكون' }, 'ar');
  const { body } = await get('/about-us?lang=ar');
  expect(body).toContain('من نكون');
  expect(body).not.toContain('Who we are');
  expect(body).toContain('Why');
});

test('every section of the home page and of about us is shown', async () => {
  const values = (slug: string, keys: readonly string[]) =>
    Object.fromEntries(keys.map((key) => [`${slug}-${key}`, `Words of ${slug} ${key}`]));
  const home = values('home', [
    ...['section-1-banner-title', 'section-1-banner-heading', 'section-1-banner-sub-heading', 'section-3-heading'],
    ...['section-3-description', 'section-4-heading', 'section-4-description', 'section-5-heading'],
    ...['section-5-description', 'section-8-heading', 'section-9-heading', 'section-9-description'],
  ]);
  const about = values('about-us', [
    ...['section-1-banner-heading', 'section-1-banner-sub-heading', 'section-2-widget-card-description-0'],
    ...['section-3-heading', 'section-4-heading', 'section-4-description', 'section-5-heading'],
    ...[
      'section-5-description',
      'section-6-heading',
      'section-6-sub-heading',
      'section-7-heading',
      'section-8-heading',
    ],
  ]);
  await save('home', {
    ...home,
    'home-section-1-banner-image': picture,
    'home-section-3-partner-image': [picture],
    'home-section-5-card-title': ['First reason', 'Second reason'],
    'home-section-8-card-image': [picture, picture],
  });
  await save('about-us', { ...about, 'about-us-section-7-sub-headings': ['Founded', 'Moved'] });
  const [front, us] = [(await get('/')).body, (await get('/about-us')).body];
  for (const words of [...Object.values(home), 'First reason', 'Second reason']) expect(front).toContain(words);
  for (const words of [...Object.values(about), 'Founded', 'Moved']) expect(us).toContain(words);
  // The banner, the partner and two of the gallery.
  expect(front.match(/<img src="[^"]*\/media\//g)?.length).toBeGreaterThanOrEqual(4);
});

test('what an editor wrote is text, not markup', async () => {
  await save('event', { 'event-section-1-heading': '<script>alert(1)</script>' });
  expect((await get('/event')).body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test.each(RENDERED_KEYS.map(([, slug, path]) => [slug, path] as const))(
  'the hidden page %s responds 404 at %s and is not in the sitemap, until it is shown again (PUBLIC-011)',
  async (slug, path) => {
    const listed = async () => (await get('/sitemap.xml')).body.includes(`${path}</loc>`);
    expect([(await get(path)).status, await listed()]).toEqual([200, true]);
    await setActive(slug, false);
    expect([(await get(path)).status, await listed()]).toEqual([404, false]);
    await setActive(slug, true);
    expect([(await get(path)).status, await listed()]).toEqual([200, true]);
  },
);

/** The addresses that are sent from the cache. */
async function cachedOf(paths: readonly string[]): Promise<string[]> {
  const cached: string[] = [];
  for (const path of paths) if ((await commandsOf(() => get(path))).length === 0) cached.push(path);
  return cached;
}

test('a change of one page leaves the others in the cache', async () => {
  const others = RENDERED_KEYS.map(([, , path]) => path).filter((path) => path !== '/about-us');
  for (const path of [...others, '/about-us']) await get(path);
  await save('about-us', { 'about-us-section-1-banner-heading': 'Changed' });
  expect(await cachedOf(others)).toEqual(others);
  expect((await get('/about-us')).body).toContain('Changed');
});
