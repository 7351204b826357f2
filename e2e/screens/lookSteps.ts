import { expect, type Page } from '@playwright/test';
import type { Translate } from '../../admin/texts/translate';
import { submitButton } from '../support/console.js';
import { beginning } from '../support/words.js';

/** Opens a screen of the console by its path. */
export const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/admin/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

/** The same, for a screen with a form. */
export const goToForm = async (page: Page, path: string): Promise<void> => {
  await go(page, path);
  await submitButton(page).waitFor();
};

/** Closes what is open above the page. */
export async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator(':is([role=dialog], [role=alertdialog], [role=menu], [role=listbox]):visible')).toHaveCount(
    0,
  );
}

/** Presses the first button whose name begins with a text. */
export const openActions = (page: Page, t: Translate, text: string) =>
  page
    .getByRole('button', { name: beginning(t.words(text)) })
    .first()
    .click();
