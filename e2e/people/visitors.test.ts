import { readFile } from 'node:fs/promises';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { bookableEvent, book } from '../../api/testing/records/bookings.js';
import { sendEnquiry } from '../../api/testing/records/enquiries.js';
import { PASSWORD, visitorAccount } from '../../api/testing/clients/visitorAccounts.js';
import { visibleNames, recordNames, rowOf } from '../support/console.js';
import { cellsOf, exported } from '../support/exports.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast } from '../support/toasts.js';

const LIST = '/admin/visitor/view';

async function openVisitors(page: Page, search = ''): Promise<void> {
  await page.goto(LIST + search);
  await recordNames(page).first().waitFor();
}

/** Opens the page of a visitor from the list. */
async function openVisitor(page: Page, name: string): Promise<void> {
  await openVisitors(page);
  await rowOf(page, name).getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
}

let email: string;

test.beforeAll(async ({ server }) => {
  const tashi = await visitorAccount(server, { firstName: 'Tashi', lastName: 'Dorji', phone: '+975 77 11 22 33' });
  email = tashi.email;
  const event = await bookableEvent(server, { name: 'Lantern walk' });
  await book(tashi.client, { ...event, transactionId: 'TX-TASHI' });
  await sendEnquiry(server, { email, problemDescription: 'Is there room for a pram?' });
  await visitorAccount(server, { firstName: '=1+1', lastName: '<b>Eve</b> \u202Elive' });
});

test('lists visitors with what they booked and wrote, searched as people type, for a role that may only see them', async ({
  signedIn,
  server,
}) => {
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_VISITORS'));
  await openVisitors(page);
  expect(await page.getByRole('columnheader').allTextContents()).toEqual([
    'Name',
    'Language',
    'Bookings',
    'Enquiries',
    'Last seen',
    'Registered',
    'Status',
  ]);
  const row = rowOf(page, 'Tashi Dorji');
  await expect(row.locator('[data-field=bookings]')).toHaveText('1');
  await expect(row.locator('[data-field=enquiries]')).toHaveText('1');
  await expect(row.locator('[data-field=language]')).toHaveText('English');
  await expect(row.locator('[data-field=blocked]')).toHaveText('Active');
  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('7711 2233');
  await expect(recordNames(page)).toHaveText(['Tashi Dorji']);

  await openVisitor(page, 'Tashi Dorji');
  await page.getByText('+975 77 11 22 33').waitFor();
  expect(await page.getByRole('button', { name: /^(Block|Erase|Export data)$/ }).count()).toBe(0);
  // Bookings and enquiries have permissions of their own.
  expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([]);
});

test('shows the bookings and enquiries of a visitor, and leads to them', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openVisitor(page, 'Tashi Dorji');
  await page.getByRole('region', { name: 'Enquiries' }).getByText('Is there room for a pram?').waitFor();
  await picture(page, 'visitor');
  await page.getByRole('region', { name: 'Bookings' }).getByRole('link', { name: 'All 1' }).click();
  await expect(recordNames(page)).toHaveText(['TX-TASHI']);
  await page.getByRole('button', { name: 'This visitor only' }).waitFor();
});

test('a name of signs is shown as it is, and is no formula in an export', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openVisitors(page);
  expect(await visibleNames(page)).toContain('=1+1 <b>Eve</b> \u202Elive');
  const [, ...rows] = (await exported(page)).lines.map(cellsOf);
  expect(rows.flat().filter((cell) => /^[=+@-]/.test(cell))).toEqual([]);
});

test('blocks a visitor, takes it back, and tells the visitor why', async ({ signedIn, visitor }) => {
  const { page } = await signedIn();
  await openVisitor(page, 'Tashi Dorji');
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expectToast(page, messages.statusUpdated);
  await page.getByRole('button', { name: 'Unblock' }).waitFor();
  await page.getByText('Blocked', { exact: true }).waitFor();
  const window = await visitor();
  window.expectProblem(/422/);
  await window.page.goto('/login');
  await window.page.getByLabel('Email').fill(email);
  await window.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await window.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await window.page.getByText(messages.accountBlocked).waitFor();
  await openVisitors(page, '?blocked=yes');
  expect(await visibleNames(page)).toEqual(['Tashi Dorji']);
  await page.getByRole('button', { name: 'Actions for Tashi Dorji' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Blocked' }).click();
  await expect(recordNames(page)).toHaveCount(0);
});

test('saves what is stored of a visitor as a file', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openVisitor(page, 'Tashi Dorji');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export data' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^visitor-[0-9a-f]{24}\.json$/);
  const stored = JSON.parse(await readFile(await download.path(), 'utf8')) as { account: { email: string } };
  expect(stored.account.email).toBe(email);
});

test('erases a visitor once the email is typed, and leads back to the list', async ({ signedIn }) => {
  const { page } = await signedIn();
  await openVisitor(page, 'Tashi Dorji');
  await page.getByRole('button', { name: 'Erase' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Erase this visitor?' });
  const confirm = dialog.getByRole('button', { name: 'Erase for good' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel('Email').fill('someone@else.example');
  await expect(confirm).toBeDisabled();
  await picture(page, 'visitor-erase');
  await dialog.getByLabel('Email').fill(` ${email.toUpperCase()} `);
  await confirm.click();
  await expectToast(page, messages.erased('labels.visitor'));
  await page.waitForURL(`**${LIST}`);
  await expect(rowOf(page, 'Tashi Dorji')).toHaveCount(0);
});
