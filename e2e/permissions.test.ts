import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { openList } from './console.js';
import { house, journeys, picture } from './harness.js';
import { make } from './records.js';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const entries = (page: Page) =>
  sidebar(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
const columns = (page: Page) => page.getByRole('columnheader').allTextContents();

journeys('Permissions', () => {
  const the = house();

  beforeAll(async () => {
    await make(the.api, 'EventCategory', { name: 'Secret' });
    await make(the.api, 'BlogCategory', { name: 'Public' });
  });

  it('hide from a role what it may not see: entry, screen and data (SHELL-005, SHELL-007, SHELL-008, SHELL-017, SHELL-065, ROUTE-008, PERM-020)', async () => {
    const account = await the.api.staffAccount('VIEW_ALL_CATEGORIES');
    const { page, context } = await the.staff(account);
    await openList(page, 'blog/category/view');
    expect(await entries(page)).toEqual(['/admin/blog/category/view']);
    expect(await sidebar(page).getByText('Events System').count()).toBe(0);
    await picture(page, 'permissions-sidebar');

    await page.goto('/admin/event/category/view');
    await page.getByRole('heading', { name: messages.notAllowed }).waitFor();
    expect(await page.getByText('Secret').count()).toBe(0);
    await picture(page, 'not-allowed');

    const answer = await context.request.post('/graphql', {
      headers: { 'apollo-require-preflight': '1' },
      data: { query: '{ eventCategories { rows { name } } }' },
    });
    const { data, errors } = (await answer.json()) as {
      data: unknown;
      errors: { message: string; extensions: object }[];
    };
    expect(data ?? null).toBeNull();
    expect(errors).toMatchObject([{ message: messages.notAllowed, extensions: { code: 'FORBIDDEN' } }]);
  });

  it('lead back from a refusal to the page before it (SHELL-066)', async () => {
    const { page } = await the.staff(await the.api.staffAccount('VIEW_ALL_CATEGORIES'));
    await openList(page, 'blog/category/view?searchName=pub');
    await page.evaluate(() => {
      history.pushState({ idx: 1 }, '', '/admin/event/category/view');
      dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }));
    });
    await page.getByRole('heading', { name: messages.notAllowed }).waitFor();
    await page.getByRole('link', { name: 'Back' }).click();
    await page.waitForURL('**/admin/blog/category/view?searchName=pub');
    await page.goto('/admin/event/category/view');
    await page.getByRole('link', { name: 'Back' }).click();
  });

  it('leave a role that may only look nothing to change (LIST-028, LIST-030, CAT-018, CAT-019, CAT-020, CAT-021, CAT-022)', async () => {
    const { page } = await the.staff(await the.api.staffAccount('VIEW_ALL_EVENT_CATEGORIES'));
    await openList(page, 'event/category/view');
    expect(await columns(page)).toEqual(['#', 'Name', 'Slug', 'Order', 'Updated']);
    expect(await page.getByRole('switch').count()).toBe(0);
    expect(await page.getByRole('link', { name: /Add|Edit/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: /Delete/ }).count()).toBe(0);
    await picture(page, 'permissions-view-only');
    await page.setViewportSize({ width: 390, height: 800 });
    expect(await page.getByRole('button', { name: /Actions/ }).count()).toBe(0);
  });

  it.each([
    ['DELETE_EVENT_CATEGORY', ['Actions'], ['Delete Secret']],
    ['EDIT_EVENT_CATEGORY', ['Actions'], ['Edit Secret']],
    ['TOGGLE_ACTIVE_EVENT_CATEGORY', ['Active'], ['Active: Secret']],
    ['TOGGLE_FEATURED_EVENT_CATEGORY', ['Featured'], ['Featured: Secret']],
  ] as const)('show each action for itself: %s (LIST-029, LIST-030)', async (permission, extraColumns, actions) => {
    const { page } = await the.staff(await the.api.staffAccount('VIEW_ALL_EVENT_CATEGORIES', permission));
    await openList(page, 'event/category/view');
    const headings = await columns(page);
    expect(headings.slice(headings.indexOf('Updated') + 1)).toEqual(extraColumns);
    const shown = await page
      .getByRole('grid')
      .locator('[aria-label$="Secret"]')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('aria-label')));
    expect(shown).toEqual(actions);
  });
});
