import { DELETE_GRACE_MS } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { namesShown, openList, rowOf } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { make, storedCategory } from './records.js';
import { listenFor } from './traffic.js';

const LIST = 'event/category/view?pageSize=21';
const bar = (page: Page) => page.getByRole('region', { name: 'Selected records' });
const checkbox = (page: Page, name: string) => rowOf(page, name).getByRole('checkbox', { name: 'Select row' });
const action = (page: Page, name: string) => bar(page).getByRole('button', { name, exact: true });
const says = (page: Page, text: string) => bar(page).getByText(text, { exact: true }).waitFor();
const isActive = async (the: { api: Parameters<typeof storedCategory>[0] }, slug: string) =>
  (await storedCategory(the.api, slug))?.active;

journeys('Several records of a list', () => {
  const the = house();

  it('are switched by one request, and back again', async () => {
    for (const name of ['Ink', 'Clay', 'Wood']) await make(the.api, 'EventCategory', { name });
    const { page } = await the.staff();
    await openList(page, LIST);
    const sent = listenFor(page, 'ToggleEventCategoriesActive');
    for (const name of ['Ink', 'Wood']) await checkbox(page, name).check();
    await says(page, '2 records selected');
    await picture(page, 'bulk-selected');
    await action(page, 'Deactivate').click();
    await says(page, '2 records updated.');
    expect(sent).toHaveLength(1);
    expect([await isActive(the, 'ink'), await isActive(the, 'clay'), await isActive(the, 'wood')]).toEqual([
      false,
      true,
      false,
    ]);
    await action(page, 'Undo').click();
    await eventually(async () =>
      expect([await isActive(the, 'ink'), await isActive(the, 'wood')]).toEqual([true, true]),
    );
    expect(sent).toHaveLength(2);
  });

  it('are deleted after a moment in which that can be taken back, and those that stay say why', async () => {
    const branch = await make(the.api, 'EventCategory', { name: 'Branch' });
    await make(the.api, 'EventCategory', { name: 'Leaf', parentId: branch.id });
    const basic = await make(the.api, 'EventCategory', { name: 'Basic' });
    await the.api.admin.ask('mutation ($id: ID!) { toggleEventCategoryDefault(id: $id, to: true) { success } }', basic);
    await make(the.api, 'EventCategory', { name: 'Surplus' });
    const { page } = await the.staff();
    await openList(page, LIST);
    for (const name of ['Branch', 'Basic', 'Surplus']) await checkbox(page, name).check();
    const confirm = async () => {
      await action(page, 'Delete').click();
      const dialog = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' });
      await dialog.getByText('3 records will be deleted:').waitFor();
      await picture(page, 'bulk-delete');
      await dialog.getByRole('button', { name: "Yes, I'm sure" }).click();
    };
    await confirm();
    await says(page, '3 records will be deleted in a moment.');
    await picture(page, 'bulk-waiting');
    await action(page, 'Undo').click();
    await bar(page).waitFor({ state: 'detached' });
    await page.waitForTimeout(DELETE_GRACE_MS + 300);
    expect(await storedCategory(the.api, 'surplus')).not.toBeNull();

    for (const name of ['Branch', 'Basic', 'Surplus']) await checkbox(page, name).check();
    await confirm();
    await action(page, 'Delete now').click();
    await says(page, '1 record deleted.');
    await bar(page).getByText(messages.hasChildren('Category')).waitFor();
    await bar(page).getByText(messages.defaultKept('Category')).waitFor();
    await picture(page, 'bulk-refused');
    await rowOf(page, 'Surplus').waitFor({ state: 'detached' });
    expect(await storedCategory(the.api, 'surplus')).toBeNull();
    // What was refused stays selected, to go on with.
    expect(await checkbox(page, 'Branch').isChecked()).toBe(true);
  });

  it.each([
    ['another screen is opened', (page: Page) => page.getByRole('link', { name: 'Add Category' }).first().click()],
    ['the page is closed', (page: Page) => page.goto('about:blank')],
  ])('that are about to be deleted are, when %s', async (_, leave) => {
    await make(the.api, 'EventCategory', { name: 'Fleeting' });
    const { page } = await the.staff();
    await openList(page, LIST);
    await checkbox(page, 'Fleeting').check();
    await action(page, 'Delete').click();
    await page.getByRole('button', { name: "Yes, I'm sure" }).click();
    await says(page, '1 record will be deleted in a moment.');
    await leave(page);
    await eventually(async () => expect(await storedCategory(the.api, 'fleeting')).toBeNull(), DELETE_GRACE_MS - 1000);
  });

  it('are chosen, switched and deleted with the keyboard alone', async () => {
    for (const name of ['Key one', 'Key two']) await make(the.api, 'EventCategory', { name });
    const { page } = await the.staff();
    await openList(page, `${LIST}&searchName=key`);
    await eventually(async () => expect((await namesShown(page)).sort()).toEqual(['Key one', 'Key two']));
    await page.getByRole('checkbox', { name: 'Select all rows' }).focus();
    await page.keyboard.press('Space');
    await says(page, '2 records selected');
    const press = async (name: string) => {
      for (let step = 0; step < 30; step += 1) {
        await page.keyboard.press('Tab');
        const at = await page.evaluate(() => document.activeElement?.textContent);
        if (at === name) return page.keyboard.press('Enter');
      }
      throw new Error(`Tab does not lead to '${name}'.`);
    };
    await press('Deactivate');
    await says(page, '2 records updated.');
    await page.getByRole('checkbox', { name: 'Select all rows' }).focus();
    await page.keyboard.press('Space');
    await press('Delete');
    await page.getByRole('alertdialog').waitFor();
    await press("Yes, I'm sure");
    await press('Delete now');
    await says(page, '2 records deleted.');
    expect(await storedCategory(the.api, 'key-one')).toBeNull();
  });

  it('offers what the role may do, and no checkboxes where that is nothing', async () => {
    await make(the.api, 'EventCategory', { name: 'Plain' });
    const viewer = await the.staff(await the.api.staffAccount('VIEW_ALL_EVENT_CATEGORIES'));
    await openList(viewer.page, LIST);
    expect(await viewer.page.getByRole('checkbox').count()).toBe(0);
    const cleaner = await the.staff(await the.api.staffAccount('VIEW_ALL_EVENT_CATEGORIES', 'DELETE_EVENT_CATEGORY'));
    await openList(cleaner.page, LIST);
    await checkbox(cleaner.page, 'Plain').check();
    await action(cleaner.page, 'Delete').waitFor();
    expect(await bar(cleaner.page).getByRole('button').allTextContents()).toEqual(['Select all', 'Delete', '']);
  });
});
