import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { house, journeys, picture } from './harness.js';
import { answerInstead, listenFor } from './traffic.js';

async function openAccount(page: Page): Promise<void> {
  await page.goto('/admin/profile-info');
  await page.getByRole('button', { name: /^Account of/ }).click();
}

const isSignedIn = async (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const response = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ session { user { id } } }' }),
    });
    return ((await response.json()) as { data: { session: unknown } }).data.session !== null;
  });

journeys('Signing out', () => {
  const the = house();

  it('offers profile and logout beside who is signed in (SHELL-053, SHELL-054, SHELL-055)', async () => {
    const { page } = await the.staff();
    await openAccount(page);
    const account = page.getByRole('dialog', { name: 'Account' });
    await account.getByText('Welcome Super Admin!').waitFor();
    expect(await page.getByRole('button', { name: 'Account of Super Admin, Super Admin' }).count()).toBe(0); // behind the dialog
    await picture(page, 'account-menu');
    await account.getByRole('link', { name: 'Profile' }).click();
    await page.waitForURL('**/admin/profile-info');
    await openAccount(page);
    await page.getByRole('link', { name: 'Logout' }).click();
    await page.waitForURL(the.api.url + '/');
  });

  it('ends the session on the server first, then leads to the public home (AUTH-033, AUTH-034, ROUTE-066)', async () => {
    const { page, context } = await the.staff();
    await openAccount(page);
    const order: string[] = [];
    page.on('response', (response) => {
      const { operationName } = (response.request().postDataJSON() as { operationName?: string } | null) ?? {};
      if (operationName === 'SignOut') order.push('session ended');
      if (response.request().isNavigationRequest()) order.push(new URL(response.url()).pathname);
    });
    await page.getByRole('link', { name: 'Logout' }).click();
    await page.waitForURL(the.api.url + '/');
    expect(order).toEqual(['session ended', '/']);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('session');
    await picture(page, 'signed-out');
    await page.goto('/admin/event/category/view');
    await page.getByRole('button', { name: 'Sign In' }).waitFor();
  });

  it('stays signed in while the server does not end the session, and says so (AUTH-033)', async () => {
    const { page } = await the.staff();
    const sent = listenFor(page, 'SignOut');
    await openAccount(page);
    await answerInstead(page, 'SignOut', {
      signOut: { __typename: 'SignOutPayload', success: false, message: 'The server is busy.' },
    });
    await page.getByRole('link', { name: 'Logout' }).click();
    await page.getByRole('heading', { name: 'You are still signed in' }).waitFor();
    await page.getByText('The server is busy.').waitFor();
    await picture(page, 'sign-out-failed');
    expect(new URL(page.url()).pathname).toBe('/admin/logout');
    expect(await isSignedIn(page)).toBe(true);
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL(the.api.url + '/');
    expect(sent).toHaveLength(2);
    expect(await isSignedIn(page)).toBe(false);
  });

  it('sends someone whose session ended elsewhere to the sign-in, keeping the address', async () => {
    const { page, expectProblem } = await the.staff();
    expectProblem(/\b401\b/);
    await page.goto('/admin/event/category/view');
    await page.getByRole('grid').waitFor();
    const other = await page.context().newPage();
    await other.goto('/admin/logout');
    await other.waitForURL(the.api.url + '/');
    await page.waitForURL('**/admin/login?*');
    await page.getByText(messages.notSignedIn).waitFor();
    expect(page.url()).toContain(encodeURIComponent('/event/category/view'));
  });
});
