import type { Page } from '@playwright/test';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import type { TestClient } from '../../api/testing/clients/testClient.js';
import { loadAxe, violations } from '../support/axe.js';
import { rowOf } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { make } from '../support/records.js';

const LIST = 'event/manage/view';
const MAY = `${LIST}?view=calendar&month=2027-05`;

interface CreatedRecord {
  readonly id: string;
}

const heading = (page: Page, month: string) => page.getByRole('heading', { name: month, exact: true });
const cell = (page: Page, day: string) =>
  page.getByRole('cell').filter({ has: page.locator(`time[datetime="${day}"]`) });
const eventsOn = async (page: Page, day: string) =>
  (await cell(page, day).getByRole('listitem').allTextContents()).filter(Boolean);

async function openMonth(page: Page, path: string, month: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await heading(page, month).waitFor();
  await page.getByRole('main').locator('[aria-busy=false]').waitFor();
}

/** Adds a published event. */
async function add({ admin }: RunningServer, name: string, startsOn: string | null, endsOn: string | null = null) {
  const { rows } = await admin.request<{ rows: CreatedRecord[] }>('{ eventCategories { rows { id } } }');
  const { record } = await admin.request<{ record: CreatedRecord }>(
    'mutation ($input: EventInput!) { createEvent(input: $input) { record: event { id } } }',
    { input: { name, startsOn, endsOn, categoryId: rows[0]?.id } },
  );
  await publish(admin, record, true);
  return record;
}

const publish = (admin: TestClient, { id }: CreatedRecord, to: boolean) =>
  admin.request('mutation ($id: ID!, $to: Boolean) { toggleEventPublished(id: $id, to: $to) { success } }', { id, to });

test.beforeAll(async ({ server }) => {
  await make(server, 'EventCategory', { name: 'Workshops' });
  await add(server, 'Bookbinding', '2027-05-15', '2027-05-17');
  await publish(server.admin, await add(server, 'Sketches', '2027-05-20'), false);
  await add(server, 'Undated', null);
  const cancelled = await add(server, 'Cancelled walk', '2027-05-21');
  await server.admin.request('mutation ($id: ID!) { toggleEventActive(id: $id, to: false) { success } }', cancelled);
  for (const name of ['Choir', 'Market', 'Tasting', 'Talk', 'Dance']) await add(server, name, '2027-05-28');
});

test('switches from the table of events to a calendar that shows events over their days, in weeks of the country of the browser', async ({
  signedIn,
}) => {
  const { page } = await signedIn(undefined, { locale: 'en-US' });
  await page.goto(`/admin/${LIST}?searchName=book`);
  await rowOf(page, 'Bookbinding').getByText('15 May 2027').waitFor();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await page.getByRole('table').waitFor();
  expect(new URL(page.url()).search).toBe('?searchName=book&view=calendar');

  await openMonth(page, MAY, 'May 2027');
  expect(
    await page.getByRole('columnheader').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
  ).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  // A Saturday, and the Sunday and Monday of the next week.
  await expect.poll(() => eventsOn(page, '2027-05-15')).toEqual(['Bookbinding']);
  expect(await eventsOn(page, '2027-05-16')).toEqual(['Bookbinding']);
  expect(await eventsOn(page, '2027-05-17')).toEqual(['Bookbinding, continued']);
  expect(await eventsOn(page, '2027-05-18')).toEqual([]);
  expect(await eventsOn(page, '2027-05-20')).toEqual(['Sketches, Not published']);
  expect(await eventsOn(page, '2027-05-21')).toEqual(['Cancelled walk, Inactive']);
  expect(await page.getByText('Undated').count()).toBe(0);
  await picture(page, 'calendar');
});

test('moves the calendar to other months and to today, and back with the browser', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.clock.setFixedTime(new Date('2027-02-11T12:00:00Z'));
  await openMonth(page, MAY, 'May 2027');
  await page.getByRole('link', { name: 'Next month' }).click();
  await heading(page, 'June 2027').waitFor();
  await expect(page.getByRole('link', { name: 'Next month' })).toBeFocused();
  await page.goBack();
  await heading(page, 'May 2027').waitFor();
  await page.getByRole('link', { name: 'Previous month' }).click();
  await heading(page, 'April 2027').waitFor();
  await page.getByRole('link', { name: 'Today' }).click();
  await heading(page, 'February 2027').waitFor();
  await expect(page.locator('time[aria-current=date]')).toHaveText('11', { useInnerText: true });
  await openMonth(page, `${LIST}?view=calendar&month=nonsense`, 'February 2027');
});

test('marks today readably in the table of the next month, too', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.clock.setFixedTime(new Date('2027-04-29T12:00:00Z'));
  await openMonth(page, MAY, 'May 2027');
  await expect(page.locator('.other-month time[aria-current=date]')).toHaveText('29', { useInnerText: true });
  await loadAxe(page);
  expect(await violations(page)).toEqual([]);
});

test('links a calendar entry to the form of its event for users who may change it, and for no others', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await openMonth(page, MAY, 'May 2027');
  // One entry for each week that the event is in.
  await expect(page.getByRole('link', { name: 'Bookbinding' })).toHaveCount(2);
  await page.getByRole('link', { name: 'Bookbinding' }).first().press('Enter');
  await page.waitForURL('**/admin/event/manage/update/bookbinding-*');

  const reader = await signedIn(await server.staffAccount('VIEW_ALL_EVENTS'));
  await openMonth(reader.page, MAY, 'May 2027');
  expect(await eventsOn(reader.page, '2027-05-15')).toEqual(['Bookbinding']);
  expect(await reader.page.getByRole('link', { name: 'Bookbinding' }).count()).toBe(0);
});

test('lists all events of a crowded day in a dialog', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openMonth(page, MAY, 'May 2027');
  await expect.poll(() => eventsOn(page, '2027-05-28')).toHaveLength(3);
  const more = page.getByRole('button', { name: '2 more on Friday 28 May 2027' });
  await more.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Friday 28 May 2027' });
  await expect
    .poll(async () => (await dialog.locator('.record-name').allTextContents()).sort())
    .toEqual(['Choir', 'Dance', 'Market', 'Talk', 'Tasting']);
  await picture(page, 'calendar-day');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect(more).toBeFocused();
});

test('updates the calendar when other users change events, and when the list is filtered', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  const streaming = page.waitForResponse((response) => response.url().endsWith('/live') && response.ok());
  await openMonth(page, MAY, 'May 2027');
  await streaming;
  const lantern = await add(server, 'Lantern walk', '2027-05-03');
  await expect.poll(() => eventsOn(page, '2027-05-03')).toEqual(['Lantern walk']);
  await server.admin.request(
    'mutation ($id: ID!) { updateEvent(id: $id, input: { startsOn: "2027-05-04" }) { success } }',
    lantern,
  );
  await expect.poll(() => eventsOn(page, '2027-05-04')).toEqual(['Lantern walk']);
  expect(await eventsOn(page, '2027-05-03')).toEqual([]);

  await page.getByLabel('Search by name').fill('sketch');
  await expect.poll(() => eventsOn(page, '2027-05-04')).toEqual([]);
  expect(await eventsOn(page, '2027-05-20')).toEqual(['Sketches, Not published']);
});

test('shows the calendar as an agenda on a small screen', async ({ signedIn }) => {
  const { page } = await signedIn(undefined, { viewport: { width: 390, height: 844 } });
  await openMonth(page, MAY, 'May 2027');
  await page.getByText('15 May – 17 May · Active and published').waitFor();
  await page.getByText('20 May · Not published').waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await picture(page, 'calendar-agenda');
  await openMonth(page, `${LIST}?view=calendar&month=2031-05`, 'May 2031');
  await page.getByText('No data').waitFor();
});
