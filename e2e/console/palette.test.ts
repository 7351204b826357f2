import type { Locator, Page } from '@playwright/test';
import { inspect } from '../support/axe.js';
import { field, openList } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { handledKeys } from '../support/keys.js';
import { picture } from '../support/screenshots.js';
import { make } from '../support/records.js';

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const input = (page: Page): Locator => page.getByRole('combobox', { name: 'Search for screens, actions and records' });
const options = (page: Page): Locator => palette(page).getByRole('option');
const section = (page: Page, name: string): Locator => palette(page).getByRole('group', { name, exact: true });

/** The text of the active option of the combobox. */
async function active(page: Page): Promise<string> {
  const id = await input(page).getAttribute('aria-activedescendant');
  return id ? page.locator(`[id="${id}"]`).innerText() : '';
}

async function open(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('loads the command palette when it is first opened, and opens a screen with the keyboard alone', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/Palette-[^/]*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await openList(page, 'event/category/view');
  expect(scripts).toEqual([]);
  await open(page);
  expect(scripts).toHaveLength(1);
  await page.keyboard.type('roles');
  await expect.poll(() => active(page)).toMatch(/^Roles/);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/staff/role/view');
  await expect(page.getByRole('heading', { name: 'Roles', level: 1 })).toBeFocused();
  await expect(palette(page)).toHaveCount(0);
});

test('returns the focus to the element that had it when the command palette is closed', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto('/admin/event/category/create');
  await field(page, 'Category name').focus();
  await open(page);
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  await expect(field(page, 'Category name')).toBeFocused();
  const button = page.getByRole('button', { name: 'Search', exact: true });
  await button.press('Enter');
  await input(page).waitFor();
  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  await expect(button).toBeFocused();
});

test('finds records of several kinds, opens the chosen one, and lists it as recent', async ({ signedIn, server }) => {
  const { page } = await signedIn();
  const difficulty = await make(server, 'EventDifficulty', { name: 'Zephyr grade' });
  await make(server, 'BlogCategory', { name: 'Zephyr notes' });
  await openList(page, 'event/category/view');
  await open(page);
  await page.keyboard.type('zephyr');
  await section(page, 'Records').getByRole('option').nth(1).waitFor();
  expect(await section(page, 'Records').getByRole('option').allInnerTexts()).toEqual([
    'Zephyr grade\nDifficulty · zephyr-grade',
    'Zephyr notes\nCategory · zephyr-notes',
  ]);
  await picture(page, 'palette-records');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/admin/event/difficulty/update/zephyr-grade-${difficulty.id}`);
  await open(page);
  await section(page, 'Recent').getByRole('option').first().getByText('Zephyr grade').waitFor();
  await expect.poll(() => active(page)).toContain('Zephyr grade');
});

test('changes the colours and the language from the command palette, and signs out', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, 'event/category/view');
  await open(page);
  await page.keyboard.type('dark');
  await expect.poll(() => active(page)).toContain('Dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await open(page);
  await page.keyboard.type('language');
  await options(page).filter({ hasText: 'العربية' }).click();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('sign out');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('palette')))).toEqual([]);
});

test('offers only the screens and records of the role in the command palette', async ({ signedIn, server }) => {
  await make(server, 'BlogCategory', { name: 'Obsidian notes' });
  await make(server, 'EventDifficulty', { name: 'Obsidian grade' });
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_DIFFICULTIES'));
  await openList(page, 'event/difficulty/view');
  await open(page);
  expect(await section(page, 'Screens').getByRole('option').allInnerTexts()).not.toContainEqual(
    expect.stringContaining('Roles'),
  );
  await page.keyboard.type('obsidian');
  await section(page, 'Records').getByRole('option').first().waitFor();
  expect(await section(page, 'Records').getByRole('option').allInnerTexts()).toEqual([
    'Obsidian grade\nDifficulty · obsidian-grade',
  ]);
  // A user who may not change the record sees it in its list.
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/event/difficulty/view?searchName=Obsidian+grade');
});

test('does not open the command palette over a dialog', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, 'staff/view');
  await page.getByRole('button', { name: 'Add Staff' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await handledKeys(page, ['Control+k'])).toEqual([]);
});

test('passes axe with the command palette, in light and dark, wide and narrow', async ({ signedIn, server }) => {
  const { page } = await signedIn(undefined, { bypassCSP: true });
  await make(server, 'EventDifficulty', { name: 'Eventide' });
  const look = {
    name: 'palette',
    open: async (opened: Page) => {
      await openList(opened, 'event/category/view');
      await open(opened);
      await opened.keyboard.type('event');
      await section(opened, 'Records').getByRole('option').first().waitFor();
    },
  };
  expect(await inspect(page, look)).toEqual({});
});
