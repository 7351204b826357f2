import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { field, noteOf, submitButton, toast } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { given, store } from './library.js';
import { png } from './pictures.js';
import { answerInstead, listenFor } from './traffic.js';

const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New Password' });
const devices = (page: Page) => page.getByRole('region', { name: 'Signed-in devices' });

async function open(page: Page): Promise<void> {
  await page.goto('/admin/profile-info');
  await submitButton(page).waitFor();
}

journeys('The profile', () => {
  const the = house();

  it('shows name, e-mail, picture, new password and the role, which is read only (PROFILE-001, PROFILE-002, PROFILE-003, PROFILE-004, PROFILE-005, PROFILE-006)', async () => {
    const { page } = await the.staff();
    await open(page);
    expect(await field(page, 'Name').inputValue()).toBe('Super Admin');
    expect(await field(page, 'Email').inputValue()).toBe('admin@test.example');
    expect(await page.getByRole('group', { name: 'Profile Image' }).isVisible()).toBe(true);
    expect(await newPassword(page).getAttribute('type')).toBe('password');
    expect(await field(page, 'Role').inputValue()).toBe('Super Admin');
    expect(await field(page, 'Role').isEditable()).toBe(false);
    expect(await submitButton(page).textContent()).toBe('Update Profile');
    await picture(page, 'profile');
  });

  it('sends what was changed, says so, and shows it in the top bar (PROFILE-012)', async () => {
    const { page } = await the.staff(await the.api.staffAccount('VIEW_ALL_LANGUAGES'));
    await open(page);
    const sent = listenFor(page, 'UpdateProfile');
    await field(page, 'Name').fill('Karma Dorji');
    await submitButton(page).click();
    await toast(page, 'Profile updated successfully.').waitFor();
    expect(sent.map(({ variables }) => variables)).toEqual([{ input: { name: 'Karma Dorji' } }]);
    await page.getByRole('button', { name: /^Account of Karma Dorji/ }).waitFor();
    await eventually(async () => expect(await submitButton(page).isDisabled()).toBe(true));
  });

  it('shows the chosen picture beside the name, there and in the top bar', async () => {
    const id = await store(the.api, given('me.png', 'image/png', png(400, 400, 2)));
    const { page } = await the.staff();
    await open(page);
    await page
      .getByRole('group', { name: 'Profile Image' })
      .getByRole('button', { name: /image$/ })
      .first()
      .click();
    await page.getByRole('dialog', { name: 'File Gallery' }).getByRole('button', { name: 'Select me.png' }).click();
    await submitButton(page).click();
    await toast(page, 'Profile updated successfully.').waitFor();
    const avatars = page.locator(`.MuiAvatar-root img[src*="/media/${id}/"]`);
    await eventually(async () =>
      expect(await avatars.evaluateAll((all: HTMLImageElement[]) => all.map((it) => it.naturalWidth > 0))).toEqual([
        true,
        true,
      ]),
    );
    await picture(page, 'profile-picture');
  });

  it('changes the password, and signs the other devices out (PROFILE-008)', async () => {
    const account = await the.api.staffAccount('VIEW_ALL_LANGUAGES');
    const { page } = await the.staff(account);
    const { page: other } = await the.staff(account);
    await open(other);
    await open(page);
    await newPassword(page).fill('1234567');
    await submitButton(page).click();
    await page.getByText('Password must be at least 8 characters.').waitFor();
    await newPassword(page).fill('Mountains-8');
    await page.getByRole('textbox', { name: 'Current Password' }).waitFor();
    await picture(page, 'profile-password');
    await submitButton(page).click();
    await toast(page, 'Profile updated successfully.').waitFor();
    await eventually(async () => expect(await newPassword(page).inputValue()).toBe(''));
    expect(await devices(page).getByRole('listitem').count()).toBe(1);
    await other.reload();
    await other.getByRole('button', { name: 'Sign In' }).waitFor();
    const { page: again } = await the.staff({ ...account, password: 'Mountains-8' });
    await open(again);
  });

  it('asks for the current password when the sign-in is long ago', async () => {
    const { page } = await the.staff(await the.api.staffAccount('VIEW_ALL_LANGUAGES'));
    await open(page);
    const error = { field: 'currentPassword', message: messages.currentPasswordRequired, code: 'INVALID' };
    await answerInstead(page, 'UpdateProfile', {
      result: { success: false, message: messages.currentPasswordRequired, errors: [error], record: null },
    });
    await field(page, 'Email').fill('another@test.example');
    await submitButton(page).click();
    await page.getByText(messages.currentPasswordRequired).waitFor();
    await eventually(async () =>
      expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('currentPassword'),
    );
  });

  it("says the server's refusal, or that something unexpected happened (PROFILE-013)", async () => {
    const { page, expectProblem } = await the.staff(await the.api.staffAccount('VIEW_ALL_LANGUAGES'));
    expectProblem(/500|ERR_CONNECTION_FAILED/);
    await open(page);
    await field(page, 'Email').fill('admin@test.example');
    await submitButton(page).click();
    await eventually(async () => expect(await noteOf(page, 'Email')).toBe('Email is already in use.'));
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '' }));
    await field(page, 'Email').fill('free@test.example');
    await submitButton(page).click();
    await toast(page, 'An unexpected error occurred. Please try again later.').waitFor();
    await page.unroute('**/graphql');
  });

  it('lists where one is signed in, signs one device out, and all others', async () => {
    const account = await the.api.staffAccount('VIEW_ALL_LANGUAGES');
    const { page } = await the.staff(account);
    const phone = await the.staff(account, {
      userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
    });
    const third = await the.staff(account);
    const fourth = await the.staff(account);
    await open(page);
    await devices(page).getByText('This device').waitFor();
    expect(await devices(page).getByRole('listitem').count()).toBe(4);
    await picture(page, 'profile-devices');

    await devices(page).getByRole('button', { name: 'Sign out Firefox 127 on Linux' }).click();
    await toast(page, messages.sessionRevoked).waitFor();
    await eventually(async () => expect(await devices(page).getByRole('listitem').count()).toBe(3));
    await phone.page.goto('/admin/profile-info');
    await phone.page.getByRole('button', { name: 'Sign In' }).waitFor();

    await devices(page).getByRole('button', { name: 'Sign out all other devices' }).click();
    await toast(page, messages.otherSessionsRevoked).waitFor();
    await eventually(async () => expect(await devices(page).getByRole('listitem').count()).toBe(1));
    for (const { page: ended } of [third, fourth]) {
      await ended.goto('/admin/profile-info');
      await ended.getByRole('button', { name: 'Sign In' }).waitFor();
    }
    await page.reload();
    await devices(page).getByText('This device').waitFor();
  });
});
