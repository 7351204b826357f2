import { DEBOUNCE_MS } from '@polyphony/domain/limits.js';
import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';

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

test('shows the site in the language of ?lang, and from then on in the one of the cookie (LANG-017, LANG-020)', async ({
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

test('offers the page in the language that the browser prefers, until the visitor has chosen one', async ({
  visitor,
}) => {
  const { page, context } = await visitor({ locale: 'ar-EG' });
  const offer = page.getByRole('link', { name: 'هذه الصفحة بالعربية' });
  await page.goto('/event');
  await offer.click();
  await page.waitForURL('**/event?lang=ar');
  expect(await direction(page)).toEqual(['ar', 'rtl', 'rtl']);
  await expect(page.locator('.offer:visible')).toHaveCount(0);

  await context.clearCookies();
  await page.goto('/event');
  await offer.waitFor();
  await page.getByRole('button', { name: 'إغلاق' }).click();
  await expect(offer).toHaveCount(0);
  await page.goto('/');
  expect(await direction(page)).toEqual(['en', 'ltr', 'ltr']);
  await expect(page.locator('.offer')).toBeHidden();
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

test('keeps the header of a phone in one row, in the typefaces of the look, in each language', async ({ visitor }) => {
  const { page } = await visitor();
  for (const [width, lang] of [
    [390, 'en'],
    [390, 'ar'],
    [320, 'ar'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/?lang=${lang}`);
    const links = await page
      .getByRole('banner')
      .locator('a, button')
      .evaluateAll((all) =>
        all.filter((link) => link.checkVisibility()).map((link) => Math.round(link.getBoundingClientRect().top)),
      );
    expect(links).toHaveLength(5);
    expect(Math.max(...links) - Math.min(...links)).toBeLessThan(12);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.evaluate(() => document.fonts.ready);
    const loaded = await page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    );
    expect(loaded.some((family) => family.includes('Instrument Sans'))).toBe(true);
    expect(loaded.some((family) => family.includes('Vazirmatn'))).toBe(true);
  }
});

test('opens the menu of a phone and what is below its entries without JavaScript, and closes it by the keyboard, in each direction', async ({
  visitor,
}) => {
  const { page } = await visitor({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  for (const [lang, button, entry, below, name] of [
    ['en', 'Menu', 'Events', 'Day hikes', 'phone-menu'],
    ['ar', 'القائمة', 'الفعاليات', 'مسيرات يومية', 'phone-menu-arabic'],
  ] as const) {
    await page.goto(`/contact-us?lang=${lang}`);
    const menu = page.locator('#main-menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: button }).focus();
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await menu.locator('summary', { hasText: entry }).click();
    await expect(menu.getByRole('link', { name: below })).toBeVisible();
    await picture(page, `site-${name}`);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    // What was open is open again.
    await page.getByRole('button', { name: button }).click();
    await menu.getByRole('link', { name: below }).click();
    await page.waitForURL('**/event/category/day-hikes');
  }
});

test('opens one branch of the header at a time, and closes it by Escape or by a click elsewhere', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const events = menu.locator('summary', { hasText: 'Events' });
  const about = menu.locator('summary', { hasText: 'About us' });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeHidden();
  await events.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link', { name: 'Masterclasses' })).toBeVisible();
  await picture(page, 'site-menu');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Masterclasses' })).toBeHidden();
  await expect(events).toBeFocused();
  await events.click();
  await about.click();
  await expect(menu.getByRole('link', { name: 'Masterclasses' })).toBeHidden();
  await expect(menu.getByRole('link', { name: 'Contact' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(menu.getByRole('link', { name: 'Contact' })).toBeHidden();
});

test('changes the language of the page that is shown (LANG-018)', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/event/category/workshops');
  await page.getByRole('heading', { name: 'Workshops', level: 1 }).waitFor();
  await picture(page, 'site-category');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await page.getByRole('heading', { name: 'ورش العمل', level: 1 }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/event/category/workshops');
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Workshops', level: 1 }).waitFor();
});

test('reads, searches and changes the language for good without JavaScript', async ({ visitor }) => {
  const { page } = await visitor({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Explore events' }).click();
  await page.waitForURL('**/event');
  await page.getByRole('link', { name: 'All categories' }).click();
  await page.waitForURL('**/event/category');
  expect(await cards(page)).toContain('Workshops');
  expect(await cards(page)).not.toContain('Festivals');
  await page.getByRole('searchbox').fill('work');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/event/category?search=work');
  expect(await cards(page)).toEqual(['Workshops']);
  await page.getByRole('link', { name: 'Workshops' }).click();
  await page.waitForURL('**/event/category/workshops');
  await page.getByRole('banner').getByRole('link', { name: 'العربية' }).click();
  await page.getByRole('heading', { name: 'ورش العمل', level: 1 }).waitFor();
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
  await page.getByRole('searchbox').pressSequentially('work');
  await page.getByRole('status').getByText('1 category found').waitFor();
  expect(await cards(page)).toEqual(['Workshops']);
  await page.waitForURL('**/event/category?search=work');
  await picture(page, 'site-search');
  await page.getByRole('searchbox').fill('');
  await expect(titles(page).filter({ hasText: 'Outdoor trips' })).toBeVisible();
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
  const pendingRoutes: Route[] = [];
  await page.route('**/graphql', (route) => void pendingRoutes.push(route));
  const searches = () =>
    pendingRoutes.map((route) => (route.request().postDataJSON() as Search).variables.filter.searchName);
  const field = page.getByRole('searchbox');
  await field.fill('work');
  await page.clock.runFor(DEBOUNCE_MS);
  await expect.poll(searches).toEqual(['work']);
  await field.fill('work x');
  await field.fill('work');
  await page.clock.runFor(DEBOUNCE_MS);
  await expect.poll(searches).toEqual(['work', 'work']);
  await Promise.all(pendingRoutes.map((route) => route.continue()));
  await page.getByRole('status').getByText('1 category found').waitFor();
  expect(await cards(page)).toEqual(['Workshops']);
});

test('tells that a search failed, and still searches with the button', async ({ visitor }) => {
  const { page, expectProblem } = await visitor();
  expectProblem(/\/graphql\b.*ERR_FAILED|ERR_FAILED.*\/graphql\b/);
  await page.goto('/event/category');
  const all = await cards(page);
  await page.route('**/graphql', (route) => route.abort());
  await page.getByRole('searchbox').fill('work');
  await page.getByRole('status').getByText('The search failed.').waitFor();
  expect(await cards(page)).toEqual(all);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/event/category?search=work');
  expect(await cards(page)).toEqual(['Workshops']);
});
