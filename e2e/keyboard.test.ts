import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { namesShown, openList, submitButton, toast } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { storedCategory } from './records.js';

const LIST = 'event/category/view';
/** More stops than any page of the console has on the way to something. */
const MOST_STOPS = 150;

/** What somebody who hears the page is told to be at: 'button: Delete Yoga'. */
const stop = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at) return '';
    const labelled = (at.getAttribute('aria-labelledby') ?? '')
      .split(' ')
      .flatMap((id) => document.getElementById(id) ?? []);
    const labels = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? [...(at.labels ?? [])] : [];
    const words = [...labelled, ...labels].map(({ textContent }) => textContent).join(' ');
    const name = at.getAttribute('aria-label') ?? (words || at.textContent);
    return `${at.getAttribute('role') ?? at.tagName.toLowerCase()}: ${name?.trim() ?? ''}`;
  });

/** What the page shows around the element that has the focus. */
async function around(page: Page, box: { x: number; y: number; width: number; height: number }): Promise<Buffer> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const [x, y] = [Math.max(0, box.x - 3), Math.max(0, box.y - 3)];
  const clip = { x, y, width: Math.min(box.width + 6, width - x), height: Math.min(box.height + 6, height - y) };
  return page.screenshot({ clip, animations: 'disabled' });
}

const focusBox = (page: Page) =>
  page.evaluate(() => {
    // Of a switch the input is transparent: what shows the focus is around it.
    const at = document.activeElement;
    const shown = at?.closest('.MuiSwitch-switchBase, .MuiInputBase-root') ?? at;
    const { x = 0, y = 0, width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {};
    return { x, y, width, height };
  });

/** Goes on by Tab until a stop is there that matches, and shows that it is seen to have the focus. */
async function tabTo(page: Page, wanted: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  do {
    await page.keyboard.press(key);
    passed.push(await stop(page));
  } while (!wanted.test(passed.at(-1) ?? '') && passed.length < MOST_STOPS);
  expect(passed.at(-1)).toMatch(wanted);
  await expectSeen(page);
}

/** What has the focus looks otherwise than what has it not. */
async function expectSeen(page: Page): Promise<void> {
  const [at, box] = [await stop(page), await focusBox(page)];
  const focused = await around(page, box);
  await page.keyboard.press('Shift+Tab');
  const left = await around(page, box);
  await page.keyboard.press('Tab');
  expect(await stop(page)).toBe(at);
  expect({ at, seen: !focused.equals(left) }).toEqual({ at, seen: true });
}

/** From the record's form back to the list, and to the record in it. */
async function backToRecord(page: Page): Promise<void> {
  await tabTo(page, /^a: Category$/, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/${LIST}`);
  await eventually(async () => expect(await stop(page)).toBe('h1: Event Categories'));
  await tabTo(page, /^input: Search by name/);
  await page.keyboard.type('Sand');
  await eventually(async () => expect(await namesShown(page)).toEqual(['Sand gardens']));
}

journeys('Without a pointer', () => {
  const the = house({ DEMO_CONTENT: '1' });

  it('creates, translates, switches and deletes a record, and is told at each step where one is', async () => {
    const { page } = await the.staff(undefined, { reducedMotion: 'reduce' });
    await openList(page, LIST);

    await tabTo(page, /^a: Skip to /);
    await page.keyboard.press('Enter');
    await tabTo(page, /^a: Add Category$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/event/category/create');
    await eventually(async () => expect(await stop(page)).toBe('h1: Add Category'));
    await tabTo(page, /^input: Category Name/);
    await page.keyboard.type('Sand gardens');
    await tabTo(page, /^textarea: Description/);
    await page.keyboard.type('Raked slowly.');
    await tabTo(page, /^button: Add Category$/);
    await page.keyboard.press('Enter');
    await toast(page, messages.created('Category')).waitFor();
    expect(await storedCategory(the.api, 'sand-gardens')).toMatchObject({ active: true });

    await backToRecord(page);
    await tabTo(page, /^input: Active: Sand gardens|^switch: Active: Sand gardens/);
    await page.keyboard.press('Space');
    await toast(page, messages.statusUpdated).waitFor();
    expect(await storedCategory(the.api, 'sand-gardens')).toMatchObject({ active: false });
    expect(await stop(page)).toContain('Active: Sand gardens');

    await tabTo(page, /^a: Edit Sand gardens$/);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/update/sand-gardens-*');
    await tabTo(page, /^tab: English$/);
    await page.keyboard.press('ArrowRight');
    await eventually(async () => expect(await stop(page)).toBe('tab: العربية'));
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'العربية', selected: true }).waitFor();
    await tabTo(page, /^input: Category Name/);
    await page.keyboard.type('حدائق الرمل');
    await page.keyboard.press('Enter');
    await toast(page, messages.updated('Category')).waitFor();
    await eventually(async () => expect(await submitButton(page).isDisabled()).toBe(true));
    expect((await storedCategory(the.api, 'sand-gardens'))?.translations).toContainEqual(
      expect.objectContaining({ lang: 'ar', name: 'حدائق الرمل' }),
    );

    await backToRecord(page);
    await tabTo(page, /^button: Delete Sand gardens$/);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog');
    await dialog.waitFor();
    // What does no harm has the focus first, and the focus does not leave the dialog.
    await eventually(async () => expect(await stop(page)).toBe('button: Cancel'));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await eventually(async () => expect(await stop(page)).toBe('button: Cancel'));
    await picture(page, 'keyboard-delete');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await stop(page)).toBe('button: Delete Sand gardens');
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await eventually(async () => expect(await stop(page)).toBe('button: Cancel'));
    await tabTo(page, /^button: Yes, I'm sure$/);
    await page.keyboard.press('Enter');
    await toast(page, messages.deleted('Category')).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await storedCategory(the.api, 'sand-gardens')).toBeNull();
    // The button that asked is gone: one is at the list it stood in.
    expect(
      await page.evaluate(() => document.activeElement?.contains(document.querySelector('[role=grid]')) ?? false),
    ).toBe(true);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
  }, 120_000);

  it('opens the palette, searches in it and leaves it, back where one was', async () => {
    const { page } = await the.staff(undefined, { reducedMotion: 'reduce' });
    await openList(page, LIST);
    await tabTo(page, /^input: Search by name/);
    await page.keyboard.press('Control+k');
    await eventually(async () => expect(await stop(page)).toMatch(/^combobox: Search for screens/));
    await page.keyboard.type('workshops');
    const records = page.getByRole('dialog').getByRole('group', { name: 'Records', exact: true });
    await records.getByRole('option', { name: 'Workshops' }).first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await stop(page)).toBe('input: Search by name');

    await tabTo(page, /^button: Search$/, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await eventually(async () => expect(await stop(page)).toMatch(/^combobox: Search for screens/));
    await page.keyboard.type('zzzz');
    await page.getByRole('dialog').getByText('Nothing found').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await stop(page)).toBe('button: Search');

    await page.keyboard.press('Control+k');
    await eventually(async () => expect(await stop(page)).toMatch(/^combobox: Search for screens/));
    await page.keyboard.type('roles');
    await page.getByRole('option', { name: /^Roles/, selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/staff/role/view');
    await eventually(async () => expect(await stop(page)).toBe('h1: Roles'));
  });
});
