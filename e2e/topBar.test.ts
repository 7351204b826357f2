import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { openList, toast } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { answerInstead, cutOff, holdBack } from './traffic.js';

const LIST = 'event/category/view';
const counter = (page: Page) => page.getByRole('button', { name: /^Cache: \d+/ });
const counted = async (page: Page) => Number(await counter(page).innerText());
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

journeys('The top bar', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('SHELL-048 CACHE-003..006 ERR-034 counts what the server keeps, and clears it: a spinner, 0, the page anew', async () => {
    await the.api.visitor.ask('{ publishedLanguages { code } }');
    const { page } = await the.staff(await the.api.staffAccount('VIEW_ALL_EVENT_CATEGORIES'));
    await openList(page, LIST);
    const before = await counted(page);
    expect(before).toBeGreaterThan(0);
    await the.api.visitor.ask('{ publishedLanguages { name } }');
    await counter(page).hover();
    await eventually(async () => expect(await counted(page)).toBe(before + 1));

    const { release } = await holdBack(page, 'ClearCache');
    await page.evaluate(() => Object.assign(window, { sameWindow: true }));
    await counter(page).click();
    await counter(page).getByRole('progressbar').waitFor();
    await picture(page, 'cache-clearing');
    const loaded = page.waitForEvent('load');
    release();
    await loaded;
    await toast(page, 'Cache deleted successfully.').waitFor();
    expect(await page.evaluate(() => 'sameWindow' in window)).toBe(false);
    expect(await counted(page)).toBe(0);
  });

  it.each([
    ['refuses', (page: Page) => answerInstead(page, 'ClearCache', refusal)],
    ['cannot be reached', (page: Page) => cutOff(page, 'ClearCache')],
  ])('ERR-035 says that the cache is not cleared when the server %s', async (_how, fail) => {
    const { page, expectProblem } = await the.staff();
    expectProblem(/graphql|ERR_/);
    await openList(page, LIST);
    const before = await counted(page);
    await fail(page);
    await counter(page).click();
    await toast(page, 'An unexpected error occurred during cache deletion.').waitFor();
    expect(await counted(page)).toBe(before);
  });

  it('SHELL-052 SHELL-058..063 shows sample notifications by tabs, without asking the server', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    await page.waitForLoadState('networkidle');
    expect(await bell(page).innerText()).toBe('3');
    const asked: string[] = [];
    page.on('request', (request) => request.resourceType() === 'fetch' && asked.push(request.url()));
    await bell(page).click();
    await panel(page).getByText('4 New', { exact: true }).waitFor();
    expect(await panel(page).getByRole('tab').allInnerTexts()).toEqual(['All', 'Messages', 'Alerts']);
    expect(await panel(page).getByRole('listitem').count()).toBe(4);
    expect(asked).toEqual([]);
    const list = panel(page).getByRole('tabpanel');
    expect(await list.evaluate((element) => getComputedStyle(element).maxHeight)).toBe('320px');
    await picture(page, 'notifications');
    await panel(page).getByRole('tab', { name: 'Alerts' }).click();
    await panel(page).getByText('Hey! You have no any notifications', { exact: true }).waitFor();
    expect(await panel(page).getByRole('listitem').count()).toBe(0);
    await picture(page, 'notifications-alerts');
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
  });

  it('SHELL-051 lists the active languages, each with its flag', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    await page.getByRole('button', { name: 'Language: English' }).click();
    const options = page.getByRole('menuitemradio');
    await options.first().waitFor();
    const active = await the.api.visitor.ask<{ name: string }[]>('{ publishedLanguages { name } }');
    expect(await options.count()).toBe(active.length);
    for (const { name } of active) {
      const flag = options.filter({ hasText: name }).locator('img');
      await eventually(async () =>
        expect(await flag.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true),
      );
      // Its name is the language's alone.
      expect(await flag.getAttribute('alt')).toBe('');
    }
    await picture(page, 'languages');
  });

  it('SHELL-049 fills the screen and leaves it again', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.getByRole('button', { name: 'Leave full screen' }).waitFor();
    expect(await isFull()).toBe(true);
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
    expect(await isFull()).toBe(false);
  });

  it('SHELL-050 leads to the public home', async () => {
    const { page } = await the.staff();
    await openList(page, LIST);
    await page.getByRole('link', { name: 'Public site' }).click();
    await page.waitForURL(`${the.api.url}/`);
  });

  it('ERR-007 a list of languages that fails is only logged', async () => {
    const { page, expectProblem } = await the.staff();
    expectProblem(/languages could not be loaded|graphql|ERR_/);
    const logged: string[] = [];
    page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
    await cutOff(page, 'PublishedLanguages');
    await openList(page, LIST);
    expect(logged.some((text) => text.includes('The list of languages could not be loaded.'))).toBe(true);
    await page.waitForTimeout(500);
    expect(await page.locator('.notistack-SnackbarContainer').count()).toBe(0);
    await page.getByRole('button', { name: 'Language: English' }).waitFor();
  });

  it.each([1440, 900, 390])('fits a screen of %i pixels', async (width) => {
    const { page } = await the.staff(undefined, { viewport: { width, height: 800 } });
    await openList(page, LIST);
    await counter(page).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(70);
    await picture(page, `top-bar-${width}`);
  });
});

const refusal = {
  clearCache: { __typename: 'CacheCleared', cacheStatus: false, errorMessage: messages.cacheDeletionFailed },
};
