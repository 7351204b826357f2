import { readFile } from 'node:fs/promises';
import { VISITOR_COOKIE } from '@polyphony/domain/people/account.js';
import { registration, PASSWORD, visitorAccount } from '../../api/testing/clients/visitorAccounts.js';
import { fill, mailWithCode, notice, press } from '../support/forms.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';

const NEW_PASSWORD = 'A-new-word-7';

test('registers, verifies, logs in, changes the profile and logs out without JavaScript, and resets the password with it (AUTH-004 AUTH-005 AUTH-007 AUTH-008 AUTH-009 AUTH-010 PUBLIC-009)', async ({
  visitor,
  server,
}) => {
  const { page, context } = await visitor({ javaScriptEnabled: false });
  const input = registration();
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await fill(page, input);
  await press(page, 'Create account');
  await page.waitForURL('**/verify?done=registered');
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(input.email);
  const { code, subject } = await mailWithCode(server, input.email);
  expect(subject).toBe('Your verification code');
  await page.getByLabel('Code').fill(code);
  await press(page, 'Verify');
  await page.waitForURL('**/account?done=welcome');
  expect(await notice(page)).toBe('Your email address is verified, and you are logged in. Welcome!');
  await press(page, 'Log out');
  await page.waitForURL('**/login?done=loggedOut');
  await fill(page, { email: input.email, password: PASSWORD });
  await press(page, 'Log in');
  await page.waitForURL('**/account');
  await page.getByRole('banner').getByRole('link', { name: 'My account' }).waitFor();
  await fill(page, { lastName: 'Dorji', country: 'Nepal' });
  await press(page, 'Save profile');
  await page.waitForURL('**/account?done=saved');
  expect(await page.getByLabel('Last name').inputValue()).toBe('Dorji');

  const elsewhere = await visitor();
  await elsewhere.page.goto('/login');
  await elsewhere.page.getByRole('link', { name: 'Forgot your password?' }).click();
  await elsewhere.page.waitForURL('**/forgot-password');
  await fill(elsewhere.page, { email: input.email });
  await press(elsewhere.page, 'Send code');
  await elsewhere.page.waitForURL('**/reset-password?done=resetSent');
  const { code: proof } = await mailWithCode(server, input.email);
  await fill(elsewhere.page, { code: proof, password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });
  await press(elsewhere.page, 'Change password');
  await elsewhere.page.waitForURL('**/login?done=reset');

  await page.goto('/account');
  await page.waitForURL('**/login?next=%2Faccount');
  await fill(page, { email: input.email, password: NEW_PASSWORD });
  await press(page, 'Log in');
  await page.waitForURL('**/account');
  await press(page, 'Log out');
  await page.waitForURL('**/login?done=loggedOut');
  expect((await context.cookies()).some(({ name }) => name === VISITOR_COOKIE)).toBe(false);
});

test('sends a form once when its button is clicked twice, and the response is that of the first', async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto('/register');
  await fill(page, registration());
  let clickedTwice = () => {};
  const clicks = new Promise<void>((resolve) => (clickedTwice = resolve));
  let posts = 0;
  await page.route('**/register', async (route) => {
    posts += 1;
    await clicks;
    await route.fallback();
  });
  // As slowly as people click, so that the first request is on its way.
  await page.getByRole('button', { name: 'Create account', exact: true }).dblclick({ delay: 100 });
  clickedTwice();
  await page.waitForURL('**/verify?done=registered');
  expect(posts).toBe(1);
});

test('says what is wrong beside the field, which gets the focus, and keeps what was typed', async ({ visitor }) => {
  const { page, expectProblem } = await visitor();
  expectProblem(/\b422\b/);
  await page.goto('/register');
  await fill(page, registration({ lastName: 'L', phone: '' }));
  const password = page.locator('[name="password"]');
  await page.getByRole('button', { name: 'Show: Password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await press(page, 'Create account');
  const lastName = page.getByLabel('Last name');
  await page.getByText('Last name must be at least 3 characters.').waitFor();
  await expect(lastName).toBeFocused();
  expect(await lastName.getAttribute('aria-describedby')).toBe('lastName-error');
  expect(await lastName.inputValue()).toBe('L');
  expect(await page.getByLabel('First name').inputValue()).toBe('Pema');
  expect(await password.inputValue()).toBe('');
  await expect(password).toHaveAttribute('type', 'password');
  await picture(page, 'account-register-refused');
});

test('says why a login failed in an alert that has the focus', async ({ visitor }) => {
  const { page, expectProblem } = await visitor();
  expectProblem(/\b422\b/);
  await page.goto('/login');
  await fill(page, { email: 'nobody@test.example', password: 'Wrong-horse-7' });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeFocused();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('nobody@test.example');
});

test('downloads all that is stored and deletes the account without JavaScript', async ({ visitor, server }) => {
  const { page, expectProblem } = await visitor({ javaScriptEnabled: false });
  // A wrong password, and a login after the account is gone.
  expectProblem(/\b422\b/);
  const { email } = await visitorAccount(server);
  await page.goto('/login');
  await fill(page, { email, password: PASSWORD });
  await press(page, 'Log in');
  await page.waitForURL('**/account');
  const downloads = page.getByRole('form', { name: 'Your data' });
  await downloads.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    downloads.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('my-data.json');
  expect(JSON.parse(await readFile(await file.path(), 'utf8'))).toMatchObject({ account: { email } });

  const deletion = page.getByRole('form', { name: 'Delete account' });
  await deletion.getByRole('textbox', { name: 'Current password' }).fill('Not-my-word-7');
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  await expect(deletion.getByText('The current password is incorrect.')).toBeVisible();
  await deletion.getByRole('textbox', { name: 'Current password' }).fill(PASSWORD);
  await deletion.getByRole('button', { name: 'Delete my account' }).click();
  await page.waitForURL('**/login?done=deleted');
  expect(await notice(page)).toBe('Your account has been deleted. We have sent you an email to confirm it.');
  await fill(page, { email, password: PASSWORD });
  await press(page, 'Log in');
  await expect(page.getByText('Incorrect email or password.')).toBeVisible();
});
