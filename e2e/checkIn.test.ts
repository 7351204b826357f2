import { rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { messages } from '@polyphony/domain/messages.js';
import type { Page } from 'playwright-core';
import encodeQR from 'qr';
import { bookableEvent, book, step } from '../api/testing/bookings.js';
import { visitorAccount } from '../api/testing/visitorAccounts.js';
import { eventually, house, journeys, picture } from './harness.js';

const PATH = '/admin/event/booking/check-in';

const code = (page: Page) => page.getByRole('textbox', { name: 'Ticket code' });
const result = (page: Page) => page.locator('[aria-live=assertive]');
const lastTickets = (page: Page) => page.getByRole('region', { name: 'Last tickets' });

/** Types a ticket's code and waits for what the door says. */
async function enter(page: Page, ticket: string, outcome: string): Promise<void> {
  await code(page).fill(ticket);
  await page.keyboard.press('Enter');
  await result(page).locator(`[data-result=${outcome}]`).waitFor();
}

journeys('Check-in at the door', () => {
  const the = house();
  const tickets = new Map<string, string>();
  let eventId: string;

  const confirmed = async (at: { eventId: string; priceId: string }, firstName: string) => {
    const { client } = await visitorAccount(the.api, { firstName });
    const { booking } = await book(client, at);
    const id = booking?.id ?? '';
    await step(the.api.admin, 'confirm', { id });
    const { ticketCode } = await client.ask<{ ticketCode: string }>(
      'query ($id: ID!) { ownBooking(id: $id) { ticketCode } }',
      { id },
    );
    tickets.set(firstName, ticketCode);
  };

  beforeAll(async () => {
    const event = await bookableEvent(the.api, { name: 'Lantern walk' });
    eventId = event.eventId;
    await confirmed(event, 'Pema');
    await confirmed(await bookableEvent(the.api, { name: 'Quiet day' }), 'Sonam');
  });

  it('lets a ticket in once, says so in words and keeps the keyboard in the field', async () => {
    const { page } = await the.staff(await the.api.staffAccount('CHECK_IN_EVENT_BOOKINGS'));
    await page.goto(PATH);
    expect(
      await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Bookings' }).count(),
    ).toBe(0);
    await page.getByRole('combobox', { name: 'Event' }).click();
    await page.getByRole('option', { name: 'Lantern walk' }).click();
    await page.waitForURL(`**?event=${eventId}`);

    await enter(page, tickets.get('Pema') ?? '', 'CHECKED_IN');
    for (const text of ['Let in', 'Pema Lhamo', 'Lantern walk', messages.checkedIn]) {
      await result(page).getByText(text, { exact: true }).waitFor();
    }
    await eventually(async () => expect(await code(page).inputValue()).toBe(''));
    expect(await code(page).evaluate((input) => input === document.activeElement)).toBe(true);
    await picture(page, 'check-in');

    // As it is printed, and in small letters.
    await enter(page, (tickets.get('Pema') ?? '').replace(/(.{4})(?=.)/g, '$1-').toLowerCase(), 'ALREADY_IN');
    await result(page)
      .getByText(/^Already in since \d\d?:\d\d [ap]m$/i)
      .waitFor();
    await enter(page, tickets.get('Sonam') ?? '', 'OTHER_EVENT');
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
    await eventually(async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390),
    );
    await picture(page, 'check-in-small');
  });

  it('keeps the code when the server cannot be asked', async () => {
    const { page, expectProblem } = await the.staff();
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

  it('is for those only who may check in', async () => {
    const { page } = await the.staff(await the.api.staffAccount('VIEW_ALL_EVENT_BOOKINGS'));
    await page.goto(PATH);
    await page.getByRole('heading', { name: messages.notAllowed }).waitFor();
    expect(await page.getByRole('link', { name: 'Check-in' }).count()).toBe(0);
  });

  it('says what to do where there is no camera', async () => {
    const { page } = await the.staff();
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Read by camera' }).click();
    await page
      .getByRole('alert')
      .getByText(/type the code/i)
      .waitFor();
  });
});

/** A film of one picture, a QR code on white, as a browser takes it for a camera's (YUV4MPEG2). */
function filmOf(text: string): Buffer {
  const [width, height, scale] = [640, 480, 12];
  const rows = encodeQR(text, 'raw', { border: 4 });
  const luma = Buffer.alloc(width * height, 235);
  const [left, top] = [(width - rows.length * scale) >> 1, (height - rows.length * scale) >> 1];
  for (const [y, row] of rows.entries()) {
    for (const [x, dark] of row.entries()) {
      if (!dark) continue;
      for (let line = 0; line < scale; line += 1) {
        const start = (top + y * scale + line) * width + left + x * scale;
        luma.fill(16, start, start + scale);
      }
    }
  }
  const chroma = Buffer.alloc((width * height) / 2, 128);
  return Buffer.concat([Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\nFRAME\n`), luma, chroma]);
}

journeys('Check-in by camera', () => {
  const film = join(tmpdir(), `ticket-${process.pid}.y4m`);
  beforeAll(() => writeFileSync(film, filmOf('AAAA-BBBB-CCCC-DDDD')));
  afterAll(() => rmSync(film));
  const the = house({}, [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${film}`,
  ]);

  it('reads a code that is held before it, once, and only the console may use it', async () => {
    const { page, context } = await the.staff();
    const policyOf = async (path: string) => (await context.request.get(path)).headers()['permissions-policy'];
    expect(await policyOf('/admin/')).toContain('camera=(self)');
    expect(await policyOf('/')).toContain('camera=()');
    await page.goto(PATH);
    await page.getByRole('button', { name: 'Read by camera' }).click();
    await result(page).locator('[data-result=UNKNOWN]').waitFor();
    await picture(page, 'check-in-camera');
    // It is still there: whoever holds it has been told.
    await page.getByRole('button', { name: 'Stop the camera' }).click();
    await page.locator('video').waitFor({ state: 'detached' });
    await lastTickets(page).getByText('0 let in of 1 read.').waitFor();
  });
});
