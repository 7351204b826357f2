import type { Locator, Page } from 'playwright-core';
import { eventually } from './harness.js';

/** The row of a list that shows a record of this name. */
export const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.locator('.record-name').getByText(name, { exact: true }) });

/** The names that a list shows, top to bottom. */
export const namesShown = (page: Page): Promise<string[]> => page.locator('.record-name').allTextContents();

/** An input of a form by its label; required ones carry an asterisk. */
export const field = (page: Page, label: string): Locator =>
  page.locator('form:visible').getByRole('textbox', { name: new RegExp(`^${label}( \\*)?$`) });

/** What is said below an input: its error, or its hint. */
export const noteOf = async (page: Page, label: string): Promise<string> => {
  const id = await field(page, label).getAttribute('aria-describedby');
  return id ? page.locator(`[id="${id}"]`).innerText() : '';
};

export const isInvalid = async (page: Page, label: string): Promise<boolean> =>
  (await field(page, label).getAttribute('aria-invalid')) === 'true';

export const submitButton = (page: Page): Locator => page.locator('form:visible button[type=submit]');

/** A toast that says this. */
export const toast = (page: Page, message: string): Locator =>
  page.locator('.notistack-SnackbarContainer').getByText(message, { exact: true });

/** Opens a list and waits for its rows. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(`/admin/${path}`);
  await page.locator('.record-name').first().waitFor();
}

/**
 * The hint beside what the pointer is put on. A page still settling may move what is hinted from under a pointer at rest:
 * as a person would, the pointer comes again.
 */
export async function hintOf(element: Locator, says: string | RegExp): Promise<Locator> {
  const page = element.page();
  const hint = page.getByRole('tooltip').filter({ hasText: says });
  await eventually(async () => {
    await page.mouse.move(0, 0);
    // The same may be said beside what the pointer was on before, for as long as that hint takes to go.
    await eventually(async () => expect(await hint.count()).toBe(0), 2000);
    await element.hover();
    await hint.waitFor({ timeout: 2000 });
  }, 20_000);
  return hint;
}
