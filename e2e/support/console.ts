import { expect, type Locator, type Page } from '@playwright/test';

/** The row of a list that shows a record of this name. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.locator('.record-name').getByText(name, { exact: true }) });

/** The checkbox that selects a record of a list. */
export const rowCheckbox = (page: Page, name: string): Locator =>
  rowOf(page, name).getByRole('checkbox', { name: /^(Select|Unselect) row$/ });

/** Selects records of a list. A click marks its row with the next rendering only, so each is waited for. */
export async function selectRecords(page: Page, ...names: string[]): Promise<void> {
  for (const name of names) {
    await rowCheckbox(page, name).click();
    await expect(rowCheckbox(page, name)).toBeChecked();
  }
}

/** The names of a list's rows, top to bottom. */
export const recordNames = (page: Page): Locator => page.locator('.record-name');

/** The names that a list shows now, top to bottom. */
export const visibleNames = (page: Page): Promise<string[]> => recordNames(page).allTextContents();

/** An input of a form by its label; required ones carry an asterisk. */
export const field = (page: Page, label: string): Locator =>
  page.locator('form:visible').getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) });

/** Text below an input: its error, or its hint. */
export const noteOf = async (page: Page, label: string): Promise<string> => {
  const id = await field(page, label).getAttribute('aria-describedby');
  return id ? page.locator(`[id="${id}"]`).innerText() : '';
};

export const submitButton = (page: Page): Locator => page.locator('form:visible button[type=submit]');

/** Opens a tab, and waits until it is selected. */
export async function openTab(page: Page, name: string | RegExp): Promise<void> {
  await page.getByRole('tab', { name }).click();
  await page.getByRole('tab', { name, selected: true }).waitFor();
}

/** A visible toast with this text. To check that a toast was shown, use `expectToast`: it goes after three seconds. */
export const toast = (page: Page, message: string): Locator =>
  page.locator('.notistack-SnackbarContainer').getByText(message, { exact: true });

/** Opens a list and waits for its rows. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await recordNames(page).first().waitFor();
}

/** Opens a record from its list, and waits for its form: the list has tabs of languages, as the form does. */
export async function openFromList(page: Page, name: string): Promise<void> {
  await rowOf(page, name).getByRole('link', { name: /^Edit/ }).click();
  await submitButton(page).first().waitFor();
}

/** Milliseconds by which a running clock is put forward to be stopped, so that timers for a moment later run before. */
const STOP_AFTER_MS = 1_000;

/**
 * Stops the installed clock of a page: its timers run only when the test calls `page.clock.runFor`. A longer leap would
 * have its live lists believe that their stream is broken, and send their queries again.
 */
export async function stopClock(page: Page): Promise<void> {
  const stop = async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + STOP_AFTER_MS);
  try {
    await stop();
  } catch {
    // The page had passed that moment when the command arrived. Its clock has stopped since: the next moment is ahead.
    await stop();
  }
}

/** Opens a list with a stopped clock: its timers run only when the test calls `page.clock.runFor`. */
export async function openListWithClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await openList(page, path);
  await stopClock(page);
}

/** Enough hovers for a hint, at HINT_MS each, on any machine. */
const HOVERS = 30;
const HINT_MS = 2_000;

/**
 * Hovers an element until its hint is visible. A page that is still settling may move the element away from under a
 * resting pointer, so the pointer leaves and comes back.
 */
export async function hintOf(element: Locator, text: string | RegExp): Promise<Locator> {
  const page = element.page();
  const hint = page.getByRole('tooltip').filter({ hasText: text });
  for (let hover = 1; ; hover += 1) {
    await page.mouse.move(0, 0);
    // The element hovered before may have a hint with the same text, which takes a moment to go.
    await hint.waitFor({ state: 'detached' });
    await element.hover();
    try {
      await hint.waitFor({ timeout: HINT_MS });
      return hint;
    } catch (error) {
      if (hover === HOVERS) throw error;
    }
  }
}
