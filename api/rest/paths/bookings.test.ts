import { randomUUID } from 'node:crypto';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { bookableEvent, priceOf } from '../../testing/records/bookings.js';
import { fieldsOf, rowsOf, type Fields } from '../../testing/clients/restBody.js';
import { startTestApi, type TestApi } from '../../testing/server/testApi.js';
import type { TestClient } from '../../testing/clients/testClient.js';
import { visitorAccount } from '../../testing/clients/visitorAccounts.js';

let api: TestApi;
let pema: TestClient;
let email: string;
let event: { eventId: string; priceId: string };
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
  ({ client: pema, email } = await visitorAccount(api));
  event = await bookableEvent(api);
});
afterAll(() => api.close());

const BOOK = '/api/client/event/booking';
const sent = () => ({ event_id: event.eventId, price_id: event.priceId });
const booked = async (body: object = {}, headers = {}) => {
  const response = await pema.rest('POST', BOOK, { ...sent(), ...body }, headers);
  if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  return fieldsOf(response);
};
/** The id of the signed-in member of staff, which legacy clients send with what they do. */
const ownId = async () => String(fieldsOf(await api.admin.rest('GET', '/api/session-details'))['_id']);
const staff = (path: string, body: Fields, client = api.admin) =>
  client.rest('POST', `/api/event/booking/${path}`, body);

test('REST-077: a visitor books, under the literal names', async () => {
  const response = await pema.rest('POST', BOOK, { form: { ...sent(), note: 'By bus' } });
  expect(response).toMatchObject({ status: 200, body: { success: true, message: messages.booked } });
  expect(fieldsOf(response)).toMatchObject({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/) as unknown,
    event_id: { _id: event.eventId, ticket_id: expect.stringMatching(/^EVT-/) as unknown },
    transaction_id: expect.stringMatching(/^TXN-/) as unknown,
    event_price: { currency: 'BTN', price_amount: 1200, price_label: 'Early bird' },
    booking_status: 'Pending',
    payment_status: false,
    note: 'By bus',
    ticket_code: null,
  });
});

test('REST-077: other callers cannot, and invalid fields are refused under their names', async () => {
  expect((await api.visitor.rest('POST', BOOK, sent())).status).toBe(401);
  expect((await api.admin.rest('POST', BOOK, sent())).status).toBe(401);
  const wrong = await pema.rest('POST', BOOK, { event_id: 'x', note: 'x'.repeat(1001) });
  expect([wrong.status, Object.keys(wrong.body['errors'] as object).sort()]).toEqual([
    422,
    ['event_id', 'note', 'price_id'],
  ]);
  const tampered = await pema.rest('POST', BOOK, { ...sent(), price_amount: 1 });
  expect([tampered.status, tampered.body['errors']]).toEqual([422, { price_id: { message: messages.priceChanged } }]);
  const foreign = await priceOf(api, event.eventId, { nationality: 'INTERNATIONAL' });
  expect((await pema.rest('POST', BOOK, { ...sent(), price_id: foreign })).status).toBe(422);
});

test('a booking of a full event is refused with a message', async () => {
  const full = await bookableEvent(api, { capacity: 1 });
  const body = { event_id: full.eventId, price_id: full.priceId };
  expect((await pema.rest('POST', BOOK, body)).status).toBe(200);
  expect(await pema.rest('POST', BOOK, body)).toMatchObject({
    status: 409,
    body: { success: false, message: messages.eventFull },
  });
});

test('repeating a submission is one booking, with its key in the header or in the body', async () => {
  const key = randomUUID();
  const first = await booked({}, { 'idempotency-key': key });
  expect((await booked({ idempotency_key: key }))['_id']).toBe(first['_id']);
  expect((await booked({ idempotency_key: key }, { 'Idempotency-Key': key }))['_id']).toBe(first['_id']);
  const both = await pema.rest('POST', BOOK, { ...sent(), idempotency_key: randomUUID() }, { 'idempotency-key': key });
  expect(both.status).toBe(422);
});

test("note is what the visitor wrote until staff write one, and the visitor's own stays what it was (BOOK-006)", async () => {
  const { _id, transaction_id } = await booked({ note: 'Vegetarian, please' });
  const seen = async () => {
    const [row] = rowsOf(await api.admin.rest('GET', `/api/event/booking/view?searchName=${String(transaction_id)}`));
    return [row?.['note'], row?.['message']];
  };
  expect(await seen()).toEqual(['Vegetarian, please', 'Vegetarian, please']);
  await staff('notes', { bookingId: _id, note: 'Told the kitchen' });
  expect(await seen()).toEqual(['Told the kitchen', 'Vegetarian, please']);
  const own = rowsOf(await pema.rest('GET', '/api/client/user/booked-events?pageSize=100'));
  expect(own.find((row) => row['_id'] === _id)).toMatchObject({ note: 'Vegetarian, please' });
});

test('REST-100, BOOK-001 to BOOK-008: staff list the bookings under their literal names, by page and state', async () => {
  const { _id, transaction_id, event_id } = await booked({ note: 'By bus' });
  await staff('notes', { userId: await ownId(), bookingId: _id, note: 'Called' });
  const list = (query: string, client = api.admin) => client.rest('GET', `/api/event/booking/view?${query}`);
  const found = await list(`page=1&pageSize=5&searchName=${String(transaction_id)}`);
  expect(found.body).toMatchObject({
    data: [
      {
        _id,
        event_id: { ticket_id: (event_id as Fields)['ticket_id'], name: expect.stringMatching(/./) },
        transaction_id,
        event_price: { currency: 'BTN', price_amount: 1200 },
        user_id: { first_name: 'Pema', last_name: 'Lhamo', email, phone: '+975 17123456' },
        note: 'Called',
        message: 'By bus',
        booking_status: 'Pending',
        payment_status: false,
      },
    ],
    pagination: { currentPage: 1, currentLimit: 5, totalPages: 1, totalItemsCount: 1 },
  });
  expect(rowsOf(await list('pageSize=100&status=pending')).map((row) => row['_id'])).toContain(_id);
  expect(rowsOf(await list('booking_status=Cancelled&event_id=' + event.eventId))).toEqual([]);
  expect((await list('', await api.staff('VIEW_ALL_EVENTS'))).status).toBe(403);
});

test('REST-101, BOOK-024: a note is required and has at most 1000 characters', async () => {
  const { _id: bookingId } = await booked();
  const userId = await ownId();
  const note = async (text: unknown) => {
    const { status, body } = await staff('notes', { userId, bookingId, note: text });
    return [status, body['message']];
  };
  expect(await note('')).toEqual([422, 'Note is required']);
  expect(await note('x'.repeat(1001))).toEqual([422, 'Note cannot exceed 1000 characters']);
  expect(await note('x'.repeat(1000))).toEqual([200, 'Note added successfully.']);
  const own = rowsOf(await pema.rest('GET', '/api/client/user/booked-events?pageSize=100'));
  expect(own.find(({ _id }) => _id === bookingId)).toMatchObject({ note: null });
});

test('REST-102 BOOK-025: a Pending booking is confirmed, once', async () => {
  const { _id } = await booked();
  const response = await staff('confirm', { userId: await ownId(), bookingId: _id });
  expect([response.status, fieldsOf(response)['booking_status']]).toEqual([200, 'Confirmed']);
  expect(await staff('confirm', { bookingId: _id })).toMatchObject({
    status: 409,
    body: { message: messages.onlyPendingConfirmed },
  });
  expect((await staff('confirm', { bookingId: _id, userId: '65f0c0ffee0c0ffee0c0ffee' })).status).toBe(403);
});

test('REST-103, BOOK-025: the payment flips', async () => {
  const { _id: bookingId } = await booked();
  const userId = await ownId();
  const togglePayment = async () => fieldsOf(await staff('payment-status', { userId, bookingId }))['payment_status'];
  expect([await togglePayment(), await togglePayment()]).toEqual([true, false]);
});

test('REST-104 REST-105: visitors list their own, the cancelled ones in the history alone', async () => {
  const tashi = (await visitorAccount(api)).client;
  const booking = fieldsOf(await tashi.rest('POST', BOOK, sent()));
  await tashi.request('mutation ($id: ID!) { cancelOwnBooking(id: $id) { success } }', { id: booking['_id'] });
  const ids = async (list: string, client: TestClient) =>
    rowsOf(await client.rest('GET', `/api/client/user/${list}?pageSize=100`)).map((row) => row['_id']);
  expect(await ids('booked-events', tashi)).toEqual([]);
  expect(await ids('order-history', tashi)).toEqual([booking['_id']]);
  expect(await ids('order-history', pema)).not.toContain(booking['_id']);
  expect((await api.visitor.rest('GET', '/api/client/user/booked-events')).status).toBe(401);
});
