import { messages } from '@polyphony/domain/messages/englishTexts.js';
import type { Page } from '@playwright/test';
import { bookableEvent, book, step } from '../../api/testing/records/bookings.js';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { visitorAccount } from '../../api/testing/clients/visitorAccounts.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';

const PATH = '/admin/event/booking/check-in';

const code = (page: Page) => page.getByRole('textbox', { name: 'Ticket code' });
const result = (page: Page) => page.locator('[aria-live=assertive]');
const lastTickets = (page: Page) => page.getByRole('region', { name: 'Recent check-ins' });

/** Types the code of a ticket and waits for the result. */
async function enter(page: Page, ticket: string, outcome: string): Promise<void> {
  await code(page).fill(ticket);
  await page.keyboard.press('Enter');
  await result(page).locator(`[data-result=${outcome}]`).waitFor();
}

/** The ticket code of a confirmed booking by a visitor with this first name. */
async function ticketFor(
  server: RunningServer,
  at: { eventId: string; priceId: string },
  firstName: string,
  paid = true,
): Promise<string> {
  const { client } = await visitorAccount(server, { firstName });
  const { booking } = await book(client, at);
  const id = booking?.id ?? '';
  await step(server.admin, 'confirm', { id });
  await step(server.admin, 'pay', { id, to: paid });
  const { ticketCode } = await client.request<{ ticketCode: string }>(
    'query ($id: ID!) { ownBooking(id: $id) { ticketCode } }',
    { id },
  );
  return ticketCode;
}

test('checks a ticket in once, shows the result in words and keeps the focus in the field', async ({
  signedIn,
  server,
}) => {
  const event = await bookableEvent(server, { name: 'Lantern walk' });
  const ticket = await ticketFor(server, event, 'Pema');
  const ticketElsewhere = await ticketFor(server, await bookableEvent(server, { name: 'Quiet day' }), 'Sonam');
  const { page } = await signedIn(await server.staffAccount('CHECK_IN_EVENT_BOOKINGS'));
  await page.goto(PATH);
  const sidebar = page.getByRole('navigation', { name: 'Console' });
  await sidebar.waitFor();
  await expect(sidebar.getByRole('link', { name: 'Bookings' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Event' }).click();
  await page.getByRole('option', { name: 'Lantern walk' }).click();
  await page.waitForURL(`**?event=${event.eventId}`);

  await enter(page, ticket, 'CHECKED_IN');
  for (const text of ['Admitted', 'Pema Lhamo', 'Lantern walk', messages.checkedIn]) {
    await result(page).getByText(text, { exact: true }).waitFor();
  }
  await expect(code(page)).toHaveValue('');
  await expect(code(page)).toBeFocused();
  await picture(page, 'check-in');

  // As it is printed, and in small letters.
  await enter(page, ticket.replace(/(.{4})(?=.)/g, '$1-').toLowerCase(), 'ALREADY_IN');
  await result(page)
    .getByText(/^Already admitted: \d\d?:\d\d [ap]m$/i)
    .waitFor();
  await enter(page, ticketElsewhere, 'OTHER_EVENT');
  await enter(page, 'AAAA-BBBB-CCCC-DDDD', 'UNKNOWN');
  await result(page).getByText(messages.ticketUnknown).waitFor();
  expect(await lastTickets(page).getByRole('listitem').locator('strong').allTextContents()).toEqual([
    'Ticket not found',
    'For another event',
    expect.stringMatching(/^Already admitted:/),
    'Admitted',
  ]);
  await lastTickets(page).getByText('1 admitted, 4 scanned').waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const camera = page.getByRole('button', { name: 'Scan with camera' });
  await expect(camera).toHaveClass(/MuiButton-contained/);
  await picture(page, 'check-in-small');
});

test('asks for confirmation before it lets in a visitor who has not paid, for an event on another day', async ({
  signedIn,
  server,
}) => {
  const event = await bookableEvent(server, { name: 'Owl night', startsOn: '2099-12-23' });
  const ticket = await ticketFor(server, event, 'Dawa', false);
  const { page } = await signedIn(await server.staffAccount('CHECK_IN_EVENT_BOOKINGS'));
  await page.goto(PATH);
  await enter(page, ticket, 'OTHER_DAY');
  for (const text of ['This event is on 23 December 2099', 'Not paid: Nu.1,200', 'Dawa Lhamo']) {
    await result(page).getByText(text, { exact: true }).waitFor();
  }
  await result(page).getByRole('button', { name: 'Admit anyway' }).click();
  await result(page).locator('[data-result=CHECKED_IN]').waitFor();
  await lastTickets(page).getByText('1 admitted, 1 scanned').waitFor();
  await expect(lastTickets(page).getByRole('listitem')).toHaveCount(1);

  await enter(page, await ticketFor(server, await bookableEvent(server, { name: 'Dusk walk' }), 'Sonam'), 'CHECKED_IN');
  await result(page).getByText('Sonam Lhamo', { exact: true }).waitFor();
  await result(page).getByRole('button', { name: 'Undo' }).click();
  await expect(lastTickets(page).getByRole('listitem')).toContainText(['Check-in undone', 'Admitted']);
  await lastTickets(page).getByText('1 admitted, 2 scanned').waitFor();
});

test('counts who is in and takes a check-in back', async ({ signedIn, server }) => {
  const event = await bookableEvent(server, { name: 'Moon walk' });
  const ticket = await ticketFor(server, event, 'Karma');
  const { page } = await signedIn(await server.staffAccount('CHECK_IN_EVENT_BOOKINGS'));
  await page.goto(`${PATH}?event=${event.eventId}`);
  await lastTickets(page).getByText('0 of 1 admitted', { exact: true }).waitFor();
  await enter(page, ticket, 'CHECKED_IN');
  await lastTickets(page).getByText('1 of 1 admitted', { exact: true }).waitFor();
  await result(page).getByRole('button', { name: 'Undo' }).click();
  await result(page).getByText(messages.checkInUndone).waitFor();
  await lastTickets(page).getByText('0 of 1 admitted', { exact: true }).waitFor();
  await lastTickets(page).getByText('Check-in undone', { exact: true }).waitFor();
  await enter(page, ticket, 'CHECKED_IN');
});

test('keeps the code of a ticket while the server cannot be reached', async ({ signedIn }) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/ERR_FAILED|ERR_INTERNET|Failed to load/);
  // From the start: a page that is there takes a moment to learn that its requests are looked at.
  let cut = false;
  await page.route('**/graphql', (route) => (cut ? route.abort() : route.continue()));
  await page.goto(PATH);
  await code(page).fill('AAAA');
  cut = true;
  await page.keyboard.press('Enter');
  await result(page).getByRole('alert').waitFor();
  expect(await code(page).inputValue()).toBe('AAAA');
  cut = false;
  await enter(page, 'AAAA', 'UNKNOWN');
});

test('refuses the check-in screen to a role that may not check in', async ({ signedIn, server }) => {
  const { page } = await signedIn(await server.staffAccount('VIEW_ALL_EVENT_BOOKINGS'));
  await page.goto(PATH);
  await page.getByRole('heading', { name: messages.notAllowed }).waitFor();
  expect(await page.getByRole('link', { name: 'Check-in' }).count()).toBe(0);
});

test('says to type the code of a ticket where there is no camera', async ({ signedIn }) => {
  const { page } = await signedIn();
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Scan with camera' }).click();
  await page
    .getByRole('alert')
    .getByText(/type the code/i)
    .waitFor();
});

test("finds a visitor of today's event by name and checks them in by keyboard", async ({ signedIn, server }) => {
  // Whatever day it is where the browser is.
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);
  const onToday = { startsOn: day(-2), endsOn: day(2) };
  const event = await bookableEvent(server, { name: 'Harvest fair', ...onToday });
  await ticketFor(server, event, 'Kinley', false);
  const { page } = await signedIn(await server.staffAccount('CHECK_IN_EVENT_BOOKINGS'));
  await page.goto(PATH);
  await page.waitForURL(`**?event=${event.eventId}`);
  await page.getByRole('searchbox', { name: 'Name, email or phone number' }).fill('lhamo kinl');
  const row = page.getByRole('list', { name: 'Bookings found' }).getByRole('listitem');
  await expect(row).toContainText('Not paid: Nu.1,200');
  const checkIn = row.getByRole('button', { name: 'Check in Kinley Lhamo' });
  await page.keyboard.press('Tab');
  await expect(checkIn).toBeFocused();
  await page.keyboard.press('Enter');
  await result(page).locator('[data-result=NOT_PAID]').waitFor();
  await page.keyboard.press('Tab');
  await expect(result(page).getByRole('button', { name: 'Admit anyway' })).toBeFocused();
  await page.keyboard.press('Enter');
  await result(page).locator('[data-result=CHECKED_IN]').waitFor();
  await expect(row).toContainText('Already admitted:');
  await lastTickets(page).getByText('1 of 1 admitted', { exact: true }).waitFor();
  await result(page).getByRole('button', { name: 'Undo' }).click();
  await checkIn.waitFor();

  await page.getByRole('combobox', { name: 'Event' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await page.getByText('Choose an event to find its visitors.').waitFor();
  await page.waitForURL(`**${PATH}`);
  const { client } = await visitorAccount(server);
  await book(client, await bookableEvent(server, onToday));
  await page.reload();
  await page.getByText('Several events have bookings today.').waitFor();
  expect(new URL(page.url()).search).toBe('');
});
