import { bookableEvent, book, setToggle } from '../api/testing/bookings.js';
import { visitorAccount } from '../api/testing/visitorAccounts.js';
import type { Permission } from '@polyphony/domain/permissions.js';
import type { Locator, Page } from 'playwright-core';
import { inspect } from './axe.js';
import { namesShown } from './console.js';
import { eventually, house, journeys } from './harness.js';
import { make } from './records.js';
import { cutOff, holdBack } from './traffic.js';

const part = (page: Page, title: string): Locator => page.getByRole('region', { name: title, exact: true });

async function open(page: Page): Promise<void> {
  await page.goto('/admin');
  await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
}

/** The number of a figure of the bookings. */
const figure = (page: Page, label: string) =>
  part(page, 'Bookings').getByRole('link', { name: label }).locator('span').last();

journeys('The home page', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('is at /admin, and first in the sidebar', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/dashboard/analytics');
    const sidebar = page.getByRole('navigation', { name: 'Console' });
    await sidebar.getByRole('link', { name: 'Home', exact: true }).click();
    await page.getByRole('heading', { name: 'Home', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname.replace(/\/$/, '')).toBe('/admin');
    expect(await sidebar.getByRole('link', { name: 'Home', exact: true }).getAttribute('aria-current')).toBe('page');
  });

  it('counts the bookings of today, and leads to those that wait', async () => {
    const { page } = await the.staff();
    const place = await bookableEvent(the.api);
    const { client } = await visitorAccount(the.api);
    await book(client, place);
    await open(page);
    await eventually(async () => expect(await figure(page, 'Booked today').innerText()).toBe('1'));
    // Somebody books while the page is open.
    await book(client, place);
    await eventually(async () => expect(await figure(page, 'To confirm').innerText()).toBe('2'));
    expect(await figure(page, 'Checked in today').innerText()).toBe('0');
    await part(page, 'Bookings').getByRole('link', { name: 'To confirm' }).click();
    await page.waitForURL('**/admin/event/booking/view?status=Pending');
    await page.getByRole('row').nth(2).waitFor();
  });

  it('tells of the next events how many places are taken', async () => {
    const { page } = await the.staff();
    const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const place = await bookableEvent(the.api, { name: 'Morning of kites', slug: 'kites', startsOn: day, capacity: 8 });
    await book((await visitorAccount(the.api)).client, place);
    await open(page);
    const line = part(page, 'Next events').getByRole('listitem').filter({ hasText: 'Morning of kites' });
    await line.getByText('1 of 8 places').waitFor();
    await line.getByRole('link', { name: 'Morning of kites' }).click();
    await page.waitForURL(`**/admin/event/manage/update/kites-${place.eventId}`);
  });

  it('leads to the records that are not in use', async () => {
    const { page } = await the.staff();
    const { id } = await make(the.api, 'BlogCategory', { name: 'Put away' });
    await setToggle(the.api, 'toggleBlogCategoryActive', id, false);
    await open(page);
    await part(page, 'Not in use').getByRole('link', { name: 'Blog Categories 1' }).click();
    await page.waitForURL('**/admin/blog/category/view?status=inactive');
    await eventually(async () => expect(await namesShown(page)).toEqual(['Put away']));
    await page.getByRole('combobox', { name: 'Status' }).getByText('Items not in use').waitFor();
  });

  it('leads to what is to be translated, in its language', async () => {
    const { page } = await the.staff();
    await make(the.api, 'EventDifficulty', { name: 'Untold' });
    await open(page);
    await part(page, 'To translate')
      .getByRole('link', { name: /^Event Difficulties in العربية: \d+$/ })
      .click();
    await page.waitForURL('**/admin/event/difficulty/view?lang=ar');
    await page.getByRole('tab', { name: 'العربية', selected: true }).waitFor();
  });

  it('tells what was changed last, with the record and its history', async () => {
    const { page } = await the.staff();
    const { role } = await the.api.admin.ask<{ role: { id: string } }>(
      `mutation ($input: RoleInput!) { createRole(input: $input) { role { id } } }`,
      { input: { name: 'Gardeners', permissionIds: await somePermission() } },
    );
    await open(page);
    const line = part(page, 'Recent changes').getByRole('listitem').first();
    expect(await line.innerText()).toContain('Super Admin created Gardeners');
    await line.getByRole('link', { name: 'History of Gardeners' }).click();
    await page.waitForURL(`**/admin/configurations/audit?record=${role.id}`);
    await page.getByText('created the role').waitFor();
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(1);
    await page.getByRole('button', { name: 'Of one record only' }).click();
    await eventually(async () =>
      expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(1),
    );
    await page.goBack();
    await page.goBack();
    await part(page, 'Recent changes').getByRole('link', { name: 'Gardeners', exact: true }).click();
    await page.waitForURL(`**/admin/staff/role/update/${role.id}`);
  });

  async function somePermission(): Promise<string[]> {
    const { rows } = await the.api.admin.ask<{ rows: { permissionIds: string[] }[] }>(
      '{ roles(pageSize: 100) { rows { permissionIds } } }',
    );
    const found = rows.flatMap(({ permissionIds }) => permissionIds)[0];
    if (found) return [found];
    await the.api.staffAccount('VIEW_ALL_EVENTS');
    return somePermission();
  }

  it('loads and fails part by part', async () => {
    const { page, expectProblem } = await the.staff();
    expectProblem(/ERR_CONNECTION_FAILED/);
    const { release } = await holdBack(page, 'NextEvents');
    await cutOff(page, 'InactiveRecords');
    await open(page);
    await part(page, 'Bookings').getByRole('link', { name: 'Booked today' }).waitFor();
    await part(page, 'Not in use').getByRole('alert').waitFor();
    await part(page, 'Next events').getByRole('status', { name: 'Loading' }).waitFor();
    release();
    await part(page, 'Next events').getByRole('listitem').first().waitFor();
    await page.unroute('**/graphql');
    await part(page, 'Not in use').getByRole('button', { name: 'Try again' }).click();
    await part(page, 'Not in use').getByRole('alert').waitFor({ state: 'detached' });
  });

  it.each<[string, Permission[], string[]]>([
    ['nothing', [], ['Where you can go']],
    ['only bookings', ['VIEW_ALL_EVENT_BOOKINGS'], ['Bookings', 'Where you can go']],
    ['only events', ['VIEW_ALL_EVENTS'], ['Next events', 'To translate', 'Not in use']],
    ['only to add a language', ['ADD_LANGUAGE'], ['Start something new', 'Where you can go']],
  ])('shows to somebody who may see %s what is for them', async (_, permissions, titles) => {
    const { page } = await the.staff(await the.api.staffAccount(...permissions));
    await open(page);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(titles);
    expect(await page.getByRole('main').getByRole('link').count()).toBeGreaterThan(0);
  });

  it('can be read by everybody', async () => {
    const { page } = await the.staff(undefined, { bypassCSP: true });
    const look = {
      name: 'home',
      open: async (opened: Page) => {
        await open(opened);
        await opened.getByRole('main').getByRole('status', { name: 'Loading' }).first().waitFor({ state: 'detached' });
        await opened.waitForLoadState('networkidle');
      },
    };
    expect(await inspect(page, look)).toEqual({});
  });
});
