import type { Page } from 'playwright-core';
import { namesShown, openList, rowOf } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { make } from './records.js';

const opener = (page: Page, name: string) => page.getByRole('button', { name: `Below ${name}` });
const shows = (page: Page, names: string[]) => eventually(async () => expect(await namesShown(page)).toEqual(names));

/** How far a name's cell stands in. */
const indentOf = (page: Page, name: string) =>
  rowOf(page, name)
    .locator('.record-name')
    .evaluate((element) => parseFloat(getComputedStyle(element.parentElement ?? element).paddingInlineStart));

/** Long enough to be cut on a small screen, and whole in a table on others (FMT-014). */
const LEAF = 'Leaf called by a long one';

journeys('A tree of categories', () => {
  const the = house();

  beforeAll(async () => {
    const root = await make(the.api, 'EventCategory', { name: 'Root', orderNumber: 9 });
    const branch = await make(the.api, 'EventCategory', { name: 'Branch', parentId: root.id });
    await make(the.api, 'EventCategory', { name: LEAF, parentId: branch.id });
    await make(the.api, 'EventCategory', { name: 'Alone', orderNumber: 2 });
  });

  it('opens and closes by a click on the row (CAT-013, CAT-014, CAT-015, EVCAT-016)', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/category/view');
    await shows(page, ['Root', 'Alone']);
    await rowOf(page, 'Root').locator('[data-field=slug]').click();
    await shows(page, ['Root', 'Branch', 'Alone']);
    await rowOf(page, 'Branch').locator('[data-field=slug]').click();
    await shows(page, ['Root', 'Branch', LEAF, 'Alone']);
    await picture(page, 'tree-open');
    await rowOf(page, 'Alone').locator('[data-field=slug]').click();
    await rowOf(page, LEAF).locator('[data-field=slug]').click();
    await shows(page, ['Root', 'Branch', LEAF, 'Alone']);
    await rowOf(page, 'Root').locator('[data-field=slug]').click();
    await shows(page, ['Root', 'Alone']);
  });

  it('stands in by 12, 17 and 22 pixels (CAT-016)', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/category/view');
    await opener(page, 'Root').click();
    await opener(page, 'Branch').click();
    await rowOf(page, LEAF).waitFor();
    expect([await indentOf(page, 'Root'), await indentOf(page, 'Branch'), await indentOf(page, LEAF)]).toEqual([
      12, 17, 22,
    ]);
  });

  it('opens and closes by the keyboard alone (CAT-014)', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/category/view');
    await rowOf(page, 'Root').locator('[data-field=slug]').focus();
    await page.keyboard.press('Enter');
    await shows(page, ['Root', 'Branch', 'Alone']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await shows(page, ['Root', 'Branch', LEAF, 'Alone']);
    await opener(page, 'Branch').focus();
    expect(await opener(page, 'Branch').getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Space');
    await shows(page, ['Root', 'Branch', 'Alone']);
    expect(await opener(page, 'Branch').getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('Enter');
    await shows(page, ['Root', 'Branch', LEAF, 'Alone']);
  });

  it('cuts long names on small screens, and has everything in a menu there (CAT-017)', async () => {
    const { page } = await the.staff(undefined, { viewport: { width: 390, height: 800 } });
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
});
