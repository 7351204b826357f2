import { messages } from '@polyphony/domain/messages.js';
import type { Permission } from '@polyphony/domain/permissions.js';
import type { Page } from 'playwright-core';
import type { TestClient } from '../api/testing/testClient.js';
import { submitButton } from './console.js';
import { house, journeys } from './harness.js';
import { someRecord } from './screens/consoleScreens.js';

type Sees = (page: Page) => Promise<unknown>;

const list: Sees = (page) => page.getByRole('grid').waitFor();
const form: Sees = (page) => submitButton(page).waitFor();
const words =
  (text: string): Sees =>
  (page) =>
    page.getByRole('main').getByText(text, { exact: true }).first().waitFor();

/** A route, what it needs, and what is seen there. `{id}` is a record of the list that the query `of` answers. */
type Route = readonly [row: string, path: string, needs: Permission, title: string, sees: Sees, of: string];

journeys('The routes of the console', () => {
  const the = house({ DEMO_CONTENT: '1' });
  const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

  /** Somebody of the staff who has none of the permissions. */
  let without: TestClient;

  beforeAll(async () => {
    without = await the.api.staff('VIEW_AUDIT_LOG');
  });

  it.each<Route>([
    ['ROUTE-005', 'event/manage/view', 'VIEW_ALL_EVENTS', 'Events', list, ''],
    ['ROUTE-006', 'event/manage/create?tab=section-1', 'ADD_EVENT', 'Add Event', form, ''],
    ['ROUTE-007', 'event/manage/update/any-slug-{id}', 'EDIT_EVENT', 'Update Event', form, 'events'],
    ['ROUTE-008', 'event/category/view', 'VIEW_ALL_EVENT_CATEGORIES', 'Event Categories', list, ''],
    ['ROUTE-009', 'event/category/create', 'ADD_EVENT_CATEGORY', 'Add Category', form, ''],
    ['ROUTE-010', 'event/category/update/{id}', 'EDIT_EVENT_CATEGORY', 'Update Category', form, 'eventCategories'],
    ['ROUTE-011', 'event/difficulty/view', 'VIEW_ALL_EVENT_DIFFICULTIES', 'Event Difficulties', list, ''],
    ['ROUTE-012', 'event/difficulty/create', 'ADD_EVENT_DIFFICULTY', 'Add Difficulty', form, ''],
    [
      'ROUTE-013',
      'event/difficulty/update/{id}',
      'EDIT_EVENT_DIFFICULTY',
      'Update Difficulty',
      form,
      'eventDifficulties',
    ],
    ['ROUTE-014', 'event/price/view', 'VIEW_ALL_EVENT_PRICES', 'Event Prices', list, ''],
    ['ROUTE-015', 'event/price/create', 'ADD_EVENT_PRICE', 'Add Price', form, ''],
    ['ROUTE-016', 'event/price/update/{id}', 'EDIT_EVENT_PRICE', 'Update Price', form, 'eventPrices'],
    ['ROUTE-017', 'event/booking/view', 'VIEW_ALL_EVENT_BOOKINGS', 'Bookings', list, ''],
    ['ROUTE-021', 'blog/category/view', 'VIEW_ALL_CATEGORIES', 'Blog Categories', list, ''],
    ['ROUTE-022', 'blog/category/create', 'ADD_CATEGORY', 'Add Category', form, ''],
    ['ROUTE-023', 'blog/category/update/{id}', 'EDIT_CATEGORY', 'Update Category', form, 'blogCategories'],
    ['ROUTE-046', 'files/view', 'VIEW_ALL_FILES', 'Files', words(messages.filesNone), ''],
    [
      'ROUTE-047',
      'files/create',
      'ADD_FILE',
      'Upload Files',
      (page) => page.locator('input[type=file]').first().waitFor({ state: 'attached' }),
      '',
    ],
    ['ROUTE-051', 'staff/view', 'VIEW_ALL_STAFFS', 'Staff', list, ''],
    ['ROUTE-052', 'staff/update/{id}', 'EDIT_STAFF', 'Update Staff', form, 'staffMembers'],
    ['ROUTE-053', 'staff/role/view', 'VIEW_STAFF_ROLES', 'Roles', list, ''],
    ['ROUTE-054', 'staff/role/create', 'ADD_STAFF_ROLE', 'Create Role', form, ''],
    ['ROUTE-055', 'staff/role/update/{id}', 'EDIT_STAFF_ROLE', 'Update Role', form, 'roles'],
    ['ROUTE-056', 'configurations/language/view', 'VIEW_ALL_LANGUAGES', 'Languages', list, ''],
    ['ROUTE-057', 'configurations/language/create', 'ADD_LANGUAGE', 'Add Language', form, ''],
    ['ROUTE-058', 'configurations/language/update/{id}', 'EDIT_LANGUAGE', 'Update Language', form, 'languages'],
  ])(
    '%s: /admin/%s opens for who has %s alone, and for nobody without it',
    async (_row, path, needs, heading, sees, of) => {
      const address = `/admin/${of ? path.replace('{id}', await someRecord(the.api, of)) : path}`;
      // A window each: one that is still asking for something would ask for it in the other's name.
      const openAs = async ({ token }: TestClient) => {
        const { page, context } = await the.visitor();
        await context.addCookies([{ name: 'session', value: token ?? '', url: the.api.url }]);
        await page.goto(address);
        return page;
      };
      const allowed = await openAs(await the.api.staff(needs));
      await title(allowed, heading).waitFor();
      await sees(allowed);

      const refused = await openAs(without);
      await title(refused, messages.notAllowed).waitFor();
      await refused.getByRole('main').getByText(needs).waitFor();
    },
  );

  it('ROUTE-001: /admin/profile-info opens for everybody who is signed in, and asks others to', async () => {
    const { page } = await the.staff(await the.api.staffAccount());
    await page.goto('/admin/profile-info');
    await title(page, 'Profile').waitFor();
    await form(page);
    const stranger = await the.visitor();
    await stranger.page.goto('/admin/profile-info');
    await stranger.page.waitForURL('**/admin/login?return=%2Fprofile-info');
  });

  it('ROUTE-051: /admin/staff/create is no screen: staff is added in a dialog', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/staff/create');
    await title(page, 'Page not found').waitFor();
  });

  it('ROUTE-072: the ways to a new event lead to its first section, other ways to no section', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/event/manage/view');
    const ways = (name: string) =>
      page
        .getByRole('link', { name, exact: true, includeHidden: true })
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await list(page);
    expect(await ways('Add New Event')).toEqual(['/admin/event/manage/create?tab=section-1']);
    // What stands in a group is in the page when it is opened.
    await page.getByRole('navigation', { name: 'Console' }).getByRole('button', { name: 'Difficulty' }).click();
    expect(await ways('Add Difficulty')).toEqual(['/admin/event/difficulty/create']);
    await page.getByRole('link', { name: 'Add New Event' }).click();
    await page.waitForURL('**/event/manage/create?tab=section-1');
  });
});
