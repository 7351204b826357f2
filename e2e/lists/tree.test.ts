import type { Page } from '@playwright/test';
import { visibleNames, openList, rowOf } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { make } from '../support/records.js';

const opener = (page: Page, name: string) => page.getByRole('button', { name: `Below ${name}` });
const shows = (page: Page, names: string[]) => expect.poll(() => visibleNames(page)).toEqual(names);

/** The indentation of a name, in pixels. */
const indentOf = (page: Page, name: string) =>
  rowOf(page, name)
    .locator('.record-name')
    .evaluate((element) =>
      parseFloat(getComputedStyle(element.closest('.record-title') ?? element).paddingInlineStart),
    );

/** Truncated on a small screen, and whole in a table on others (FMT-014). */
const LEAF = 'Leaf called by a long one';

test.beforeAll(async ({ server }) => {
  const root = await make(server, 'EventCategory', { name: 'Root', orderNumber: 9 });
  const branch = await make(server, 'EventCategory', { name: 'Branch', parentId: root.id });
  await make(server, 'EventCategory', { name: LEAF, parentId: branch.id });
  await make(server, 'EventCategory', { name: 'Alone', orderNumber: 2 });
});

test('opens and closes a category by a click on its row, and indents each level by 5 more pixels (CAT-013, CAT-014, CAT-015, CAT-016, EVCAT-016)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, 'event/category/view');
  await shows(page, ['Root', 'Alone']);
  await rowOf(page, 'Root').locator('[data-field=slug]').click();
  await shows(page, ['Root', 'Branch', 'Alone']);
  await rowOf(page, 'Branch').locator('[data-field=slug]').click();
  await shows(page, ['Root', 'Branch', LEAF, 'Alone']);
  expect([await indentOf(page, 'Root'), await indentOf(page, 'Branch'), await indentOf(page, LEAF)]).toEqual([
    12, 17, 22,
  ]);
  await picture(page, 'tree-open');
  await rowOf(page, 'Alone').locator('[data-field=slug]').click();
  await rowOf(page, LEAF).locator('[data-field=slug]').click();
  await shows(page, ['Root', 'Branch', LEAF, 'Alone']);
  await rowOf(page, 'Root').locator('[data-field=slug]').click();
  await shows(page, ['Root', 'Alone']);
});

test('opens and closes a category with the keyboard alone (CAT-014)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, 'event/category/view');
  await rowOf(page, 'Root').locator('[data-field=slug]').focus();
  await page.keyboard.press('Enter');
  await shows(page, ['Root', 'Branch', 'Alone']);
  await page.keyboard.press('ArrowDown');
  await expect(rowOf(page, 'Branch').locator('[data-field=slug]')).toBeFocused();
  await page.keyboard.press('Enter');
  await shows(page, ['Root', 'Branch', LEAF, 'Alone']);
  await opener(page, 'Branch').focus();
  await expect(opener(page, 'Branch')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await shows(page, ['Root', 'Branch', 'Alone']);
  await expect(opener(page, 'Branch')).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await shows(page, ['Root', 'Branch', LEAF, 'Alone']);
});

test('truncates long category names on a small screen, and offers the actions of a row in a menu (CAT-017)', async ({
  signedIn,
}) => {
  const { page } = await signedIn(undefined, { viewport: { width: 390, height: 800 } });
  await openList(page, 'event/category/view');
  await opener(page, 'Root').click();
  await opener(page, 'Branch').click();
  await shows(page, ['Root', 'Branch', 'Leaf called by a lon...', 'Alone']);
  await page.getByRole('button', { name: `Actions for ${LEAF}` }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Active', checked: true }).waitFor();
  await picture(page, 'tree-small');
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.waitForURL('**/admin/event/category/update/leaf-*');
});
