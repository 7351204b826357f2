import { UNDO_MS } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { visibleNames, openList, rowCheckbox, rowOf, selectRecords, stopClock } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { make, storedCategory } from '../support/records.js';
import { listenFor } from '../support/traffic.js';

const LIST = 'event/category/view?pageSize=21';
const bar = (page: Page) => page.getByRole('region', { name: 'Selected records' });
const action = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const waitForText = (page: Page, text: string) => bar(page).getByText(text, { exact: true }).waitFor();
const isActive = async (server: RunningServer, slug: string) => (await storedCategory(server, slug))?.active;

test('switches selected records with one request, and undoes it with another', async ({ signedIn, server }) => {
  for (const name of ['Ink', 'Clay', 'Wood']) await make(server, 'EventCategory', { name });
  const { page } = await signedIn();
  await openList(page, LIST);
  const sent = listenFor(page, 'ToggleEventCategoriesActive');
  await selectRecords(page, 'Ink', 'Wood');
  await waitForText(page, '2 records selected');
  await picture(page, 'bulk-selected');
  await action(page, 'Deactivate').click();
  await waitForText(page, '2 records updated.');
  expect(sent).toHaveLength(1);
  expect([await isActive(server, 'ink'), await isActive(server, 'clay'), await isActive(server, 'wood')]).toEqual([
    false,
    true,
    false,
  ]);
  await action(page, 'Undo').click();
  await expect.poll(async () => [await isActive(server, 'ink'), await isActive(server, 'wood')]).toEqual([true, true]);
  expect(sent).toHaveLength(2);
});

test('deletes selected records after a grace period with an undo, and says why some are kept', async ({
  signedIn,
  server,
}) => {
  const branch = await make(server, 'EventCategory', { name: 'Branch' });
  await make(server, 'EventCategory', { name: 'Leaf', parentId: branch.id });
  const basic = await make(server, 'EventCategory', { name: 'Basic' });
  await server.admin.request(
    'mutation ($id: ID!) { toggleEventCategoryDefault(id: $id, to: true) { success } }',
    basic,
  );
  await make(server, 'EventCategory', { name: 'Surplus' });
  const { page } = await signedIn();
  await page.clock.install();
  await openList(page, LIST);
  const sent = listenFor(page, 'DeleteEventCategories');
  await selectRecords(page, 'Branch', 'Basic', 'Surplus');
  const confirm = async () => {
    await action(page, 'Delete').click();
    const dialog = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
    await dialog.getByText('3 records will be deleted:').waitFor();
    await dialog.getByText('They stay in the bin for 30 days.').waitFor();
    await picture(page, 'bulk-delete');
    // The grace period does not end by itself.
    await stopClock(page);
    await dialog.getByRole('button', { name: "Yes, I'm sure" }).click();
  };
  await confirm();
  await waitForText(page, '3 records will be deleted in a moment.');
  await picture(page, 'bulk-waiting');
  await action(page, 'Undo').click();
  await bar(page).waitFor({ state: 'detached' });
  await page.clock.runFor(UNDO_MS + 1);
  expect(await storedCategory(server, 'surplus')).not.toBeNull();
  await page.clock.resume();

  await selectRecords(page, 'Branch', 'Basic', 'Surplus');
  await confirm();
  await action(page, 'Delete now').click();
  await page.clock.resume();
  await waitForText(page, '1 record deleted.');
  await bar(page).getByText(messages.hasChildren('labels.category')).waitFor();
  await bar(page).getByText(messages.defaultKept('labels.category')).waitFor();
  await picture(page, 'bulk-refused');
  await rowOf(page, 'Surplus').waitFor({ state: 'detached' });
  expect(await storedCategory(server, 'surplus')).toBeNull();
  expect(sent).toHaveLength(1);
  // Refused records stay selected, to go on with.
  await expect(rowCheckbox(page, 'Branch')).toBeChecked();
});

for (const [label, leave] of [
  ['another screen is opened', (page: Page) => page.getByRole('link', { name: 'Add Category' }).first().click()],
  ['the page is closed', (page: Page) => page.goto('about:blank')],
] as const)
  test(`deletes the records that await deletion when ${label}`, async ({ signedIn, server }) => {
    await make(server, 'EventCategory', { name: 'Fleeting' });
    const { page } = await signedIn();
    await page.clock.install();
    await openList(page, LIST);
    await selectRecords(page, 'Fleeting');
    await action(page, 'Delete').click();
    const confirm = page.getByRole('button', { name: "Yes, I'm sure" });
    await confirm.waitFor();
    // With a stopped clock, leaving deletes the record, not the end of the grace period.
    await page.clock.pauseAt(Date.now() + 60_000);
    await confirm.click();
    await waitForText(page, '1 record will be deleted in a moment.');
    await leave(page);
    await expect.poll(() => storedCategory(server, 'fleeting')).toBeNull();
  });

test('selects, switches and deletes records with the keyboard alone', async ({ signedIn, server }) => {
  for (const name of ['Key one', 'Key two']) await make(server, 'EventCategory', { name });
  const { page } = await signedIn();
  await page.clock.install();
  await openList(page, `${LIST}&searchName=key`);
  await expect.poll(async () => (await visibleNames(page)).sort()).toEqual(['Key one', 'Key two']);
  await page.getByRole('checkbox', { name: 'Select all rows' }).focus();
  await page.keyboard.press('Space');
  await waitForText(page, '2 records selected');
  const press = async (name: string) => {
    for (let step = 0; step < 30; step += 1) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => document.activeElement?.textContent);
      if (at === name) return page.keyboard.press('Enter');
    }
    throw new Error(`Tab does not lead to '${name}'.`);
  };
  await press('Deactivate');
  await waitForText(page, '2 records updated.');
  await page.getByRole('checkbox', { name: 'Select all rows' }).focus();
  await page.keyboard.press('Space');
  await press('Delete');
  await page.getByRole('alertdialog').waitFor();
  await stopClock(page);
  await press("Yes, I'm sure");
  await press('Delete now');
  await page.clock.resume();
  await waitForText(page, '2 records deleted.');
  expect(await storedCategory(server, 'key-one')).toBeNull();
});

test('offers the bulk actions of the role, and no checkboxes when there are none', async ({ signedIn, server }) => {
  for (const name of ['Plain', 'Fancy']) await make(server, 'EventCategory', { name });
  const viewer = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_CATEGORIES'));
  await openList(viewer.page, LIST);
  expect(await viewer.page.getByRole('checkbox').count()).toBe(0);
  const cleaner = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_CATEGORIES', 'DELETE_EVENT_CATEGORY'));
  await openList(cleaner.page, LIST);
  await selectRecords(cleaner.page, 'Plain');
  await action(cleaner.page, 'Delete').waitFor();
  expect(await bar(cleaner.page).getByRole('button').allTextContents()).toEqual(['Select all', 'Delete', '']);
});

test('says which of several published events nobody can book, and of prices only to a role that may list them', async ({
  signedIn,
  server,
}) => {
  const { id: categoryId } = await make(server, 'EventCategory', { name: 'Bulk advice' });
  const publish = async (page: Page, name: string) => {
    for (const part of ['one', 'two']) await make(server, 'Event', { name: `${name} ${part}`, categoryId });
    await make(server, 'Event', { name: `${name} dated`, categoryId, startsOn: '2099-05-15' });
    await openList(page, `event/manage/view?searchName=${name}`);
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    // A button where it is the only switch of the role, else in the menu.
    const more = action(page, 'More');
    const direct = action(page, 'Publish');
    await more.or(direct).waitFor();
    const inMenu = await more.isVisible();
    await (inMenu ? more : direct).click();
    if (inMenu) await page.getByRole('menuitem', { name: 'Publish', exact: true }).click();
    await waitForText(page, '3 records updated.');
    return bar(page).getByRole('alert');
  };
  const { page } = await signedIn();
  const advice = await publish(page, 'Kite');
  await advice.getByText('3 records are incomplete:').waitFor();
  expect((await advice.getByRole('listitem').allTextContents()).sort()).toEqual([
    'Kite dated: Visitors cannot book: no active price.',
    'Kite one: Visitors cannot book: no active price. No start date: visitors cannot see when it takes place.',
    'Kite two: Visitors cannot book: no active price. No start date: visitors cannot see when it takes place.',
  ]);
  await picture(page, 'bulk-advice');

  const editor = await signedIn(await server.staffAccount('VIEW_ALL_EVENTS', 'TOGGLE_PUBLISHED_EVENT'));
  const sent = listenFor(editor.page, 'EventToAdvise');
  const dates = await publish(editor.page, 'Drum');
  await dates.getByText('2 records are incomplete:').waitFor();
  expect((await dates.getByRole('listitem').allTextContents()).sort()).toEqual([
    'Drum one: No start date: visitors cannot see when it takes place.',
    'Drum two: No start date: visitors cannot see when it takes place.',
  ]);
  expect(sent).toHaveLength(3);
});
