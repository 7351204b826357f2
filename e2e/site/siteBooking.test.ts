import { VISITOR_COOKIE } from '@polyphony/domain/people/account.js';
import type { Page } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import { allBookings, bookableEvent, priceOf, step } from '../../api/testing/records/bookings.js';
import type { RunningServer } from '../../api/testing/server/runningServer.js';
import { registration, visitorAccount } from '../../api/testing/clients/visitorAccounts.js';
import { textsIn } from '../../public-site/texts/texts.js';
import { fill, mailWithCode, notice, press } from '../support/forms.js';
import { expect, test } from '../support/fixtures.js';
import { picture } from '../support/screenshots.js';

/** Content of the page's QR code, as a camera reads it. */
async function readQr(page: Page): Promise<string> {
  const png = await page.locator('.qr').screenshot();
  const reader = await page.context().newPage();
  const { width, height, pixels } = await reader.evaluate(async (base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('There is no canvas.');
    [canvas.canvas.width, canvas.canvas.height] = [image.width, image.height];
    canvas.drawImage(image, 0, 0);
    const { width, height, data } = canvas.getImageData(0, 0, image.width, image.height);
    return { width, height, pixels: [...data] };
  }, png.toString('base64'));
  await reader.close();
  return decodeQR({ width, height, data: Uint8ClampedArray.from(pixels) });
}

test.use({ serverEnv: { DEMO_CONTENT: '1' } });

/** A published event with one place, and two prices for Bhutanese. */
const onePlace = async (server: RunningServer) => {
  const { eventId } = await bookableEvent(server, { capacity: 1, startsOn: '2099-05-15', endsOn: '2099-05-16' });
  await priceOf(server, eventId, { label: 'At the door', priceType: 'REVIEWER', amount: 1500 });
  const event = await server.admin.request<{ slug: string; name: string; placesTaken: number }>(
    'query ($id: ID!) { event(id: $id) { slug name placesTaken } }',
    { id: eventId },
  );
  return { ...event, eventId, path: `/event/${event.slug}` };
};

for (const lang of ['en', 'ar'])
  test(`books an event with a new account, up to a ticket that a camera reads, in ${lang} (BOOK-009, BOOK-026)`, async ({
    visitor,
    server,
  }) => {
    const texts = textsIn(lang);
    const { eventId, name, path } = await onePlace(server);
    const { page } = await visitor();
    const input = registration();
    await page.goto(`${path}?lang=${lang}`);
    await page.getByRole('link', { name: texts.event.book }).first().click();
    await page.waitForURL(`**/login?next=${encodeURIComponent(`${path}/book`)}`);
    await page.getByRole('link', { name: texts.login.register }).click();
    await fill(page, input);
    await press(page, texts.register.submit);
    await page.waitForURL('**/verify?done=registered&next=*');
    await fill(page, { code: (await mailWithCode(server, input.email)).code });
    await press(page, texts.verify.submit);

    await page.waitForURL(`**${path}/book`);
    expect(await page.evaluate(() => document.documentElement.dir)).toBe(lang === 'ar' ? 'rtl' : 'ltr');
    await page.getByRole('radio', { name: /At the door.*Nu\.1,500/s }).check();
    await fill(page, { message: 'No nuts, please' });
    await picture(page, `site-book-${lang}`);
    // A visitor who presses twice has booked once; the target of the first press is given up for that of the second.
    await page.getByRole('button', { name: texts.book.submit }).dblclick();
    await expect.poll(() => page.url()).toMatch(/\/account\/bookings\/\w+\?done=booked$/);
    expect(await notice(page)).toBe(texts.notices.booked);
    const [booking, ...others] = await allBookings(server.admin, { eventId });
    expect([booking, others]).toMatchObject([{ status: 'PENDING', price: { amount: 1500 } }, []]);
    await page.goto(`${path}/book`);
    await page.getByText(texts.book.full).waitFor();

    await page.goto('/account');
    const mine = page.getByRole('region', { name: texts.bookings.mine }).getByRole('listitem');
    expect(await mine.innerText()).toContain(texts.bookings.status.PENDING);
    await mine.getByRole('link', { name }).click();
    await page.getByText(texts.booking.lead.PENDING).waitFor();
    expect(await page.locator('.ticket').count()).toBe(0);

    await step(server.admin, 'confirm', { id: booking?.id ?? '' });
    await page.reload();
    const ticket = page.getByRole('region', { name });
    expect(await ticket.innerText()).toContain('Pema Lhamo');
    const code = await ticket.locator('.ticket__code').innerText();
    expect(code).toMatch(/^\w{4} \w{4} \w{4} \w{4}$/);
    expect(await readQr(page)).toBe(code.replaceAll(' ', ''));
    expect(await page.getByText(texts.booking.cancel).count()).toBe(0);
    await page.emulateMedia({ media: 'print' });
    expect([await ticket.isVisible(), await page.getByRole('banner').isVisible()]).toEqual([true, false]);
    await picture(page, `site-ticket-print-${lang}`);
  });

test('cancels a Pending booking without JavaScript, which frees its place', async ({ visitor, server }) => {
  const { path, name, eventId } = await onePlace(server);
  const { page, context } = await visitor({ javaScriptEnabled: false });
  const { client } = await visitorAccount(server);
  await context.addCookies([{ name: VISITOR_COOKIE, value: client.token ?? '', url: server.url }]);
  await page.goto(`${path}/book`);
  await page.getByRole('radio', { name: /Early bird/ }).check();
  await press(page, 'Book this place');
  await page.waitForURL('**?done=booked');
  const sure = page.getByRole('button', { name: 'Yes, cancel booking' });
  expect(await sure.isVisible()).toBe(false);
  await page.getByText('Cancel booking', { exact: true }).click();
  await sure.click();
  await page.waitForURL('**?done=cancelled');
  expect(await notice(page)).toBe('Your booking has been cancelled.');
  expect(await allBookings(server.admin, { eventId })).toMatchObject([{ status: 'CANCELLED' }]);
  await page.getByRole('link', { name: 'My bookings' }).click();
  expect(await page.getByRole('listitem').filter({ hasText: name }).innerText()).toContain('Cancelled');
  await page.goto(`${path}/book`);
  await page.getByRole('button', { name: 'Book this place' }).waitFor();
});
