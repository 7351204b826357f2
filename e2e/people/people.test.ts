import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Permission } from '@polyphony/domain/people/permissions.js';
import type { Page } from '@playwright/test';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { field, hintOf, noteOf, openList, rowOf, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';
import { mockResponse, listenFor } from '../support/traffic.js';

const PASSWORD = 'Mountain-7!';
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Staff Information' });
const permission = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });
const password = (page: Page) => page.getByRole('textbox', { name: /^Password/ });

async function openDialog(page: Page): Promise<void> {
  await page.goto('/admin/staff/view');
  await page.getByRole('button', { name: 'Add Staff' }).click();
  await dialog(page).waitFor();
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Creates a role through the API. */
async function makeRole(server: RunningServer, name: string, ...permissions: readonly Permission[]): Promise<string> {
  const all = await server.admin.request<{ id: string; name: string }[]>('{ permissions { id name } }');
  const permissionIds = permissions.map((wanted) => all.find((each) => each.name === wanted)?.id);
  const { role } = await server.admin.request<{ role: { id: string } }>(
    'mutation ($input: RoleInput!) { createRole(input: $input) { role { id } } }',
    { input: { name, permissionIds } },
  );
  return role.id;
}

/** Creates a member of staff through the API. */
const makeStaff = (server: RunningServer, input: { name: string; email: string; roleId: string }) =>
  server.admin.request('mutation ($input: StaffMemberInput!) { createStaffMember(input: $input) { success } }', {
    input: { ...input, password: PASSWORD },
  });

test('creates a role from a name and a switch for each permission, by group (ROLE-006, ROLE-010, ROLE-011, PERM-009, PERM-010)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await page.goto('/admin/staff/role/create');
  const groups = page.locator('fieldset [role=group]');
  const all = await server.admin.request<{ group: string }[]>('{ permissions { group } }');
  await expect(groups).toHaveCount(new Set(all.map(({ group }) => group)).size);
  await expect(page.getByRole('switch')).toHaveCount(all.length);
  await expect(submitButton(page)).toHaveText('Create Role');

  await field(page, 'Role name').fill('Librarians');
  await submitButton(page).click();
  await page.getByText('At least one permission is required.').waitFor();
  await picture(page, 'role-create-invalid');
  await page.getByRole('searchbox', { name: 'Find a permission' }).fill('language');
  await expect(groups).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'All of Language' }).check();
  await permission(page, 'Delete language').click();
  await submitButton(page).click();
  await expectToast(page, 'Role created successfully.');
  await openList(page, 'staff/role/view');
  await expect(rowOf(page, 'Librarians').locator('[data-field=permissionIds]')).toHaveText('6');
  await picture(page, 'role-list');
});

test('copies the permissions of another role into a new one, and folds their groups', async ({ signedIn, server }) => {
  await makeRole(server, 'Event desk', 'VIEW_ALL_EVENTS', 'EDIT_EVENT');
  const { page } = await signedIn();
  await page.goto('/admin/staff/role/create');
  await permission(page, 'View all languages').click();
  await page.getByRole('combobox', { name: 'Copy from a role' }).click();
  await page.getByRole('option', { name: 'Event desk' }).click();
  await expect(permission(page, 'Edit event')).toBeChecked();
  await expect(permission(page, 'View all languages')).not.toBeChecked();
  await expect(page.locator('form [role=switch]:checked')).toHaveCount(2);
  await page.getByRole('button', { name: 'Permissions of Event', exact: true }).click();
  await expect(permission(page, 'Edit event')).toBeHidden();
  await field(page, 'Role name').fill('Event helpers');
  await submitButton(page).click();
  await expectToast(page, 'Role created successfully.');
});

test('updates a role by its switches, and has nothing to save when one is put back (ROLE-012)', async ({
  signedIn,
  server,
}) => {
  const id = await makeRole(server, 'Readers', 'VIEW_ALL_EVENTS');
  const { page } = await signedIn();
  await page.goto(`/admin/staff/role/update/${id}`);
  await expect(submitButton(page)).toHaveText('Update Role');
  await expect(submitButton(page)).toBeDisabled();
  await permission(page, 'View all languages').click();
  await expect(submitButton(page)).toBeEnabled();
  await permission(page, 'View all languages').click();
  await expect(submitButton(page)).toBeDisabled();
  await permission(page, 'Add event').click();
  await submitButton(page).click();
  await expectToast(page, 'Role updated successfully.');
  await expect(submitButton(page)).toBeDisabled();
});

test('offers neither the deletion of a built-in role nor a change of Super Admin, with the reason (ROLE-008, ROLE-009)', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn();
  await openList(page, 'staff/role/view?sort=createdAt');
  for (const name of ['Admin', 'Super Admin']) {
    const remove = page.getByRole('button', { name: `Delete ${name}`, exact: true });
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await hintOf(remove, messages.roleProtected);
  }
  const edit = page.getByRole('button', { name: 'Edit Super Admin', exact: true });
  await expect(edit).toHaveAttribute('aria-disabled', 'true');
  const { rows } = await server.admin.request<{ rows: { id: string; name: string }[] }>(
    '{ roles(pageSize: 100) { rows { id name } } }',
  );
  const superAdmin = rows.find(({ name }) => name === 'Super Admin')?.id ?? '';
  await page.goto(`/admin/staff/role/update/${superAdmin}`);
  await page.getByText(messages.superAdminRoleKept).waitFor();
  await page.getByRole('switch').first().waitFor();
  await expect(page.locator('form [role=switch]:not(:checked)')).toHaveCount(0);
  await expect(page.locator('form [role=switch]:enabled')).toHaveCount(0);
  await picture(page, 'role-super-admin');
});

test('lets a user grant a role only the permissions that the user holds', async ({ signedIn, server }) => {
  const { page } = await signedIn(
    await server.staffAccount('VIEW_STAFF_ROLES', 'ADD_STAFF_ROLE', 'VIEW_ALL_LANGUAGES'),
  );
  await page.goto('/admin/staff/role/create');
  await page.getByText(messages.permissionBeyondOwn).waitFor();
  await expect(page.locator('form [role=switch]:enabled')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'All of Language' }).click();
  await expect(page.locator('form [role=switch]:checked')).toHaveCount(1);
  await picture(page, 'role-create-limited');
});

test('says on the form of a role that there are no permissions (PERM-011)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await mockResponse(page, 'PermissionList', { permissions: [] });
  await page.goto('/admin/staff/role/create');
  await page.getByText('No Permissions').waitFor();
});

test('creates a member of staff in a dialog, who signs in, and loses at once what the role loses (STAFF-007, STAFF-008, ROLE-014)', async ({
  signedIn,
  visitor,
  server,
}) => {
  const roleId = await makeRole(server, 'Translators', 'VIEW_ALL_LANGUAGES', 'VIEW_ALL_EVENTS');
  const { page } = await signedIn();
  await openDialog(page);
  await dialog(page).getByText('Create a new staff member. And assign the staff to a role.').waitFor();
  expect(page.url()).toMatch(/\/admin\/staff\/view$/);
  await picture(page, 'staff-dialog');
  await field(page, 'Name').fill('Tashi Wangmo');
  await field(page, 'Email').fill('tashi@test.example');
  await password(page).fill(PASSWORD);
  await choose(page, 'Role', 'Translators');
  await submitButton(page).click();
  await expectToast(page, 'Staff created successfully.');
  await dialog(page).waitFor({ state: 'hidden' });
  await rowOf(page, 'Tashi Wangmo').waitFor();
  await picture(page, 'staff-list');

  const { page: hers, expectProblem } = await visitor();
  await hers.goto('/admin/login?return=%2Fconfigurations%2Flanguage%2Fview');
  await hers.getByRole('textbox', { name: 'Email' }).fill('tashi@test.example');
  await hers.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await hers.getByRole('button', { name: 'Sign In' }).click();
  await rowOf(hers, 'English').waitFor();

  // Her list is notified that her permissions have changed, is requested once more, and refused.
  const sent = listenFor(hers, 'LanguageList');
  expectProblem(/403/);
  await page.goto(`/admin/staff/role/update/${roleId}`);
  await permission(page, 'View all languages').click();
  await submitButton(page).click();
  await expectToast(page, 'Role updated successfully.');
  await hers.getByRole('heading', { name: messages.notAllowed }).waitFor();
  expect(sent).toHaveLength(1);
  await expect(hers.getByRole('navigation', { name: 'Console' }).getByText('Languages')).toHaveCount(0);
  await picture(hers, 'permission-taken-away');
});

test('rejects invalid fields of a member of staff, and keeps what was typed when the dialog is closed', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await openDialog(page);
  await field(page, 'Name').fill('Al');
  await password(page).fill('mountain');
  await submitButton(page).click();
  await page.getByText(messages.staffPasswordClasses).waitFor();
  expect(await noteOf(page, 'Name')).toBe('Name must be at least 3 characters.');
  await page.getByText('Invalid role.').waitFor();
  await picture(page, 'staff-dialog-invalid');
  await page.keyboard.press('Escape');
  await dialog(page).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Add Staff' }).click();
  await expect(field(page, 'Name')).toHaveValue('Al');
});

test('filters the list of staff by role, with the role in the address (STAFF-027, LIST-015)', async ({
  signedIn,
  server,
}) => {
  const roleId = await makeRole(server, 'Guides', 'VIEW_ALL_EVENTS');
  await makeStaff(server, { name: 'Karma Dorji', email: 'karma@test.example', roleId });
  const { page } = await signedIn();
  const names = page.locator('.record-name');
  await openList(page, 'staff/view?sort=createdAt');
  await rowOf(page, 'Super Admin').waitFor();
  await choose(page, 'Role', 'Guides');
  await page.waitForURL(`**/staff/view?*role=${roleId}`);
  await expect(names).toHaveText(['Karma Dorji']);
  await page.reload();
  await expect(names).toHaveText(['Karma Dorji']);
  await expect(page.getByRole('combobox', { name: 'Role' })).toHaveText('Guides');
  await choose(page, 'Role', 'All');
  await page.waitForURL(/\/staff\/view\?sort=createdAt$/);
});

test('updates a member of staff on a page, without a change of the password when it is blank (STAFF-009, STAFF-015)', async ({
  signedIn,
  server,
}) => {
  const roleId = await makeRole(server, 'Writers', 'VIEW_ALL_POSTS');
  await makeStaff(server, { name: 'Pema Lhamo', email: 'pema@test.example', roleId });
  const { page } = await signedIn();
  await openList(page, 'staff/view?sort=-createdAt');
  await page.getByRole('link', { name: 'Edit Pema Lhamo' }).click();
  await page.waitForURL(/\/admin\/staff\/update\/[0-9a-f]{24}$/);
  await expect(password(page)).toHaveAttribute('placeholder', 'Enter New Password');
  await expect(password(page)).toHaveValue('');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await picture(page, 'staff-update');
  const sent = listenFor(page, 'UpdateStaffMember');
  await field(page, 'Name').fill('Pema L.');
  await submitButton(page).click();
  await expectToast(page, 'Staff updated successfully.');
  await password(page).fill('Another-8$');
  await submitButton(page).click();
  await expectToast(page, 'Staff updated successfully.');
  await expect(password(page)).toHaveValue('');
  expect(sent.map(({ variables }) => variables['input'])).toEqual([{ name: 'Pema L.' }, { password: 'Another-8$' }]);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Staff' }).click();
  await rowOf(page, 'Pema L.').waitFor();
});

test('offers no role for the Super Admin (STAFF-021)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openList(page, 'staff/view?sort=createdAt');
  await page.getByRole('link', { name: 'Edit Super Admin' }).click();
  // The second change undoes the first one.
  for (const name of ['The Super Admin', 'Super Admin']) {
    await field(page, 'Name').fill(name);
    expect(await page.getByRole('combobox', { name: 'Role' }).count()).toBe(0);
    await submitButton(page).click();
    await expectToast(page, 'Staff updated successfully.');
  }
});

test('keeps staff and roles with more permissions out of reach, with the reason', async ({ signedIn, server }) => {
  const account = await server.staffAccount('VIEW_ALL_STAFFS', 'ADD_STAFF', 'EDIT_STAFF', 'DELETE_STAFF');
  const { page } = await signedIn(account);
  await openList(page, 'staff/view?sort=createdAt');
  for (const action of ['Edit', 'Delete']) {
    const button = page.getByRole('button', { name: `${action} Super Admin`, exact: true });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await hintOf(button, messages.staffHoldsMore);
  }
  await page.getByRole('button', { name: 'Add Staff' }).click();
  await dialog(page).getByRole('combobox', { name: /^Role/ }).click();
  const beyond = page.getByRole('option', { name: 'Super Admin' });
  await expect(beyond).toHaveAttribute('aria-disabled', 'true');
  await expect(beyond).toContainText(messages.roleHoldsMore);
  await picture(page, 'staff-role-beyond');
});

test('says in the dialog of staff that there is no role to choose (STAFF-023, LIST-034)', async ({ signedIn }) => {
  const { page } = await signedIn();
  await mockResponse(page, 'RoleOptions', { options: [] });
  await openDialog(page);
  await dialog(page).getByRole('combobox', { name: /^Role/ }).click();
  await page.getByRole('option', { name: 'Role does not created yet' }).waitFor();
});
