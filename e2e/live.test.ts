import { LIVE_BEAT_MS } from '@polyphony/domain/limits.js';
import type { Page } from 'playwright-core';
import { bookableEvent, book } from '../api/testing/bookings.js';
import { visitorAccount } from '../api/testing/visitorAccounts.js';
import { field, namesShown, openList, rowOf, submitButton } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { make } from './records.js';
import { listenFor } from './traffic.js';

const LIST = 'event/category/view';

/** Opens a list, and waits until its tab hears of changes. */
async function openLive(page: Page, path: string): Promise<void> {
  const streaming = page.waitForResponse((response) => response.url().endsWith('/live') && response.ok());
  await openList(page, path);
  await streaming;
}

const toggle = (record: { id: string }, to: boolean) =>
  `mutation { toggleEventCategoryActive(id: "${record.id}", to: ${to}) { success } }`;

journeys('A list that is open', () => {
  const the = house();
  const create = (name: string) => make(the.api, 'EventCategory', { name });

  beforeAll(async () => {
    await create('Concerts');
  });

  it('shows what somebody else adds, without being reloaded', async () => {
    const [reader, writer] = [await the.staff(), await the.staff(await the.api.staffAccount('ADD_EVENT_CATEGORY'))];
    await openLive(reader.page, LIST);
    await reader.page.evaluate(() => Object.assign(window, { sameWindow: true }));

    await writer.page.goto('/admin/event/category/create');
    await field(writer.page, 'Category Name').fill('Lectures');
    await submitButton(writer.page).click();
    await rowOf(reader.page, 'Lectures').waitFor();
    expect(await reader.page.evaluate(() => 'sameWindow' in window)).toBe(true);
    await picture(reader.page, 'live-list');
  });

  it('shows what somebody else switches, renames and deletes', async () => {
    const { page } = await the.staff();
    const record = await create('Walks');
    await openLive(page, LIST);
    const active = page.getByRole('switch', { name: 'Active: Walks' });
    await the.api.admin.ask(toggle(record, false));
    await eventually(async () => expect(await active.isChecked()).toBe(false));
    await the.api.admin.ask(
      'mutation ($id: ID!) { updateEventCategory(id: $id, input: { name: "Hikes" }) { success } }',
      record,
    );
    await rowOf(page, 'Hikes').waitFor();
    await the.api.admin.ask('mutation ($id: ID!) { deleteEventCategory(id: $id) { success } }', record);
    await rowOf(page, 'Hikes').waitFor({ state: 'detached' });
  });

  it('shows the new name of a record that its rows only refer to', async () => {
    const { page } = await the.staff();
    const category = await create('Fairs');
    await the.api.admin.ask(
      'mutation ($id: ID!) { createEvent(input: { name: "Book fair", categoryId: $id }) { success message } }',
      category,
    );
    await openLive(page, 'event/manage/view');
    await rowOf(page, 'Book fair').getByText('Fairs').waitFor();
    await the.api.admin.ask(
      'mutation ($id: ID!) { updateEventCategory(id: $id, input: { name: "Markets" }) { success } }',
      category,
    );
    await rowOf(page, 'Book fair').getByText('Markets').waitFor();
  });

  it('shows what a visitor books, to whoever may see bookings', async () => {
    const { page } = await the.staff(await the.api.staffAccount('VIEW_ALL_EVENT_BOOKINGS'));
    const streaming = page.waitForResponse((response) => response.url().endsWith('/live') && response.ok());
    await page.goto('/admin/event/booking/view');
    await streaming;
    const at = await bookableEvent(the.api, { name: 'Lantern walk' });
    const { client } = await visitorAccount(the.api);
    await book(client, { ...at, transactionId: 'TX-LIVE' });
    await rowOf(page, 'TX-LIVE').waitFor();
  });

  it('leaves alone whoever is at work in it: focus, an open menu, what stands open in a tree, the place on the page', async () => {
    const { page } = await the.staff(undefined, { viewport: { width: 390, height: 700 } });
    const root = await create('Outdoors');
    await make(the.api, 'EventCategory', { name: 'Below the sky', parentId: root.id });
    await openLive(page, `${LIST}?pageSize=21`);
    await page.getByRole('button', { name: 'Below Outdoors' }).click();
    await rowOf(page, 'Below the sky')
      .getByRole('button', { name: /^Actions/ })
      .click();
    await page.getByRole('menu').waitFor();
    await page.getByRole('menuitem', { name: 'Edit' }).focus();
    await page.evaluate(() => window.scrollTo(0, 120));
    const place = await page.evaluate(() => window.scrollY);

    await create('Added meanwhile');
    // An open menu hides everything else from what asks by roles.
    await page.locator('.record-name').getByText('Added meanwhile').waitFor();
    await picture(page, 'live-open-menu');
    expect(await page.getByRole('menu').isVisible()).toBe(true);
    expect(await page.getByRole('menuitem', { name: 'Edit' }).evaluate((item) => item === document.activeElement)).toBe(
      true,
    );
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    await page.keyboard.press('Escape');
    await rowOf(page, 'Below the sky').waitFor();
  });

  it('keeps the cell that has the focus, and what is being typed', async () => {
    const { page } = await the.staff();
    await openLive(page, `${LIST}?pageSize=21`);
    await rowOf(page, 'Concerts').getByRole('gridcell').nth(1).click();
    const focused = () => page.evaluate(() => document.activeElement?.closest('[role=row]')?.textContent ?? '');
    expect(await focused()).toContain('Concerts');
    await create('Before them');
    await rowOf(page, 'Before them').waitFor();
    expect(await focused()).toContain('Concerts');

    const search = page.getByLabel('Search by name');
    await search.fill('theatre');
    await eventually(async () => expect(await namesShown(page)).toEqual([]));
    await search.press('End');
    await create('Theatre of shadows');
    await rowOf(page, 'Theatre of shadows').waitFor();
    await search.press('s');
    expect(await search.inputValue()).toBe('theatres');
  });

  it('says of many changes what came of them, with few requests', async () => {
    const { page } = await the.staff();
    await openLive(page, `${LIST}?pageSize=100`);
    const sent = listenFor(page, 'EventCategoryList');
    await Promise.all(Array.from({ length: 20 }, (_, index) => create(`Batch ${index}`)));
    await eventually(async () =>
      expect((await namesShown(page)).filter((name) => name.startsWith('Batch'))).toHaveLength(20),
    );
    expect(sent.length).toBeLessThan(10);
  });

  it('asks every 15 seconds where no stream can be had', async () => {
    const { page, expectProblem } = await the.staff();
    expectProblem(/live/);
    await page.route('**/live', (route) => route.abort('connectionfailed'));
    await page.clock.install();
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/live'));
    await openList(page, `${LIST}?pageSize=100`);
    await failed;
    await create('Heard late');
    await page.clock.runFor(LIVE_BEAT_MS - 1_000);
    expect(await rowOf(page, 'Heard late').count()).toBe(0);
    await page.clock.runFor(1_000);
    await rowOf(page, 'Heard late').waitFor();
    await page.unroute('**/live');
    const streaming = page.waitForResponse((response) => response.url().endsWith('/live') && response.ok());
    await page.clock.runFor(LIVE_BEAT_MS);
    await streaming;
    await create('Heard at once');
    await rowOf(page, 'Heard at once').waitFor();
  });

  it('leaves a form alone that somebody fills in', async () => {
    const { page } = await the.staff();
    const { id, slug } = await create('Under the pen');
    await openLive(page, LIST);
    await page.goto(`/admin/event/category/update/${slug}-${id}`);
    await field(page, 'Category Name').fill('Half a word');
    const sent = listenFor(page, 'EventCategoryRecord');
    await the.api.admin.ask(toggle({ id }, false));
    const list = await the.staff();
    await openLive(list.page, LIST);
    await create('A sign that it was heard');
    await rowOf(list.page, 'A sign that it was heard').waitFor();
    expect(await field(page, 'Category Name').inputValue()).toBe('Half a word');
    expect(sent).toEqual([]);
  });
});
