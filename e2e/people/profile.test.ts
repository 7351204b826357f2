import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { field, noteOf, submitButton } from '../support/console.js';
import { expect, test, type Window } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';
import { filePayload, store } from '../support/library.js';
import { png } from '../support/pictures.js';
import { mockResponse, listenFor } from '../support/traffic.js';

const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' });
const devices = (page: Page) => page.getByRole('region', { name: 'Signed-in devices' });

/** Whether the window's cookie still names a session. */
async function isSignedIn({ context }: Window): Promise<boolean> {
  const response = await context.request.post('/graphql', { data: { query: '{ session { user { id } } }' } });
  const { data } = (await response.json()) as { data: { session: unknown } };
  return data.session !== null;
}

async function open(page: Page): Promise<void> {
  await page.goto('/admin/profile-info');
  await submitButton(page).waitFor();
}

test('shows name, email, picture, new password and the read-only role on the profile (PROFILE-001, PROFILE-002, PROFILE-003, PROFILE-004, PROFILE-005, PROFILE-006)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await open(page);
  await expect(field(page, 'Name')).toHaveValue('Super Admin');
  await expect(field(page, 'Email')).toHaveValue('admin@test.example');
  const image = page.getByRole('group', { name: 'Profile image' });
  await image.getByRole('button', { name: 'Choose image' }).click();
  await page.getByRole('dialog').getByRole('heading').first().waitFor();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(newPassword(page)).toHaveAttribute('type', 'password');
  await expect(field(page, 'Role')).toHaveValue('Super Admin');
  await expect(field(page, 'Role')).not.toBeEditable();
  await expect(submitButton(page)).toHaveText('Update Profile');
  await picture(page, 'profile');
});

test('saves what was changed on the profile, shows it in the top bar, and shows errors of the server (PROFILE-012, PROFILE-013)', async ({
  signedIn,
  server,
}) => {
  const { page, expectProblem } = await signedIn(await server.staffAccount('VIEW_ALL_LANGUAGES'));
  expectProblem(/500/);
  await open(page);
  const sent = listenFor(page, 'UpdateProfile');
  await field(page, 'Name').fill('Karma Dorji');
  await submitButton(page).click();
  await expectToast(page, 'Profile updated successfully.');
  expect(sent.map(({ variables }) => variables)).toEqual([{ input: { name: 'Karma Dorji' } }]);
  await page.getByRole('button', { name: /^Account of Karma Dorji/ }).waitFor();
  await expect(submitButton(page)).toBeDisabled();

  await field(page, 'Email').fill('admin@test.example');
  await submitButton(page).click();
  await expect.poll(() => noteOf(page, 'Email')).toBe('Email is already in use.');

  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '' }));
  await field(page, 'Email').fill('free@test.example');
  await submitButton(page).click();
  await expectToast(page, 'An unexpected error occurred. Please try again later.');
});

test('shows the chosen picture on the profile and in the top bar', async ({ signedIn, server }) => {
  const id = await store(server, filePayload('me.png', 'image/png', png(400, 400, 2)));
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_FILES'));
  await open(page);
  await page
    .getByRole('group', { name: 'Profile image' })
    .getByRole('button', { name: /image$/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: 'File Gallery' }).getByRole('button', { name: 'Select me.png' }).click();
  await submitButton(page).click();
  await expectToast(page, 'Profile updated successfully.');
  const avatars = page.locator(`.MuiAvatar-root img[src*="/media/${id}/"]`);
  await expect
    .poll(() => avatars.evaluateAll((all: HTMLImageElement[]) => all.map((it) => it.naturalWidth > 0)))
    .toEqual([true, true]);
  await picture(page, 'profile-picture');
});

test('changes the password, which signs the other devices out (PROFILE-008)', async ({ signedIn, server }) => {
  const account = await server.staffAccount('VIEW_ALL_LANGUAGES');
  const { page } = await signedIn(account);
  const other = await signedIn(account);
  await open(page);
  await newPassword(page).fill('1234567');
  await submitButton(page).click();
  await page.getByText('Password must be at least 8 characters.').waitFor();
  await newPassword(page).fill('Mountains-8');
  await page.getByRole('textbox', { name: 'Current password' }).waitFor();
  await picture(page, 'profile-password');
  await submitButton(page).click();
  await expectToast(page, 'Profile updated successfully.');
  await expect(newPassword(page)).toHaveValue('');
  await expect(devices(page).getByRole('listitem')).toHaveCount(1);
  expect(await isSignedIn(other)).toBe(false);
  await signedIn({ ...account, password: 'Mountains-8' });
});

test('moves to the current password when the server requires it for a change of the profile', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_LANGUAGES'));
  await open(page);
  const error = { field: 'currentPassword', message: messages.currentPasswordRequired, code: 'INVALID' };
  await mockResponse(page, 'UpdateProfile', {
    result: { success: false, message: messages.currentPasswordRequired, errors: [error], record: null },
  });
  await field(page, 'Email').fill('another@test.example');
  await submitButton(page).click();
  await page.getByText(messages.currentPasswordRequired).waitFor();
  await expect(page.locator('[name=currentPassword]')).toBeFocused();
});

test('lists the signed-in devices, and signs out one of them or all others', async ({ signedIn, server }) => {
  const account = await server.staffAccount('VIEW_ALL_LANGUAGES');
  const { page } = await signedIn(account);
  const phone = await signedIn(account, {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  });
  const others = [await signedIn(account), await signedIn(account)];
  await open(page);
  await devices(page).getByText('This device').waitFor();
  await expect(devices(page).getByRole('listitem')).toHaveCount(4);
  await picture(page, 'profile-devices');

  await devices(page).getByRole('button', { name: 'Sign out Firefox 127 on Linux' }).click();
  await expectToast(page, messages.sessionRevoked);
  await expect(devices(page).getByRole('listitem')).toHaveCount(3);
  expect(await isSignedIn(phone)).toBe(false);

  await devices(page).getByRole('button', { name: 'Sign out all other devices' }).click();
  await expectToast(page, messages.otherSessionsRevoked);
  await expect(devices(page).getByRole('listitem')).toHaveCount(1);
  for (const other of others) expect(await isSignedIn(other)).toBe(false);
  await page.reload();
  await devices(page).getByText('This device').waitFor();
});
