import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { field, visibleNames, openList, rowOf, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { stop, tabTo } from '../support/keyboard.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';
import { storedCategory } from '../support/records.js';

const LIST = 'event/category/view';

/** Goes from the form of the record back to the list, and searches it. */
async function backToRecord(page: Page): Promise<void> {
  await tabTo(page, /^a: Event Categories$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${LIST}`);
  await expect.poll(() => stop(page)).toBe('h1: Event Categories');
  await tabTo(page, /^input: Search by name/);
  await page.keyboard.type('Sand');
  await expect.poll(() => visibleNames(page)).toEqual(['Sand gardens']);
}

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('creates, translates, switches and deletes a record with the keyboard alone, with a visible focus at each step', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn(undefined, { reducedMotion: 'reduce' });
  await openList(page, LIST);

  await tabTo(page, /^a: Skip to /);
  await page.keyboard.press('Enter');
  await tabTo(page, /^a: Add Category$/);
  await page.keyboard.press('Enter');
  await expect.poll(() => stop(page)).toBe('h1: Add Category');
  await field(page, 'Category name').waitFor();
  await tabTo(page, /^input: Category name/);
  await page.keyboard.type('Sand gardens');
  await tabTo(page, /^textarea: Description/);
  await page.keyboard.type('Raked slowly.');
  await tabTo(page, /^button: Add Category$/);
  await page.keyboard.press('Enter');
  await expectToast(page, messages.created('labels.category'));
  expect(await storedCategory(server, 'sand-gardens')).toMatchObject({ active: true });

  await backToRecord(page);
  await tabTo(page, /^input: Active: Sand gardens|^switch: Active: Sand gardens/);
  await page.keyboard.press('Space');
  await expectToast(page, messages.statusUpdated);
  expect(await storedCategory(server, 'sand-gardens')).toMatchObject({ active: false });
  expect(await stop(page)).toContain('Active: Sand gardens');

  await tabTo(page, /^a: Edit Sand gardens$/);
  await page.keyboard.press('Enter');
  await expect(field(page, 'Category name')).toHaveValue('Sand gardens');
  await expect.poll(() => stop(page)).toMatch(/^h1: /);
  await tabTo(page, /^tab: English$/);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stop(page)).toBe('tab: العربية');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Category name')).toHaveAttribute('lang', 'ar');
  await tabTo(page, /^input: Category name/);
  await page.keyboard.type('حدائق الرمل');
  await page.keyboard.press('Enter');
  await expectToast(page, messages.updated('labels.category'));
  await expect(submitButton(page)).toBeDisabled();
  expect((await storedCategory(server, 'sand-gardens'))?.translations).toContainEqual(
    expect.objectContaining({ lang: 'ar', name: 'حدائق الرمل' }),
  );

  await backToRecord(page);
  await tabTo(page, /^button: Delete Sand gardens$/);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.waitFor();
  // The harmless button is focused first, and the focus stays in the dialog.
  await expect.poll(() => stop(page)).toBe('button: Cancel');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => stop(page)).toBe('button: Cancel');
  await picture(page, 'keyboard-delete');
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => stop(page)).toBe('button: Delete Sand gardens');
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  await expect.poll(() => stop(page)).toBe('button: Cancel');
  await tabTo(page, /^button: Yes, I'm sure$/);
  await page.keyboard.press('Enter');
  await expectToast(page, messages.deleted('labels.category'));
  await dialog.waitFor({ state: 'detached' });
  expect(await storedCategory(server, 'sand-gardens')).toBeNull();
  // The button is gone with its row: its list is focused.
  await rowOf(page, 'Sand gardens').waitFor({ state: 'detached' });
  const listIsFocused = () =>
    page.evaluate(() => {
      const focused = document.activeElement;
      return focused !== document.body && (focused?.contains(document.querySelector('[role=grid]')) ?? false);
    });
  await expect.poll(listIsFocused).toBe(true);
});
