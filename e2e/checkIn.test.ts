import { messages } from '@polyphony/domain/messages.js';
import type { Page } from '@playwright/test';
import { bookableEvent, book, step } from '../api/testing/bookings.js';
import type { RunningServer } from '../api/testing/runningServer.js';
import { visitorAccount } from '../api/testing/visitorAccounts.js';
import { expect, test } from './fixtures.js';
import { picture } from './screenshots.js';

const PATH = '/admin/event/booking/check-in';

const code = (page: Page) => page.getByRole('textbox', { name: 'Ticket code' });
const result = (page: Page) => page.locator('[aria-live=assertive]');
const lastTickets = (page: Page) => page.getByRole('region', { name: 'Last tickets' });

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
): Promise<string> {
  const { client } = await visitorAccount(server, { firstName });
  const { booking } = await book(client, at);
  const id = booking?.id ?? '';
  await step(server.admin, 'confirm', { id });
  const { ticketCode } = await client.ask<{ ticketCode: string }>(
    'query ($id: ID!) { ownBooking(id: $id) { ticketCode } }',
    { id },
  );
  return ticketCode;
}

test('checks a ticket in once, says so in words and keeps the focus in the field', async ({ signedIn, server }) => {
  const event = await bookableEvent(server, { name: 'Lantern walk' });
  const ticket = await ticketFor(server, event, 'Pema');
  const ticketElsewhere = await ticketFor(server, await bookableEvent(server, { name: 'Quiet day' }), 'Sonam');
  const { page } = await signedIn(await server.staffAccount('CHECK_IN_EVENT_BOOKINGS'));
  await page.goto(PATH);
  await page.getByRole('combobox', { name: 'Event' }).click();
  expect(await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Bookings' }).count()).toBe(
    0,
  );
  await page.getByRole('option', { name: 'Lantern walk' }).click();
  await page.waitForURL(`**?event=${event.eventId}`);

  await enter(page, ticket, 'CHECKED_IN');
  for (const text of ['Let in', 'Pema Lhamo', 'Lantern walk', messages.checkedIn]) {
    await result(page).getByText(text, { exact: true }).waitFor();
  }
  await expect(code(page)).toHaveValue('');
  await expect(code(page)).toBeFocused();
  await picture(page, 'check-in');

  // As it is printed, and in small letters.
  await enter(page, ticket.replace(/(.{4})(?=.)/g, '$1-').toLowerCase(), 'ALREADY_IN');
  await result(page)
    .getByText(/^Already in since \d\d?:\d\d [ap]m$/i)
    .waitFor();
  await enter(page, ticketElsewhere, 'OTHER_EVENT');
  await enter(page, 'AAAA-BBBB-CCCC-DDDD', 'UNKNOWN');
  await result(page).getByText(messages.ticketUnknown).waitFor();
  expect(await lastTickets(page).getByRole('listitem').locator('strong').allTextContents()).toEqual([
    'Unknown ticket',
    'For another event',
    expect.stringMatching(/^Already in since/),
    'Let in',
  ]);
  await lastTickets(page).getByText('1 let in of 4 read.').waitFor();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await picture(page, 'check-in-small');
});

test('keeps the code of a ticket while the server cannot be reached', async ({ signedIn }) => {
  const { page, expectProblem } = await signedIn();
  expectProblem(/ERR_FAILED|ERR_INTERNET|Failed to load/);
  await page.goto(PATH);
  await code(page).fill('AAAA');
  await page.route('**/graphql', (route) => route.abort());
  await page.keyboard.press('Enter');
  await result(page).getByRole('alert').waitFor();
  expect(await code(page).inputValue()).toBe('AAAA');
  await page.unroute('**/graphql');
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
  await page.getByRole('button', { name: 'Read by camera' }).click();
  await page
    .getByRole('alert')
    .getByText(/type the code/i)
    .waitFor();
});
