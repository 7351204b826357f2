import type { Page } from '@playwright/test';
import type { Account, RunningServer } from '../../api/testing/server/runningServer.js';
import { field, submitButton } from '../support/console.js';
import { expect, test, type Window } from '../support/fixtures.js';
import { storedCategory } from '../support/records.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';
import { listenFor } from '../support/traffic.js';

const FORM = 'event/category/create';
/** Longer than any dialog takes to close, in milliseconds. */
const CLOSING_MS = 1_000;
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

const author = (server: RunningServer) => server.staffAccount('ADD_EVENT_CATEGORY', 'VIEW_ALL_EVENT_CATEGORIES');

/** Ends the window's session on the server, as an expiry does: the page is not notified. */
const endSession = ({ context }: Window) =>
  context.request.post('/graphql', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { query: 'mutation { signOut { success } }' },
  });

/** Types a category's name, ends the session, and saves, which opens the dialog. */
async function saveAfterSessionEnd({ page, context, expectProblem }: Window, name: string): Promise<void> {
  expectProblem(/\b401\b/);
  await page.goto(`/admin/${FORM}`);
  await field(page, 'Category name').fill(name);
  await endSession({ page, context, expectProblem });
  await submitButton(page).click();
  await dialog(page).waitFor();
}

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Password').fill(password);
  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
}

test('asks to sign in again over a form whose session has ended, says so, and then saves the form', async ({
  signedIn,
  server,
}) => {
  const account = await author(server);
  const window = await signedIn(account);
  const { page } = window;
  const sent = listenFor(page, 'CreateEventCategory');
  await saveAfterSessionEnd(window, 'Half a thought');
  await picture(page, 'sign-in-again');
  await expect(dialog(page).getByLabel('Email')).toHaveValue(account.email);
  await expect(dialog(page).getByLabel('Password')).toBeFocused();

  await signIn(page, { ...account, password: 'Wrong-password-1' });
  await dialog(page).getByRole('alert').waitFor();
  await signIn(page, account);
  await dialog(page).waitFor({ state: 'detached' });
  await expectToast(page, 'You are signed in again.');
  await expectToast(page, 'Category created successfully.');
  expect(new URL(page.url()).pathname).toBe(`/admin/${FORM}`);
  expect(sent).toHaveLength(2);
  expect(await storedCategory(server, 'half-a-thought')).not.toBeNull();
});

test('keeps the dialog of an ended session open on Escape, and opens the sign-in for who leaves without saving', async ({
  signedIn,
  server,
}) => {
  const window = await signedIn(await author(server));
  const { page } = window;
  await page.clock.install();
  await saveAfterSessionEnd(window, 'Given up');
  await page.keyboard.press('Escape');
  await page.clock.runFor(CLOSING_MS);
  await expect(dialog(page)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL('**/admin/login?*');
  expect(page.url()).toContain(encodeURIComponent(`/${FORM}`));
});

test('asks to sign in again over a form when another account has signed in in another tab, which saves nothing of it', async ({
  signedIn,
  server,
}) => {
  const account = await author(server);
  const window = await signedIn(account);
  const { page, context } = window;
  const { email, password } = await author(server);
  window.expectProblem(/\b401\b/);
  await page.goto(`/admin/${FORM}`);
  await field(page, 'Category name').fill('Mine alone');
  await context.request.post('/graphql', {
    data: { query: `mutation { signIn(identifier: "${email}", password: "${password}") { success } }` },
  });
  await submitButton(page).click();
  await dialog(page).waitFor();
  expect(await storedCategory(server, 'mine-alone')).toBeNull();
  await signIn(page, account);
  await expectToast(page, 'Category created successfully.');
  expect(await storedCategory(server, 'mine-alone')).not.toBeNull();
});

test('opens the home of another account that signs in over a form, and says what is gone', async ({
  signedIn,
  server,
}) => {
  const window = await signedIn(await author(server));
  const { page } = window;
  const other = await server.staffAccount('VIEW_ALL_LANGUAGES');
  await saveAfterSessionEnd(window, 'Not theirs');
  await signIn(page, other);
  await page.waitForURL('**/admin/profile-info');
  await expectToast(page, /Unsaved changes of .* were discarded\./);
  await expect(page.getByLabel('Email')).toHaveValue(other.email);
  expect(await storedCategory(server, 'not-theirs')).toBeNull();
});

test('opens the sign-in when a session has ended and nothing is typed', async ({ signedIn, server }) => {
  const window = await signedIn(await author(server));
  const { page } = window;
  window.expectProblem(/\b401\b/);
  await page.goto(`/admin/${FORM}`);
  await submitButton(page).waitFor();
  await endSession(window);
  const signIn = page.waitForURL('**/admin/login?*');
  // A query of the form itself may find out before the click does: there is nothing left to click then.
  await Promise.race([signIn, page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click()]);
  await signIn;
});
