import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ASSETS_PATH } from './document/assetsPath.js';
import { buildClient, siteOver } from './testing/site.js';

/**
 * Script that a page without an island may ship, and one with an island, in bytes as sent (gzip). The lightbox of galleries
 * is within the first, for what would load it later takes more than it does (ADR-0096), and so is the top loader.
 */
const SITE_SCRIPT_MAX = 1_600;
const ISLAND_PAGE_MAX = 130_000;

let clientDir: string;
beforeAll(() => {
  clientDir = buildClient();
});
afterAll(() => rmSync(clientDir, { recursive: true }));

const get = (url: string) => siteOver({ clientDir }).get(url);

/** The addresses of the scripts that a page loads. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src = '']) => src);

const sizeOf = (addresses: string[]) =>
  addresses.reduce((sum, address) => {
    expect(address.startsWith(ASSETS_PATH)).toBe(true);
    return sum + gzipSync(readFileSync(join(clientDir, address.slice(ASSETS_PATH.length)))).length;
  }, 0);

test.each([
  '/',
  '/event',
  '/event/raku-weekend',
  '/event/category/pottery',
  '/news',
  '/blog/hundred-notebooks',
  '/not-found',
])('%s has nothing to hydrate and ships next to no script', async (url) => {
  const { body } = await get(url);
  expect(scriptsOf(body)).toHaveLength(1);
  expect(sizeOf(scriptsOf(body))).toBeLessThan(SITE_SCRIPT_MAX);
  expect(body).not.toContain('data-island');
});

test('a page with a popup ships the script that opens it, and still next to none', async () => {
  const settings = { show_website_popup: '1', popup_content: 'Summer courses' };
  const scripts = scriptsOf((await siteOver({ clientDir, settings }).get('/')).body);
  expect(scripts).toHaveLength(2);
  expect(sizeOf(scripts)).toBeLessThan(2 * SITE_SCRIPT_MAX);
});

test('the page with an island ships its script, its props beside its markup', async () => {
  const { body } = await get('/event/category');
  const scripts = scriptsOf(body);
  expect(scripts.some((src) => /\/categorySearch-[\w-]+\.js$/.test(src))).toBe(true);
  expect(sizeOf(scripts)).toBeLessThan(ISLAND_PAGE_MAX);
  const props = /<\/div><script type="application\/json" data-props="categorySearch">(.*?)<\/script>/.exec(body)?.[1];
  expect(JSON.parse(props ?? 'null')).toMatchObject({ path: '/event/category', language: 'en', search: '' });
});

test('so does the search of the site', async () => {
  const scripts = scriptsOf((await get('/search?q=paper')).body);
  expect(scripts.some((src) => /\/siteSearch-[\w-]+\.js$/.test(src))).toBe(true);
  expect(sizeOf(scripts)).toBeLessThan(ISLAND_PAGE_MAX);
});

test('every page links the style sheet of all pages and that of its look, whose names change with their content', async () => {
  const { body } = await get('/');
  const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
  expect(sheets).toEqual([
    expect.stringMatching(/^\/assets\/site\/site-[\w-]{8}\.css$/),
    expect.stringMatching(/^\/assets\/site\/atelier-[\w-]{8}\.css$/),
  ]);
  for (const href of sheets)
    expect(readFileSync(join(clientDir, href.slice(ASSETS_PATH.length)), 'utf8')).toContain(':root{');
});

test('every page preloads the fonts of its look for its script', async () => {
  const fontsOf = ({ body }: { body: string }) =>
    [...body.matchAll(/<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin="anonymous"/gi)].map(
      ([, href = '']) => href,
    );
  const latin = fontsOf(await get('/'));
  expect(latin).toEqual([
    expect.stringMatching(/^\/assets\/site\/newsreader-latin-400-normal-.*\.woff2$/),
    expect.stringMatching(/^\/assets\/site\/instrument-sans-latin-wght-normal-.*\.woff2$/),
  ]);
  const inArabic = fontsOf(await get('/event?lang=ar'));
  expect(inArabic).toEqual([expect.stringMatching(/\/vazirmatn-arabic-wght-.*\.woff2$/)]);
  for (const href of [...latin, ...inArabic])
    expect(
      readFileSync(join(clientDir, href.slice(ASSETS_PATH.length)))
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
});

test('browsers may prefetch pages, but never links that change the language or lead to other files', async () => {
  const { headers } = await get('/');
  expect(headers['speculation-rules']).toBe('"/speculation-rules.json"');
  const rules = await get('/speculation-rules.json');
  expect(rules.headers['content-type']).toBe('application/speculationrules+json');
  const [{ where, eagerness }] = JSON.parse(rules.body).prerender;
  expect(eagerness).toBe('moderate');
  expect(JSON.stringify(where)).toMatch(/"not":\{"href_matches":"\/admin\/\*"\}.*lang=.*"not":\{"selector_matches"/);
});
