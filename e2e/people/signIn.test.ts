import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { ADMIN, type Account } from '../../api/testing/server/runningServer.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';
import { cutOff, holdBack, listenFor } from '../support/traffic.js';

const button = (page: Page) => page.locator('form button[type=submit]');

async function fill(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
}

async function submit(page: Page, account: Account): Promise<void> {
  await fill(page, account);
  await button(page).click();
}

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

test('requires an email and a password to sign in, and nothing else (AUTH-024, AUTH-025)', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/admin/login');
  await fill(page, { email: 'a@b.example', password: 'secret' });
  expect(
    await page.locator('form input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('type'))),
  ).toEqual(['email', 'password']);
  await expect(button(page)).toHaveText('Sign In');
  await picture(page, 'sign-in');
});

test('rejects an invalid email and an empty password on the sign-in form, without a request (AUTH-027, FORM-036)', async ({
  visitor,
}) => {
  const { page } = await visitor();
  const sent = listenFor(page, 'SignIn');
  await page.goto('/admin/login');
  await submit(page, { email: 'abc', password: '' });
  await page.getByText(messages.emailInvalid).waitFor();
  await page.getByText(messages.passwordRequired).waitFor();
  await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await picture(page, 'sign-in-invalid');
  expect(sent).toEqual([]);
});

test('opens the console without the styles of the sign-in page', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/admin/event/category/view');
  await submit(page, ADMIN);
  await page.getByRole('heading', { level: 1, name: 'Event Categories' }).waitFor();
  expect(await page.locator('.page').count()).toBe(0);
});

test('shows Processing... during the sign-in, then a greeting and the profile (AUTH-026, AUTH-028, AUTH-029, AUTH-030)', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto('/admin');
  const sent = listenFor(page, 'SignIn');
  const { release } = await holdBack(page, 'SignIn');
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await submit(page, ADMIN);
  await expect(button(page)).toHaveText('Processing...');
  await expect(button(page)).toBeDisabled();
  release();
  await expectToast(page, messages.signedIn);
  await page.waitForURL('**/admin/profile-info');
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  expect(sent.map(({ variables }) => variables)).toEqual([{ identifier: ADMIN.email, password: ADMIN.password }]);
  expect(documents).toEqual([]);
});

test('shows that the server refuses a wrong password, and signs in with the right one (AUTH-031)', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto('/admin/login');
  await submit(page, { email: ADMIN.email, password: 'Wrong-horse-7' });
  await page.getByRole('alert').getByText(messages.signInRefused).waitFor();
  await picture(page, 'sign-in-refused');
  await submit(page, ADMIN);
  await page.waitForURL('**/admin/profile-info');
});

test('shows an unexpected error when the sign-in request fails (AUTH-032)', async ({ visitor }) => {
  const { page, expectProblem } = await visitor();
  expectProblem(/ERR_CONNECTION_FAILED/);
  await page.goto('/admin/login');
  await cutOff(page, 'SignIn');
  await submit(page, ADMIN);
  await page.getByRole('alert').getByText('An unexpected error occurred during login.').waitFor();
  await expect(button(page)).toBeEnabled();
});

test('only logs that the list of languages of the sign-in page could not be loaded (ERR-007)', async ({ visitor }) => {
  const { page, expectProblem } = await visitor();
  expectProblem(/languages could not be loaded|ERR_CONNECTION_FAILED/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('languages could not be loaded'));
  await cutOff(page, 'SignInPage');
  await page.goto('/admin/login');
  expect((await logged).type()).toBe('error');
  await expect(button(page)).toBeEnabled();
  await expect(page.getByRole('alert')).toBeHidden();
});

test('shows an anonymous visitor of a screen the sign-in alone, and the screen after it (ROUTE-065)', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto('/admin/event/difficulty/view?page=1&pageSize=9');
  await page.waitForURL('**/admin/login?*');
  await page.getByText(messages.notSignedIn).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  await submit(page, ADMIN);
  await page.waitForURL('**/admin/event/difficulty/view?page=1&pageSize=9');
  await page.getByRole('grid').waitFor();
  await page.getByRole('heading', { name: 'Event Difficulties' }).waitFor();
});

test('shows and hides the password as typed, and leads to the site (AUTH-024)', async ({ visitor, server }) => {
  const { page } = await visitor();
  await page.goto('/admin/login');
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('Correct-horse-9');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('link', { name: 'Go to the site' }).click();
  await page.waitForURL(`${server.url}/`);
});

test('keeps the language and the color scheme chosen on the sign-in page for the console', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/admin/login');
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-color-scheme', 'light');
  await page.getByRole('combobox', { name: 'Color scheme' }).selectOption('Dark');
  await expect(html).toHaveAttribute('data-color-scheme', 'dark');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).waitFor();
  expect([await html.getAttribute('lang'), await html.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  await picture(page, 'sign-in-arabic-dark');
  await page.reload();
  await page.locator('#email').fill(ADMIN.email);
  await page.locator('#password').fill(ADMIN.password);
  await page.getByRole('button', { name: 'تسجيل الدخول', exact: true }).click();
  await page.waitForURL('**/admin/profile-info');
  await page.getByRole('heading', { level: 1, name: 'الملف الشخصي' }).waitFor();
  expect([await html.getAttribute('dir'), await html.getAttribute('data-color-scheme')]).toEqual(['rtl', 'dark']);
});

test('opens the requested page at once on the sign-in page for a user who is signed in', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto('/admin/login?return=%2Fconfigurations%2Flanguage%2Fview');
  await page.waitForURL('**/admin/configurations/language/view');
  await page.getByRole('heading', { level: 1, name: 'Languages' }).waitFor();
});

test('says that the console needs JavaScript where there is none, and leads to the site', async ({
  visitor,
  server,
}) => {
  const { page, context, expectProblem } = await visitor({ javaScriptEnabled: false });
  expectProblem(/\.js csp$/);
  await context.addCookies([{ name: 'session', value: 'any', url: server.url }]);
  for (const path of ['/admin/login', '/admin']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: 'The console needs JavaScript.' }).waitFor();
    expect(await page.getByRole('main').filter({ visible: true }).count()).toBe(1);
  }
  await picture(page, 'without-script');
  await page.getByRole('link', { name: 'go to the site' }).click();
  await page.waitForURL(`${server.url}/`);
});
