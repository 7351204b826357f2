import { messages } from '@polyphony/domain/messages.js';
import type { Page } from '@playwright/test';
import { openList } from './console.js';
import { expect, test } from './fixtures.js';
import { picture } from './screenshots.js';
import { make } from './records.js';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const entries = (page: Page) =>
  sidebar(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const columns = (page: Page) => page.getByRole('columnheader').allTextContents();

test.beforeAll(async ({ server }) => {
  await make(server, 'EventCategory', { name: 'Secret' });
  await make(server, 'BlogCategory', { name: 'Public' });
});

test('hides the entry, the screen and the data that a role may not see, and leads back to the page before (SHELL-005, SHELL-007, SHELL-008, SHELL-017, SHELL-065, SHELL-066, ROUTE-008, PERM-020)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_CATEGORIES'));
  await openList(page, 'blog/category/view?searchName=pub');
  expect(await entries(page)).toEqual(['/admin/blog/category/view']);
  expect(await sidebar(page).getByText('Events System').count()).toBe(0);
  await picture(page, 'permissions-sidebar');

  await page.evaluate(() => {
    history.pushState({ idx: 1 }, '', '/admin/event/category/view');
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
  });
  await page.getByRole('heading', { name: messages.notAllowed }).waitFor();
  expect(await page.getByText('Secret').count()).toBe(0);
  await picture(page, 'not-allowed');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL('**/admin/blog/category/view?searchName=pub');
});

test('offers no action in a list to a role that may only view it (LIST-028, LIST-030, CAT-018, CAT-019, CAT-020, CAT-021, CAT-022)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_CATEGORIES'));
  await openList(page, 'event/category/view');
  expect(await columns(page)).toEqual(['#', 'Name', 'Slug', 'Order', 'Updated']);
  expect(await page.getByRole('switch').count()).toBe(0);
  expect(await page.getByRole('link', { name: /Add|Edit/ }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /Delete/ }).count()).toBe(0);
  await picture(page, 'permissions-view-only');
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.getByRole('button', { name: /Actions/ }).count()).toBe(0);
});

for (const [permission, extraColumns, actions] of [
  ['DELETE_EVENT_CATEGORY', ['Actions'], ['Delete Secret']],
  ['EDIT_EVENT_CATEGORY', ['Actions'], ['Edit Secret']],
  ['TOGGLE_ACTIVE_EVENT_CATEGORY', ['Active'], ['Active: Secret']],
  ['TOGGLE_FEATURED_EVENT_CATEGORY', ['Featured'], ['Featured: Secret']],
] as const)
  test(`offers the one action in a list that ${permission} grants (LIST-029, LIST-030)`, async ({
    signedIn,
    server,
  }) => {
    const { page } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_CATEGORIES', permission));
    await openList(page, 'event/category/view');
    const headings = await columns(page);
    expect(headings.slice(headings.indexOf('Updated') + 1)).toEqual(extraColumns);
    const shown = await page
      .getByRole('grid')
      .locator('[aria-label$="Secret"]')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('aria-label')));
    expect(shown).toEqual(actions);
  });
