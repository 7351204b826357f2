import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import { field, hintOf, noteOf, openList, rowOf, submitButton, toast } from './console.js';
import { eventually, house, journeys, picture } from './harness.js';
import { answerInstead, listenFor } from './traffic.js';

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

async function addStaff(page: Page, name: string, email: string, role: string): Promise<void> {
  await openDialog(page);
  await field(page, 'Name').fill(name);
  await field(page, 'Email').fill(email);
  await password(page).fill(PASSWORD);
  await choose(page, 'Role', role);
  await submitButton(page).click();
  await toast(page, 'Staff created successfully.').waitFor();
}

async function createRole(page: Page, name: string, ...permissions: readonly string[]): Promise<void> {
  await page.goto('/admin/staff/role/create');
  await field(page, 'Role Name').fill(name);
  for (const each of permissions) await permission(page, each).click();
  await page.getByRole('button', { name: 'Create Role' }).click();
  await toast(page, 'Role created successfully.').waitFor();
}

journeys('Roles', () => {
  const the = house();

  it('are a name and a switch for each permission, by group (ROLE-006, ROLE-010, ROLE-011, PERM-009, PERM-010)', async () => {
    const { page } = await the.staff();
    await page.goto('/admin/staff/role/create');
    const groups = page.locator('fieldset [role=group]');
    await groups.first().waitFor();
    const all = await the.api.admin.ask<{ group: string }[]>('{ permissions { group } }');
    expect(await groups.count()).toBe(new Set(all.map(({ group }) => group)).size);
    expect(await page.getByRole('switch').count()).toBe(all.length);
    expect(await submitButton(page).textContent()).toBe('Create Role');

    await field(page, 'Role Name').fill('Librarians');
    await submitButton(page).click();
    await page.getByText('At least one permission is required.').waitFor();
    await picture(page, 'role-create-invalid');
    await page.getByRole('searchbox', { name: 'Find a permission' }).fill('language');
    await eventually(async () => expect(await groups.count()).toBe(1));
    await page.getByRole('checkbox', { name: 'All of Language' }).check();
    await permission(page, 'Delete language').click();
    await submitButton(page).click();
    await toast(page, 'Role created successfully.').waitFor();
    await openList(page, 'staff/role/view');
    expect(await rowOf(page, 'Librarians').locator('[data-field=permissionIds]').innerText()).toBe('6');
    await picture(page, 'role-list');
  });

  it('are changed by their switches; putting one back leaves nothing to save (ROLE-012)', async () => {
    const { page } = await the.staff();
    await createRole(page, 'Readers', 'View all events');
    await openList(page, 'staff/role/view');
    await page.getByRole('link', { name: 'Edit Readers' }).click();
    await permission(page, 'View all languages').waitFor();
    expect(await submitButton(page).textContent()).toBe('Update Role');
    expect(await submitButton(page).isDisabled()).toBe(true);
    await permission(page, 'View all languages').click();
    expect(await submitButton(page).isDisabled()).toBe(false);
    await permission(page, 'View all languages').click();
    expect(await submitButton(page).isDisabled()).toBe(true);
    await permission(page, 'Add event').click();
    await submitButton(page).click();
    await toast(page, 'Role updated successfully.').waitFor();
    await eventually(async () => expect(await submitButton(page).isDisabled()).toBe(true));
  });

  it('that are built in cannot be deleted, and Super Admin not be changed, with the reason (ROLE-008, ROLE-009)', async () => {
    const { page } = await the.staff();
    await openList(page, 'staff/role/view');
    for (const name of ['Admin', 'Super Admin']) {
      const remove = page.getByRole('button', { name: `Delete ${name}`, exact: true });
      expect(await remove.getAttribute('aria-disabled')).toBe('true');
      await hintOf(remove, messages.roleProtected);
    }
    const edit = page.getByRole('button', { name: 'Edit Super Admin', exact: true });
    expect(await edit.getAttribute('aria-disabled')).toBe('true');
    const rows = await the.api.admin.ask<{ rows: { id: string; name: string }[] }>('{ roles { rows { id name } } }');
    const superAdmin = rows.rows.find(({ name }) => name === 'Super Admin')?.id ?? '';
    await page.goto(`/admin/staff/role/update/${superAdmin}`);
    await page.getByText(messages.superAdminRoleKept).waitFor();
    await page.getByRole('switch').first().waitFor();
    expect(await page.locator('form [role=switch]:not(:checked)').count()).toBe(0);
    expect(await page.locator('form [role=switch]:enabled').count()).toBe(0);
    await picture(page, 'role-super-admin');
  });

  it('grant only what their maker holds: the other switches stay put', async () => {
    const { page } = await the.staff(
      await the.api.staffAccount('VIEW_STAFF_ROLES', 'ADD_STAFF_ROLE', 'VIEW_ALL_LANGUAGES'),
    );
    await page.goto('/admin/staff/role/create');
    await page.getByText(messages.permissionBeyondOwn).waitFor();
    expect(await page.locator('form [role=switch]:enabled').count()).toBe(3);
    await page.getByRole('checkbox', { name: 'All of Language' }).click();
    await eventually(async () => expect(await page.locator('form [role=switch]:checked').count()).toBe(1));
    await picture(page, 'role-create-limited');
  });

  it('say so when there are no permissions (PERM-011)', async () => {
    const { page } = await the.staff();
    await answerInstead(page, 'PermissionList', { permissions: [] });
    await page.goto('/admin/staff/role/create');
    await page.getByText('No Permissions').waitFor();
  });
});

journeys('Staff', () => {
  const the = house();

  it('are created in a dialog, sign in, and lose at once what their role loses (STAFF-007, STAFF-008, ROLE-014)', async () => {
    const { page } = await the.staff();
    await createRole(page, 'Translators', 'View all languages', 'View all events');
    await openDialog(page);
    await dialog(page).getByText('Create a new staff member. And assign the staff to a role.').waitFor();
    expect(page.url()).toMatch(/\/admin\/staff\/view$/);
    await picture(page, 'staff-dialog');
    await addStaff(page, 'Tashi Wangmo', 'tashi@test.example', 'Translators');
    await dialog(page).waitFor({ state: 'hidden' });
    await rowOf(page, 'Tashi Wangmo').waitFor();
    await picture(page, 'staff-list');

    const { page: hers, expectProblem } = await the.visitor();
    await hers.goto('/admin/login');
    await hers.getByRole('textbox', { name: 'Email' }).fill('tashi@test.example');
    await hers.getByLabel('Password').fill(PASSWORD);
    await hers.getByRole('button', { name: 'Sign In' }).click();
    await hers.waitForURL('**/admin/profile-info');
    await openList(hers, 'configurations/language/view');

    // Her list hears that her rights have changed, asks once more, and is refused.
    const sent = listenFor(hers, 'LanguageList');
    expectProblem(/403/);
    await openList(page, 'staff/role/view');
    await page.getByRole('link', { name: 'Edit Translators' }).click();
    await permission(page, 'View all languages').click();
    await submitButton(page).click();
    await toast(page, 'Role updated successfully.').waitFor();
    await hers.getByText(messages.notAllowed).waitFor();
    expect(sent).toHaveLength(1);
    await hers.getByRole('heading', { name: messages.notAllowed }).waitFor();
    expect(await hers.getByRole('navigation', { name: 'Console' }).getByText('Languages').count()).toBe(0);
    await picture(hers, 'permission-taken-away');
  });

  it('are refused field by field, and what was typed is kept when the dialog is closed half way', async () => {
    const { page } = await the.staff();
    await openDialog(page);
    await field(page, 'Name').fill('Al');
    await password(page).fill('mountain');
    await submitButton(page).click();
    expect(await noteOf(page, 'Name')).toBe('Name must be at least 3 characters.');
    await page.getByText(messages.staffPasswordClasses).waitFor();
    await page.getByText('Invalid role.').waitFor();
    await picture(page, 'staff-dialog-invalid');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Add Staff' }).click();
    expect(await field(page, 'Name').inputValue()).toBe('Al');
  });

  it('are narrowed by role, in the address (STAFF-027, LIST-014, LIST-015)', async () => {
    const { page } = await the.staff();
    await createRole(page, 'Guides', 'View all events');
    await addStaff(page, 'Karma Dorji', 'karma@test.example', 'Guides');
    await rowOf(page, 'Super Admin').waitFor();
    await choose(page, 'Role', 'Guides');
    await page.waitForURL(/\?role=[0-9a-f]{24}$/);
    await eventually(async () => expect(await page.locator('.record-name').allTextContents()).toEqual(['Karma Dorji']));
    await page.reload();
    await rowOf(page, 'Karma Dorji').waitFor();
    expect(await page.getByRole('combobox', { name: 'Role' }).innerText()).toBe('Guides');
    await choose(page, 'Role', 'All');
    await page.waitForURL(/\/staff\/view$/);
  });

  it('are changed on a page of their own, the password left alone when blank (STAFF-009, STAFF-015)', async () => {
    const { page } = await the.staff();
    await createRole(page, 'Writers', 'View all posts');
    await addStaff(page, 'Pema Lhamo', 'pema@test.example', 'Writers');
    await page.getByRole('link', { name: 'Edit Pema Lhamo' }).click();
    await page.waitForURL(/\/admin\/staff\/update\/[0-9a-f]{24}$/);
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await password(page).getAttribute('placeholder')).toBe('Enter New Password');
    expect(await password(page).inputValue()).toBe('');
    await picture(page, 'staff-update');
    const sent = listenFor(page, 'UpdateStaffMember');
    await field(page, 'Name').fill('Pema L.');
    await submitButton(page).click();
    await toast(page, 'Staff updated successfully.').waitFor();
    expect(sent.map(({ variables }) => variables['input'])).toEqual([{ name: 'Pema L.' }]);
    await password(page).fill('Another-8$');
    await submitButton(page).click();
    await eventually(async () => expect(await password(page).inputValue()).toBe(''));
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Staff' }).click();
    await rowOf(page, 'Pema L.').waitFor();
  });

  it('have no role to choose when they are the Super Admin (STAFF-021)', async () => {
    const { page } = await the.staff();
    await openList(page, 'staff/view');
    await page.getByRole('link', { name: 'Edit Super Admin' }).click();
    await field(page, 'Name').waitFor();
    expect(await page.getByRole('combobox', { name: 'Role' }).count()).toBe(0);
    await field(page, 'Name').fill('The Super Admin');
    await submitButton(page).click();
    await toast(page, 'Staff updated successfully.').waitFor();
  });

  it('who may do more are out of reach, with the reason', async () => {
    const account = await the.api.staffAccount('VIEW_ALL_STAFFS', 'ADD_STAFF', 'EDIT_STAFF', 'DELETE_STAFF');
    const { page } = await the.staff(account);
    await openList(page, 'staff/view?sort=createdAt');
    for (const action of ['Edit', 'Delete']) {
      const button = page.getByRole('button', { name: new RegExp(`^${action} (The )?Super Admin$`) });
      expect(await button.getAttribute('aria-disabled')).toBe('true');
      await hintOf(button, messages.staffHoldsMore);
    }
    await page.getByRole('button', { name: 'Add Staff' }).click();
    await dialog(page).getByRole('combobox', { name: /^Role/ }).click();
    const beyond = page.getByRole('option', { name: 'Super Admin' });
    expect(await beyond.getAttribute('aria-disabled')).toBe('true');
    expect(await beyond.innerText()).toContain(messages.roleHoldsMore);
    await picture(page, 'staff-role-beyond');
  });

  it('cannot be given a role while there is none (STAFF-023, LIST-034)', async () => {
    const { page } = await the.staff();
    await answerInstead(page, 'RoleOptions', { options: [] });
    await openDialog(page);
    await dialog(page).getByRole('combobox', { name: /^Role/ }).click();
    await page.getByRole('option', { name: 'Role does not created yet' }).waitFor();
  });
});
