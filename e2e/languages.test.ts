import type { Page } from 'playwright-core';
import { openList, rowOf } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';

const direction = (page: Page) =>
  page.evaluate(() => ({ lang: document.documentElement.lang, dir: document.documentElement.dir }));

async function choose(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('button', { name: /^Language:/ }).click();
  await page.getByRole('menuitemradio', { name }).click();
}

journeys('The language of the console', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('is chosen among the active ones, kept in a cookie, and turns the page (SHELL-051, SHELL-057, LANG-017, LANG-018, LANG-020)', async () => {
    const { page, context } = await the.staff();
    await openList(page, 'event/category/view');
    expect(await direction(page)).toEqual({ lang: 'en', dir: 'ltr' });
    await rowOf(page, 'Workshops').waitFor();
    await page.getByRole('button', { name: 'Language: English' }).click();
    expect(await page.getByRole('menuitemradio').allTextContents()).toEqual(['Englishen', 'العربيةar']);
    await picture(page, 'language-menu');
    await page.keyboard.press('Escape');

    await choose(page, /العربية/);
    await rowOf(page, 'ورش العمل').waitFor();
    await eventually(async () => expect(await direction(page)).toEqual({ lang: 'ar', dir: 'rtl' }));
    expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('ar');
    const sidebar = await page.getByRole('navigation', { name: 'Console' }).boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect(sidebar?.x).toBeGreaterThan(main?.x ?? Infinity);
    await picture(page, 'console-arabic');

    await page.reload();
    await rowOf(page, 'ورش العمل').waitFor();
    expect(await direction(page)).toEqual({ lang: 'ar', dir: 'rtl' });
    await choose(page, /English/);
    await rowOf(page, 'Workshops').waitFor();
    await eventually(async () => expect(await direction(page)).toEqual({ lang: 'en', dir: 'ltr' }));
  });

  it('is the same on the public site and the console', async () => {
    const { page } = await the.staff();
    await page.goto('/event?lang=ar');
    await openList(page, 'event/category/view');
    await rowOf(page, 'ورش العمل').waitFor();
    expect(await direction(page)).toEqual({ lang: 'ar', dir: 'rtl' });
  });
});
