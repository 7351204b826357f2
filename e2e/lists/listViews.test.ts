import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { openList, recordNames } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';
import { make } from '../support/records.js';

const LIST = 'event/difficulty/view';
const panel = (page: Page) => page.getByRole('dialog', { name: 'View' });
const open = async (page: Page) => {
  await page.getByRole('button', { name: 'View', exact: true }).click();
  await panel(page).waitFor();
};
const headings = async (page: Page) =>
  (await page.getByRole('columnheader').allInnerTexts()).filter((text) => text.trim() !== '');
const rowHeight = async (page: Page) => (await page.locator('.MuiDataGrid-row').first().boundingBox())?.height ?? 0;

test.beforeAll(async ({ server }) => {
  for (const name of ['Gentle', 'Steep', 'Sheer']) await make(server, 'EventDifficulty', { name });
});

test('keeps the chosen columns and density of a list across reloads, until they are reset', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  const [all, usual] = [await headings(page), await rowHeight(page)];
  expect(all).toContain('Slug');
  await open(page);
  await panel(page).getByRole('checkbox', { name: 'Slug' }).uncheck();
  await panel(page).getByRole('button', { name: 'Compact' }).click();
  await picture(page, 'view-panel');
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => headings(page)).toEqual(all.filter((heading) => heading !== 'Slug'));
  await expect.poll(() => rowHeight(page)).toBeLessThan(usual);
  await page.reload();
  await recordNames(page).first().waitFor();
  expect(await headings(page)).not.toContain('Slug');
  expect(await rowHeight(page)).toBeLessThan(usual);
  await open(page);
  await panel(page).getByRole('button', { name: 'Reset' }).click();
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await expect.poll(() => headings(page)).toEqual(all);
});

test('saves a view under a name, offers it in another window, shares it by a link and deletes it', async ({
  signedIn,
  server,
}) => {
  const account = await server.staffAccount('VIEW_ALL_EVENT_DIFFICULTIES');
  const { page, context } = await signedIn(account);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openList(page, `${LIST}?searchName=s&sort=-slug&pageSize=9&page=1`);
  await open(page);
  await panel(page).getByRole('checkbox', { name: 'Order' }).uncheck();
  await panel(page).getByRole('button', { name: 'Comfortable' }).click();
  await panel(page).getByRole('textbox', { name: 'Name of the view' }).fill('Hard ones');
  await page.keyboard.press('Enter');
  await expectToast(page, messages.viewSaved);
  await panel(page).getByRole('button', { name: 'Hard ones', exact: true }).waitFor();
  await picture(page, 'view-saved');
  await panel(page).getByRole('button', { name: 'Copy link to this view' }).click();
  await expectToast(page, 'Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const { page: elsewhere } = await signedIn(account);
  await openList(elsewhere, LIST);
  expect(await headings(elsewhere)).toContain('Order');
  await open(elsewhere);
  await panel(elsewhere).getByRole('button', { name: 'Hard ones', exact: true }).click();
  await expect.poll(() => headings(elsewhere)).not.toContain('Order');
  await expect(recordNames(elsewhere)).toHaveText(['Steep', 'Sheer']);
  expect(Object.fromEntries(new URL(elsewhere.url()).searchParams)).toEqual({
    searchName: 's',
    sort: '-slug',
    pageSize: '9',
    hidden: 'orderNumber',
    density: 'comfortable',
  });

  const { page: colleague } = await signedIn();
  await colleague.goto(link);
  await expect(recordNames(colleague)).toHaveText(['Steep', 'Sheer']);
  expect(await headings(colleague)).not.toContain('Order');
  await open(colleague);
  expect(await panel(colleague).getByRole('button', { name: 'Hard ones', exact: true }).count()).toBe(0);

  await open(elsewhere);
  await panel(elsewhere).getByRole('button', { name: 'Delete view Hard ones' }).click();
  await expectToast(elsewhere, messages.viewDeleted);
  await panel(elsewhere).getByRole('button', { name: 'Hard ones', exact: true }).waitFor({ state: 'detached' });
});

test('ignores unknown columns and densities in a link to a view', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, `${LIST}?hidden=ghost,name,actions,slug&density=tiny`);
  const visibleHeadings = await headings(page);
  expect(visibleHeadings).toEqual(expect.arrayContaining(['Name', 'Actions', 'Order']));
  expect(visibleHeadings).not.toContain('Slug');
});
