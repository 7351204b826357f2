import type { Page } from '@playwright/test';
import type { RunningServer } from '../../api/testing/server/runningServer.js';

const SELECTS = ['nationality', 'country'];

/** Fills fields of the public site's forms, by their names. */
export async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const field = page.locator(`[name="${name}"]`);
    if (SELECTS.includes(name)) await field.selectOption(value);
    else await field.fill(value);
  }
}

/** Presses a button of the page itself. */
export const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

/** Notice above the page's form. */
export const notice = (page: Page): Promise<string> => page.locator('.form-notice').innerText();

/** The subject and the code of the next mail to an address. */
export async function mailWithCode(server: RunningServer, to: string): Promise<{ subject: string; code: string }> {
  const { subject, text = '' } = await server.mails.next(to);
  return { subject: subject ?? '', code: /^\d{6}$/m.exec(text)?.[0] ?? '' };
}
