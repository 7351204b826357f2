import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { type Permission, permissionCatalogue } from '@polyphony/domain/people/permissions.js';
import type { Locator, Page } from '@playwright/test';
import { field, openList } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { make } from '../support/records.js';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Console' });
const entries = (page: Page) =>
  sidebar(page)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
/** The columns of a list of categories for those who may only view it, in the order of SPEC-D84. */
const VIEW_ONLY = ['#', 'Name', 'Image', 'Slug', 'Order', 'Updated'];
const columns = (page: Page) => page.getByRole('columnheader').allTextContents();

let courseId = '';
test.beforeAll(async ({ server }) => {
  await make(server, 'NewsCategory', { name: 'Newswire' });
  const { course } = await server.admin.request<{ course: { id: string } }>(
    `mutation ($input: CourseInput!) { createCourse(input: $input) { course { id } } }`,
    { input: { title: 'Letterpress', subTitle: 'A week at the press', slug: 'letterpress', orderNumber: 1 } },
  );
  courseId = course.id;
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

  // Also when the refused address was loaded in full.
  await page.goto('/admin/event/category/view');
  await page.getByRole('heading', { name: messages.notAllowed }).waitFor();
  await page.getByRole('link', { name: 'Back' }).click();
  await page.waitForURL('**/admin/blog/category/view?searchName=pub');
});

test('offers no action in a list to a role that may only view it (LIST-028, LIST-030)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_CATEGORIES'));
  await openList(page, 'event/category/view');
  expect(await columns(page)).toEqual(VIEW_ONLY);
  expect(await page.getByRole('switch').count()).toBe(0);
  expect(await page.getByRole('link', { name: /Add|Edit/ }).count()).toBe(0);
  expect(await page.getByRole('button', { name: /Delete/ }).count()).toBe(0);
  await picture(page, 'permissions-view-only');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => columns(page)).toEqual(['Name']);
  expect(await page.getByRole('button', { name: /Actions/ }).count()).toBe(0);
});

/** The controls of the one row, by their names. */
const controls = (page: Page) =>
  page
    .getByRole('grid')
    .locator('[aria-label$="Secret"]')
    .evaluateAll((elements) => elements.map((control) => control.getAttribute('aria-label')));

test('offers the one action in a list whose permission is held (LIST-029, LIST-030)', async ({ signedIn, server }) => {
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_CATEGORIES', 'DELETE_EVENT_CATEGORY'));
  await openList(page, 'event/category/view');
  const headings = await columns(page);
  expect(headings.filter((heading) => heading !== '' && !VIEW_ONLY.includes(heading))).toEqual(['Actions']);
  expect(await controls(page)).toEqual(['Delete Secret']);
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => controls(page)).toEqual(['Actions for Secret']);
});

/** The control of each action in a row, by the permission that it needs, and the column it is in. */
const ACTIONS = {
  TOGGLE_ACTIVE_EVENT_CATEGORY: ['Active: Secret', 'Active'],
  TOGGLE_FEATURED_EVENT_CATEGORY: ['Featured: Secret', 'Featured'],
  TOGGLE_DEFAULT_EVENT_CATEGORY: ['Default: Secret', 'Default'],
  EDIT_EVENT_CATEGORY: ['Edit Secret', 'Actions'],
  DELETE_EVENT_CATEGORY: ['Delete Secret', 'Actions'],
} as const;
type ActionPermission = keyof typeof ACTIONS;
const ALL = Object.keys(ACTIONS) as ActionPermission[];

for (const [row, missing] of [
  ['CAT-018', 'TOGGLE_ACTIVE_EVENT_CATEGORY'],
  ['CAT-019', 'TOGGLE_FEATURED_EVENT_CATEGORY'],
  ['CAT-020', 'TOGGLE_DEFAULT_EVENT_CATEGORY'],
  ['CAT-021', 'EDIT_EVENT_CATEGORY'],
  ['CAT-022', 'DELETE_EVENT_CATEGORY'],
] as const)
  test(`hides the one action in a list whose permission ${missing} is missing, and no other (LIST-029, LIST-030, ${row})`, async ({
    signedIn,
    server,
  }) => {
    const granted = ALL.filter((permission) => permission !== missing);
    const { page } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_CATEGORIES', ...granted));
    await openList(page, 'event/category/view');
    const expected = granted.map((permission) => ACTIONS[permission][0]).sort();
    await expect.poll(async () => (await controls(page)).sort()).toEqual(expected);
    const headings = await columns(page);
    const extra = headings.filter((heading) => heading !== '' && !VIEW_ONLY.includes(heading)).sort();
    expect(extra).toEqual([...new Set(granted.map((permission) => ACTIONS[permission][1]))].sort());
  });

interface Opened {
  readonly row: string;
  readonly path: string;
  readonly permission: Permission;
  readonly heading: string;
  /** Element that only this screen shows. */
  readonly seen: (page: Page) => Locator;
}

const OPENED: readonly Opened[] = [
  {
    row: 'ROUTE-012',
    path: 'event/difficulty/create',
    permission: 'ADD_EVENT_DIFFICULTY',
    heading: 'Add Difficulty',
    seen: (page) => field(page, 'Difficulty name'),
  },
  {
    row: 'ROUTE-027',
    path: 'news/category/view',
    permission: 'VIEW_ALL_NEWS_CATEGORIES',
    heading: 'News Categories',
    seen: (page) => page.getByText('Newswire', { exact: true }),
  },
  {
    row: 'ROUTE-042',
    path: 'training-courses/update/',
    permission: 'EDIT_COURSE',
    heading: 'Letterpress',
    seen: (page) => field(page, 'Sub title').and(page.locator('[value="A week at the press"]')),
  },
];

for (const { row, path, permission, heading, seen } of OPENED)
  test(`opens /admin/${path} with ${permission}, and with all other permissions it does not (${row})`, async ({
    server,
    signedIn,
  }) => {
    const address = `/admin/${path}${path.endsWith('/') ? courseId : ''}`;
    const { page } = await signedIn(await server.staffAccount(permission));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(seen(page)).toBeVisible();
    // Those who may translate a record open its form, too (ADR-0051).
    const others = permissionCatalogue
      .map(({ name }) => name)
      .filter((name) => name !== permission && !name.startsWith('TRANSLATE_'));
    const { page: without } = await signedIn(await server.staffAccount(...others));
    await without.goto(address);
    await expect(without.getByRole('heading', { name: 'You are not allowed to enter here' })).toBeVisible();
    await expect(seen(without)).toHaveCount(0);
  });

test('a category of the blog is deleted with DELETE_CATEGORY, and offers no deletion without it (PERM-096)', async ({
  server,
  signedIn,
}) => {
  await make(server, 'BlogCategory', { name: 'Passing' });
  const { page: viewer } = await signedIn(await server.staffAccount('VIEW_ALL_CATEGORIES', 'EDIT_CATEGORY'));
  await openList(viewer, 'blog/category/view');
  await viewer.getByText('Passing', { exact: true }).waitFor();
  await expect(viewer.getByRole('button', { name: /Delete/ })).toHaveCount(0);

  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_CATEGORIES', 'DELETE_CATEGORY'));
  await openList(page, 'blog/category/view');
  await page.getByRole('button', { name: 'Delete Passing' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: "Yes, I'm sure" }).click();
  await expect(page.getByText('Passing', { exact: true })).toHaveCount(0);
});
