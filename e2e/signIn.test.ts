import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { ADMIN } from '../api/testing/testApi.js';
import { eventually, house, journeys, picture, type Account } from './harness.js';
import { cutOff, holdBack, listenFor } from './traffic.js';

const button = (page: Page) => page.locator('form button[type=submit]');

async function fill(page: Page, { email, password }: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password').fill(password);
}

async function submit(page: Page, account: Account): Promise<void> {
  await fill(page, account);
  await button(page).click();
}

journeys('Signing in', () => {
  const the = house();

  it('asks for an email and a password, and nothing else (AUTH-024, AUTH-025)', async () => {
    const { page } = await the.visitor();
    await page.goto('/admin/login');
    await fill(page, { email: 'a@b.example', password: 'secret' });
    expect(
      await page.locator('form input').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('type'))),
    ).toEqual(['email', 'password']);
    expect(await button(page).textContent()).toBe('Sign In');
    await picture(page, 'sign-in');
  });

  it('refuses what is no address or no password, without a request (AUTH-027, FORM-036)', async () => {
    const { page } = await the.visitor();
    const sent = listenFor(page, 'SignIn');
    await page.goto('/admin/login');
    await submit(page, { email: 'abc', password: '' });
    await page.getByText(messages.emailInvalid).waitFor();
    await page.getByText(messages.passwordRequired).waitFor();
    expect(await page.getByLabel('Password').getAttribute('aria-invalid')).toBe('true');
    await picture(page, 'sign-in-invalid');
    expect(sent).toEqual([]);
  });

  it('says Processing... while it waits, then greets and opens the profile (AUTH-026, AUTH-028, AUTH-029, AUTH-030)', async () => {
    const { page } = await the.visitor();
    await page.goto('/admin');
    const sent = listenFor(page, 'SignIn');
    const { release } = await holdBack(page, 'SignIn');
    const documents: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documents.push(request.url());
    });
    await submit(page, ADMIN);
    await eventually(async () => expect(await button(page).textContent()).toBe('Processing...'));
    expect(await button(page).isDisabled()).toBe(true);
    release();
    await page.getByText(messages.signedIn).waitFor();
    await page.waitForURL('**/admin/profile-info');
    await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
    expect(sent.map(({ variables }) => variables)).toEqual([{ identifier: ADMIN.email, password: ADMIN.password }]);
    expect(documents).toEqual([]);
    await picture(page, 'signed-in');
  });

  it("shows the server's refusal of a wrong password, and lets one try again (AUTH-031)", async () => {
    const { page } = await the.visitor();
    await page.goto('/admin/login');
    await submit(page, { email: ADMIN.email, password: 'Wrong-horse-7' });
    await page.getByRole('alert').getByText(messages.signInRefused).waitFor();
    await picture(page, 'sign-in-refused');
    await submit(page, ADMIN);
    await page.waitForURL('**/admin/profile-info');
  });

  it('says that something unexpected happened when the network is down (AUTH-032)', async () => {
    const { page, expectProblem } = await the.visitor();
    expectProblem(/ERR_CONNECTION_FAILED/);
    await page.goto('/admin/login');
    await cutOff(page, 'SignIn');
    await submit(page, ADMIN);
    await page.getByRole('alert').getByText(messages.signInFailed).waitFor();
    await picture(page, 'sign-in-offline');
    expect(await button(page).isEnabled()).toBe(true);
  });

  it('leads an anonymous visitor of a screen to the sign-in, and afterwards back to it (ROUTE-065)', async () => {
    const { page } = await the.visitor();
    await page.goto('/admin/event/difficulty/view?page=1&pageSize=9');
    await page.waitForURL('**/admin/login?*');
    await page.getByText(messages.notSignedIn).waitFor();
    await picture(page, 'sign-in-asked-for');
    await submit(page, ADMIN);
    await page.waitForURL('**/admin/event/difficulty/view?page=1&pageSize=9');
    await page.getByRole('grid').waitFor();
    await page.getByRole('heading', { name: 'Event Difficulties' }).waitFor();
  });

  it('shows nothing of the console to an anonymous visitor', async () => {
    const { page } = await the.visitor();
    await page.goto('/admin/configurations/language/view');
    await button(page).waitFor();
    expect(await page.getByRole('navigation').count()).toBe(0);
    const { data, errors } = await the.api.visitor.graphql('{ languages { rows { name } } }');
    expect(data).toBeNull();
    expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});
