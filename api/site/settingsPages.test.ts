import { commandsOf } from '../testing/measures/commands.js';
import { createArabic } from '../testing/records/createRecord.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';

/** Pages of the site in the cache of pages, after writes of settings. */

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await createArabic(api.admin);
});
afterAll(() => api.close());

const PAGES = ['/', '/event', '/news', '/privacy'] as const;
const get = async (path: string) => (await fetch(api.url + path)).text();
const update = (values: object, lang?: string) =>
  api.admin.rest('POST', '/api/website-settings/update', {
    types: Object.keys(values),
    ...values,
    ...(lang && { lang }),
  });

async function cachedOf(paths: readonly string[]): Promise<string[]> {
  const cached: string[] = [];
  for (const path of paths) if ((await commandsOf(() => get(path))).length === 0) cached.push(path);
  return cached;
}

test('a setting of a single page is on it with the next request, and leaves the others in the cache', async () => {
  for (const path of [...PAGES, '/about-us']) await get(path);
  expect(await cachedOf([...PAGES, '/about-us'])).toEqual([...PAGES, '/about-us']);
  await update({ 'about-us-section-2-widget-card-description-0': 'Small groups' });
  expect(await cachedOf(PAGES)).toEqual(PAGES);
  expect(await get('/about-us')).toContain('Small groups');
});

test.each([
  ['copywrite_text', '© Open Workshop', '© Open Workshop'],
  ['frontend_website_name', 'Open Workshop', 'property="og:site_name" content="Open Workshop"'],
  ['helpline_number', '17 123 456', 'tel:17123456'],
  ['meta_keywords', 'courses,events', 'content="courses,events"'],
  ['primary_color', '#0b6e4f', 'content="#0b6e4f"'],
])('PUBLIC-012: %s is on every page with the next request, cached pages included', async (key, value, expected) => {
  for (const path of PAGES) await get(path);
  await update({ [key]: value });
  for (const path of PAGES) expect(await get(path)).toContain(expected);
  expect(await cachedOf(PAGES)).toEqual(PAGES);
});

test('the style sheet of chosen colours is served where pages link it, under a policy without unsafe-inline', async () => {
  await update({ primary_color: '#123456' });
  const response = await fetch(`${api.url}/privacy`);
  expect(response.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  const [address = ''] = /\/theme-[\w-]+\.css/.exec(await response.text()) ?? [];
  const sheet = await fetch(api.url + address);
  expect(await sheet.text()).toContain('--primary:#123456');
  expect(sheet.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

test('the time zone of the settings decides which day it is on the site', async () => {
  await update({ timezone: 'Pacific/Kiritimati' });
  expect(api.services.siteClock.timeZone).toBe('Pacific/Kiritimati');
});
