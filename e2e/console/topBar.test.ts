import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { openList } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectNoOtherToast, expectToast } from '../support/toasts.js';
import { mockResponse, cutOff, holdBack } from '../support/traffic.js';

const LIST = 'event/category/view';
const counter = (page: Page) => page.getByRole('button', { name: /^Cache: \d+/ });
const counted = async (page: Page) => Number(await counter(page).innerText());
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('counts the cached responses of the server, and clears them: a spinner, 0, a reload (SHELL-048, CACHE-003..006, ERR-034)', async ({
  signedIn,
  server,
}) => {
  await server.visitor.request('{ publishedLanguages { code } }');
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_CATEGORIES'));
  await openList(page, LIST);
  const before = await counted(page);
  expect(before).toBeGreaterThan(0);
  await server.visitor.request('{ publishedLanguages { name } }');
  await counter(page).hover();
  await expect(counter(page)).toHaveText(String(before + 1));

  const { release } = await holdBack(page, 'ClearCache');
  await page.evaluate(() => Object.assign(window, { sameWindow: true }));
  await counter(page).click();
  await counter(page).getByRole('progressbar').waitFor();
  await picture(page, 'cache-clearing');
  release();
  await expectToast(page, 'Cache deleted successfully.');
  await expect(counter(page)).toHaveText('0');
  expect(await page.evaluate(() => 'sameWindow' in window)).toBe(false);
});

test('says that the cache is not cleared when the server refuses or cannot be reached (ERR-035)', async ({
  signedIn,
}) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/graphql|ERR_/);
  await openList(page, LIST);
  const before = await counter(page).innerText();
  const refusal = { __typename: 'CacheCleared', cacheStatus: false, errorMessage: messages.cacheDeletionFailed };
  for (const fail of [
    () => mockResponse(page, 'ClearCache', { clearCache: refusal }),
    () => cutOff(page, 'ClearCache'),
  ]) {
    await fail();
    await counter(page).click();
    await expectToast(page, 'An unexpected error occurred during cache deletion.');
    await expect(counter(page)).toHaveText(before);
    await page.unroute('**/graphql');
  }
});

test('shows sample notifications by tabs, without the server (SHELL-052, SHELL-058..063)', async ({ signedIn }) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/graphql|ERR_/);
  await openList(page, LIST);
  await page.route('**/graphql', (route) => route.abort('connectionfailed'));
  await expect(bell(page)).toHaveText('3');
  await bell(page).click();
  await panel(page).getByText('4 New', { exact: true }).waitFor();
  await panel(page).getByText('These are sample notifications.').waitFor();
  await expect(panel(page).getByRole('tab')).toHaveText(['All', 'Messages', 'Alerts']);
  await expect(panel(page).getByRole('listitem')).toHaveCount(4);
  await expect(panel(page).getByRole('tabpanel')).toHaveCSS('max-height', '320px');
  await picture(page, 'notifications');
  await panel(page).getByRole('tab', { name: 'Alerts' }).click();
  await panel(page).getByText('Hey! You have no any notifications', { exact: true }).waitFor();
  await expect(panel(page).getByRole('listitem')).toHaveCount(0);
  await picture(page, 'notifications-alerts');
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
});

test('lists what waits for the user above the samples, and closes when one of it is opened', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  await bell(page).click();
  const waiting = panel(page).getByRole('region', { name: 'Needs your attention' });
  await waiting.getByRole('button', { name: /^Missing translations/ }).click();
  await waiting.getByRole('link').first().click();
  await expect(page).toHaveURL(/\?lang=ar/);
  await expect(panel(page)).toHaveCount(0);
});

test('fills the screen and leaves it again, and leads to the public home (SHELL-049, SHELL-050)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole('button', { name: 'Full screen', exact: true }).click();
  await page.getByRole('button', { name: 'Exit full screen' }).waitFor();
  expect(await isFull()).toBe(true);
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await page.getByRole('button', { name: 'Full screen', exact: true }).waitFor();
  expect(await isFull()).toBe(false);
  await page.getByRole('link', { name: 'Public site' }).click();
  await page.waitForURL(`${server.url}/`);
});

test('only logs that the list of languages could not be loaded (ERR-007)', async ({ signedIn }) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/languages could not be loaded|graphql|ERR_/);
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'error' && logged.push(message.text()));
  await cutOff(page, 'PublishedLanguages');
  await openList(page, LIST);
  await page.getByRole('button', { name: 'Language: English' }).waitFor();
  await expect.poll(() => logged).toContainEqual(expect.stringContaining('The list of languages could not be loaded.'));
  // A toast about the languages would come before this one.
  await page.getByRole('switch', { name: 'Featured: Festivals' }).click();
  await expectToast(page, messages.statusUpdated);
  expectNoOtherToast(page);
});

test('fits the top bar into wide and narrow screens', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  await counter(page).waitFor();
  for (const width of [1440, 900, 390]) {
    await page.setViewportSize({ width, height: 800 });
    // A table fits its columns into a new width a moment later.
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(70);
    await picture(page, `top-bar-${width}`);
  }
});
