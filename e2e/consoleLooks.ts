import type { Page } from 'playwright-core';
import type { Translate } from '../admin/texts/translate';
import { openList, submitButton } from './console.js';
import type { Look } from './axe.js';
import { fileLooks } from './fileLooks.js';
import { beginning } from './said.js';

const go = async (page: Page, path: string): Promise<void> => {
  await page.goto(`/admin/${path}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const goToForm = async (page: Page, path: string): Promise<void> => {
  await go(page, path);
  await submitButton(page).waitFor();
};

const firstField = (page: Page) => page.locator('form:visible').getByRole('textbox').first();

/** What somebody sees who is not signed in. */
export const signInLooks: readonly Look[] = [
  {
    name: 'sign-in-invalid',
    open: async (page) => {
      await goToForm(page, 'login?return=%2Fevent%2Fcategory%2Fview');
      await submitButton(page).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
];

/** What somebody sees whose role allows little. */
export const viewOnlyLooks: readonly Look[] = [
  { name: 'view-only', open: (page) => openList(page, 'event/difficulty/view') },
];

const lists = (t: Translate): readonly Look[] => [
  {
    name: 'list-tree',
    open: async (page) => {
      await openList(page, 'event/category/view?page=1&pageSize=9');
      await page
        .locator(`button[aria-expanded=false][aria-label^="${t('Below {name}').split('{')[0]}"]`)
        .first()
        .click();
    },
  },
  {
    name: 'staff-dialog',
    open: async (page) => {
      await openList(page, 'staff/view');
      await page.getByRole('button', { name: t('Add Staff') }).click();
      await submitButton(page).waitFor();
    },
  },
  {
    name: 'list-empty',
    open: async (page) => {
      await go(page, 'event/category/view?searchName=nothing-of-the-kind');
      await page.getByRole('button', { name: t('Clear the filters') }).waitFor();
    },
  },
  {
    name: 'list-status-open',
    open: async (page) => {
      await openList(page, 'event/category/view');
      await page.getByRole('combobox', { name: t('Status') }).click();
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'delete-dialog',
    open: async (page) => {
      await openList(page, 'event/category/view');
      await page
        .getByRole('button', { name: beginning(t('Delete {name}')) })
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'row-menu',
    widths: [390],
    open: async (page) => {
      await openList(page, 'event/category/view');
      await page
        .getByRole('button', { name: beginning(t('Actions for {name}')) })
        .first()
        .click();
      await page.getByRole('menu').waitFor();
    },
  },
];

const bookings = (t: Translate): readonly Look[] => [
  {
    name: 'booking-menu',
    open: async (page) => {
      await openList(page, 'event/booking/view');
      await page
        .getByRole('button', { name: beginning(t('Actions for {transactionId}')) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: t('Notes') }).waitFor();
    },
  },
  {
    name: 'booking-notes',
    open: async (page) => {
      await openList(page, 'event/booking/view');
      await page
        .getByRole('button', { name: beginning(t('Actions for {transactionId}')) })
        .first()
        .click();
      await page.getByRole('menuitem', { name: t('Notes') }).click();
      await page.getByText(t('History')).waitFor();
    },
  },
  {
    name: 'check-in',
    open: async (page) => {
      await go(page, 'event/booking/check-in');
      await page.getByRole('textbox', { name: t('Ticket code') }).fill('AAAA-BBBB-CCCC-DDDD');
      await page.keyboard.press('Enter');
      await page.locator('[data-result]').waitFor();
    },
  },
];

const forms = (t: Translate, category: string): readonly Look[] => [
  {
    name: 'create-invalid',
    open: async (page) => {
      await goToForm(page, 'event/category/create');
      await submitButton(page).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'parent-open',
    open: async (page) => {
      await goToForm(page, 'event/category/create');
      await page.getByRole('combobox', { name: t('Parent Category') }).click();
      await page.getByRole('option').nth(2).waitFor();
    },
  },
  {
    name: 'tabs-marked',
    open: async (page) => {
      await goToForm(page, `event/category/update/${category}`);
      await firstField(page).fill('Changed');
    },
  },
  {
    name: 'leave-dialog',
    open: async (page) => {
      await goToForm(page, 'event/category/create');
      await firstField(page).fill('Half a thought');
      await page
        .getByRole('navigation', { name: t('Breadcrumb') })
        .getByRole('link')
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];

/** A toast stays while the pointer is on it. */
const showToast =
  (t: Translate) =>
  async (page: Page): Promise<void> => {
    await openList(page, 'event/difficulty/view');
    const menu = page.getByRole('button', { name: beginning(t('Actions for {name}')) }).first();
    if (await menu.isVisible()) {
      await menu.click();
      await page.getByRole('menuitemcheckbox').first().click();
      await page.keyboard.press('Escape');
    } else {
      await page.getByRole('switch').first().click();
    }
    await page.locator('.notistack-SnackbarContainer [role=status]').first().hover();
  };

const shell = (t: Translate): readonly Look[] => [
  {
    name: 'audit-trail',
    open: async (page) => {
      await go(page, 'configurations/audit');
      const entry = page.getByRole('main').getByRole('button', { expanded: false }).first();
      await entry.click();
      await page.getByRole('main').getByText(t('Request')).first().waitFor();
    },
  },
  {
    name: 'view-as-dialog',
    open: async (page) => {
      await go(page, 'profile-info');
      await page.getByRole('button', { name: beginning(t('Account of {username}, {role}')) }).click();
      await page.getByRole('button', { name: t('View as a role') }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Admin', exact: true }).waitFor();
    },
  },
  {
    name: 'account-menu',
    open: async (page) => {
      await go(page, 'profile-info');
      await page.getByRole('button', { name: beginning(t('Account of {username}, {role}')) }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'language-menu',
    open: async (page) => {
      await go(page, 'profile-info');
      await page.getByRole('button', { name: beginning(t('Language: {name}')) }).click();
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'notifications',
    open: async (page) => {
      await go(page, 'profile-info');
      await page.getByRole('button', { name: beginning(t('Notifications: {count}')) }).click();
      await page.getByText(t('4 New')).waitFor();
    },
  },
  {
    name: 'shortcuts',
    open: async (page) => {
      await openList(page, 'event/category/view');
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: t('Keyboard shortcuts') }).waitFor();
    },
  },
  {
    name: 'sidebar-small',
    widths: [390],
    open: async (page) => {
      await openList(page, 'event/category/view');
      await page.getByRole('button', { name: t('Sidebar') }).click();
      await page.getByRole('navigation', { name: t('Console') }).waitFor();
    },
  },
  { name: 'toast', widths: [1280], open: showToast(t) },
  { name: 'toast-small', widths: [390], open: showToast(t) },
];

/** What opens on the screens that the Super Admin sees, whose id of a category is given; the screens themselves: screens/. */
export const adminLooks = (t: Translate, category: string): readonly Look[] => [
  ...shell(t),
  ...lists(t),
  ...bookings(t),
  ...fileLooks(t),
  ...forms(t, category),
];
