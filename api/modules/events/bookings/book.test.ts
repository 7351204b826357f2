import { randomUUID } from 'node:crypto';
import { BOOKINGS_PER_VISITOR } from '@polyphony/domain/limits.js';
import { messages } from '@polyphony/domain/messages/englishTexts.js';
import { Limits } from '../../../platform/limits/rateLimits.js';
import { replaceService } from '../../../testing/server/replaceService.js';
import {
  allBookings,
  book,
  BOOK,
  bookableEvent,
  booked,
  cancelBooking,
  priceOf,
  step,
} from '../../../testing/records/bookings.js';
import { setSwitch } from '../../../testing/records/createRecord.js';
import { gql } from '../../../testing/generated/gql.js';
import { startTestApi, type TestApi } from '../../../testing/server/testApi.js';
import type { TestClient } from '../../../testing/clients/testClient.js';
import { visitorAccount } from '../../../testing/clients/visitorAccounts.js';

let api: TestApi;
let pema: TestClient;
let dawa: TestClient;
beforeAll(async () => {
  api = await startTestApi({ TRUST_PROXY: '1' });
  pema = (await visitorAccount(api)).client;
  dawa = (await visitorAccount(api, { firstName: 'Dawa', nationality: 'INTERNATIONAL' })).client;
});
afterAll(() => api.close());
// A visitor of these tests books more in an hour than any one person.
beforeEach(() => replaceService(api.services, 'limits', new Limits(null)));

const OCCUPIED = gql(`query PlacesTaken($id: ID!) { event(id: $id) { placesTaken } }`);
const placesTaken = async (id: string) => (await api.admin.request(OCCUPIED, { id })).placesTaken;

const DELETE_PRICE = gql(`mutation DeleteBookedPrice($id: ID!) { deleteEventPrice(id: $id) { success } }`);
const OWN = gql(`query PriceOfOwnBooking($id: ID!) { ownBooking(id: $id) { price { amount currency label } } }`);
const CATEGORY = gql(`query CategoryOfBookableEvent($id: ID!) { event(id: $id) { categoryId } }`);
const PLACES_LEFT = gql(`query PlacesLeft($id: ID!) { publishedEvent(id: $id) { placesLeft } }`);
const UPDATE = gql(`
  mutation UpdateBookedEvent($id: ID!, $input: EventInput!) {
    updateEvent(id: $id, input: $input) { success errors { field message } }
  }
`);
const DELETE = gql(`mutation DeleteBookedEvent($id: ID!) { deleteEvent(id: $id) { success message } }`);

describe('booking a place', () => {
  test('[BOOK-009][BOOK-010] a signed-in visitor books: Pending, unpaid, with the price as it is', async () => {
    const { eventId, priceId } = await bookableEvent(api);
    const result = await book(pema, { eventId, priceId, message: 'Vegetarian, please' });
    expect(result).toMatchObject({ success: true, message: messages.booked, errors: [] });
    expect(result.booking).toMatchObject({
      status: 'PENDING',
      paid: false,
      message: 'Vegetarian, please',
      transactionId: expect.stringMatching(/^TXN-[A-Z2-9]{12}$/) as unknown,
      price: { amount: 1200, currency: 'BTN', label: 'Early bird', nationality: 'BHUTANESE', priceType: 'FRESHER' },
      event: { id: eventId },
      ticketCode: null,
    });
    const [first] = await allBookings(api.admin, { eventId });
    expect(first).toMatchObject({
      id: result.booking?.id,
      visitor: { firstName: 'Pema', lastName: 'Lhamo', phone: '+975 17123456' },
      history: [{ step: 'BOOKED', by: 'Pema Lhamo', byStaff: false }],
    });
  });

  test('refuses a booking without a visitor’s session, and one by staff', async () => {
    const { eventId, priceId } = await bookableEvent(api);
    for (const client of [api.visitor, api.admin]) {
      const { errors } = await client.graphql(BOOK, { input: { eventId, priceId } });
      expect(errors[0]?.extensions['code']).toBe('UNAUTHENTICATED');
    }
    expect(await placesTaken(eventId)).toBe(0);
  });

  test('a booking keeps its price when the price is edited or deleted later', async () => {
    const { eventId, priceId } = await bookableEvent(api);
    const { id } = await booked(pema, { eventId, priceId });
    await api.admin.request(DELETE_PRICE, { id: priceId });
    const own = await pema.request(OWN, { id });
    expect(own.price).toMatchObject({ amount: 1200, currency: 'BTN', label: 'Early bird' });
  });

  test('a price that was tampered with, or changed meanwhile, is refused at its field', async () => {
    const { eventId, priceId } = await bookableEvent(api);
    for (const seen of [{ amount: 1 }, { currency: 'USD' }, { amount: 1199, currency: 'BTN' }]) {
      const { success, errors } = await book(pema, { eventId, priceId, ...seen });
      expect([success, errors]).toMatchObject([false, [{ field: 'priceId', message: messages.priceChanged }]]);
    }
    expect((await book(pema, { eventId, priceId, amount: 1200, currency: 'btn' })).success).toBe(true);
  });

  test.each([
    ['of another event', async () => (await bookableEvent(api)).priceId, messages.priceOfOther],
    [
      'for another nationality',
      (eventId: string) => priceOf(api, eventId, { nationality: 'INTERNATIONAL' }),
      messages.priceNotYours,
    ],
    [
      'that is switched off',
      async (eventId: string) => {
        const id = await priceOf(api, eventId);
        await setSwitch(api.admin, 'eventPrice', 'active', { id }, false);
        return id;
      },
      messages.priceGone,
    ],
    ['that does not exist', () => Promise.resolve('65f0c0ffee0c0ffee0c0ffee'), messages.priceGone],
    ['that is no id', () => Promise.resolve('x'), messages.objectId('labels.price')],
  ])('a price %s is refused', async (_, price, message) => {
    const { eventId } = await bookableEvent(api);
    const result = await book(pema, { eventId, priceId: await price(eventId) });
    expect([result.success, result.errors]).toMatchObject([false, [{ field: 'priceId', message }]]);
    expect(await placesTaken(eventId)).toBe(0);
  });

  test('an event that is not in use, not published, of a hidden category or over is refused', async () => {
    const off = await bookableEvent(api);
    await setSwitch(api.admin, 'event', 'active', { id: off.eventId }, false);
    const hidden = await bookableEvent(api);
    await setSwitch(api.admin, 'event', 'published', { id: hidden.eventId }, false);
    const below = await bookableEvent(api);
    const { categoryId } = await api.admin.request(CATEGORY, { id: below.eventId });
    await setSwitch(api.admin, 'eventCategory', 'active', { id: categoryId ?? '' }, false);
    for (const input of [off, hidden, below]) {
      expect(await book(pema, input)).toMatchObject({ success: false, message: messages.eventNotBookable, errors: [] });
    }
    const over = await bookableEvent(api, { startsOn: '2020-01-01', endsOn: '2020-01-02' });
    expect(await book(pema, over)).toMatchObject({ success: false, message: messages.eventOver });
  });

  test('what is too long is refused at its field', async () => {
    const event = await bookableEvent(api);
    const { errors } = await book(pema, { ...event, message: 'x'.repeat(1001), transactionId: 'x'.repeat(101) });
    expect(errors.map(({ field }) => field).sort()).toEqual(['message', 'transactionId']);
  });

  test('a transaction id is unique', async () => {
    const event = await bookableEvent(api);
    const transactionId = `BANK-${randomUUID()}`;
    expect(await booked(pema, { ...event, transactionId })).toMatchObject({ transactionId });
    const { errors } = await book(pema, { ...event, transactionId });
    expect(errors).toMatchObject([{ field: 'transactionId', code: 'DUPLICATE' }]);
    expect(await placesTaken(event.eventId)).toBe(1);
  });

  test('a visitor holds only so many places of one event', async () => {
    const event = await bookableEvent(api);
    const visitor = (await visitorAccount(api)).client;
    const results = await Promise.all(Array.from({ length: BOOKINGS_PER_VISITOR + 3 }, () => book(visitor, event)));
    expect(results.filter(({ success }) => success)).toHaveLength(BOOKINGS_PER_VISITOR);
    expect(results.find(({ success }) => !success)?.message).toBe(messages.tooManyPlaces(BOOKINGS_PER_VISITOR));
    expect(await placesTaken(event.eventId)).toBe(BOOKINGS_PER_VISITOR);
  });
});

describe('the same submit, sent again', () => {
  test('is one booking, sequentially and concurrently', async () => {
    const event = await bookableEvent(api);
    const input = { ...event, idempotencyKey: randomUUID() };
    const first = await booked(pema, input);
    const again = await Promise.all(Array.from({ length: 8 }, () => book(pema, input)));
    expect(new Set(again.map(({ booking }) => booking?.id))).toEqual(new Set([first.id]));
    const atOnce = { ...event, idempotencyKey: randomUUID() };
    const results = await Promise.all(Array.from({ length: 8 }, () => book(pema, atOnce)));
    expect(results.every(({ success }) => success)).toBe(true);
    expect(new Set(results.map(({ booking }) => booking?.id)).size).toBe(1);
    expect(await placesTaken(event.eventId)).toBe(2);
  });

  test('returns its booking even where that took the last place', async () => {
    const event = await bookableEvent(api, { capacity: 1 });
    const input = { ...event, idempotencyKey: randomUUID() };
    const results = await Promise.all(Array.from({ length: 12 }, () => book(pema, input)));
    expect(results.filter(({ success }) => !success)).toEqual([]);
    expect(new Set(results.map(({ booking }) => booking?.id)).size).toBe(1);
    expect(await book(pema, { ...event, idempotencyKey: randomUUID() })).toMatchObject({ message: messages.eventFull });
  });

  test('with another content is refused; the same key of another visitor does not matter', async () => {
    const event = await bookableEvent(api);
    const other = await bookableEvent(api);
    const idempotencyKey = randomUUID();
    await booked(pema, { ...event, idempotencyKey });
    expect(await book(pema, { ...other, idempotencyKey })).toMatchObject({
      success: false,
      message: messages.keyUsedOtherwise,
    });
    for (const more of [{ message: 'By bus' }, { transactionId: `BANK-${randomUUID()}` }])
      expect(await book(pema, { ...event, ...more, idempotencyKey })).toMatchObject({
        success: false,
        message: messages.keyUsedOtherwise,
        booking: null,
      });
    expect(await placesTaken(event.eventId)).toBe(1);
    const priceId = await priceOf(api, event.eventId, { nationality: 'INTERNATIONAL', amount: 40 });
    const theirs = await booked(dawa, { eventId: event.eventId, priceId, idempotencyKey });
    expect(theirs.price).toMatchObject({ amount: 40, currency: 'USD' });
  });

  test('returns its booking also after staff have worked on it, and is refused once the visitor has cancelled it', async () => {
    const event = await bookableEvent(api);
    const transactionId = `BANK-${randomUUID()}`;
    const input = { ...event, message: ' By bus ', transactionId, idempotencyKey: randomUUID() };
    const { id } = await booked(pema, input);
    await step(api.admin, 'note', { id, note: 'Called' });
    await step(api.admin, 'pay', { id, to: true });
    expect(await booked(pema, input)).toMatchObject({ id, paid: true, message: 'By bus', transactionId });
    const { transactionId: _, ...without } = input;
    expect(await book(pema, without)).toMatchObject({ success: false, message: messages.keyUsedOtherwise });
    await cancelBooking(pema, id);
    expect(await book(pema, input)).toMatchObject({ success: false, message: messages.keyUsedOtherwise });
    expect(await placesTaken(event.eventId)).toBe(0);
  });
});

describe('places', () => {
  test('never exceed the capacity, and a cancelled one is free again', async () => {
    const event = await bookableEvent(api, { capacity: 3 });
    const results = await Promise.all(Array.from({ length: 8 }, () => book(pema, event)));
    const placed = results.flatMap(({ booking }) => booking ?? []);
    expect(placed).toHaveLength(3);
    expect(results.filter(({ success }) => !success).map(({ message }) => message)).toEqual(
      Array.from({ length: 5 }, () => messages.eventFull),
    );
    expect((await cancelBooking(pema, placed[0]?.id ?? '')).success).toBe(true);
    expect((await book(pema, event)).success).toBe(true);
    expect(await book(pema, event)).toMatchObject({ success: false, message: messages.eventFull });
  });

  test('visitors read how many are left once there are few, without waiting', async () => {
    const event = await bookableEvent(api, { capacity: 12 });
    const left = async () => (await api.visitor.request(PLACES_LEFT, { id: event.eventId }))?.placesLeft;
    expect(await left()).toBeNull();
    await booked(pema, event);
    expect(await left()).toBeNull();
    const { id } = await booked(pema, event);
    expect(await left()).toBe(10);
    await cancelBooking(pema, id);
    expect(await left()).toBeNull();
  });

  test('only users who see bookings read how many places are taken', async () => {
    const { eventId } = await bookableEvent(api);
    const query = 'query ($id: ID!) { publishedEvent(id: $id) { placesTaken } }';
    for (const client of [api.visitor, pema, await api.staff('VIEW_ALL_EVENTS')]) {
      expect((await client.graphql(query, { id: eventId })).errors).not.toEqual([]);
    }
  });

  test('the capacity cannot fall below those that are taken', async () => {
    const event = await bookableEvent(api, { capacity: 5 });
    await booked(pema, event);
    await booked(pema, event);
    const to = (capacity: number | null) => api.admin.request(UPDATE, { id: event.eventId, input: { capacity } });
    expect(await to(1)).toMatchObject({
      success: false,
      errors: [{ field: 'capacity', message: messages.capacityBelowTaken(2) }],
    });
    expect(await to(2)).toMatchObject({ success: true });
    expect((await book(pema, event)).message).toBe(messages.eventFull);
    expect(await to(null)).toMatchObject({ success: true });
    expect((await book(pema, event)).success).toBe(true);
  });

  test('an event with bookings is not deleted', async () => {
    const event = await bookableEvent(api);
    const { id } = await booked(pema, event);
    await cancelBooking(pema, id);
    expect(await api.admin.request(DELETE, { id: event.eventId })).toEqual({
      success: false,
      message: messages.eventHasBookings,
    });
  });
});
