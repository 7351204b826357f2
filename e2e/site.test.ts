import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { make } from './records.js';
import { picture } from './screenshots.js';

interface Search {
  readonly variables: { readonly filter: { readonly searchName: string } };
}

const direction = (page: Page) =>
  page.evaluate(() => {
    const { documentElement: html } = document;
    return [html.lang, html.dir, getComputedStyle(html).direction];
  });
const titles = (page: Page) => page.locator('main .card__title');
const cards = (page: Page) => titles(page).allInnerTexts();

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('shows the site in the language of ?lang, and from then on in the one of the cookie (LANG-017, LANG-020, PUBLIC-001)', async ({
  visitor,
}) => {
  const { page, context } = await visitor();
  await page.goto('/');
  expect(await direction(page)).toEqual(['en', 'ltr', 'ltr']);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await cards(page)).toContain('Workshops');
  await picture(page, 'site-home');

  await page.goto('/?lang=ar');
  expect(await direction(page)).toEqual(['ar', 'rtl', 'rtl']);
  expect(await cards(page)).toContain('ورش العمل');
  expect((await context.cookies()).find(({ name }) => name === 'language')).toMatchObject({
    value: 'ar',
    sameSite: 'Lax',
  });
  await picture(page, 'site-home-arabic');

  await page.goto('/');
  expect(await direction(page)).toEqual(['ar', 'rtl', 'rtl']);
  expect(await cards(page)).toContain('ورش العمل');
  await page.goto('/?lang=xx');
  expect(await direction(page)).toEqual(['ar', 'rtl', 'rtl']);
});

test('lays out a right-to-left page from the right', async ({ visitor }) => {
  const { page } = await visitor();
  const sides = async () => {
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      const { left, right } = range.getBoundingClientRect();
      return { left, right: innerWidth - right };
    });
    return { logoAtLeft: (logo?.x ?? 0) < 640, titleAtLeft: title.left < title.right };
  };
  await page.goto('/event/category?lang=en');
  expect(await sides()).toEqual({ logoAtLeft: true, titleAtLeft: true });
  await page.goto('/event/category?lang=ar');
  expect(await sides()).toEqual({ logoAtLeft: false, titleAtLeft: false });
  await picture(page, 'site-categories-arabic');
});

test('changes the language of the page that is shown (LANG-018)', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/event/category/workshops');
  await page.getByRole('heading', { name: 'Workshops', level: 1 }).waitFor();
  await picture(page, 'site-category');
  await page.getByRole('link', { name: 'العربية' }).click();
  await page.getByRole('heading', { name: 'ورش العمل', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/event/category/workshops');
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Workshops', level: 1 }).waitFor();
});

test('reads, searches and changes the language for good without JavaScript', async ({ visitor }) => {
  const { page } = await visitor({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Explore events' }).click();
  await page.waitForURL('**/event');
  await page.getByRole('link', { name: 'All categories' }).click();
  await page.waitForURL('**/event/category');
  expect(await cards(page)).toContain('Festivals');
  await page.getByRole('searchbox').fill('fest');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/event/category?search=fest');
  expect(await cards(page)).toEqual(['Festivals']);
  await page.getByRole('link', { name: 'Festivals' }).click();
  await page.waitForURL('**/event/category/festivals');
  await page.getByRole('link', { name: 'العربية' }).click();
  await page.getByRole('heading', { name: 'مهرجانات', level: 1 }).waitFor();
  await picture(page, 'site-without-javascript');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('finds categories while the visitor types, without another page load', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/event/category');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.getByRole('searchbox').pressSequentially('fest');
  await page.getByRole('status').getByText('1 category found').waitFor();
  expect(await cards(page)).toEqual(['Festivals']);
  await page.waitForURL('**/event/category?search=fest');
  await picture(page, 'site-search');
  await page.getByRole('searchbox').fill('');
  await expect(titles(page).filter({ hasText: 'Workshops' })).toBeVisible();
  await page.waitForURL('**/event/category');
  expect(documents).toEqual([]);
});

test('finds what the search field says when its text changed and changed back before a response', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.clock.install();
  await page.goto('/event/category');
  await page.clock.pauseAt(Date.now() + 60_000);
  const held: Route[] = [];
  await page.route('**/graphql', (route) => void held.push(route));
  const searches = () => held.map((route) => (route.request().postDataJSON() as Search).variables.filter.searchName);
  const field = page.getByRole('searchbox');
  await field.fill('fest');
  await page.clock.runFor(DEBOUNCE_MS);
  await expect.poll(searches).toEqual(['fest']);
  await field.fill('fest x');
  await field.fill('fest');
  await page.clock.runFor(DEBOUNCE_MS);
  await expect.poll(searches).toEqual(['fest', 'fest']);
  await Promise.all(held.map((route) => route.continue()));
  await page.getByRole('status').getByText('1 category found').waitFor();
  expect(await cards(page)).toEqual(['Festivals']);
});

test('tells that a search failed, and still searches with the button', async ({ visitor }) => {
  const { page, expectProblem } = await visitor();
  expectProblem(/\/graphql\b.*ERR_FAILED|ERR_FAILED.*\/graphql\b/);
  await page.goto('/event/category');
  const all = await cards(page);
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('searchbox').fill('fest');
  await page.getByRole('status').getByText('The search did not get through.').waitFor();
  expect(await cards(page)).toEqual(all);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/event/category?search=fest');
  expect(await cards(page)).toEqual(['Festivals']);
});

test('shows a page that says so, and the way home, for an unknown address (PUBLIC-010, PUBLIC-011)', async ({
  visitor,
  server,
}) => {
  const { page, expectProblem } = await visitor();
  expectProblem(/\b404\b/);
  const response = await page.goto('/xyz');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: 'Page not found', level: 1 }).waitFor();
  await picture(page, 'site-not-found');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await page.waitForURL(`${server.url}/`);
});

test('shows what the console saves at once, and nothing inactive (PUBLIC-012, PUBLIC-022, PUBLIC-023)', async ({
  visitor,
  server,
}) => {
  const { page, expectProblem } = await visitor();
  expectProblem(/\b404\b/);
  const made = await make(server, 'EventCategory', { name: 'Stargazing', orderNumber: 99 });
  await page.goto('/event/category?lang=ar');
  expect(await cards(page)).toContain('Stargazing');
  await server.admin.ask(
    'mutation ($id: ID!) { translateEventCategory(id: $id, lang: "ar", input: { name: "رصد النجوم" }) { success } }',
    made,
  );
  await page.reload();
  expect(await cards(page)).toContain('رصد النجوم');
  await server.admin.ask('mutation ($id: ID!) { toggleEventCategoryActive(id: $id, to: false) { success } }', made);
  await page.reload();
  expect(await cards(page)).not.toContain('رصد النجوم');
  expect((await page.goto('/event/category/stargazing'))?.status()).toBe(404);
});
