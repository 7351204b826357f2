import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Locator, Page } from '@playwright/test';
import { book, bookableEvent, cancelBooking, step } from '../../api/testing/records/bookings.js';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import type { TestClient } from '../../api/testing/clients/testClient.js';
import { visitorAccount } from '../../api/testing/clients/visitorAccounts.js';
import { field, visibleNames, noteOf, recordNames, rowOf, selectRecords, submitButton } from '../support/console.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';
import { expectToast, holdToasts, toastOf } from '../support/toasts.js';

const PATH = '/admin/event/booking/view';
const COLUMNS = ['_id', 'Event', 'Transaction', 'Price', 'User', 'Note', 'Booking status', 'Payment status'];

const columns = (page: Page) => page.getByRole('columnheader').allTextContents();
const actionsOf = (page: Page, transaction: string): Locator =>
  page.getByRole('button', { name: `Actions for ${transaction}`, exact: true });
const items = (page: Page) =>
  page.getByRole('menu').locator('[role^=menuitem] .MuiListItemText-primary, [role=menuitem]:not(:has(*))');

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(PATH + search);
  await recordNames(page).first().waitFor();
}

async function openMenu(page: Page, transaction: string): Promise<void> {
  await actionsOf(page, transaction).click();
  await page.getByRole('menu').waitFor();
}

const item = (page: Page, name: string) => page.getByRole('menu').getByText(name, { exact: true });

/** A cell of a row, and whether it shows a tick or a cross. */
const cell = (page: Page, transaction: string, name: string) =>
  rowOf(page, transaction).locator(`[data-field="${name}"]`);
const markOf = (page: Page, transaction: string, name: string) =>
  cell(page, transaction, name).locator('[data-mark]').getAttribute('data-mark');

let eventId: string;
/** The ids of the bookings, by transaction. */
const ids = new Map<string, string>();

/** A visitor with this first name books under a transaction of their own. */
async function booked(
  server: RunningServer,
  transactionId: string,
  at: { eventId: string; priceId: string },
  firstName = 'Pema',
): Promise<TestClient> {
  const { client } = await visitorAccount(server, { firstName });
  const { booking } = await book(client, { ...at, transactionId, message: `Hello from ${firstName}` });
  ids.set(transactionId, booking?.id ?? '');
  return client;
}

test.beforeAll(async ({ server }) => {
  const first = await bookableEvent(server, { name: 'Lantern walk' });
  const other = await bookableEvent(server, { name: 'Quiet day' });
  eventId = first.eventId;
  await booked(server, 'TX-ONE', first);
  await booked(server, 'TX-TWO', first, 'Karma');
  await booked(server, 'TX-OTHER', other, 'Sonam');
  const dropped = await booked(server, 'TX-GONE', other, 'Dawa');
  await cancelBooking(dropped, ids.get('TX-GONE') ?? '');
  await step(server.admin, 'confirm', { id: ids.get('TX-OTHER') ?? '' });
  await step(server.admin, 'pay', { id: ids.get('TX-OTHER') ?? '', to: true });
});

test('shows the bookings, and the entry that leads to them, to a role that may see them (ROUTE-017, SHELL-007, SHELL-023)', async ({
  signedIn,
  server,
}) => {
  const viewer = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_BOOKINGS'));
  await open(viewer.page);
  const sidebar = viewer.page.getByRole('navigation', { name: 'Console' });
  // The dashboards are everybody's.
  expect(await sidebar.getByRole('button').allTextContents()).toEqual(['Dashboards', 'Events System']);
  expect(await sidebar.getByRole('listitem').getByRole('link').allTextContents()).toEqual(['Bookings']);
  await viewer.page.goto('/admin');
  await sidebar.getByRole('button', { name: 'Events System' }).click();
  await sidebar.getByRole('link', { name: 'Bookings' }).click();
  await viewer.page.waitForURL(`**${PATH}`);

  const stranger = await signedIn(await server.staffAccount('VIEW_ALL_CATEGORIES'));
  await stranger.page.goto(PATH);
  await stranger.page.getByRole('heading', { name: messages.notAllowed }).waitFor();
  expect(await stranger.page.getByRole('link', { name: 'Bookings' }).count()).toBe(0);
});

test('lists bookings in eight columns, with a tick only for Confirmed, and copies an id (BOOK-011, BOOK-018, BOOK-019)', async ({
  signedIn,
  server,
}) => {
  const { page, context } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_BOOKINGS'));
  await open(page);
  expect(await columns(page)).toEqual(COLUMNS);
  expect(await visibleNames(page)).toEqual(['TX-GONE', 'TX-OTHER', 'TX-TWO', 'TX-ONE']);
  const row = rowOf(page, 'TX-OTHER');
  for (const text of ['Quiet day', 'Nu.1,200', 'Sonam Lhamo', '+975 17123456', 'Confirmed', 'Paid']) {
    await row.getByText(text, { exact: true }).waitFor();
  }
  expect(await cell(page, 'TX-OTHER', 'id').innerText()).toContain(ids.get('TX-OTHER')?.slice(-6));
  expect(await markOf(page, 'TX-OTHER', 'status')).toBe('tick');
  expect(await markOf(page, 'TX-OTHER', 'paid')).toBe('tick');
  for (const [transaction, status] of [
    ['TX-ONE', 'Pending'],
    ['TX-GONE', 'Cancelled'],
  ] as const) {
    expect(await markOf(page, transaction, 'status')).toBe('cross');
    await expect(cell(page, transaction, 'status')).toHaveText(status);
  }
  await picture(page, 'bookings');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await rowOf(page, 'TX-ONE')
    .getByRole('button', { name: /^Copy the id/ })
    .click();
  await expectToast(page, 'Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ids.get('TX-ONE'));
});

test('shows the states of each booking beside its actions on a narrow screen', async ({ signedIn }) => {
  const { page } = await signedIn(undefined, { viewport: { width: 900, height: 800 } });
  await open(page);
  const state = cell(page, 'TX-OTHER', 'aside');
  await expect(state).toContainText('Confirmed');
  await expect(state).toContainText('Paid');
  const grid = await page.getByRole('grid').boundingBox();
  const actions = await cell(page, 'TX-OTHER', 'actions').boundingBox();
  const { x = 0, width = 0 } = (await state.boundingBox()) ?? {};
  expect(x + width).toBeLessThanOrEqual((actions?.x ?? 0) + 1);
  expect((actions?.x ?? 0) + (actions?.width ?? 0)).toBeLessThanOrEqual((grid?.x ?? 0) + (grid?.width ?? 0) + 1);
});

test('filters bookings by name, status, payment and event, each in the address', async ({ signedIn }) => {
  const { page } = await signedIn();
  const shows = (expected: string[]) => expect(recordNames(page)).toHaveText(expected);
  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label, exact: true }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await open(page);
  await choose('Booking status', 'Confirmed');
  await shows(['TX-OTHER']);
  expect(page.url()).toContain('status=CONFIRMED');
  await choose('Booking status', 'All');
  await choose('Payment status', 'Not paid');
  await shows(['TX-GONE', 'TX-TWO', 'TX-ONE']);
  await choose('Event', 'Lantern walk');
  await shows(['TX-TWO', 'TX-ONE']);
  await page.getByRole('searchbox').fill('karma');
  await shows(['TX-TWO']);
  expect(new URL(page.url()).searchParams.toString()).toBe(`paid=no&event=${eventId}&searchName=karma`);
  await page.reload();
  await shows(['TX-TWO']);
  await page.getByRole('searchbox').fill('nobody of this name');
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await shows(['TX-GONE', 'TX-OTHER', 'TX-TWO', 'TX-ONE']);
  await page.goto(`${PATH}?page=9&pageSize=2`);
  await shows(['TX-TWO', 'TX-ONE']);
  expect(page.url()).toContain('page=2');
});

test('offers the menu of a booking to a role with a toggle permission only, and the notes to a role that may write them (BOOK-013, BOOK-014, BOOK-016)', async ({
  signedIn,
  server,
}) => {
  const without = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_BOOKINGS', 'ADD_EVENT_BOOKING_NOTES'));
  await open(without.page);
  expect(await columns(without.page)).toEqual(COLUMNS);
  expect(await actionsOf(without.page, 'TX-ONE').count()).toBe(0);

  const confirms = await signedIn(
    await server.staffAccount('VIEW_ALL_EVENT_BOOKINGS', 'TOGGLE_CONFIRMED_EVENT_BOOKING'),
  );
  await open(confirms.page);
  await openMenu(confirms.page, 'TX-ONE');
  expect(await items(confirms.page).allTextContents()).toEqual(['Confirm', 'Paid']);
});

test('shows no usable toggle in the menu of a booking to a role that may only switch payments (BOOK-013, BOOK-015)', async ({
  signedIn,
  server,
}) => {
  const pays = ['VIEW_ALL_EVENT_BOOKINGS', 'TOGGLE_EVENT_BOOKING_PAYMENT_STATUS'] as const;
  const { page } = await signedIn(await server.staffAccount(...pays));
  await open(page);
  await openMenu(page, 'TX-ONE');
  expect(await page.getByRole('menuitemcheckbox').count()).toBe(0);
  expect(await page.getByRole('menuitem', { disabled: false }).count()).toBe(0);

  const notes = await signedIn(await server.staffAccount(...pays, 'ADD_EVENT_BOOKING_NOTES'));
  await open(notes.page);
  await openMenu(notes.page, 'TX-ONE');
  expect(await items(notes.page).allTextContents()).toEqual(['Notes']);
});

test('confirms a booking once, after a question, marks it paid and not paid, and undoes that (BOOK-012, BOOK-020)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await open(page);
  await openMenu(page, 'TX-TWO');
  expect(await items(page).allTextContents()).toEqual(['Notes', 'Confirm', 'Paid']);
  await picture(page, 'bookings-menu');
  await item(page, 'Confirm').click();
  const question = page.getByRole('alertdialog');
  await question.getByText('Karma Lhamo').waitFor();
  await picture(page, 'bookings-confirm');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await markOf(page, 'TX-TWO', 'status')).toBe('cross');
  await expect(actionsOf(page, 'TX-TWO')).toBeFocused();

  await openMenu(page, 'TX-TWO');
  await item(page, 'Confirm').click();
  await question.getByRole('button', { name: 'Confirm booking' }).click();
  await expectToast(page, messages.bookingConfirmed);
  await cell(page, 'TX-TWO', 'status').getByText('Confirmed').waitFor();
  expect(await markOf(page, 'TX-TWO', 'status')).toBe('tick');

  await holdToasts(page);
  const paid = page.getByRole('menuitemcheckbox', { name: 'Paid' });
  for (const [checked, text] of [
    ['true', 'Paid'],
    ['false', 'Not paid'],
  ] as const) {
    await openMenu(page, 'TX-TWO');
    await expect(page.getByRole('menuitem', { name: /^Confirm/ })).toHaveAttribute('aria-disabled', 'true');
    await paid.click();
    await expect(paid).toHaveAttribute('aria-checked', checked);
    await page.keyboard.press('Escape');
    await expect(cell(page, 'TX-TWO', 'paid')).toHaveText(text);
    // The row changes before the toast is there, and the key belongs to the newest toast.
    await toastOf(page, `Karma Lhamo: ${text}`).waitFor();
  }
  await page.keyboard.press('z');
  await expect(cell(page, 'TX-TWO', 'paid')).toHaveText('Paid');
});

test('saves a note of the staff below what the visitor wrote (BOOK-021, BOOK-022, BOOK-023, ERR-028)', async ({
  signedIn,
}) => {
  const { page } = await signedIn();
  await open(page);
  await openMenu(page, 'TX-ONE');
  await item(page, 'Notes').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Hello from Pema').waitFor();
  await dialog.getByText('Booked').waitFor();
  await submitButton(page).click();
  await expect.poll(() => noteOf(page, 'Note')).toContain(messages.bookingNoteRequired);
  await field(page, 'Note').fill('x'.repeat(1001));
  await expect.poll(() => noteOf(page, 'Note')).toContain('Note cannot exceed 1000 characters');
  expect(await noteOf(page, 'Note')).toContain('1001 of 1000 characters');
  await field(page, 'Note').fill('Needs a chair at the front');
  await picture(page, 'bookings-notes');
  await submitButton(page).click();
  await expectToast(page, 'Note added successfully.');
  await dialog.waitFor({ state: 'hidden' });
  await cell(page, 'TX-ONE', 'note').getByText('Needs a chair at the front').waitFor();

  await openMenu(page, 'TX-ONE');
  await item(page, 'Notes').click();
  await dialog.getByText('Note written').waitFor();
  await expect(field(page, 'Note')).toHaveValue('Needs a chair at the front');
});

test('names who changed a booking while a note on it was being written', async ({ signedIn, server }) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/409|CONFLICT/);
  await open(page);
  await openMenu(page, 'TX-TWO');
  await item(page, 'Notes').click();
  await page.getByRole('dialog').getByText('Hello from Karma').waitFor();
  await field(page, 'Note').fill('Mine');
  await step(server.admin, 'note', { id: ids.get('TX-TWO') ?? '', note: 'Theirs' });
  await submitButton(page).click();
  const conflict = page.getByRole('alertdialog');
  await conflict.getByText(/Super Admin/).waitFor();
  await conflict.getByRole('button', { name: 'Load their version' }).click();
  await expect(field(page, 'Note')).toHaveValue('Theirs');
  await page.getByRole('button', { name: 'Restore my changes' }).click();
  await submitButton(page).click();
  await cell(page, 'TX-TWO', 'note').getByText('Mine').waitFor();
});

test('confirms selected bookings after a question, and marks them as paid and back', async ({ signedIn, server }) => {
  const event = await bookableEvent(server, { name: 'Choir evening' });
  for (const name of ['TX-CHOIR-1', 'TX-CHOIR-2', 'TX-CHOIR-3']) await booked(server, name, event);
  await step(server.admin, 'confirm', { id: ids.get('TX-CHOIR-3') ?? '' });
  const { page } = await signedIn();
  await open(page, `?event=${event.eventId}`);
  const bar = page.getByRole('region', { name: 'Selected records' });
  await selectRecords(page, 'TX-CHOIR-1', 'TX-CHOIR-3');
  await picture(page, 'bookings-selected');
  await bar.getByRole('button', { name: 'Confirm', exact: true }).click();
  const question = page.getByRole('alertdialog');
  await question.getByText('2 bookings will be confirmed').waitFor();
  await question.getByRole('button', { name: 'Confirm bookings' }).click();
  await bar.getByText('1 record updated.').waitFor();
  await bar.getByText(messages.onlyPendingConfirmed).waitFor();
  await expect(cell(page, 'TX-CHOIR-1', 'status')).toHaveText('Confirmed');
  await expect(cell(page, 'TX-CHOIR-2', 'status')).toHaveText('Pending');

  await selectRecords(page, 'TX-CHOIR-1', 'TX-CHOIR-2');
  await bar.getByRole('button', { name: 'Mark as paid', exact: true }).click();
  await bar.getByText(/records? updated/).waitFor();
  for (const name of ['TX-CHOIR-1', 'TX-CHOIR-2']) await expect(cell(page, name, 'paid')).toHaveText('Paid');
  await bar.getByRole('button', { name: 'Undo' }).click();
  for (const name of ['TX-CHOIR-1', 'TX-CHOIR-2']) await expect(cell(page, name, 'paid')).toHaveText('Not paid');
});
