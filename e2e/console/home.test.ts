import type { Permission } from '@polyphony/domain/people/permissions.js';
import type { Locator, Page } from '@playwright/test';
import { bookableEvent, book } from '../../api/testing/records/bookings.js';
import { createEvent, createEventCategory, setSwitch } from '../../api/testing/records/createRecord.js';
import { sendEnquiry } from '../../api/testing/records/enquiries.js';
import { visitorAccount } from '../../api/testing/clients/visitorAccounts.js';
import { recordNames } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { make } from '../support/records.js';
import { failInstead, holdBack, mockResponse } from '../support/traffic.js';

const part = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });
const ATTENTION = 'Needs your attention';
/** A row of what needs attention: a link to its list, or a button that shows several. */
const need = (page: Page, title: string): Locator =>
  part(page, ATTENTION).getByRole('listitem').filter({ hasText: title }).locator('a, button').first();
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

async function open(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
}

/** The number of a figure of the bookings. */
const figure = (page: Page, label: string) =>
  part(page, 'Bookings').getByRole('link', { name: label }).locator('span').last();

/** A time zone in which it is about noon: what is counted by the day is the same until the last test. */
function zoneAtNoon(): string {
  const ahead = 12 - new Date().getUTCHours();
  // The sign in these names says how far the zone is behind.
  return `Etc/GMT${ahead < 0 ? '+' : '-'}${Math.abs(ahead)}`;
}

test.use({ serverEnv: { DEMO_CONTENT: '1', SITE_TIME_ZONE: zoneAtNoon() } });

test('counts the bookings of today, also new ones, and leads to those to confirm', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  const event = await bookableEvent(server);
  const { client } = await visitorAccount(server);
  await book(client, event);
  await open(page);
  await expect(figure(page, 'Booked today')).toHaveText('1');
  await book(client, event);
  await expect(figure(page, 'To confirm')).toHaveText('2');
  await expect(figure(page, 'Checked in today')).toHaveText('0');
  await expect(figure(page, 'Confirmed, not paid')).toHaveText('0');
  await part(page, 'Bookings').getByRole('link', { name: 'To confirm' }).click();
  await page.waitForURL('**/admin/event/booking/view?status=PENDING');
  await page.getByRole('row').nth(2).waitFor();
});

test('shows how many places of the next events are taken', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  const place = await bookableEvent(server, {
    name: 'Morning of kites',
    slug: 'kites',
    startsOn: tomorrow(),
    capacity: 8,
  });
  await book((await visitorAccount(server)).client, place);
  await open(page);
  const line = part(page, 'Upcoming events').getByRole('listitem').filter({ hasText: 'Morning of kites' });
  await line.getByText('1 of 8 places').waitFor();
  await line.getByRole('link', { name: 'Morning of kites' }).click();
  await page.waitForURL(`**/admin/event/manage/update/kites-${place.eventId}`);
});

test('leads to records that are not in use, not translated or not published, and back by the navigation', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  const { id } = await make(server, 'BlogCategory', { name: 'Put away' });
  await setSwitch(server.admin, 'blogCategory', 'active', { id }, false);
  await make(server, 'EventDifficulty', { name: 'Untold' });
  const { id: categoryId } = await createEventCategory(server.admin);
  await createEvent(server.admin, { name: 'Not yet published', slug: 'not-yet', categoryId });
  await open(page);
  await part(page, 'Unused content').getByRole('link', { name: 'Blog Categories 1' }).click();
  await page.waitForURL('**/admin/blog/category/view?status=inactive');
  await expect(recordNames(page)).toHaveText(['Put away']);
  await page.getByRole('combobox', { name: 'Status' }).getByText('Unused items').waitFor();

  const home = page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Home', exact: true });
  await home.click();
  await page.waitForURL(/\/admin\/?$/);
  await expect(home).toHaveAttribute('aria-current', 'page');
  await need(page, 'Missing translations').click();
  await part(page, ATTENTION)
    .getByRole('link', { name: /^Event Difficulties in العربية: \d+$/ })
    .click();
  await page.waitForURL('**/admin/event/difficulty/view?lang=ar');
  await page.getByRole('tab', { name: 'العربية', selected: true }).waitFor();

  await home.click();
  await need(page, 'Drafts not yet published').click();
  await page.waitForURL('**/admin/event/manage/view?status=draft');
  await page.getByRole('combobox', { name: 'Status' }).getByText('Drafts').waitFor();
  await expect(recordNames(page)).toHaveText(['Not yet published']);
});

test('lists what needs attention first, with the list of just that a click away', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  const event = await bookableEvent(server, { startsOn: tomorrow(), capacity: 2 });
  const { client } = await visitorAccount(server);
  await book(client, event);
  await book(client, event);
  await sendEnquiry(server);
  await open(page);
  await expect(titles(page).first()).toHaveText(ATTENTION);
  await need(page, 'Events nearly full').waitFor();
  await need(page, 'Enquiries to answer').click();
  await page.waitForURL('**/admin/contact/queries?answered=no');
  await page.goBack();
  await need(page, 'Bookings to confirm').click();
  await page.waitForURL('**/admin/event/booking/view?status=PENDING');
});

test('says calmly that nothing needs attention', async ({ signedIn, server }) => {
  const { page } = await signedIn(await server.staffAccount('VIEW_STAFF_ROLES', 'VIEW_ALL_MENUS', 'VIEW_ALL_FILES'));
  await mockResponse(page, 'NeedsAttention', { untranslatedRecords: [] });
  await open(page);
  await part(page, ATTENTION).getByText('Nothing needs your attention.').waitFor();
  await expect(part(page, ATTENTION).getByRole('listitem')).toHaveCount(0);
});

test('shows the latest change with its record and the history of it', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  const [permission] = await server.admin.request<{ id: string }[]>('{ permissions { id } }');
  const { role } = await server.admin.request<{ role: { id: string } }>(
    `mutation ($input: RoleInput!) { createRole(input: $input) { role { id } } }`,
    { input: { name: 'Gardeners', permissionIds: [permission?.id] } },
  );
  await open(page);
  const line = part(page, 'Recent changes').getByRole('listitem').first();
  await expect(line).toContainText('Super Admin created the role “Gardeners”');
  await line.getByRole('link', { name: 'History of Gardeners' }).click();
  await page.waitForURL(`**/admin/configurations/audit?record=${role.id}`);
  await page.getByText('created the role').waitFor();
  await expect(titles(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'This record only' }).click();
  await expect(titles(page).nth(1)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await part(page, 'Recent changes').getByRole('link', { name: 'Gardeners', exact: true }).click();
  await page.waitForURL(`**/admin/staff/role/update/${role.id}`);
});

test('loads each part of the home page by itself, and shows which one failed', async ({ signedIn }) => {
  const { page } = await signedIn();
  const { release } = await holdBack(page, 'NextEvents');
  await failInstead(page, 'NeedsAttention');
  await open(page);
  await part(page, 'Bookings').getByRole('link', { name: 'Booked today' }).waitFor();
  await part(page, ATTENTION).getByRole('alert').waitFor();
  await part(page, 'Upcoming events').getByRole('status', { name: 'Loading' }).waitFor();
  release();
  await part(page, 'Upcoming events').getByRole('listitem').first().waitFor();
  await page.unroute('**/graphql');
  await part(page, ATTENTION).getByRole('button', { name: 'Try again' }).click();
  await need(page, 'Missing translations').waitFor();
  await expect(part(page, ATTENTION).getByRole('alert')).toHaveCount(0);
});

test('packs the cards of the home page without holes', async ({ signedIn }) => {
  const { page } = await signedIn(undefined, { viewport: { width: 1440, height: 900 } });
  await open(page);
  await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
  const holes = () =>
    page
      .getByRole('main')
      .getByRole('region')
      .evaluateAll((cards) =>
        cards.flatMap((card) => {
          const bottom = card.lastElementChild?.getBoundingClientRect().bottom ?? 0;
          const { paddingBottom } = getComputedStyle(card);
          const hole = card.getBoundingClientRect().bottom - Number.parseFloat(paddingBottom) - bottom;
          return hole > 2 ? [`${card.textContent}: ${hole}px`] : [];
        }),
      );
  await expect.poll(holes).toEqual([]);
  await expect(titles(page)).toHaveText([ATTENTION, 'Bookings', 'Upcoming events', 'Recent changes', 'Unused content']);
});

const parts: readonly { permission: Permission; visibleTitles: readonly string[] }[] = [
  { permission: 'VIEW_BIN', visibleTitles: ['Quick links'] },
  { permission: 'VIEW_ALL_EVENT_BOOKINGS', visibleTitles: [ATTENTION, 'Bookings', 'Quick links'] },
  { permission: 'VIEW_ALL_EVENTS', visibleTitles: [ATTENTION, 'Upcoming events', 'Unused content'] },
  { permission: 'ADD_LANGUAGE', visibleTitles: ['Quick links'] },
];
for (const { permission, visibleTitles } of parts)
  test(`shows the parts of the home page that ${permission} grants`, async ({ signedIn, server }) => {
    const { page } = await signedIn(await server.staffAccount(permission));
    await open(page);
    await expect(titles(page)).toHaveText(visibleTitles);
    await page.getByRole('main').getByRole('link').first().waitFor();
  });
