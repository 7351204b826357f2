import { messages } from '@polyphony/domain/messages.js';
import type { Locator, Page } from 'playwright-core';
import { inspect } from './axe.js';
import { field, openList } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { make } from './records.js';
import { cutOff, holdBack, listenFor } from './traffic.js';

const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search' });
const input = (page: Page): Locator => page.getByRole('combobox', { name: 'Search for screens, actions and records' });
const options = (page: Page): Locator => palette(page).getByRole('option');
const section = (page: Page, name: string): Locator => palette(page).getByRole('group', { name, exact: true });

/** The text of the option that the field says is active. */
async function active(page: Page): Promise<string> {
  const id = await input(page).getAttribute('aria-activedescendant');
  return id ? page.locator(`[id="${id}"]`).innerText() : '';
}

async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).waitFor();
}

const focusedLabel = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.tagName);

journeys('The command palette', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('is loaded when it is opened first, and finds a screen with the keyboard alone', async () => {
    const { page } = await the.staff();
    const scripts: string[] = [];
    await openList(page, 'event/category/view');
    await page.waitForLoadState('networkidle');
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await open(page);
    expect(scripts.some((url) => /Palette-/.test(url))).toBe(true);
    await page.keyboard.type('roles');
    await eventually(async () => expect(await active(page)).toMatch(/^Roles/));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/staff/role/view');
    await page.getByRole('heading', { name: 'Roles', level: 1 }).waitFor();
    await eventually(async () => expect(await focusedLabel(page)).toBe('H1'));
    expect(await palette(page).count()).toBe(0);
  });

  it('goes through its options by arrows and pages, from the last one on to the first', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/category/view');
    await open(page);
    const count = await options(page).count();
    expect(count).toBeGreaterThan(15);
    const first = await active(page);
    await page.keyboard.press('ArrowUp');
    expect(
      await options(page)
        .nth(count - 1)
        .getAttribute('aria-selected'),
    ).toBe('true');
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(first);
    await page.keyboard.press('PageDown');
    expect(await options(page).nth(5).getAttribute('aria-selected')).toBe('true');
    expect(await palette(page).locator('[aria-selected=true]').count()).toBe(1);
    expect(await input(page).evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('gives the focus back to where it was when it is left', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/event/category/create');
    await field(page, 'Category Name').focus();
    const before = await page.evaluate(() => document.activeElement?.getAttribute('name'));
    await open(page);
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe(before);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await input(page).waitFor();
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'detached' });
    expect(await focusedLabel(page)).toBe('Search');
  });

  it('finds records of several kinds and opens the one that is chosen', async () => {
    const { page } = await the.staff();
    const made = await make(the.api, 'EventDifficulty', { name: 'Zephyr grade' });
    await make(the.api, 'BlogCategory', { name: 'Zephyr notes' });
    await openList(page, 'event/category/view');
    const asked = listenFor(page, 'SearchRecords');
    await open(page);
    await page.keyboard.type('zephyr', { delay: 20 });
    await section(page, 'Records').getByRole('option').nth(1).waitFor();
    expect(asked.map(({ variables }) => variables['text'])).toEqual(['zephyr']);
    expect(await section(page, 'Records').getByRole('option').allInnerTexts()).toEqual([
      'Zephyr grade\nDifficulty · zephyr-grade',
      'Zephyr notes\nCategory · zephyr-notes',
    ]);
    await picture(page, 'palette-records');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/event/difficulty/update/zephyr-grade-${made.id}`);
    await open(page);
    expect(await section(page, 'Recent').getByRole('option').first().innerText()).toContain('Zephyr grade');
    expect(await active(page)).toContain('Zephyr grade');
  });

  it('drops the answer to what is not typed any more', async () => {
    const { page } = await the.staff();
    await make(the.api, 'EventDifficulty', { name: 'Older answer' });
    await openList(page, 'event/category/view');
    await open(page);
    const { release } = await holdBack(page, 'SearchRecords');
    await page.keyboard.type('older');
    await page.getByRole('progressbar', { name: 'Searching' }).waitFor();
    await page.waitForTimeout(400);
    await input(page).fill('nothing of the kind');
    release();
    await palette(page).getByText('Nothing found').first().waitFor();
    expect(await options(page).count()).toBe(0);
  });

  it('says when records could not be searched, and tries again', async () => {
    const { page, expectProblem } = await the.staff();
    expectProblem(/ERR_CONNECTION_FAILED/);
    await make(the.api, 'EventDifficulty', { name: 'Quartz' });
    await openList(page, 'event/category/view');
    await open(page);
    await cutOff(page, 'SearchRecords');
    await page.keyboard.type('quartz');
    await palette(page).getByRole('alert').getByText(messages.unexpected).waitFor();
    await page.unroute('**/graphql');
    await page.keyboard.press('Enter');
    await section(page, 'Records').getByRole('option', { name: 'Quartz' }).waitFor();
  });

  it('does what can be done anywhere: colours, language, sign out', async () => {
    const { page } = await the.staff();
    await openList(page, 'event/category/view');
    await open(page);
    await page.keyboard.type('dark');
    await eventually(async () => expect(await active(page)).toContain('Dark'));
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await page.locator('html').getAttribute('data-color-scheme')).toBe('dark'));
    await open(page);
    await page.keyboard.type('language');
    await options(page).filter({ hasText: 'العربية' }).click();
    await eventually(async () => expect(await page.locator('html').getAttribute('dir')).toBe('rtl'));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').last().fill('sign out');
    await eventually(async () => expect(await page.getByRole('option').count()).toBe(1));
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('palette')))).toEqual([]);
  });

  it('shows to somebody with few rights what they may open, and no record of another kind', async () => {
    await make(the.api, 'BlogCategory', { name: 'Obsidian notes' });
    await make(the.api, 'EventDifficulty', { name: 'Obsidian grade' });
    const { page } = await the.staff(await the.api.staffAccount('VIEW_ALL_EVENT_DIFFICULTIES'));
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
    // Who may not change it is led to it in its list.
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/event/difficulty/view?searchName=Obsidian+grade');
  });

  it('leaves alone a dialog that asks something', async () => {
    const { page } = await the.staff();
    await openList(page, 'staff/view');
    await page.getByRole('button', { name: 'Add Staff' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Control+k');
    expect(await input(page).count()).toBe(0);
  });

  it('can be read by everybody', async () => {
    const { page } = await the.staff(undefined, { bypassCSP: true });
    await make(the.api, 'EventDifficulty', { name: 'Eventide' });
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
});
