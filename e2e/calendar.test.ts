import type { Page } from 'playwright-core';
import { eventually, house, journeys, picture } from './harness.js';
import { make } from './records.js';

const LIST = 'event/manage/view';
const MAY = `${LIST}?view=calendar&month=2027-05`;

interface Made {
  readonly id: string;
}

const heading = (page: Page, month: string) => page.getByRole('heading', { name: month, exact: true });
const cell = (page: Page, day: string) =>
  page.getByRole('cell').filter({ has: page.locator(`time[datetime="${day}"]`) });
const shownOn = async (page: Page, day: string) =>
  (await cell(page, day).getByRole('listitem').allTextContents()).filter(Boolean);

async function openMonth(page: Page, path: string, month: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await heading(page, month).waitFor();
  await page.getByRole('main').locator('[aria-busy=false]').waitFor();
}

journeys('The calendar of events', () => {
  const the = house();
  let categoryId: string;

  async function add(name: string, startsOn: string | null, endsOn: string | null = null, published = true) {
    const { record } = await the.api.admin.ask<{ record: Made }>(
      'mutation ($input: EventInput!) { createEvent(input: $input) { record: event { id } } }',
      { input: { name, startsOn, endsOn, categoryId } },
    );
    await the.api.admin.ask(
      `mutation ($id: ID!) { toggleEventPublished(id: $id, to: ${published}) { success } }`,
      record,
    );
    return record;
  }

  beforeAll(async () => {
    categoryId = (await make(the.api, 'EventCategory', { name: 'Workshops' })).id;
    await add('Bookbinding', '2027-05-15', '2027-05-17');
    await add('Sketches', '2027-05-20', null, false);
    await add('Undated', null);
    const cancelled = await add('Cancelled walk', '2027-05-21');
    await the.api.admin.ask('mutation ($id: ID!) { toggleEventActive(id: $id, to: false) { success } }', cancelled);
    for (const name of ['Choir', 'Market', 'Tasting', 'Talk', 'Dance']) await add(name, '2027-05-28');
  });

  it('stands beside the table, in the address, and shows events over their days', async () => {
    const { page } = await the.staff(undefined, { locale: 'en-GB' });
    await page.goto(`/admin/${LIST}?searchName=book`);
    await page.locator('.record-name').first().waitFor();
    expect(await page.locator('[role=row]').filter({ hasText: 'Bookbinding' }).innerText()).toContain('15 May 2027');
    await page.getByRole('link', { name: 'Calendar' }).click();
    await page.getByRole('table').waitFor();
    expect(new URL(page.url()).search).toBe('?searchName=book&view=calendar');

    await openMonth(page, MAY, 'May 2027');
    expect(
      await page.getByRole('columnheader').evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    ).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']);
    expect(await shownOn(page, '2027-05-15')).toEqual(['Bookbinding']);
    expect(await shownOn(page, '2027-05-16')).toEqual(['Bookbinding, goes on']);
    expect(await shownOn(page, '2027-05-17')).toEqual(['Bookbinding']);
    expect(await shownOn(page, '2027-05-18')).toEqual([]);
    expect(await shownOn(page, '2027-05-20')).toEqual(['Sketches, Not published']);
    expect(await shownOn(page, '2027-05-21')).toEqual(['Cancelled walk, Inactive']);
    expect(await page.getByText('Undated').count()).toBe(0);
    await picture(page, 'calendar');
  });

  it('goes to other months and to today, with the browser’s own ways back', async () => {
    const { page } = await the.staff();
    await openMonth(page, MAY, 'May 2027');
    await page.getByRole('link', { name: 'Next month' }).click();
    await heading(page, 'June 2027').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Next month');
    await page.goBack();
    await heading(page, 'May 2027').waitFor();
    await page.getByRole('link', { name: 'Previous month' }).click();
    await heading(page, 'April 2027').waitFor();
    await page.getByRole('link', { name: 'Today' }).click();
    const now = new Date();
    await heading(page, now.toLocaleString('en-GB', { month: 'long', year: 'numeric' })).waitFor();
    expect(await page.locator('time[aria-current=date]').innerText()).toMatch(new RegExp(`^${now.getDate()}( |$)`));
    await openMonth(
      page,
      `${LIST}?view=calendar&month=nonsense`,
      now.toLocaleString('en-GB', { month: 'long', year: 'numeric' }),
    );
  });

  it('leads to an event’s form whoever may change it, and nobody else', async () => {
    const { page } = await the.staff();
    await openMonth(page, MAY, 'May 2027');
    // Drawn once for each week that it is in: over the Saturday and Sunday, and on the Monday.
    expect(await page.getByRole('link', { name: 'Bookbinding' }).count()).toBe(2);
    await page.getByRole('link', { name: 'Bookbinding' }).first().press('Enter');
    await page.waitForURL('**/admin/event/manage/update/bookbinding-*');

    const reader = await the.staff(await the.api.staffAccount('VIEW_ALL_EVENTS'));
    await openMonth(reader.page, MAY, 'May 2027');
    expect(await shownOn(reader.page, '2027-05-15')).toEqual(['Bookbinding']);
    expect(await reader.page.getByRole('link', { name: 'Bookbinding' }).count()).toBe(0);
  });

  it('keeps what a crowded day has no room for behind a button', async () => {
    const { page } = await the.staff();
    await openMonth(page, MAY, 'May 2027');
    expect(await shownOn(page, '2027-05-28')).toHaveLength(3);
    const more = page.getByRole('button', { name: '2 more on Friday 28 May 2027' });
    await more.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Friday 28 May 2027' });
    expect((await dialog.locator('.record-name').allTextContents()).sort()).toEqual([
      'Choir',
      'Dance',
      'Market',
      'Talk',
      'Tasting',
    ]);
    await picture(page, 'calendar-day');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  it('follows the list’s filters, and what others write', async () => {
    const { page } = await the.staff();
    const streaming = page.waitForResponse((response) => response.url().endsWith('/live') && response.ok());
    await openMonth(page, MAY, 'May 2027');
    await streaming;
    const lent = await add('Lantern walk', '2027-05-03');
    await eventually(async () => expect(await shownOn(page, '2027-05-03')).toEqual(['Lantern walk']));
    await the.api.admin.ask(
      'mutation ($id: ID!) { updateEvent(id: $id, input: { startsOn: "2027-05-04" }) { success } }',
      lent,
    );
    await eventually(async () => expect(await shownOn(page, '2027-05-04')).toEqual(['Lantern walk']));
    expect(await shownOn(page, '2027-05-03')).toEqual([]);

    await page.getByLabel('Search by name').fill('sketch');
    await eventually(async () => expect(await shownOn(page, '2027-05-04')).toEqual([]));
    expect(await shownOn(page, '2027-05-20')).toEqual(['Sketches, Not published']);
  });

  it('is an agenda where there is no room for a table', async () => {
    const { page } = await the.staff(undefined, { viewport: { width: 390, height: 844 } });
    await openMonth(page, MAY, 'May 2027');
    await page.getByText('15 May – 17 May · Active and published').waitFor();
    await page.getByText('20 May · Not published').waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await picture(page, 'calendar-agenda');
    await openMonth(page, `${LIST}?view=calendar&month=2031-05`, 'May 2031');
    await page.getByText('No data').waitFor();
  });

  it.each([
    ['en-GB', 'Monday'],
    ['en-US', 'Sunday'],
  ])('begins weeks as the reader’s country does: %s with %s', async (locale, weekday) => {
    const { page } = await the.staff(undefined, { locale });
    await openMonth(page, MAY, 'May 2027');
    expect(await page.getByRole('columnheader').first().getAttribute('aria-label')).toBe(weekday);
  });
});
