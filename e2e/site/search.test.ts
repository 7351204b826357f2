// cspell:ignore lantren zzqx
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';

/** A visitor searches the whole site, with scripts and without. */

test.use({ serverEnv: { DEMO_CONTENT: '1', DEMO_SHOWCASE: '1' } });

const titles = (page: Page) => page.locator('.hit h3').allInnerTexts();
const status = (page: Page) => page.locator('main').getByRole('status');

test('finds by words, kind and page on the whole site, without JavaScript', async ({ visitor }) => {
  const { page } = await visitor({ javaScriptEnabled: false });
  await page.goto('/careers');
  await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
  await page.waitForURL('**/search');
  await expect(page.locator('main')).toContainText('Or begin here');

  await page.getByRole('searchbox', { name: 'Search the whole site' }).fill('weekend BOOKBINDING');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/search?q=weekend+BOOKBINDING');
  expect((await titles(page))[0]).toBe('Bookbinding weekend');
  await expect(page.locator('.hit h3 mark').first()).toHaveText('Bookbinding');

  await page.goto('/search?q=paper');
  await page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name: 'Courses' }).click();
  await page.waitForURL('**/search?q=paper&kind=course');
  await expect(page.locator('.found')).toHaveCount(1);
  await page.getByRole('link', { name: 'Paper from bark' }).click();
  await page.waitForURL('**/courses/paper-from-bark');

  await page.goto('/search?q=lantren');
  await expect(status(page)).toHaveText(/Nothing for “lantren”\. Showing \d+ results for “lanterns?”\./);
  expect(await titles(page)).toContain('Festival of lanterns');
});

test('finds while a visitor types, from the keyboard, and in Arabic', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/search');
  const box = page.getByRole('searchbox');
  await box.focus();
  await page.keyboard.type('lanterns', { delay: 20 });
  await expect(status(page)).toHaveText(/results for “lanterns”/);
  await page.waitForURL('**/search?q=lanterns');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('zzqx');
  await expect(status(page)).toHaveText('Nothing matches “zzqx”.');
  expect(await titles(page)).toEqual([]);

  await page.goto('/search?q=الورق&lang=ar');
  await expect(page.locator('.hit mark').first()).toHaveText('الورق');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('shows the answer to what was typed last, whichever comes first', async ({ visitor }) => {
  const { page } = await visitor();
  await page.route('**/graphql', async (route) => {
    const sent = route.request().postData() ?? '';
    if (sent.includes('"q":"paper"')) await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue().catch(() => undefined);
  });
  await page.goto('/search');
  const box = page.getByRole('searchbox');
  const slow = page.waitForRequest((request) => request.postData()?.includes('"q":"paper"') ?? false);
  await box.fill('paper');
  await slow;
  await box.fill('lanterns');
  await expect(status(page)).toHaveText(/results for “lanterns”/);
  await page.waitForTimeout(1_600);
  await expect(status(page)).toHaveText(/results for “lanterns”/);
});
