import { LIVE_BEAT_MS } from '@polyphony/domain/limits.js';
import type { Page } from '@playwright/test';
import { bookableEvent, book } from '../../api/testing/records/bookings.js';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { visitorAccount } from '../../api/testing/clients/visitorAccounts.js';
import {
  field,
  openFromList,
  openList,
  openListWithClock,
  recordNames,
  rowOf,
  submitButton,
} from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { make } from '../support/records.js';
import { listenFor } from '../support/traffic.js';

const LIST = 'event/category/view';

declare global {
  interface Window {
    /** Number of streams of changes that a page has tried to open. */
    streams?: number;
  }
}

/** Opens a list, and waits until its tab is subscribed to changes. */
async function openLive(page: Page, path: string): Promise<void> {
  const streaming = streamOf(page);
  await openList(page, path);
  await streaming;
}

const streamOf = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/live') && response.ok());

const toggle = (record: { id: string }, to: boolean) =>
  `mutation { toggleEventCategoryActive(id: "${record.id}", to: ${to}) { success } }`;

const create = (server: RunningServer, name: string) => make(server, 'EventCategory', { name });

test.beforeAll(async ({ server }) => {
  await create(server, 'Concerts');
});

test('adds the records of other users to an open list, without a reload', async ({ signedIn, server }) => {
  const [reader, writer] = [await signedIn(), await signedIn(await server.staffAccount('ADD_EVENT_CATEGORY'))];
  await openLive(reader.page, LIST);
  await reader.page.evaluate(() => Object.assign(window, { sameWindow: true }));

  await writer.page.goto('/admin/event/category/create');
  // A user who may add categories, but not read them, is notified of the new one without a request that is refused.
  const read = listenFor(writer.page, 'EventCategoryRecord');
  await field(writer.page, 'Category name').fill('Lectures');
  await submitButton(writer.page).click();
  await writer.page.getByRole('region', { name: 'Just created' }).waitFor();
  await rowOf(reader.page, 'Lectures').waitFor();
  expect(read).toEqual([]);
  expect(await reader.page.evaluate(() => 'sameWindow' in window)).toBe(true);
  await picture(reader.page, 'live-list');
});

test('updates an open list when another user switches, renames or deletes a record', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  const record = await create(server, 'Walks');
  await openLive(page, LIST);
  const active = page.getByRole('switch', { name: 'Active: Walks' });
  await server.admin.request(toggle(record, false));
  await expect(active).not.toBeChecked();
  await server.admin.request(
    'mutation ($id: ID!) { updateEventCategory(id: $id, input: { name: "Hikes" }) { success } }',
    record,
  );
  await rowOf(page, 'Hikes').waitFor();
  await server.admin.request('mutation ($id: ID!) { deleteEventCategory(id: $id) { success } }', record);
  await rowOf(page, 'Hikes').waitFor({ state: 'detached' });
});

test('updates an open list when a record that its rows refer to is renamed', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  const category = await create(server, 'Fairs');
  await server.admin.request(
    'mutation ($id: ID!) { createEvent(input: { name: "Book fair", categoryId: $id }) { success message } }',
    category,
  );
  await openLive(page, 'event/manage/view');
  await rowOf(page, 'Book fair').getByText('Fairs').waitFor();
  await server.admin.request(
    'mutation ($id: ID!) { updateEventCategory(id: $id, input: { name: "Markets" }) { success } }',
    category,
  );
  await rowOf(page, 'Book fair').getByText('Markets').waitFor();
});

test('adds the booking of a visitor to an open list of bookings', async ({ signedIn, server }) => {
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_BOOKINGS'));
  const streaming = streamOf(page);
  await page.goto('/admin/event/booking/view');
  await streaming;
  const at = await bookableEvent(server, { name: 'Lantern walk' });
  const { client } = await visitorAccount(server);
  await book(client, { ...at, transactionId: 'TX-LIVE' });
  await rowOf(page, 'TX-LIVE').waitFor();
});

test('keeps the focus, an open menu, open branches of the tree and the scroll position when a list is updated', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn(undefined, { viewport: { width: 390, height: 700 } });
  const root = await create(server, 'Outdoors');
  await make(server, 'EventCategory', { name: 'Below the sky', parentId: root.id });
  await openLive(page, `${LIST}?pageSize=21`);
  await page.getByRole('button', { name: 'Below Outdoors' }).click();
  await rowOf(page, 'Below the sky')
    .getByRole('button', { name: /^Actions/ })
    .click();
  await page.getByRole('menu').waitFor();
  await page.getByRole('menuitem', { name: 'Edit' }).focus();
  await page.evaluate(() => window.scrollTo(0, 120));
  const place = await page.evaluate(() => window.scrollY);

  await create(server, 'Added meanwhile');
  // An open menu hides everything else from queries by role.
  await page.locator('.record-name').getByText('Added meanwhile').waitFor();
  await picture(page, 'live-open-menu');
  await expect(page.getByRole('menu')).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.keyboard.press('Escape');
  await rowOf(page, 'Below the sky').waitFor();
});

test('keeps the focused cell and the typed search when a list is updated', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  await openLive(page, `${LIST}?pageSize=21`);
  await rowOf(page, 'Concerts').getByRole('gridcell').nth(1).click();
  const focused = () => page.evaluate(() => document.activeElement?.closest('[role=row]')?.textContent ?? '');
  await expect.poll(focused).toContain('Concerts');
  await create(server, 'Before them');
  await rowOf(page, 'Before them').waitFor();
  expect(await focused()).toContain('Concerts');

  const search = page.getByLabel('Search by name');
  await search.fill('theatre');
  await expect(recordNames(page)).toHaveCount(0);
  await search.press('End');
  await create(server, 'Theatre of shadows');
  await rowOf(page, 'Theatre of shadows').waitFor();
  await search.press('s');
  await expect(search).toHaveValue('theatres');
});

test('polls a list every 15 seconds while the stream of changes cannot be opened', async ({ signedIn, server }) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/live/);
  await page.route('**/live', (route) => route.abort('connectionfailed'));
  await page.addInitScript(() => {
    window.EventSource = new Proxy(EventSource, {
      construct: (Class, args: [string]) => {
        window.streams = (window.streams ?? 0) + 1;
        return new Class(...args);
      },
    });
  });
  const streams = () => page.evaluate(() => window.streams ?? 0);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/live'));
  await openListWithClock(page, `${LIST}?pageSize=100`);
  await failed;
  await create(server, 'Heard late');
  const before = await streams();
  let polls = 0;
  await expect(async () => {
    await page.clock.runFor(LIVE_BEAT_MS);
    polls += 1;
    // A list that was loaded just before rests until the next poll.
    await expect(rowOf(page, 'Heard late')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  // The stream is tried again with each poll: once in each 15 seconds.
  expect((await streams()) - before).toBe(polls);
  await page.unroute('**/live');
  const streaming = streamOf(page);
  await page.clock.runFor(LIVE_BEAT_MS);
  await streaming;
  await page.clock.resume();
  await create(server, 'Heard at once');
  await rowOf(page, 'Heard at once').waitFor();
});

test('does not load a record again while a user edits it', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  const { id } = await create(server, 'Under the pen');
  await openLive(page, `${LIST}?searchName=under`);
  await openFromList(page, 'Under the pen');
  await field(page, 'Category name').fill('Half a word');
  const sent = listenFor(page, 'EventCategoryRecord');
  await server.admin.request(toggle({ id }, false));
  const list = await signedIn();
  await openLive(list.page, LIST);
  await create(server, 'A later change');
  await rowOf(list.page, 'A later change').waitFor();
  await expect(field(page, 'Category name')).toHaveValue('Half a word');
  expect(sent).toEqual([]);
});
