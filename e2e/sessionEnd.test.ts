import type { Page } from 'playwright-core';
import { field, openList, submitButton, toast } from './console.js';
import { type Account, house, journeys, picture, type Visitor } from './harness.js';
import { listenFor } from './traffic.js';

const FORM = 'event/category/create';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

/** Ends the window's session on the server, as an expiry does: the page does not hear of it. */
const endSession = ({ context }: Visitor) =>
  context.request.post('/graphql', { data: { query: 'mutation { signOut { success } }' } });

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByLabel('Password').fill(password);
  await dialog(page).getByRole('button', { name: 'Sign In' }).click();
}

journeys('A session that ends', () => {
  const the = house();
  const author = () => the.api.staffAccount('ADD_EVENT_CATEGORY', 'VIEW_ALL_EVENT_CATEGORIES');

  async function typeAndLose(account: Account, name = 'Half a thought'): Promise<Visitor> {
    const visitor = await the.staff(account);
    visitor.expectProblem(/\b401\b/);
    await visitor.page.goto(`/admin/${FORM}`);
    await field(visitor.page, 'Category Name').fill(name);
    await endSession(visitor);
    return visitor;
  }

  it('while someone types asks them to sign in again over the form, and then saves it', async () => {
    const account = await author();
    const { page } = await typeAndLose(account);
    const sent = listenFor(page, 'CreateEventCategory');
    await submitButton(page).click();
    await dialog(page).waitFor();
    await picture(page, 'sign-in-again');
    expect(await dialog(page).getByLabel('Email').inputValue()).toBe(account.email);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('password');

    await signIn(page, { ...account, password: 'Wrong-password-1' });
    await dialog(page).getByRole('alert').waitFor();
    await signIn(page, account);
    await dialog(page).waitFor({ state: 'detached' });
    await toast(page, 'Category created successfully.').waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/${FORM}`);
    expect(sent).toHaveLength(2);
    await openList(page, 'event/category/view?searchName=Half');
  });

  it('stays over the form when Escape is pressed; whoever gives up goes to the sign-in', async () => {
    const { page } = await typeAndLose(await author());
    await submitButton(page).click();
    await dialog(page).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForTimeout(300);
    expect(await dialog(page).count()).toBe(1);
    await dialog(page).getByRole('button', { name: 'Leave without saving' }).click();
    await page.waitForURL('**/admin/login?*');
    expect(page.url()).toContain(encodeURIComponent(`/${FORM}`));
  });

  it('leads another account to its own home, and says what is gone', async () => {
    const { page } = await typeAndLose(await author(), 'Not theirs');
    const other = await the.api.staffAccount();
    await submitButton(page).click();
    await dialog(page).waitFor();
    await signIn(page, other);
    await page.waitForURL('**/admin/profile-info');
    await page.locator('.notistack-SnackbarContainer').getByText('had not saved is gone', { exact: false }).waitFor();
    expect(await page.getByLabel('Email').inputValue()).toBe(other.email);
    const { rows } = await the.api.admin.ask<{ rows: { name: string }[] }>(
      '{ eventCategories(pageSize: 100) { rows { name } } }',
    );
    expect(rows.map(({ name }) => name)).not.toContain('Not theirs');
  });

  it('with nothing typed leads to the sign-in, as ever', async () => {
    const visitor = await the.staff(await author());
    visitor.expectProblem(/\b401\b/);
    const { page } = visitor;
    await page.goto(`/admin/${FORM}`);
    await submitButton(page).waitFor();
    await endSession(visitor);
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click();
    await page.waitForURL('**/admin/login?*');
  });
});
