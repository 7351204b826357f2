import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { speak } from '../support/accessibility.js';
import { field, openFromList, openList, openTab, rowOf, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture as pictureFile, store } from '../support/library.js';
import { make } from '../support/records.js';
import { expectToast, holdToasts, toastOf } from '../support/toasts.js';

/** A post from its first word to its withdrawal, as its author and its readers see it. */

const DAY_MS = 24 * 60 * 60 * 1000;

test.use({ serverEnv: { DEMO_CONTENT: '1', SITE_TIME_ZONE: 'Asia/Thimphu' } });

const PATH = '/blog/the-glue-that-waits';
const panel = (page: Page) => page.getByRole('region', { name: 'Publishing' });
const description = (page: Page) =>
  page.locator('form:visible').getByRole('textbox', { name: 'Description', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Whether the post is where visitors and their programs look: its page, the list, the feed, the sitemap and REST. */
async function whereItIs({ url, visitor }: RunningServer): Promise<Readonly<Record<string, boolean>>> {
  const textOf = async (path: string) => (await fetch(new URL(path, url))).text();
  const { body } = await visitor.rest('GET', '/api/client/blog/post/list?pageSize=100');
  return {
    page: (await fetch(new URL(PATH, url))).ok,
    list: (await textOf('/news')).includes(PATH),
    feed: (await textOf('/news/feed.xml')).includes(PATH),
    sitemap: (await textOf('/sitemap.xml')).includes(PATH),
    rest: JSON.stringify(body['data']).includes('the-glue-that-waits'),
  };
}
const everywhere = (isVisible: boolean) => ({
  page: isVisible,
  list: isVisible,
  feed: isVisible,
  sitemap: isVisible,
  rest: isVisible,
});

test('a post is written, translated, previewed without an account, published when its time comes, read in two languages and withdrawn (BLOG-001, BLOG-016, BLOG-025, SPEC-D78)', async ({
  signedIn,
  visitor,
  server,
}) => {
  await store(server, pictureFile('glue.png'));
  await make(server, 'BlogCategory', { name: 'Recipes' });
  const { page } = await signedIn();

  await page.goto('/admin/blog/post/create');
  await field(page, 'Title').fill('The glue that waits');
  await page.getByRole('combobox', { name: /^Category/ }).click();
  await page.getByRole('option', { name: 'Recipes' }).click();
  await page
    .getByRole('group', { name: /^Banner image/ })
    .getByRole('button', { name: 'Choose image' })
    .click();
  await page.getByRole('dialog', { name: 'File Gallery' }).getByRole('button', { name: 'Select glue.png' }).click();
  await field(page, 'Short description').fill('Wheat paste takes its time.');
  await description(page).fill('Stir until it is clear.');
  await submitButton(page).click();
  await expectToast(page, messages.created('labels.post'));

  await openList(page, 'blog/post/view');
  await openFromList(page, 'The glue that waits');
  await openTab(page, 'العربية');
  await field(page, 'Title').fill('الغراء الذي ينتظر');
  await field(page, 'Short description').fill('غراء القمح يأخذ وقته.');
  await description(page).fill('حرّك حتى يصفو.');
  await submitButton(page).click();
  await expectToast(page, messages.updated('labels.post'));
  expect(await whereItIs(server)).toEqual(everywhere(false));

  // A person who types slowly has a draft, with a preview of its own, which ends after the save.
  await expect(page.getByRole('region', { name: 'Draft' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Preview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  const link = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
  await dialog.getByRole('button', { name: 'Close' }).click();
  const reader = await visitor();
  await reader.page.goto(link.slice(new URL(link).origin.length));
  await expect(heading(reader.page)).toHaveText('The glue that waits');
  await expect(reader.page.locator('main')).toContainText('Stir until it is clear.');
  await speak(reader.context, server.url, 'ar');
  await reader.page.reload();
  await expect(heading(reader.page)).toHaveText('الغراء الذي ينتظر');

  await openTab(page, 'English');
  await panel(page).getByRole('button', { name: 'Schedule…' }).click();
  const schedule = page.getByRole('dialog', { name: 'Schedule' });
  const inThreeDays = new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
  await schedule.getByLabel('Publish at').fill(`${inThreeDays}T09:30`);
  await schedule.getByRole('button', { name: 'Schedule' }).click();
  await expect(panel(page)).toContainText('Scheduled');
  await server.advanceClock(DAY_MS);
  expect(await whereItIs(server)).toEqual(everywhere(false));
  await server.advanceClock(3 * DAY_MS);
  expect(await whereItIs(server)).toEqual(everywhere(true));

  await reader.page.goto('/news');
  await reader.page.getByRole('link', { name: 'الغراء الذي ينتظر' }).click();
  await reader.page.waitForURL(`**${PATH}`);
  await expect(reader.page.locator('main')).toContainText('حرّك حتى يصفو.');
  await speak(reader.context, server.url, 'en');
  await reader.page.reload();
  await expect(heading(reader.page)).toHaveText('The glue that waits');
  await expect(reader.page.locator('main')).toContainText('Stir until it is clear.');

  await openList(page, 'blog/post/view');
  await holdToasts(page);
  await page.getByRole('switch', { name: 'Active: The glue that waits' }).click();
  await toastOf(page, 'The glue that waits: Inactive').waitFor();
  await expect(rowOf(page, 'The glue that waits')).toContainText('Withdrawn');
  expect(await whereItIs(server)).toEqual(everywhere(false));
  reader.expectProblem(/404/);
  expect((await reader.page.reload())?.status()).toBe(404);
});
