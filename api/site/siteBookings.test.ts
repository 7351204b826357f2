import { messages } from '@polyphony/domain/messages/messages.js';
import { renderMessage } from '@polyphony/domain/messages/languages.js';
import { BOOKING_NOTE_MAX } from '@polyphony/domain/limits.js';
import {
  allBookings,
  book,
  bookableEvent,
  booked,
  cancelBooking,
  priceOf,
  step,
  ticketOf,
} from '../testing/records/bookings.js';
import { createArabicFromRight, type FormChanges } from '../testing/records/createRecord.js';
import { gql } from '../testing/generated/gql.js';
import { errorsIn, FormBrowser, noticeIn, valueIn, type Fields } from '../testing/clients/formBrowser.js';
import { startTestApi, type TestApi } from '../testing/server/testApi.js';
import { visitorAccount } from '../testing/clients/visitorAccounts.js';

const PUBLISHED = gql(`query BookingPageOfEvent($id: ID!) { event(id: $id) { slug name } }`);
const PRICE = gql(`query VersionOfPrice($id: ID!) { eventPrice(id: $id) { version } }`);
const UPDATE_PRICE = gql(`
  mutation RaisePrice($id: ID!, $version: Int!) {
    updateEventPrice(id: $id, version: $version, input: {amount: 1300}) { success }
  }
`);

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1', SITE_TIME_ZONE: 'Asia/Thimphu' });
  await createArabicFromRight(api.admin);
});
afterAll(() => api.close());

/** A visitor's browser, logged in. */
async function visitor(changes: Fields = {}) {
  const account = await visitorAccount(api, changes);
  const browser = new FormBrowser(api.url);
  await browser.post('/login', { email: account.email, password: account.password });
  return { browser, client: account.client };
}

async function published(input: FormChanges<'event'> = {}) {
  const { eventId, priceId } = await bookableEvent(api, input);
  const { slug, name } = await api.admin.request(PUBLISHED, { id: eventId });
  return { eventId, priceId, name, path: `/event/${slug}/book` };
}

/** The fields that the form of a page would send, with a selected price. */
const sentBy = (html: string, choice = 0): Fields => ({
  eventId: valueIn(html, 'eventId') ?? '',
  submitName: valueIn(html, 'submitName') ?? '',
  price: choicesIn(html)[choice] ?? '',
});
const choicesIn = (html: string) => [...html.matchAll(/<input type="radio"[^>]* value="([^"]*)"/g)].map(([, of]) => of);
const bookingsOf = (eventId: string) => allBookings(api.admin, { eventId });

test('[BOOK-009] a stranger logs in first, and then books by a form alone', async () => {
  const { path, eventId, name } = await published({ startsOn: '2099-05-15', endsOn: '2099-05-16', capacity: 3 });
  expect((await new FormBrowser(api.url).get(path)).to).toBe(`/login?next=${encodeURIComponent(path)}`);
  const { browser } = await visitor();
  const page = await browser.get(path);
  expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  expect(page.html).toContain('<meta name="robots" content="noindex"/>');
  for (const text of [name, '16 May 2099', 'Early bird', 'Nu.1,200', 'Fresher', '3 places left'])
    expect(page.html).toContain(text);
  const message = 'No nuts\r\nplease';
  const sent = await browser.post(path, { ...sentBy(page.html), message, transactionId: `T ${name}` });
  expect([sent.status, sent.to]).toEqual([303, expect.stringMatching(/^\/account\/bookings\/\w{24}\?done=booked$/)]);
  const [booking, ...others] = await bookingsOf(eventId);
  expect([booking, others]).toMatchObject([{ message: 'No nuts\nplease', transactionId: `T ${name}` }, []]);
  const own = await browser.get(sent.to ?? '');
  for (const text of ['Your place is booked.', 'Waiting for confirmation', name, 'Not paid yet', `T ${name}`])
    expect(own.html).toContain(text);
  expect(own.html).not.toContain('class="ticket"');
});

test('a form that is sent twice, at once or again later, is one booking', async () => {
  const { path, eventId } = await published();
  const { browser } = await visitor();
  const sent = sentBy((await browser.get(path)).html);
  const [first, second] = await Promise.all([browser.post(path, sent), browser.post(path, sent)]);
  const again = await browser.post(path, sent);
  expect([second.to, again.to]).toEqual([first.to, first.to]);
  expect(await bookingsOf(eventId)).toHaveLength(1);
  // Rendered again, the form is another submit.
  await browser.post(path, sentBy((await browser.get(path)).html));
  expect(await bookingsOf(eventId)).toHaveLength(2);
});

test('a form that is sent again with more is refused, keeps what was typed and is another submit then', async () => {
  const { path, eventId } = await published();
  const { browser } = await visitor();
  const sent = sentBy((await browser.get(path)).html);
  await browser.post(path, sent);
  const more: Fields = { ...sent, message: 'Window seat', transactionId: `T ${eventId}` };
  const { status, html } = await browser.post(path, more);
  expect([status, noticeIn(html)]).toEqual([422, renderMessage(messages.keyUsedOtherwise, 'en')]);
  expect(html).toMatch(/<textarea[^>]*>Window seat</);
  expect(valueIn(html, 'transactionId')).toBe(more['transactionId']);
  expect(valueIn(html, 'submitName')).not.toBe(sent['submitName']);
  expect(await bookingsOf(eventId)).toHaveLength(1);
});

test('a changed price is shown and must be selected again; the input is preserved', async () => {
  const { path, eventId, priceId } = await published();
  await priceOf(api, eventId, { label: 'Late', amount: 1500 });
  const { browser } = await visitor();
  const sent: Fields = { ...sentBy((await browser.get(path)).html), message: 'Window seat' };
  const { version } = await api.admin.request(PRICE, { id: priceId });
  const changed = await api.admin.request(UPDATE_PRICE, { id: priceId, version });
  expect(changed.success).toBe(true);
  const { status, html } = await browser.post(path, sent);
  expect([status, errorsIn(html)]).toEqual([
    422,
    { price: 'The price has changed since you opened the page. Please check it again.' },
  ]);
  expect(html).toContain('Nu.1,300');
  expect(html).toMatch(/<textarea[^>]*>Window seat</);
  expect(html).not.toMatch(/<input type="radio"[^>]* checked/);
  expect(valueIn(html, 'submitName')).not.toBe(sent['submitName']);
  expect(await bookingsOf(eventId)).toEqual([]);
  expect((await browser.post(path, sentBy(html))).status).toBe(303);
});

test('prices are those for the visitor’s nationality; without one, and for full or past events, a message replaces the form', async () => {
  const { path, eventId } = await published({ capacity: 1 });
  await priceOf(api, eventId, { nationality: 'INTERNATIONAL', label: 'From abroad', amount: 90 });
  const { browser } = await visitor();
  const { browser: guest, client } = await visitor({ nationality: 'INTERNATIONAL' });
  const [own, other] = [(await browser.get(path)).html, (await guest.get(path)).html];
  expect([choicesIn(own).length, own.includes('$90'), choicesIn(other).length, other.includes('$90')]).toEqual([
    1,
    false,
    1,
    true,
  ]);
  const plain = async (at: string, by = guest) => {
    const { html } = await by.get(at);
    expect(html).not.toContain('<form');
    return /<p class="form-notice form-notice--plain">(.*?)<\/p>/.exec(html)?.[1];
  };
  expect(await plain((await published()).path)).toMatch(/^Tickets for your nationality are not on sale yet/);
  expect(await plain((await published({ startsOn: '2001-01-01' })).path, browser)).toBe('This event is over.');
  const choice = choicesIn(other)[0]?.split(' ')[0] ?? '';
  expect((await book(client, { eventId, priceId: choice })).success).toBe(true);
  expect(await plain(path, browser)).toBe('All places of this event are taken.');
  // The form was opened before the event was full.
  const late = await browser.post(path, sentBy(own));
  expect([late.status, noticeIn(late.html)]).toEqual([422, 'All places of this event are taken.']);
  expect(late.html.match(/All places of this event are taken/g)).toHaveLength(1);
});

test('[BOOK-026][BOOK-027] one’s bookings are on the account and, with the cancelled ones, in pages of their own', async () => {
  const { eventId, priceId, name } = await published();
  const { browser, client } = await visitor();
  expect((await browser.get('/account/bookings')).html).toContain('You have no bookings yet.');
  const ids: string[] = [];
  for (let count = 0; count < 11; count += 1) {
    const { id } = await booked(client, { eventId, priceId, transactionId: `${name} ${count}` });
    ids.push(id);
    if (count < 9) await cancelBooking(client, id);
  }
  const countBookings = (html: string) => html.match(/class="booking"/g)?.length ?? 0;
  const account = await browser.get('/account');
  expect([account.html.includes('My events'), countBookings(account.html)]).toEqual([true, 2]);
  const first = await browser.get('/account/bookings');
  expect(countBookings(first.html)).toBe(10);
  expect([first.html.includes('11 bookings'), first.html.includes('Cancelled')]).toEqual([true, true]);
  const second = await browser.get('/account/bookings?page=2');
  expect([countBookings(second.html), second.html.includes(`${name} 0`)]).toEqual([1, true]);
  expect((await browser.get('/account/bookings?page=3')).status).toBe(404);
  expect((await new FormBrowser(api.url).get('/account/bookings')).to).toBe('/login?next=%2Faccount%2Fbookings');
});

test('a booking is cancelled while it is Pending; once it is Confirmed its page is the ticket', async () => {
  const { eventId, priceId } = await published({ capacity: 1 });
  const { browser, client } = await visitor();
  const { id } = await booked(client, { eventId, priceId });
  const stranger = (await visitor()).browser;
  const path = `/account/bookings/${id}`;
  expect((await browser.post(path, {})).to).toBe(`${path}?done=cancelled`);
  expect((await browser.get(path)).html).toMatch(/state--cancelled">Cancelled</);
  const activePath = `/account/bookings/${(await booked(client, { eventId, priceId })).id}`;
  for (const at of [activePath, '/account/bookings/65f0c0ffee0c0ffee0c0ffee', '/account/bookings/x'])
    for (const { status, html } of [await stranger.get(at), await stranger.post(at, {})])
      expect([status, html.includes('Page not found')]).toEqual([404, true]);
  const open = await browser.get(activePath);
  expect(open.html).toContain('<summary>Cancel booking</summary>');
  await step(api.admin, 'confirm', { id: activePath.slice(-24) });
  const late = await browser.post(`${activePath}?lang=ar`, {});
  expect([late.status, noticeIn(late.html)]).toEqual([422, renderMessage(messages.onlyPendingCancelled, 'ar')]);
  const { html, headers } = await browser.get(`${activePath}?lang=en`);
  const ticketCode = await ticketOf(client, activePath.slice(-24));
  expect(html).toContain(`>${ticketCode.match(/.{4}/g)?.join(' ') ?? ''}<`);
  expect([html.includes('Pema Lhamo'), html.includes('<summary>')]).toEqual([true, false]);
  expect(headers.get('cache-control')).toBe('private, no-store');
});

test('texts that the language of the page lacks are marked as English on all pages of bookings', async () => {
  const { eventId, priceId, name } = await published();
  const { browser, client } = await visitor();
  const { booking } = await book(client, { eventId, priceId });
  for (const path of ['/account', '/account/bookings', `/account/bookings/${booking?.id ?? ''}`]) {
    const { html } = await browser.get(`${path}?lang=ar`);
    for (const text of [name, 'Early bird']) expect(html).toContain(`<bdi lang="en" dir="ltr">${text}</bdi>`);
  }
});

test('all errors of a booking are translated to Arabic', async () => {
  const { path, eventId, priceId } = await published();
  const { browser, client } = await visitor();
  await book(client, { eventId, priceId, transactionId: `Taken ${eventId}` });
  const { html } = await browser.get(`${path}?lang=ar`);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  const sent = sentBy(html);
  const other = await published();
  const wrong: Fields[] = [
    { ...sent, price: '' },
    { ...sent, price: 'x 1 BTN' },
    { ...sent, price: `${priceId} 9999999999 BTN` },
    { ...sent, price: `${priceId} 1 BTN` },
    { ...sent, price: `${other.priceId} 1200 BTN` },
    { ...sent, message: 'x'.repeat(BOOKING_NOTE_MAX + 1) },
    { ...sent, transactionId: 'x'.repeat(101) },
    { ...sent, transactionId: `Taken ${eventId}` },
    { ...sent, eventId: '' },
    { ...sent, eventId: priceId },
    { ...sent, submitName: 'x'.repeat(201) },
  ];
  for (const fields of wrong) {
    const response = await browser.post(path, fields);
    const notice = noticeIn(response.html);
    const reported = [...Object.values(errorsIn(response.html)), ...(notice ? [notice] : [])];
    expect([fields, response.status, reported]).toEqual([fields, 422, [expect.stringMatching(/^[^a-z]+$/i)]]);
  }
  expect(await bookingsOf(eventId)).toHaveLength(1);
});

test('the booking page says how many places the visitor has at the event already (BOOK-009)', async () => {
  const { path, eventId, priceId } = await published();
  const other = await published();
  const { browser, client } = await visitor();
  expect((await browser.get(path)).html).not.toContain('at this event already');
  await book(client, { eventId: other.eventId, priceId: other.priceId });
  await book(client, { eventId, priceId });
  expect((await browser.get(path)).html).toContain('You have one place at this event already.');
  await book(client, { eventId, priceId });
  expect((await browser.get(path)).html).toContain('You have 2 places at this event already.');
});

test('the page of a booking says that it was booked only until it is confirmed, also when it is loaded again', async () => {
  const { eventId, priceId } = await published();
  const { browser, client } = await visitor();
  const { booking } = await book(client, { eventId, priceId });
  const address = `/account/bookings/${booking?.id}?done=booked`;
  const CONFIRMATION = 'Your place is booked. We will confirm it soon.';
  const fresh = (await browser.get(address)).html;
  expect(fresh).toContain(CONFIRMATION);
  expect(fresh).not.toContain('<p>We have your booking and will confirm it soon.');
  await step(api.admin, 'confirm', { id: booking?.id ?? '' });
  expect((await browser.get(address)).html).not.toContain(CONFIRMATION);
});

test('the zone of an event’s times is on the form, in the lists and on the page of a booking, and on the ticket', async () => {
  const days = { startsOn: '2099-05-15', infoStartTime: '10:00', infoEndTime: '17:30' };
  const { path, eventId, priceId } = await published(days);
  const { browser, client } = await visitor();
  const { booking } = await book(client, { eventId, priceId });
  const own = `/account/bookings/${booking?.id}`;
  const whenIn = (html: string) => /<p class="when">.*?<\/p>/.exec(html)?.[0];
  const ZONED = /<bdi>10:00\sAM\s–\s5:30\sPM \(Bhutan Time, UTC\+6\)<\/bdi><\/p>$/;
  for (const at of [path, '/account', '/account/bookings', own])
    expect([at, whenIn((await browser.get(at)).html)]).toEqual([at, expect.stringMatching(ZONED)]);
  await step(api.admin, 'confirm', { id: booking?.id ?? '' });
  const [, ticket = ''] = (await browser.get(own)).html.split('<section class="ticket"');
  expect(whenIn(ticket)).toMatch(ZONED);
});
