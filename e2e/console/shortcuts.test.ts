import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { field, openFromList, openList, openTab, rowOf } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { handledKeys } from '../support/keys.js';
import { picture } from '../support/screenshots.js';
import { storedCategory } from '../support/records.js';
import { expectToast } from '../support/toasts.js';

const LIST = 'event/category/view';
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('searches, adds, saves and opens other screens with keyboard shortcuts', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.clock.install();
  await openList(page, LIST);
  await page.keyboard.press('/');
  await page.keyboard.type('Festi');
  await rowOf(page, 'Festivals').waitFor();
  await expect(page.getByLabel('Search by name')).toHaveValue('Festi');

  // In an input, 'n' is no shortcut.
  await page.keyboard.type('n?');
  await expect(page.getByLabel('Search by name')).toHaveValue('Festin?');
  await page.getByLabel('Search by name').blur();
  await page.keyboard.press('n');
  await heading(page, 'Add Category').waitFor();

  await field(page, 'Category name').fill('By keys alone');
  await page.keyboard.press('Control+s');
  await expectToast(page, 'Category created successfully.');

  await heading(page, 'Add Category').focus();
  // With a stopped clock, no machine takes too long between the two keys.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.press('g');
  await page.keyboard.press('d');
  await page.waitForURL('**/admin/dashboard');
});

test('goes through the rows of a list, selects them and opens one, and changes the language of a form, by keys alone', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  const rows = page.locator('[role=row][data-id]');
  await rows.nth(1).waitFor();
  const focusedRow = () => page.evaluate(() => document.activeElement?.closest('[role=row]')?.getAttribute('data-id'));
  const idOf = (index: number) => rows.nth(index).getAttribute('data-id');
  await page.keyboard.press('j');
  expect(await focusedRow()).toBe(await idOf(0));
  await page.keyboard.press('j');
  expect(await focusedRow()).toBe(await idOf(1));
  await page.keyboard.press('x');
  await expect(rows.nth(1).getByRole('checkbox').first()).toBeChecked();
  await page.keyboard.press('x');
  await expect(rows.nth(1).getByRole('checkbox').first()).not.toBeChecked();
  for (const _ of [1, 2]) await page.keyboard.press('k');
  expect(await focusedRow()).toBe(await idOf(0));
  await page.keyboard.press('f');
  await expect(page.getByRole('search').last().getByRole('combobox').first()).toBeFocused();
  // A filter's list takes letters for itself.
  await page.getByRole('search').last().getByRole('combobox').first().blur();
  await page.keyboard.press('?');
  await sheet(page).getByText('Next row', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/event/category/update/**');

  const tab = page.getByRole('tab', { name: 'العربية' });
  await tab.waitFor();
  await page.keyboard.press('Alt+l');
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await field(page, 'Category name').focus();
  await page.keyboard.press('Alt+l');
  await expect(page.getByRole('tab', { name: 'English' })).toHaveAttribute('aria-selected', 'true');
});

test('saves the form of the selected language with a keyboard shortcut', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  await openFromList(page, 'Festivals');
  await expect(field(page, 'Category name')).toHaveValue('Festivals');
  await openTab(page, 'العربية');
  const name = field(page, 'Category name');
  await expect(name).toHaveAttribute('lang', 'ar');
  await name.fill('مهرجانات كبيرة');
  await page.keyboard.press('Control+s');
  await expectToast(page, messages.updated('labels.category'));
  expect((await storedCategory(server, 'festivals'))?.translations.map(({ lang, name }) => [lang, name])).toEqual([
    ['en', 'Festivals'],
    ['ar', 'مهرجانات كبيرة'],
  ]);
});

test('lists the keyboard shortcuts of the screen, and switches those of single keys off (WCAG 2.1.4)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  await page.keyboard.press('?');
  await sheet(page).getByText('Search the list').waitFor();
  expect(await sheet(page).getByText('Save the form').count()).toBe(0);
  await picture(page, 'shortcuts');
  await sheet(page).getByRole('switch', { name: 'Single-key shortcuts' }).click();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  expect(await handledKeys(page, ['n', '?', '/'])).toEqual([]);

  // The choice is stored, and the account menu has the list, too.
  await page.reload();
  await page.getByRole('button', { name: /^Account of/ }).click();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await sheet(page).getByRole('switch').click();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await page.keyboard.press('n');
  await heading(page, 'Add Category').waitFor();
});

test('offers no keyboard shortcuts to screens that the role may not open', async ({ signedIn, server }) => {
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_CATEGORIES'));
  await openList(page, LIST);
  expect(await handledKeys(page, ['n', 'g', 's'])).toEqual([]);
  await page.keyboard.press('?');
  await sheet(page).getByText('Event Categories').waitFor();
  expect(await sheet(page).getByText('Staff').count()).toBe(0);
  expect(await sheet(page).getByText('Add a record').count()).toBe(0);
});

test('ignores keyboard shortcuts in menus, where letters have another meaning', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  await page.getByRole('button', { name: /^Language:/ }).click();
  await page.getByRole('menu').waitFor();
  expect(await handledKeys(page, ['n'])).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  expect(await handledKeys(page, ['n'])).toEqual(['n']);
});

test('creates a record of any kind by two letters, from every screen, and gives the focus back after Escape', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openList(page, LIST);
  const menu = page.getByRole('menu', { name: 'Create new' });
  const button = page.getByRole('button', { name: 'Create new' });
  await button.click();
  await menu.getByRole('group', { name: 'Blog' }).getByRole('menuitem', { name: 'Category' }).waitFor();
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem').nth(1)).toBeFocused();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await expect(button).toBeFocused();

  await page.keyboard.press('?');
  await sheet(page).getByText('Create a record of any kind').waitFor();
  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  await page.keyboard.press('c');
  await page.keyboard.press('p');
  await page.waitForURL('**/admin/blog/post/create');
  await expect(heading(page, 'Add Post')).toBeFocused();
});

test('offers no menu of new records to a role that may create none', async ({ signedIn, server }) => {
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_CATEGORIES'));
  await openList(page, LIST);
  await expect(page.getByRole('button', { name: 'Create new' })).toHaveCount(0);
  expect(await handledKeys(page, ['c'])).toEqual([]);
});
