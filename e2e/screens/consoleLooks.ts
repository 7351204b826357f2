import { expect, type Page } from '@playwright/test';
import type { Translate } from '../../admin/texts/translate';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import type { Look } from '../support/axe.js';
import { openList, submitButton } from '../support/console.js';
import { fileLooks } from './fileLooks.js';
import { close, go, goToForm, openActions } from './lookSteps.js';
import { beginning } from '../support/words.js';
import { holdToasts } from '../support/toasts.js';

/** A state of the console to inspect, with the texts in the language it is inspected in. */
export interface ConsoleLook extends Omit<Look, 'open'> {
  readonly open: (page: Page, t: Translate, server: RunningServer) => Promise<unknown>;
}

/** States that one window shows in sequence; the first of a page loads it, and the next continue from there. */
export type LookGroup = readonly ConsoleLook[];

const CATEGORIES = 'event/category/view';

const firstField = (page: Page) => page.locator('form:visible').getByRole('textbox').first();

async function openStatusFilter(page: Page, t: Translate): Promise<void> {
  await page.getByRole('combobox', { name: t('records.status') }).click();
  await page.getByRole('listbox').waitFor();
}

/** States that are shown to users who are not signed in. */
export const signInLooks: LookGroup = [
  {
    name: 'sign-in-invalid',
    open: async (page) => {
      await goToForm(page, 'login?return=%2Fevent%2Fcategory%2Fview');
      await submitButton(page).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
];

/** States that are shown to staff who may only view. */
export const viewOnlyLooks: LookGroup = [
  { name: 'view-only', open: (page) => openList(page, 'event/difficulty/view') },
];

const list: LookGroup = [
  {
    name: 'list-tree',
    open: async (page, t) => {
      await openList(page, `${CATEGORIES}?page=1&pageSize=9`);
      await page
        .locator(`button[aria-expanded=false][aria-label^="${t.words('records.belowName').split('{')[0]}"]`)
        .first()
        .click();
    },
  },
  {
    name: 'shortcuts',
    open: async (page, t) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: t('topBar.keyboardShortcuts') }).waitFor();
    },
  },
  {
    name: 'list-status-open',
    widths: [1280],
    open: async (page, t) => {
      await close(page);
      await openStatusFilter(page, t);
    },
  },
  {
    name: 'delete-dialog',
    open: async (page, t) => {
      await close(page);
      await openActions(page, t, 'records.deleteName');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'list-empty',
    open: async (page, t) => {
      await go(page, `${CATEGORIES}?searchName=nothing-of-the-kind`);
      await page.getByRole('button', { name: t('records.clearTheFilters') }).waitFor();
    },
  },
  {
    // On phones, the filters are behind a button.
    name: 'list-status-open-small',
    widths: [390],
    open: async (page, t) => {
      await openList(page, CATEGORIES);
      await page.getByRole('button', { name: t('lists.filters'), exact: true }).click();
      await openStatusFilter(page, t);
    },
  },
];

const narrowList: LookGroup = [
  {
    name: 'row-menu',
    widths: [390],
    open: async (page, t) => {
      await openList(page, CATEGORIES);
      await openActions(page, t, 'records.actionsForName');
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'sidebar-small',
    widths: [390],
    open: async (page, t) => {
      await close(page);
      await page.getByRole('button', { name: t('shell.sidebar') }).click();
      await page.getByRole('navigation', { name: t('shell.console') }).waitFor();
    },
  },
];

const staff: LookGroup = [
  {
    name: 'staff-dialog',
    open: async (page, t) => {
      await openList(page, 'staff/view');
      await page.getByRole('button', { name: t('records.addKind', { kind: t('labels.staff') }) }).click();
      await submitButton(page).waitFor();
    },
  },
];

async function openBookingMenu(page: Page, t: Translate): Promise<void> {
  await openList(page, 'event/booking/view');
  await openActions(page, t, 'records.actionsForName');
  await page.getByRole('menuitem', { name: t('events.notes') }).waitFor();
}

/** The menu of a row closes when the list changes between wide and narrow rows. */
const bookings: LookGroup = [
  { name: 'booking-menu-small', widths: [390], open: openBookingMenu },
  { name: 'booking-menu', widths: [1280], open: openBookingMenu },
  {
    name: 'booking-notes',
    open: async (page, t) => {
      await close(page);
      await openActions(page, t, 'records.actionsForName');
      await page.getByRole('menuitem', { name: t('events.notes') }).click();
      // It fades out, and would be counted as open.
      await page.locator('[role=menu]').waitFor({ state: 'detached' });
      await page.getByText(t('events.history')).waitFor();
    },
  },
  {
    name: 'check-in',
    open: async (page, t) => {
      await go(page, 'event/booking/check-in');
      await page.getByRole('textbox', { name: t('events.ticketCode') }).fill('AAAA-BBBB-CCCC-DDDD');
      await page.keyboard.press('Enter');
      await page.locator('[data-result]').waitFor();
    },
  },
];

const createForm: LookGroup = [
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
    open: async (page, t) => {
      await page.getByRole('combobox', { name: t('labels.parentCategory') }).click();
      await page.getByRole('option').nth(2).waitFor();
    },
  },
  {
    name: 'leave-dialog',
    open: async (page, t) => {
      await close(page);
      await firstField(page).fill('Half a thought');
      await page
        .getByRole('navigation', { name: t('shell.breadcrumb') })
        .getByRole('link')
        .first()
        .click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
];

const updateForm: LookGroup = [
  {
    name: 'tabs-marked',
    open: async (page, _t, server) => {
      const { rows } = await server.admin.request<{ rows: { id: string }[] }>('{ eventCategories { rows { id } } }');
      await goToForm(page, `event/category/update/${rows[0]?.id ?? ''}`);
      await firstField(page).fill('Changed');
    },
  },
];

const audit: LookGroup = [
  {
    name: 'audit-trail',
    open: async (page, t) => {
      await go(page, 'configurations/audit');
      await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
      await page.getByRole('main').getByText(t('people.request')).first().waitFor();
    },
  },
];

const topBar: LookGroup = [
  {
    name: 'account-menu',
    open: async (page, t) => {
      await go(page, 'profile-info');
      await openActions(page, t, 'shell.accountOfUsernameRole');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'view-as-dialog',
    open: async (page, t) => {
      await page.getByRole('button', { name: t('shell.viewAsARole') }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Admin', exact: true }).waitFor();
      // What led here fades out, and would be counted as open.
      await expect(page.locator('[role=dialog]:visible')).toHaveCount(1);
    },
  },
  {
    name: 'language-menu',
    open: async (page, t) => {
      await close(page);
      await openActions(page, t, 'shell.languageName');
      await page.getByRole('menu').waitFor();
    },
  },
  {
    name: 'notifications',
    open: async (page, t) => {
      await close(page);
      await openActions(page, t, 'topBar.notificationsCount');
      await page.getByText(t('topBar.n4New')).waitFor();
    },
  },
];

async function showToast(page: Page, t: Translate): Promise<void> {
  await openList(page, 'event/difficulty/view');
  await holdToasts(page);
  const menu = page.getByRole('button', { name: beginning(t.words('records.actionsForName')) }).first();
  if (await menu.isVisible()) {
    await menu.click();
    await page.getByRole('menuitemcheckbox').first().click();
    await close(page);
  } else {
    await page.getByRole('switch').first().click();
  }
  await page.locator('.notistack-SnackbarContainer [role=status]').first().waitFor();
}

const toasts: LookGroup = [
  { name: 'toast', widths: [1280], open: showToast },
  { name: 'toast-small', widths: [390], open: showToast },
];

/** Elements that open on the screens of the Super Admin; the screens themselves: screens/. */
export const adminLooks: readonly LookGroup[] = [
  topBar,
  list,
  narrowList,
  staff,
  bookings,
  createForm,
  updateForm,
  audit,
  toasts,
  fileLooks,
];
