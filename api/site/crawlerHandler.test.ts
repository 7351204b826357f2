import sharp from 'sharp';
import { createEvent, setSwitch } from '../testing/records/createRecord.js';
import { gql } from '../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

const WEEKEND = gql(`query BookbindingWeekend { publishedEvent(slug: "bookbinding-weekend") { id } }`);
const HIKES = gql(`query DayHikes { publishedEventCategory(slug: "day-hikes") { id } }`);
const TRANSLATE = gql(`
  mutation TranslateEnglishOnly($id: ID!) { translateEvent(id: $id, lang: "ar", input: {name: "بالعربية"}) { success } }
`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ DEMO_CONTENT: '1' });
});
afterAll(() => api.close());

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(api.url + path, { headers });
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
};

test('robots.txt names the sitemap to crawlers and keeps them from what is a person’s own', async () => {
  const { status, type, body } = await get('/robots.txt');
  expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
  const paths = [...body.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path);
  const personal = ['/account', '/account/bookings', '/account/bookings/*', '/event/*/book', '/login', '/verify'];
  expect(paths).toEqual(expect.arrayContaining(['/admin', '/graphql', '/api/', ...personal]));
  expect(body).toMatch(/\nSitemap: http\S+\/sitemap\.xml\n/);
});

test('the sitemap lists every public page in each language, and nothing that visitors do not see', async () => {
  const { type, body } = await get('/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  const listed = [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, path]) => path);
  for (const path of [
    '/',
    '/?lang=ar',
    '/event',
    '/privacy?lang=ar',
    '/event/category/day-hikes?lang=ar',
    '/event/bookbinding-weekend',
  ])
    expect(listed).toContain(path);
  expect(new Set(listed).size).toBe(listed.length);
  expect(body).toMatch(/<loc>[^<]*\/event<\/loc><xhtml:link rel="alternate" hreflang="[^"]+" href="[^"]+"\/>/);
  expect(body).toContain('hreflang="x-default"');
  for (const path of listed) expect((await get(path ?? '')).status).toBe(200);

  const weekend = await api.admin.request(WEEKEND);
  await setSwitch(api.admin, 'event', 'published', { id: weekend?.id ?? '' }, false);
  expect((await get('/sitemap.xml')).body).not.toContain('bookbinding-weekend');
});

test('the site offers a page to search engines only in languages that its title is written in', async () => {
  const category = await api.admin.request(HIKES);
  const event = await createEvent(api.admin, { name: 'English only', categoryId: category?.id ?? '' });
  await setSwitch(api.admin, 'event', 'published', event, true);
  const entries = async () =>
    (await get('/sitemap.xml')).body.split('\n').filter((line) => line.includes('/event/english-only'));
  expect(await entries()).toEqual([expect.not.stringMatching(/lang=|hreflang/)]);
  const head = async () => {
    const { body } = await get('/event/english-only?lang=ar');
    const found = (pattern: RegExp) => pattern.exec(body)?.[1];
    return {
      canonical: found(/<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/),
      others: /rel="alternate" hrefLang/.test(body),
      locale: found(/<meta property="og:locale" content="([^"]*)"/),
    };
  };
  expect(await head()).toEqual({ canonical: '/event/english-only', others: false, locale: 'en_GB' });

  await api.admin.request(TRANSLATE, { id: event.id });
  expect(await entries()).toHaveLength(2);
  expect(await head()).toEqual({ canonical: '/event/english-only?lang=ar', others: true, locale: 'ar_AR' });
});

test('the site has an icon for browsers and phones, and a picture for pages that are shared', async () => {
  for (const [path, width, height] of [
    ['/favicon.svg', 32, 32],
    ['/icon-192.png', 192, 192],
    ['/icon-512.png', 512, 512],
    ['/apple-touch-icon.png', 180, 180],
    ['/shared.png', 1200, 630],
  ] as const) {
    const bytes = Buffer.from(await (await fetch(api.url + path)).arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
  }
  const { icons } = JSON.parse((await get('/manifest.webmanifest')).body) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await get(src)).status).toBe(200);
  expect((await get('/favicon.ico')).type).toBe('image/x-icon');
});

test('an installed app has the name that the settings give the site', async () => {
  const name = { types: ['frontend_website_name'], frontend_website_name: 'Open Workshop' };
  await api.admin.rest('POST', '/api/website-settings/update', name);
  const { type, body } = await get('/manifest.webmanifest');
  expect(type).toBe('application/manifest+json');
  expect(JSON.parse(body)).toMatchObject({ name: 'Open Workshop', short_name: 'Open Workshop' });
});

test.each(['/missing.png', '/wp-login.json', '/sitemap.txt', '/event/x.xml'])(
  'the site returns 404 for %s in plain text to programs, and the not-found page to a browser that opens it (PUBLIC-011)',
  async (path) => {
    expect(await get(path)).toMatchObject({ status: 404, type: 'text/plain; charset=utf-8', body: 'Not found.\n' });
    const opened = await get(path, { 'sec-fetch-dest': 'document' });
    expect(opened).toMatchObject({ status: 404, type: 'text/html; charset=utf-8' });
    expect(opened.body).toContain('<p class="message__code" aria-hidden="true">404</p>');
  },
);

test('the site says in which language a page is shared, and shows a picture of the site with it', async () => {
  expect((await get('/')).body).toContain('<meta property="og:locale" content="en_GB"/>');
  const { body } = await get('/event?lang=ar');
  expect(body).toContain('<meta property="og:locale" content="ar_AR"/>');
  expect(body).toMatch(/<meta property="og:image" content="[^"]+\/shared\.png"\/>/);
});
