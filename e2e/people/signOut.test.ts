import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { mockResponse, listenFor } from '../support/traffic.js';

const accountButton = (page: Page) => page.getByRole('button', { name: /^Account of/ });

const isSignedIn = async (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ session { user { id } } }' }),
    });
    return ((await response.json()) as { data: { session: unknown } }).data.session !== null;
  });

test('offers the profile and the logout in the account menu, which names the user (SHELL-053, SHELL-054, SHELL-055)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/configurations/language/create');
  await page.getByRole('button', { name: 'Account of Super Admin, Super Admin' }).click();
  const account = page.getByRole('dialog', { name: 'Account' });
  await account.getByText('Welcome Super Admin!').waitFor();
  await expect(accountButton(page)).toHaveCount(0); // Behind the dialog.
  await account.getByRole('link', { name: 'Logout' }).waitFor();
  await picture(page, 'account-menu');
  await account.getByRole('link', { name: 'Profile' }).click();
  await page.waitForURL('**/admin/profile-info');
});

test('ends the session on the server before it opens the public home (AUTH-033, AUTH-034, ROUTE-066)', async ({
  signedIn,
  server,
}) => {
  const { page, context } = await signedIn();
  await page.goto('/admin/profile-info');
  await accountButton(page).click();
  const order: string[] = [];
  page.on('response', (response) => {
    const { operationName } = (response.request().postDataJSON() as { operationName?: string } | null) ?? {};
    if (operationName === 'SignOut') order.push('session ended');
    if (response.request().isNavigationRequest()) order.push(new URL(response.url()).pathname);
  });
  await page.getByRole('link', { name: 'Logout' }).click();
  await page.waitForURL(`${server.url}/`);
  expect(order).toEqual(['session ended', '/']);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
  await page.goto('/admin/event/category/view');
  await page.getByRole('button', { name: 'Sign In' }).waitFor();
});

test('keeps the user signed in and shows the reason when the server fails to end the session (AUTH-033)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  const sent = listenFor(page, 'SignOut');
  await mockResponse(page, 'SignOut', {
    signOut: { __typename: 'SignOutPayload', success: false, message: 'The server is busy.' },
  });
  await page.goto('/admin/logout');
  await page.getByRole('heading', { name: 'You are still signed in' }).waitFor();
  await page.getByText('The server is busy.').waitFor();
  await picture(page, 'sign-out-failed');
  expect(new URL(page.url()).pathname).toBe('/admin/logout');
  expect(await isSignedIn(page)).toBe(true);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(`${server.url}/`);
  expect(sent).toHaveLength(2);
  expect(await isSignedIn(page)).toBe(false);
});

test('opens the sign-in in a second window of a session that ended, with the address to return to', async ({
  signedIn,
  server,
}) => {
  const { page, context, expectProblem } = await signedIn();
  expectProblem(/\b401\b/);
  await page.goto('/admin/event/category/view');
  await page.getByRole('grid').waitFor();
  const other = await context.newPage();
  await other.goto('/admin/logout');
  await other.waitForURL(`${server.url}/`);
  await page.waitForURL('**/admin/login?*');
  await page.getByText(messages.notSignedIn).waitFor();
  expect(page.url()).toContain(encodeURIComponent('/event/category/view'));
});

test('asks before it signs out a user who followed a link on another site (SPEC-D121)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  const foreign = 'http://another-site.example/';
  await page.route(foreign, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${server.url}/api/user/auth/logout">Prizes</a> <a href="${server.url}/admin/logout">More prizes</a>`,
    }),
  );
  for (const name of ['Prizes', 'More prizes']) {
    await page.goto(foreign);
    await page.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { name: 'Do you want to sign out?' }).waitFor();
    expect(await isSignedIn(page)).toBe(true);
  }
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${server.url}/`);
  expect(await isSignedIn(page)).toBe(false);
});
